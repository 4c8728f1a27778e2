/** Each set of rules tells its own rules in its own words: who plays is the gambler, or the speler, and no other set is talked of. */
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../src/components/zwikken/marks.ts';
import { questionOf } from '../../src/components/zwikken/puzzleStory.ts';
import { zwikkenRulesBySection } from '../../src/content/zwikkenRules.ts';
import { RULE_SETS, zwikkenPuzzle } from '../../src/engine/zwikken/index.ts';
import { zwikkenRefusalText } from '../../src/words/zwikken.ts';
import { factTexts, ZWIKKEN_EXAMPLE_WORDS } from '../../src/words/zwikkenRules.ts';
import { ZWIKKEN_WHO_WORDS } from '../../src/words/zwikkenWho.ts';
import {
  ACHTERHOEK,
  afterActs,
  begin,
  CLASSIC,
  MODERN,
  PLAIN,
  refusal,
  rulesNamed,
} from './table.ts';

describe.each([
  [CLASSIC, 'bid, pass, pass', 'gambler', 'speler'],
  [MODERN, 'ask, pass, pass, pass, pass', 'speler', 'gambler'],
  [ACHTERHOEK, 'ask, pass, pass', 'speler', 'gambler'],
])('%s', (id, bidding, own, other) => {
  const rules = rulesNamed(id);
  const state = afterActs(begin(id, PLAIN), bidding);

  test(`the table, the solver and the puzzles say ${own}`, () => {
    const puzzle = zwikkenPuzzle({ kind: 'win', rules, seed: 'ownwords' });
    const said = [
      ...marksOf(state, 1),
      ...factTexts(state, ['gambler']),
      ZWIKKEN_EXAMPLE_WORDS.playersHand(rules),
      ZWIKKEN_WHO_WORDS.gambler(rules),
      ZWIKKEN_WHO_WORDS.legend(rules),
      questionOf(puzzle),
    ].join(' ');
    expect(said.split(own).length).toBeGreaterThan(6);
    expect(said).not.toContain(other);
  });

  test(`its rules, as the page and the printed sheet have them, never say ${other}, nor what holds elsewhere`, () => {
    const set = RULE_SETS.find((one) => one.id === id);
    for (const entry of zwikkenRulesBySection(set).flatMap(({ entries }) => entries)) {
      const statement = entry.statementIn(set);
      expect(statement).not.toContain(other);
      expect(statement).not.toMatch(/classic|modern|Achterhoek|in the others/i);
    }
  });
});

test('a refused lead names the speler, since only there it is refused', () => {
  const state = afterActs(
    begin(ACHTERHOEK, ['KS KD JC', 'AH KC JS', 'AC 10S JD']),
    'ask, pass, pass',
  );
  expect(zwikkenRefusalText(refusal(state, 'AH'))).toContain('The speler');
});

test('who has declared the ten is told that expecting a better one says no more', () => {
  const hands = ['AS KD JC', '10H KC JS', 'AC KS JD'];
  const state = afterActs(begin(MODERN, hands), 'ask+knows, better, pass');
  expect(zwikkenRefusalText(refusal(state, 'better+expects'))).toMatch(
    /“Ken hem” and “verwacht een betere” do the same here, which is our ruling/,
  );
});
