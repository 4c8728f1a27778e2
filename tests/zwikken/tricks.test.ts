/** Which cards may be played to a trick, and who wins it. Every row is read off the rules of its set. */
import { describe, expect, test } from 'vitest';
import dispute from '../../src/content/en/disputes/zwikken-last-card-is-the-ace.json' with {
  type: 'json',
};
import { allZwikkenRules } from '../../src/content/zwikkenRules.ts';
import type { Suit } from '../../src/engine/card.ts';
import {
  cardRefusal,
  playableCards,
  seatToAct,
  winningCard,
} from '../../src/engine/zwikken/index.ts';
import { zwikkenRefusalText } from '../../src/words/zwikkenRefusals.ts';
import {
  ACHTERHOEK,
  ALL,
  afterActs,
  begin,
  CLASSIC,
  cards,
  MODERN,
  rulesNamed,
  verdict,
} from './table.ts';

/** What is shown · hand · trick so far · what may be played. Hearts are trump. */
const FOLLOWING: readonly (readonly [string, string, string, string])[] = [
  ['who leads may play any card', 'AS 10H JD', '', 'AS 10H JD'],
  ['a suit led is followed', 'AS 10H JS', 'KS', 'AS JS'],
  ['with a lower card as well, and trumps stay in the hand', 'AH 10S', 'KS', '10S'],
  ['who follows need not beat', 'AS JS QD', 'KS', 'AS JS'],
  ['who cannot follow has to trump', 'AD 10H JD', 'KS', '10H'],
  ['with any trump where there is none in the trick', 'AH 10H JD', 'KS QS', 'AH 10H'],
  ['with a higher one where there is', 'AH 10H JD', 'KS JH', 'AH'],
  ['with any higher one', 'AH KH JH', 'KS QH', 'AH KH'],
  ['with a lower one where there is no higher', 'JH 10H AD', 'KS QH', 'JH 10H'],
  ['above the highest trump, not the last', 'AH QH JD', 'KS KH 10H', 'AH'],
  ['who can neither follow nor trump plays anything', 'AD KC JD', 'KS', 'AD KC JD'],
  ['also where others have trumped', 'AD KC', 'KS QH', 'AD KC'],
  ['trumps led are followed with any trump', 'AH 10H JD', 'KH', 'AH 10H'],
  ['with a lower one although a higher is there', '10H AH', 'KH QH', '10H AH'],
  ['who has no trump when trumps are led plays anything', 'AS JD', 'KH', 'AS JD'],
  ['an only card is always right', 'JD', 'KS QH', 'JD'],
  ['who has followed suit is not asked for trumps', 'JS AH', 'KS QH', 'JS'],
];

describe.each(ALL)('%s', (id) => {
  const rules = rulesNamed(id);
  test.each(FOLLOWING)('%s', (_, hand, trick, could) => {
    const choice = { trump: 'H' as Suit, hand: cards(hand), trick: cards(trick), gambler: false };
    expect(playableCards(rules, choice)).toEqual(cards(could));
    const refused = cards(hand).filter((card) => cardRefusal(rules, choice, card) !== undefined);
    expect(refused).toEqual(cards(hand).filter((card) => !cards(could).includes(card)));
  });

  // The trick in its order · the trump suit · whose card wins, by index.
  test.each([
    ['the highest card of the suit led', 'QS AS KS', 'H', 1],
    ['not a higher card of another suit', 'JS AD AC', 'H', 0],
    ['the ten is below the jack', '10S JS', 'H', 1],
    ['the ranks are ace, king, queen, jack, ten', '10S JS QS KS AS', 'H', 4],
    ['the only trump, however low', 'AS 10H KS', 'H', 1],
    ['the highest trump', 'AS 10H JH QS', 'H', 2],
    ['the first trump, where the later is lower', 'AS KH JH', 'H', 1],
    ['the highest trump where trumps were led', 'QH AS KH JH', 'H', 2],
    ['a card nobody can follow', '10S AD AC KD QC', 'H', 0],
  ] as const)('a trick is won by %s', (_, trick, trump, at) => {
    expect(winningCard(rules, trump, cards(trick))).toBe(at);
  });
});

describe('a refused card says why', () => {
  const refused = (hand: string, trick: string, card: string, id = CLASSIC, gambler = false) =>
    cardRefusal(
      rulesNamed(id),
      { trump: 'H', hand: cards(hand), trick: cards(trick), gambler },
      cards(card)[0] ?? 'AS',
    );
  test.each([
    ['another suit than the one led', 'AS JD', 'KS', 'JD', 'must-follow', 'AS'],
    ['a trump in place of the suit led', 'AS JH', 'KS', 'JH', 'must-follow', 'AS'],
    ['a side card with a trump in the hand', 'AD JH', 'KS', 'AD', 'must-trump', 'JH'],
    ['a lower trump with a higher in the hand', 'AH JH', 'KS QH', 'JH', 'must-overtrump', 'AH'],
  ])('%s', (_, hand, trick, card, code, could) => {
    expect(refused(hand, trick, card)).toMatchObject({ code, card, could: cards(could) });
  });
  test('the trump to beat is named', () => {
    expect(refused('AH JH', 'KS 10H QH', 'JH')).toMatchObject({ highest: 'QH' });
  });
});

describe('what the asker may lead', () => {
  // Hearts are trump. The rules · the asker's hand · what may be led.
  test.each([
    [CLASSIC, 'AH KH JD', 'AH KH JD'],
    [MODERN, 'AH KH JD', 'AH KH JD'],
    [ACHTERHOEK, 'AH KH JD', 'KH JD'],
    [ACHTERHOEK, 'AS AH', 'AS'],
    // No other card is barred: not the king when the ace is gone, nor the ace of another suit.
    [ACHTERHOEK, 'KH AS', 'KH AS'],
    [ACHTERHOEK, 'AH', 'AH'],
    [CLASSIC, 'AH', 'AH'],
  ])('in %s, with %s: %s', (id, hand, could) => {
    const choice = { trump: 'H' as Suit, hand: cards(hand), trick: [], gambler: true };
    expect(playableCards(rulesNamed(id), choice)).toEqual(cards(could));
  });

  test('others may lead the ace, and the asker may follow and trump with it', () => {
    const rules = rulesNamed(ACHTERHOEK);
    const hand = cards('AH JD');
    expect(playableCards(rules, { trump: 'H', hand, trick: [], gambler: false })).toEqual(hand);
    const trumping = { trump: 'H' as Suit, hand, trick: cards('KS'), gambler: true };
    expect(playableCards(rules, trumping)).toEqual(cards('AH'));
    const following = { trump: 'H' as Suit, hand, trick: cards('KH'), gambler: true };
    expect(playableCards(rules, following)).toEqual(cards('AH'));
  });
});

// The bidding · whether seat 1, which leads and holds the ace, may lead it.
test.each([
  ['ask, pass, pass', 'top-trump-not-led'],
  ['ask, better, pass', 'allowed'],
  ['pass, ask, pass', 'allowed'],
])('of several who asked, only the last may not lead the trump ace: %s', (words, said) => {
  const hands = ['KS KD JC', 'AH KC JS', 'AC AS JD'];
  const state = afterActs(begin(ACHTERHOEK, hands), words);
  const led = state.phase === 'bidding' ? afterActs(state, 'pass') : state;
  expect(seatToAct(led)).toBe(1);
  expect(verdict(led, 'AH')).toBe(said);
});

test('the rule, the refusal and the dispute say so of the same player', () => {
  const rule = allZwikkenRules().find(({ rule }) => rule.id === 'ace-not-led');
  expect(rule?.rule.ground).toBe('inferred');
  const refused = zwikkenRefusalText({ code: 'top-trump-not-led', card: 'AH', could: [] });
  for (const text of [rule?.statementIn(), refused, dispute.short]) {
    expect(text).toMatch(
      /^(Yes, by our ruling\. )?The speler, who asked last, may (never|not) lead/,
    );
  }
});
