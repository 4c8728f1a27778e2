/** What marks the sentences on how to deal: written from the sources and the rulings, before the pages were asked. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldRules } from '../../src/content/dealGrounds.ts';
import { dealGrounds, statingRule } from '../../src/content/dealing.ts';
import { groundsOf } from '../../src/content/grounds.ts';
import { ruleSchema } from '../../src/content/schemas/rule.ts';
import { dealSentences } from '../../src/words/deal.ts';
import { versionNamed } from '../engine/read.ts';

const RULES = 'src/content/rules';
const entries = readdirSync(RULES).map((file) => {
  const rule = ruleSchema.parse(JSON.parse(readFileSync(`${RULES}/${file}`, 'utf8')));
  return { rule, grounds: groundsOf(rule) };
});
const grounds = dealGrounds(entries);

/** The marks of the sentence that begins so. */
function marksOf(id: string, players: number, begins: string): string[] {
  const variant = versionNamed(id);
  const sentence = dealSentences(variant, players).find(({ text }) => text.startsWith(begins));
  if (sentence === undefined) throw new Error(`${id}, ${players}: nothing begins “${begins}”`);
  return toldRules(grounds, sentence, variant, players).flatMap(({ ground, id: rule }) =>
    ground === undefined ? [] : `${ground} ${rule}`,
  );
}

describe('a sentence on how to deal is marked where no source says it', () => {
  const rows: [string, number, string, string[]][] = [
    ['dithmarschen', 4, 'Begin', []],
    ['dithmarschen', 4, 'Lay 3', []],
    ['dithmarschen', 2, 'Begin', ['ruling deal-two-alone']],
    ['dithmarschen', 2, 'Lay 3', ['ruling deal-two-alone']],
    ['dithmarschen', 3, 'Lay 4', ['ruling deal-three-alone']],
    ['dithmarschen', 3, 'Whenever all hands', ['inferred deal-later', 'ruling deal-three-alone']],
    ['dithmarschen', 4, 'The dealer shuffles', []],
    // S2 has no cut, and is not clear about who deals next.
    ['dithmarschen-refill', 4, 'The dealer shuffles', ['ruling cutting']],
    ['dithmarschen-refill', 4, 'Begin', []],
    ['dithmarschen-refill', 4, 'The next round', ['inferred deal-passes-left']],
    // By twos, says S0.
    ['grossenwiehe', 4, 'Begin', []],
    // How many, S0 says; that they come singly, nobody does.
    ['christiansen', 3, 'Begin', ['ruling deal-singly']],
    ['huelsemann', 2, 'Begin', ['inferred deal-order', 'ruling deal-singly']],
    ['grupp', 4, 'When all hands are empty again, the last 6', []],
    ['huelsemann-double', 5, 'Lay 4', []],
    ['huelsemann-double', 6, 'Lay 4', []],
    [
      'huelsemann-double',
      6,
      'When all hands are empty again, the last',
      ['ruling deal-remainder', 'inferred dealer-not-last'],
    ],
    // A house rule stands on the grounds of the version that it changes.
    ['dithmarschen.zwick.2', 2, 'Lay 3', ['ruling deal-two-alone']],
  ];
  test.each(rows)('%s with %i: “%s …” %j', (id, players, begins, marks) => {
    expect(marksOf(id, players, begins)).toEqual(marks);
  });
});

describe('the rule that states how many cards are dealt', () => {
  test.each([
    ['dithmarschen', 2, 'deal-two-alone'],
    ['dithmarschen', 4, 'deal-four-in-stages'],
    ['grossenwiehe', 6, 'deal-in-two-halves'],
    ['grupp', 2, 'deal-remainder'],
    ['huelsemann', 3, 'deal-until-out'],
  ])('%s with %i: %s', (id, players, rule) => {
    expect(statingRule(entries, versionNamed(id), players)?.rule.id).toBe(rule);
  });
});
