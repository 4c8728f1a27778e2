/** The running deal as the browser keeps it: the deal, its seed and number, and whose hands are shown. */
import { expect, test } from 'vitest';
import { parseKept, writeKept } from '../../src/components/zwikken/keeping.ts';
import { newDeal } from '../../src/components/zwikken/newDeal.ts';
import { makeZwikkenLink, usuallyAgreed } from '../../src/engine/zwikken/index.ts';
import { CLASSIC, rulesNamed } from './table.ts';

const rules = rulesNamed(CLASSIC);
const { at, record } = newDeal(rules, 3, 'kermis', usuallyAgreed(rules));
const deal = makeZwikkenLink({ form: 'deal', record, at });
const stored = (fields: object) => JSON.stringify({ v: 1, deal, ...fields });

test.each([true, false])(
  'whose hands are shown comes back as it was kept: all is %s',
  (showsAll) => {
    const kept = { deal, seed: 'kermis', number: 2, showsAll };
    expect(parseKept(writeKept(kept))).toEqual({ value: kept, isWhole: true, isNewer: false });
  },
);

// What is stored of it · whether all hands are shown.
test.each([
  [{}, true],
  [{ showsAll: 'no' }, true],
  [{ showsAll: null }, true],
  [{ showsAll: false }, false],
])('%j is read as: all shown is %s', (fields, showsAll) => {
  const read = parseKept(stored(fields));
  expect(read.isWhole).toBe(true);
  expect(read.value?.showsAll).toBe(showsAll);
});
