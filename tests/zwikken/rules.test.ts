/** The rules of Zwikken as atoms: every example is answered as it expects, and every refusal has its rule. */
import { expect, test } from 'vitest';
import { allZwikkenRules } from '../../src/content/zwikkenRules.ts';
import { RULE_SETS, ZWIKKEN_RULE_OF } from '../../src/engine/zwikken/index.ts';

test('every example is answered as it expects, in every set of rules that it is of', () => {
  const entries = allZwikkenRules();
  expect(entries.length).toBeGreaterThan(50);
  for (const { examples } of entries) for (const { sets } of examples) expect(sets).not.toEqual([]);
});

test('ids are there once, and what is related exists', () => {
  const ids = allZwikkenRules().map(({ rule }) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { rule } of allZwikkenRules()) {
    for (const id of rule.related) expect(ids, rule.id).toContain(id);
  }
});

test('every refusal breaks a rule that is there', () => {
  const ids = allZwikkenRules().map(({ rule }) => rule.id);
  for (const id of Object.values(ZWIKKEN_RULE_OF)) expect(ids).toContain(id);
});

test('no figure is left out of a statement', () => {
  for (const { holdsIn, statementIn, title } of allZwikkenRules()) {
    for (const set of holdsIn) {
      expect(statementIn(set), title).not.toMatch(/[{}]|undefined/);
      expect(RULE_SETS).toContain(set);
    }
  }
});
