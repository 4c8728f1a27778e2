/** Bidding: who may say what, when it ends, and who the gambler is. */
import { describe, expect, test } from 'vitest';
import {
  askersOf,
  legalActions,
  seatToAct,
  type ZwikkenState,
} from '../../src/engine/zwikken/index.ts';
import {
  ACHTERHOEK,
  ASKING,
  afterActs,
  begin,
  CLASSIC,
  MODERN,
  outcomeOf,
  PLAIN,
  refusal,
  verdict,
} from './table.ts';

const FOUR = ['AS KD JC', 'AD KC JS', 'AC KS JD', 'QC 10S JH'];
const FOUR_STOCK = 'QH QS QD';
/** Who spoke, in order. */
const spoke = ({ happened }: ZwikkenState): number[] =>
  happened.flatMap((one) =>
    one.kind === 'acted' && ['bid', 'ask', 'pass'].includes(one.action.kind) ? [one.seat] : [],
  );

describe('in the classic rules', () => {
  test('forehand speaks first, at the dealer’s left, and the turn goes to the left', () => {
    expect(seatToAct(begin(CLASSIC))).toBe(1);
    expect(seatToAct(begin(CLASSIC, PLAIN, undefined, { dealer: 2 }))).toBe(0);
    expect(spoke(afterActs(begin(CLASSIC), 'bid, bid, pass'))).toEqual([1, 2, 0]);
  });

  // What is said in turn, from seat 1 at a table of three · who plays.
  test.each([
    ['bid, pass, pass', 1],
    ['pass, bid, pass', 2],
    ['pass, pass, bid', 0],
    ['bid, bid, pass, pass', 2],
    ['bid, bid, bid, pass, pass', 0],
    ['bid, bid, pass, bid, pass', 1],
    ['bid, pass, bid, bid, pass', 1],
    // "I bid", "higher", "much higher", and on.
    ['bid, bid, bid, bid, bid, pass, pass', 2],
  ])('the last to bid is the gambler: %s → seat %s', (words, gambler) => {
    const state = afterActs(begin(CLASSIC), words);
    expect(state.phase).toBe('tricks');
    expect(state.game).toEqual({ gambler, part: 'whole', amount: 3 });
  });

  test('who has passed is out', () => {
    const state = afterActs(begin(CLASSIC, FOUR, FOUR_STOCK), 'bid, pass, bid, pass, bid');
    expect(spoke(state)).toEqual([1, 2, 3, 0, 1]);
    expect(seatToAct(state)).toBe(3);
    expect(spoke(afterActs(state, 'bid, pass'))).toEqual([1, 2, 3, 0, 1, 3, 1]);
  });

  test('it ends when all but the last bidder have passed, and not before', () => {
    const state = afterActs(begin(CLASSIC), 'pass, pass');
    expect(state.phase).toBe('bidding');
    expect(seatToAct(state)).toBe(0);
  });

  test('nobody asks, and nothing is declared', () => {
    const state = begin(CLASSIC, ['AS KD JC', 'AD KC 10H', 'AC KS JD']);
    expect(refusal(state, 'ask')).toEqual({ code: 'no-such-bid', kind: 'ask' });
    expect(refusal(state, 'pass+knows')).toEqual({ code: 'nothing-to-declare' });
  });
});

describe('for parts of a large pot', () => {
  /** Seven lay there: ten with the ante. Parts are named from ten counters on. */
  const large = (pot = 7) => begin(CLASSIC, PLAIN, undefined, { pot, agreed: { partsFrom: 10 } });
  const partsOpen = (state: ZwikkenState): string[] =>
    legalActions(state).flatMap((action) => (action.kind === 'bid' ? [action.part] : []));

  test('the parts are a half, two thirds, three quarters and the whole', () => {
    expect(partsOpen(large())).toEqual(['half', 'two-thirds', 'three-quarters', 'whole']);
  });

  test('each bid is for a higher part than the last', () => {
    expect(partsOpen(afterActs(large(), 'bid half'))).toEqual([
      'two-thirds',
      'three-quarters',
      'whole',
    ]);
    const state = afterActs(large(), 'bid two-thirds');
    expect(refusal(state, 'bid two-thirds')).toMatchObject({ code: 'bid-not-higher' });
    expect(refusal(state, 'bid half')).toEqual({
      code: 'bid-not-higher',
      part: 'half',
      last: 'two-thirds',
    });
    expect(verdict(state, 'bid three-quarters')).toBe('allowed');
  });

  test('over the whole pot nobody bids more', () => {
    const state = afterActs(large(), 'bid whole');
    expect(legalActions(state)).toEqual([{ kind: 'pass' }]);
    expect(verdict(state, 'bid whole')).toBe('bid-not-higher');
  });

  // The pot with the ante · the part · its counters, rounded up.
  test.each([
    [10, 'half', 5],
    [10, 'two-thirds', 7],
    [10, 'three-quarters', 8],
    [10, 'whole', 10],
    [11, 'half', 6],
    [12, 'two-thirds', 8],
    [12, 'three-quarters', 9],
  ])('of %i counters %s are %i', (pot, part, amount) => {
    const state = afterActs(large(pot - 3), `bid ${part}, pass, pass`);
    expect(state.game).toEqual({ gambler: 1, part, amount });
  });

  test('in a smaller pot, or where it was not agreed on, every bid is for the whole', () => {
    expect(partsOpen(large(6))).toEqual(['whole']);
    expect(refusal(large(6), 'bid half')).toEqual({ code: 'whole-pot-only', part: 'half', pot: 9 });
    expect(partsOpen(begin(CLASSIC, PLAIN, undefined, { pot: 1000 }))).toEqual(['whole']);
    expect(verdict(afterActs(large(6), 'bid'), 'bid')).toBe('allowed');
  });

  test('a part that there is not is refused by its name', () => {
    expect(refusal(large(), 'bid third')).toEqual({
      code: 'no-such-part',
      part: 'third',
      known: ['half', 'two-thirds', 'three-quarters', 'whole'],
    });
  });
});

describe.each(ASKING)('in %s', (id) => {
  test('one asks, plays or passes; forehand first', () => {
    const state = begin(id);
    expect(seatToAct(state)).toBe(1);
    expect(legalActions(state)).toEqual([
      { kind: 'ask', word: 'ask' },
      { kind: 'ask', word: 'play' },
      { kind: 'pass' },
    ]);
    expect(refusal(state, 'better')).toEqual({ code: 'nobody-asked' });
    expect(refusal(state, 'bid')).toEqual({ code: 'no-such-bid', kind: 'bid' });
  });

  test('to play is the same as to ask', () => {
    const [asked, played] = ['ask', 'play'].map((word) => {
      const { bids, happened, ...rest } = afterActs(begin(id), word);
      return rest;
    });
    expect(played).toEqual(asked);
  });

  test('over an asker one asks better, or passes', () => {
    const state = afterActs(begin(id), 'ask');
    expect(legalActions(state)).toEqual([{ kind: 'ask', word: 'better' }, { kind: 'pass' }]);
    expect(refusal(state, 'ask')).toEqual({ code: 'must-ask-better', asker: 1 });
    expect(refusal(state, 'play')).toEqual({ code: 'must-ask-better', asker: 1 });
  });

  test('the last to ask is the player, and all who asked are remembered', () => {
    const state = afterActs(begin(id), 'ask, better, better, better, pass');
    expect(state.game?.gambler).toBe(1);
    expect(askersOf(state)).toEqual([2, 0, 1]);
  });

  test('nobody asks a third time round', () => {
    const state = afterActs(begin(id), 'ask, better, better, better, better');
    expect(spoke(state)).toEqual([1, 2, 0, 1, 2]);
    expect(state.phase).toBe('tricks');
    expect(state.game?.gambler).toBe(2);
  });

  test('if all pass there is no second round', () => {
    const state = afterActs(begin(id), 'pass, pass, pass');
    expect(state).toMatchObject({ phase: 'dealer', waiting: [0], round: 1 });
  });

  test('a game is for the whole pot, or for the stakes that were agreed on', () => {
    const amount = (pot: number, rounds: number | null, stake = 1) => {
      const state = begin(id, PLAIN, undefined, { pot, agreed: { rounds, stake } });
      return afterActs(state, id === ACHTERHOEK ? 'ask, pass, pass' : 'ask, pass, pass, pass, pass')
        .game?.amount;
    };
    expect(amount(17, null)).toBe(20);
    // A round is one stake from each of the three.
    expect(amount(17, 1)).toBe(3);
    expect(amount(17, 2)).toBe(6);
    expect(amount(17, 2, 2)).toBe(12);
    // No more than there is.
    expect(amount(0, 2)).toBe(3);
  });
});

describe('the one more round', () => {
  /** Four at the table; seat 1 is forehand, seat 2 asks. */
  const asked = (id: string) => afterActs(begin(id, FOUR, FOUR_STOCK), 'pass, ask, pass, pass');

  test('in the modern rules all but the highest asker speak again, in turn from forehand', () => {
    const state = asked(MODERN);
    expect(state).toMatchObject({ phase: 'bidding', round: 2, waiting: [1, 3, 0] });
    const end = afterActs(state, 'better, pass, better');
    expect(spoke(end)).toEqual([1, 2, 3, 0, 1, 3, 0]);
    expect(end.game?.gambler).toBe(0);
    expect(askersOf(end)).toEqual([2, 1, 0]);
  });

  test('in the modern rules the asker outbid in it does not answer', () => {
    expect(afterActs(asked(MODERN), 'better, pass, pass').game?.gambler).toBe(1);
  });

  test('an asker outbid in the first round may ask better in the second', () => {
    const state = afterActs(begin(MODERN, FOUR, FOUR_STOCK), 'ask, better, pass, pass');
    expect(state.waiting).toEqual([1, 3, 0]);
    expect(afterActs(state, 'better, pass, pass').game?.gambler).toBe(1);
  });

  test('in the Achterhoek who has passed is out, also when somebody plays later', () => {
    const state = asked(ACHTERHOEK);
    expect(state.phase).toBe('tricks');
    expect(state.game?.gambler).toBe(2);
    const two = afterActs(begin(ACHTERHOEK, FOUR, FOUR_STOCK), 'play, better, pass, pass');
    expect(two).toMatchObject({ round: 2, waiting: [1] });
    expect(afterActs(two, 'better').game?.gambler).toBe(1);
  });

  test('in the Achterhoek all speak again once another card is turned up', () => {
    const state = afterActs(begin(ACHTERHOEK), 'pass, pass, pass, turn');
    expect(state.waiting).toEqual([1, 2, 0]);
  });
});

test('what is not being done now is refused, and so is everything once the deal is over', () => {
  const bidding = begin(MODERN);
  for (const word of ['turn', 'end', 'swap 10H', 'keep', 'AD']) {
    expect(refusal(bidding, word)).toMatchObject({ code: 'not-now', phase: 'bidding' });
  }
  const playing = afterActs(begin(CLASSIC), 'bid, pass, pass');
  expect(refusal(playing, 'pass')).toEqual({ code: 'not-now', kind: 'pass', phase: 'tricks' });
  const over = afterActs(begin(MODERN), 'pass, pass, pass, end');
  expect(outcomeOf(over)).toEqual({ kind: 'passed' });
  expect(refusal(over, 'pass')).toEqual({ code: 'deal-over' });
  expect(legalActions(over)).toEqual([]);
  expect(seatToAct(over)).toBe(null);
});
