/** Every statement that the sources make of Zwikken, in our reading, has a rule on the site, in the sets in which it holds. */
import { describe, expect, test } from 'vitest';
import { allZwikkenRules } from '../../src/content/zwikkenRules.ts';
import { ACHTERHOEK, ALL, ASKING, CLASSIC, MODERN, rulesNamed } from './table.ts';

// What is stated · the rules that say it · where they hold.
const STATEMENTS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['20 French-suited cards, A K Q J 10 in four suits', ['twenty-cards'], ALL],
  ['they rank in that order', ['rank-order'], ALL],
  ['points in tricks: A 4, K 3, Q 2, J 1, 10 0', ['card-points'], ALL],
  ['three to five players', ['three-to-five'], ALL],
  ['counters and a pot', ['for-counters', 'counters-below-nought'], ALL],
  ['turns go to the left, forehand is at the dealer’s left', ['clockwise'], ALL],
  ['every deal everyone antes one stake', ['ante'], ALL],
  ['three cards each in two rounds, 1 + 2 or 2 + 1', ['three-cards'], ALL],
  ['the stock’s top card is turned for trump', ['turn-up-trump'], ALL],
  ['the next player deals', ['next-dealer'], ALL],
  ['zwik: three cards of one rank', ['zwik'], ALL],
  [
    'shown after the turn-up, before bidding, wins the pot, nobody pays',
    ['zwik-as-dealt'],
    [CLASSIC],
  ],
  ['with several the highest rank wins', ['zwik-rank'], ALL],
  ['modern: tens are the highest zwik', ['zwik-of-tens'], ASKING],
  ['bids go up in turn from forehand until all but one have passed', ['bid-rising'], [CLASSIC]],
  ['a bid must be higher than the last', ['bid-higher'], [CLASSIC]],
  ['its words: I bid, higher, much higher', ['bid-words'], [CLASSIC]],
  ['who has passed is out', ['bid-passed'], [CLASSIC]],
  ['with a large pot bids name a part', ['bid-parts', 'parts-rounded-up'], [CLASSIC]],
  ['all pass: the dealer may turn another card', ['turn-up-again'], ALL],
  ['everyone adds a stake before it', ['turn-up-stake'], [CLASSIC]],
  ['three turn-ups in all', ['turn-up-count'], ALL],
  ['the pot stays', ['pot-stays'], ALL],
  ['the last bidder is the gambler', ['gambler'], [CLASSIC]],
  ['the trump ten may be exchanged for the card turned up', ['exchange-the-ten'], ALL],
  [
    '… without having declared it, and only that of the last suit',
    ['exchange-freely', 'exchange-last-suit'],
    [CLASSIC],
  ],
  ['trumps are only the suit turned last', ['last-suit-trumps'], ALL],
  ['forehand leads any card, the winner leads next', ['forehand-leads'], ALL],
  ['follow suit', ['follow-suit'], ALL],
  ['who can’t must trump', ['must-trump'], ALL],
  [
    '… and beat a trump in the trick; with only lower ones still trump',
    ['must-overtrump', 'only-lower-trumps'],
    ALL,
  ],
  ['when trumps are led any trump follows', ['trump-led'], ALL],
  ['highest trump wins, else the highest of the suit led', ['trick-winner'], ALL],
  ['the gambler wins with two or three tricks', ['won-by-tricks'], [CLASSIC]],
  ['… or one worth more than the other two together', ['won-by-one-trick'], [CLASSIC]],
  ['the winner takes the pot, or the part', ['winner-takes'], [CLASSIC]],
  ['a loser pays as much into it', ['loser-pays'], [CLASSIC]],
  ['modern: only points decide', ['won-by-points'], ASKING],
  ['“ik vraag”, “ik speel”, “pas”', ['ask-words'], ASKING],
  ['over an asker: better', ['ask-better'], ASKING],
  ['exactly one more round, all but the highest asker', ['ask-second-round'], ASKING],
  ['also those who passed before', ['ask-passed-returns'], [MODERN]],
  ['the last to ask is the speler', ['speler'], ASKING],
  ['a game is for a number of stakes or for the whole pot', ['asked-stake'], ASKING],
  ['… never for more than there is', ['asked-at-most-the-pot'], ASKING],
  ['the first search costs a stake, the second is free', ['second-search-free'], ASKING],
  ['a suit that has been up before: everyone throws in', ['same-suit-thrown-in'], ASKING],
  ['… which ends the deal; pot and stakes stay, the next player deals', ['thrown-in-ends'], ASKING],
  ['… and in the classic rules it is trump again', ['same-suit-trump'], [CLASSIC]],
  ['to exchange the ten its holder must have said so', ['declare-the-ten'], ASKING],
  ['a declared ten of an earlier suit may be exchanged too', ['exchange-earlier'], ASKING],
  ['who “expects a better” chooses', ['expects-better'], ASKING],
  [
    '… which the source says of nobody else, and of nobody else not',
    ['expects-better-same'],
    ASKING,
  ],
  ['zwiks are shown after the bidding and the exchange', ['zwik-after-bidding'], ASKING],
  ['a zwik can be made with the card turned up', ['zwik-by-exchange'], ASKING],
  ['only one who asked wins by it, the other askers pay', ['zwik-asked'], ASKING],
  ['if all pass and nobody searches it has missed its chance', ['zwik-missed'], ASKING],
  ['a tie for the highest: all lose', ['points-tie'], ASKING],
  ['every other asker pays, who did not ask neither takes nor pays', ['askers-settle'], ASKING],
  ['an emptied pot is filled by the next ante', ['empty-pot'], ALL],
  [
    'Achterhoek: the speler, who asked last, may not lead the trump ace',
    ['ace-not-led'],
    [ACHTERHOEK],
  ],
  ['… unless it is their only card', ['ace-last-card'], [ACHTERHOEK]],
  ['Achterhoek: who has passed is out', ['ask-passed-out'], [ACHTERHOEK]],
  [
    'bidding and asking are not mixed, and things have their turn',
    ['bid-or-ask', 'turn-order'],
    ALL,
  ],
];

test.each(STATEMENTS)('%s', (_, ids, sets) => {
  for (const id of ids) {
    const entry = allZwikkenRules().find(({ rule }) => rule.id === id);
    expect(
      entry?.holdsIn.map((set) => set.id),
      id,
    ).toEqual(sets);
    expect(entry?.examples.length, id).toBeGreaterThan(0);
  }
});

describe('the table above', () => {
  test('has every rule of the site', () => {
    const stated = STATEMENTS.flatMap(([, ids]) => ids);
    expect(
      allZwikkenRules()
        .map(({ rule }) => rule.id)
        .sort(),
    ).toEqual([...stated].sort());
  });
});

// What S1 leaves open · the rule with the ruling · the dispute that it links.
test.each([
  ['won-by-one-trick', 'zwikken-best-of-three-tricks'],
  ['bid-parts', 'zwikken-part-of-the-pot'],
  ['loser-pays', 'zwikken-who-pays'],
  ['turn-up-count', 'zwikken-how-many-trumps'],
  ['zwik-as-dealt', 'zwikken-zwik-as-dealt'],
  ['zwik-of-tens', 'zwikken-which-zwik-is-highest'],
  ['zwik-rank', 'zwikken-which-zwik-is-highest'],
  ['zwik-asked', 'zwikken-zwik-without-asking'],
  ['must-overtrump', 'zwikken-only-low-trumps'],
  ['only-lower-trumps', 'zwikken-only-low-trumps'],
  ['trump-led', 'zwikken-only-low-trumps'],
  ['same-suit-thrown-in', 'zwikken-suit-turned-up-again'],
  ['thrown-in-ends', 'zwikken-suit-turned-up-again'],
  ['expects-better', 'zwikken-expects-a-better'],
  ['expects-better-same', 'zwikken-expects-a-better'],
  ['declare-the-ten', 'zwikken-expects-a-better'],
  ['askers-settle', 'zwikken-who-pays'],
  ['ace-last-card', 'zwikken-last-card-is-the-ace'],
])('%s says that people quarrel about it: %s', (id, dispute) => {
  const entry = allZwikkenRules().find(({ rule }) => rule.id === id);
  expect(entry?.rule.disputes).toContain(dispute);
});

// Read off S1 before the rules were looked at: what it says itself, what follows from it, and what is ours · its rule ·
// the ground in the classic rules, and in the modern ones.
test.each([
  ['tens are the highest, in the modern text only', 'zwik-of-tens', undefined, 'said'],
  ['the order of zwiks', 'zwik-rank', 'inferred', 'ruling'],
  [
    'that “ik vraag” and “ik speel” mean the same it does not say',
    'ask-words',
    undefined,
    'inferred',
  ],
  ['its words for bids', 'bid-words', 'said', undefined],
  ['“verwacht een betere” does no more than “ken hem”', 'expects-better-same', undefined, 'ruling'],
  ['all throw in', 'same-suit-thrown-in', undefined, 'said'],
  ['what becomes of the deal and the pot then', 'thrown-in-ends', undefined, 'ruling'],
  ['no game for more than the pot', 'asked-at-most-the-pot', undefined, 'ruling'],
  ['a higher trump if possible', 'must-overtrump', 'said', 'said'],
  ['with only lower trumps one trumps all the same', 'only-lower-trumps', 'inferred', 'inferred'],
  ['an emptied pot is filled, in the modern text only', 'empty-pot', 'inferred', 'said'],
])('%s: %s', (_, id, classic, modern) => {
  const entry = allZwikkenRules().find(({ rule }) => rule.id === id);
  const groundIn = (name: string) =>
    entry?.holdsIn.some((set) => set.id === name) ? entry.groundIn(rulesNamed(name)) : undefined;
  expect(entry).toBeDefined();
  expect([groundIn(CLASSIC), groundIn(MODERN)]).toEqual([classic, modern]);
});
