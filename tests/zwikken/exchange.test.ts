/** Exchanging the trump ten for the card turned up. */
import { describe, expect, test } from 'vitest';
import { legalActions, lyingUp, openTens, seatToAct } from '../../src/engine/zwikken/index.ts';
import {
  ACHTERHOEK,
  ASKING,
  afterActs,
  begin,
  CLASSIC,
  MODERN,
  refusal,
  verdict,
} from './table.ts';

/** The dealer holds the ten of hearts, seat 2 that of spades. */
const HANDS = ['AS KD 10H', 'AD KC JS', 'AC 10S JD'];
const STOCK = 'QH QS QD';

describe('in the classic rules', () => {
  const bid = (words = 'bid, pass, pass', stock = STOCK) =>
    afterActs(begin(CLASSIC, HANDS, stock), words);

  test('its holder may exchange it before play, without having said so', () => {
    const state = bid();
    expect(state.phase).toBe('exchange');
    expect(seatToAct(state)).toBe(0);
    expect(legalActions(state)).toEqual([{ kind: 'exchange', ten: '10H' }, { kind: 'keep' }]);
    const exchanged = afterActs(state, 'swap 10H');
    expect(exchanged.hands[0]).toEqual(['AS', 'KD', 'QH']);
    expect(exchanged).toMatchObject({ phase: 'tricks', exchanged: ['10H'], waiting: [1, 2, 0] });
  });

  test('and may keep it', () => {
    const state = afterActs(bid(), 'keep');
    expect(state.hands[0]).toEqual(['AS', 'KD', '10H']);
    expect(state.phase).toBe('tricks');
  });

  test('the ten of the suit turned up last only', () => {
    const state = bid('pass, pass, pass, turn, bid, pass, pass');
    expect(seatToAct(state)).toBe(2);
    expect(legalActions(state)).toEqual([{ kind: 'exchange', ten: '10S' }, { kind: 'keep' }]);
    const both = afterActs(
      begin(CLASSIC, ['AS KD 10H', 'AD KC JS', 'AC KS JD'], STOCK),
      'pass, pass, pass, turn, bid, pass, pass',
    );
    expect(both.phase).toBe('tricks');
  });

  test('for the later card where a suit was turned up twice', () => {
    const state = bid('pass, pass, pass, turn, bid, pass, pass, swap 10H', 'QH JH QD');
    expect(state.hands[0]).toEqual(['AS', 'KD', 'JH']);
  });

  test('no other card is exchanged', () => {
    expect(refusal(bid(), 'swap AS')).toEqual({ code: 'not-a-ten', card: 'AS' });
    expect(refusal(bid(), 'swap 10S')).toEqual({ code: 'card-not-held', card: '10S' });
    const two = afterActs(
      begin(CLASSIC, ['AS 10D 10S', 'AD KC JS', 'AC KS JD'], 'QH QS QC'),
      'pass, pass, pass, turn, bid, pass, pass',
    );
    expect(refusal(two, 'swap 10D')).toMatchObject({ code: 'suit-not-turned', ten: '10D' });
    const earlier = afterActs(
      begin(CLASSIC, ['AS 10H 10S', 'AD KC JS', 'AC KS JD'], 'QH QS QC'),
      'pass, pass, pass, turn, bid, pass, pass',
    );
    expect(refusal(earlier, 'swap 10H')).toEqual({
      code: 'not-the-trump-ten',
      ten: '10H',
      trump: 'S',
    });
  });

  test('if the ten itself was turned up there is nothing to exchange', () => {
    const hands = ['AS KD QH', 'AD KC JS', 'AC 10S JD'];
    expect(afterActs(begin(CLASSIC, hands, '10H QS QD'), 'bid, pass, pass').phase).toBe('tricks');
  });
});

describe.each(ASKING)('in %s', (id) => {
  const start = (hands = HANDS, stock = STOCK) => begin(id, hands, stock);
  /** The rest passes, as often as it is asked. */
  const passing = (words: string, hands = HANDS, stock = STOCK) => {
    let state = afterActs(start(hands, stock), words);
    while (state.phase === 'bidding') state = afterActs(state, 'pass');
    return state;
  };

  test('it has to be declared in the bidding: with the asking or with the passing', () => {
    expect(openTens(passing('pass, pass, ask+knows'), 0)).toEqual(['10H']);
    expect(openTens(passing('ask, pass, pass+knows'), 0)).toEqual(['10H']);
    expect(openTens(passing('ask, pass, pass+expects'), 0)).toEqual(['10H']);
    const silent = passing('ask, pass, pass');
    expect(openTens(silent, 0)).toEqual([]);
    expect(silent.phase).toBe('tricks');
  });

  test('who did not declare it may not exchange it, while another may', () => {
    const hands = ['AS KD 10H', 'AD KC JS', 'AC 10S JD'];
    const state = passing('pass, pass, pass+knows, turn, ask, pass, pass', hands);
    // The ten of spades, now trump, was not declared; that of hearts was.
    expect(seatToAct(state)).toBe(0);
    const both = passing('pass, pass, pass+knows, turn, ask, pass, pass', [
      'AC 10S 10H',
      'AD KC JS',
      'AS KD JD',
    ]);
    expect(refusal(both, 'swap 10S')).toEqual({ code: 'ten-not-declared', ten: '10S' });
    expect(verdict(both, 'swap 10H')).toBe('allowed');
  });

  test('only its holder can declare it, only the trump ten, and only once', () => {
    expect(refusal(start(), 'ask+knows')).toEqual({ code: 'ten-not-held', ten: '10H' });
    // Seat 2 holds the ten of spades, which is not trump.
    expect(refusal(afterActs(start(), 'pass'), 'pass+knows')).toEqual({
      code: 'ten-not-held',
      ten: '10H',
    });
    const outbid = afterActs(
      begin(id, ['AS KD JC', '10H KC JS', 'AC 10S JD'], STOCK),
      'ask+knows, better, pass',
    );
    expect(seatToAct(outbid)).toBe(1);
    expect(refusal(outbid, 'better+expects')).toEqual({ code: 'declared-before', ten: '10H' });
    expect(verdict(outbid, 'better')).toBe('allowed');
  });

  test('the two declarations give the same right', () => {
    const open = ['knows', 'expects'].map((word) => passing(`ask, pass, pass+${word}`));
    expect(legalActions(open[0] as never)).toEqual(legalActions(open[1] as never));
  });

  test('it may be kept all the same', () => {
    const state = afterActs(passing('ask, pass, pass+knows'), 'keep');
    expect(state.hands[0]).toContain('10H');
    expect(state.phase).toBe('tricks');
  });

  test('after a search the ten of a suit turned up earlier may be exchanged for that suit’s card', () => {
    const state = passing('pass, pass, pass+expects, turn, ask');
    expect(state.turned).toEqual(['QH', 'QS']);
    expect(afterActs(state, 'swap 10H').hands[0]).toEqual(['AS', 'KD', 'QH']);
  });

  test('several tens, if held and declared; who chooses may take one and leave the other', () => {
    const hands = ['AC 10S 10H', 'AD KC JS', 'AS KD JD'];
    const state = passing('pass, pass, pass+expects, turn, ask, pass, pass+expects', hands);
    expect(legalActions(state)).toEqual([
      { kind: 'exchange', ten: '10H' },
      { kind: 'exchange', ten: '10S' },
      { kind: 'keep' },
    ]);
    expect(afterActs(state, 'swap 10H, swap 10S').hands[0]).toEqual(['AC', 'QS', 'QH']);
    expect(afterActs(state, 'swap 10S, keep').hands[0]).toEqual(['AC', 'QS', '10H']);
    expect(afterActs(state, 'swap 10S, keep').phase).toBe('tricks');
  });

  test('the ten of a suit that was never turned up stays where it is', () => {
    const hands = ['AC 10D 10H', 'AD KC JS', 'AS KD JD'];
    const state = passing('ask, pass, pass+knows', hands);
    expect(refusal(state, 'swap 10D')).toMatchObject({ code: 'suit-not-turned', turned: ['QH'] });
  });

  test('seats exchange in turn from forehand', () => {
    const hands = ['AS KD 10H', 'AD KC JS', 'AC 10S JD'];
    const state = passing('pass, pass, pass+knows, turn, ask, pass+knows, pass', hands);
    expect(state.waiting).toEqual([2, 0]);
    expect(afterActs(state, 'swap 10S').waiting).toEqual([0]);
  });

  test('it comes after the bidding and just before play', () => {
    const bidding = afterActs(start(), 'ask, pass');
    expect(refusal(bidding, 'swap 10H')).toMatchObject({ code: 'not-now' });
    const playing = afterActs(passing('ask, pass, pass+knows'), 'keep');
    expect(refusal(playing, 'swap 10H')).toMatchObject({ code: 'not-now', phase: 'tricks' });
  });
});

// The rules · hands · the cards turned up · what is done · what lies face up then.
test.each([
  [CLASSIC, HANDS, STOCK, 'bid, pass, pass', ['QH']],
  [CLASSIC, HANDS, STOCK, 'bid, pass, pass, swap 10H', ['10H']],
  [CLASSIC, HANDS, STOCK, 'bid, pass, pass, keep', ['QH']],
  [CLASSIC, HANDS, 'QH JH QD', 'pass, pass, pass, turn, bid, pass, pass, swap 10H', ['QH', '10H']],
  [
    MODERN,
    ['AC 10S 10H', 'AD KC JS', 'AS KD JD'],
    STOCK,
    'pass, pass, pass+expects, turn, ask, pass, pass+expects, pass, pass, swap 10H',
    ['10H', 'QS'],
  ],
] as const)(
  'an exchanged ten lies where the card was, and no card lies there twice: %s, %j, %s, %s',
  (id, hands, stock, words, up) => {
    const state = afterActs(begin(id, hands, stock), words);
    expect(lyingUp(state)).toEqual(up);
    for (const card of lyingUp(state)) expect(state.hands.flat()).not.toContain(card);
  },
);

test('in the Achterhoek an ace got by the exchange is not led by the asker', () => {
  const hands = ['KD JC JD', '10H KC JS', 'AC 10S KS'];
  const state = afterActs(begin(ACHTERHOEK, hands, 'AH QS QD'), 'ask+knows, pass, pass, swap 10H');
  expect(refusal(state, 'AH')).toMatchObject({ code: 'top-trump-not-led', could: ['KC', 'JS'] });
});
