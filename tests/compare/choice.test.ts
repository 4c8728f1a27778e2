/** Which rows show for which choice, and how a choice stands in the address. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it, test } from 'vitest';
import {
  askedIn,
  differsAmong,
  LEAST,
  MOST,
  queryOf,
} from '../../src/components/compare/choice.ts';
import { pairsIn, pairsOf } from '../../src/content/comparing.ts';
import { playersWhere, VARIANTS } from '../../src/engine/index.ts';
import { COMPARISON, cellText, RULES } from './rows.ts';

const IDS = VARIANTS.map(({ id }) => id);
const COUNT = VARIANTS.length;

const choices = fc
  .subarray(
    IDS.map((_, at) => at),
    { minLength: LEAST, maxLength: MOST },
  )
  .chain((versions) => fc.record({ versions: fc.constant(versions), all: fc.boolean() }));

describe('with differences only', () => {
  property.prop([choices])(
    'a row of figures shows exactly when two of the chosen versions say otherwise',
    ({ versions }) => {
      for (const row of COMPARISON.rows) {
        if (row.kind !== 'figure') continue;
        // How so many are dealt can differ only where so many play.
        const asked = versions.filter((at) => row.cells[at]?.figure !== undefined);
        const texts = new Set(asked.map((at) => cellText(row.id, IDS[at] ?? '')));
        expect(differsAmong(pairsIn(row), COUNT, versions), row.id).toBe(texts.size > 1);
      }
    },
  );

  property.prop([choices])(
    'a rule shows exactly when, of two chosen versions, it holds in one and not in the other',
    ({ versions }) => {
      for (const row of COMPARISON.rows) {
        if (row.kind !== 'rule') continue;
        const rule = RULES.find(({ id }) => id === row.rule);
        const parted = versions.some((one) =>
          versions.some((other) => {
            const [first, second] = [VARIANTS[one], VARIANTS[other]];
            if (first === undefined || second === undefined || rule === undefined) return false;
            const holds = [first, second].map((variant) => playersWhere(rule.predicate, variant));
            const shared: number[] = first.seats.filter((players) =>
              (second.seats as readonly number[]).includes(players),
            );
            if (shared.length > 0) {
              return shared.some((at) => holds[0]?.includes(at) !== holds[1]?.includes(at));
            }
            // Everywhere in one, and not everywhere in the other; or in some places of one only.
            const parts = [first, second].map(({ seats }, at) => {
              const held = holds[at]?.length ?? 0;
              return held === 0 ? 'nowhere' : held === seats.length ? 'everywhere' : 'somewhere';
            });
            return parts[0] !== parts[1];
          }),
        );
        expect(differsAmong(pairsIn(row), COUNT, versions), row.id).toBe(parted);
      }
    },
  );

  it('works for any number of versions', () => {
    for (const count of [2, 3, 7, 8, 12]) {
      const pairs = pairsOf(count);
      for (const [at, [one, other]] of pairs.entries()) {
        const digits = pairs.map((_, other) => (other === at ? '1' : '0')).join('');
        for (const [first, second] of pairs) {
          const isPair = first === one && second === other;
          expect(differsAmong(digits, count, [first, second])).toBe(isPair);
        }
      }
    }
  });
});

describe('the address', () => {
  property.prop([choices])(
    'brings back what was chosen, in signs that any link keeps',
    (choice) => {
      const query = queryOf(choice, IDS);
      expect(query).toMatch(/^\?[\w.~-]+$/);
      expect(askedIn(query, IDS)).toEqual({ ...choice, unknown: [] });
    },
  );

  property.prop([choices, fc.nat()])(
    'that was cut off is never another choice',
    (choice, length) => {
      const query = queryOf(choice, IDS);
      const cut = query.slice(0, 2 + (length % (query.length - 2)));
      expect(askedIn(cut, IDS)?.problem).toBe('cut');
    },
  );

  const at = (id: string): number => (IDS as readonly string[]).indexOf(id);
  test.each([
    ['', undefined],
    ['?', undefined],
    ['?utm_source=x', undefined],
    [
      '?grupp~dithmarschen~all&utm_source=x',
      { versions: [at('dithmarschen'), at('grupp')], all: true, unknown: [] },
    ],
    [
      '?dithmarschen%7Egrupp%7Edifferences',
      { versions: [at('dithmarschen'), at('grupp')], all: false, unknown: [] },
    ],
    [
      '?grupp~atlantis~differences',
      { versions: [at('grupp')], all: false, unknown: ['atlantis'], problem: 'unknown' },
    ],
    ['?grupp~grupp~all', { versions: [at('grupp')], all: true, unknown: [], problem: 'few' }],
    ['?all', { versions: [], all: true, unknown: [], problem: 'few' }],
    [
      `?${IDS.slice(0, 5).join('~')}~all`,
      { versions: [0, 1, 2, 3], all: true, unknown: [], problem: 'many' },
    ],
    [
      '?dithmarschen~grupp',
      { versions: [at('dithmarschen'), at('grupp')], all: false, unknown: [], problem: 'cut' },
    ],
    [
      '?<b>~grupp~all',
      { versions: [at('grupp')], all: true, unknown: ['<b>'], problem: 'unknown' },
    ],
  ])('%s', (query, asked) => {
    expect(askedIn(query, IDS)).toEqual(asked);
  });

  it('has words of its own, that are no versions', () => {
    expect(IDS).not.toContain('all');
    expect(IDS).not.toContain('differences');
  });
});
