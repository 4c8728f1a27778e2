/**
 * For every predicate positions in which it holds and positions in which it does not, with the verdict written down
 * before the engine is asked. A predicate without both does not compile.
 */
import type { ArgumentsOf, ClaimName, FoundFor } from '../../src/engine/index.ts';

export interface Row<Name extends ClaimName> {
  /** `hands by seat | table`, with a third section for won piles; two seats of Christiansen, seat 0 to move. */
  readonly at: string;
  /** The play made there. */
  readonly play?: string;
  readonly claim: ArgumentsOf<Name>;
  /** Some of what must be found. */
  readonly found?: { readonly [Fact in keyof FoundFor[Name]]?: unknown };
}

type Rows = {
  readonly [Name in ClaimName]: {
    readonly holds: readonly [Row<Name>, ...Row<Name>[]];
    readonly fails: readonly [Row<Name>, ...Row<Name>[]];
  };
};

/** A round that is over: six cards against five, two of them left over, to seat 1 who captured last. */
const OVER = 'over | 10D, 5S | AH KH X15 =0, 4S 4H 2S =1';
/** As many cards on either side. */
const TIED = 'over | none | AH KH =0, 4S 4H =0';

export const ROWS: Rows = {
  'plays-after': {
    holds: [{ at: '2H, 3H | 4H', claim: { seat: 0, after: 1 }, found: { toMove: 0 } }],
    fails: [
      { at: '2H, 3H | 4H', claim: { seat: 1, after: 0 }, found: { toMove: 0, leftOfAfter: 1 } },
      { at: '2H, 3H | 4H', claim: { seat: 0, after: 0 }, found: { leftOfAfter: 1 } },
    ],
  },
  'table-is': {
    holds: [
      { at: '2H, 3H | 4H, 5H', claim: { cards: ['5H', '4H'] } },
      { at: '2H, 3H | X30 10S =20@1', claim: { cards: ['X30', '10S'] } },
      { at: '2H, 3H | none', claim: { cards: [] }, found: { piles: [] } },
    ],
    fails: [
      { at: '2H, 3H | 4H, 5H', claim: { cards: ['4H'] } },
      { at: '2H, 3H | 4H', claim: { cards: [] } },
      { at: '2H, 3H | 4H', claim: { cards: ['4H', '5H'] } },
    ],
  },
  'hand-sizes': {
    holds: [
      { at: '2H 3H, 4H | none', claim: { seats: [0], cards: 2 } },
      { at: '2H, 4H | none', claim: { seats: [0, 1], cards: 1 } },
    ],
    fails: [
      {
        at: '2H 3H, 4H | none',
        claim: { seats: [0, 1], cards: 2 },
        found: {
          hands: [
            { seat: 0, cards: 2 },
            { seat: 1, cards: 1 },
          ],
        },
      },
    ],
  },
  undealt: {
    holds: [{ at: '2H, 3H | none', claim: { cards: 0 } }],
    fails: [{ at: '2H, 3H | none', claim: { cards: 2 }, found: { number: 0 } }],
  },

  'card-values': {
    holds: [
      { at: '2H, 3H | none', claim: { card: 'KH', values: [4, 14] } },
      { at: '2H, 3H | none', claim: { card: 'X20', values: [20] } },
    ],
    fails: [
      { at: '2H, 3H | none', claim: { card: 'KH', values: [14] }, found: { values: [4, 14] } },
      { at: '2H, 3H | none', claim: { card: '7S', values: [7, 17] } },
    ],
  },
  'cards-make': {
    holds: [
      {
        at: '2H, 3H | none',
        claim: {
          cards: ['QS', 'AD'],
          value: 14,
          ways: [
            [3, 11],
            [13, 1],
          ],
        },
      },
      { at: '2H, 3H | none', claim: { cards: ['8D', '4D', '2D'], value: 14, ways: [[8, 4, 2]] } },
      { at: '2H, 3H | none', claim: { cards: ['8D', '4D'], value: 13, ways: [] } },
    ],
    fails: [
      // The other way is left out.
      {
        at: '2H, 3H | none',
        claim: { cards: ['QS', 'AD'], value: 14, ways: [[13, 1]] },
        found: {
          ways: [
            [3, 11],
            [13, 1],
          ],
        },
      },
      { at: '2H, 3H | none', claim: { cards: ['10H', '2C'], value: 13, ways: [[10, 2]] } },
    ],
  },
  'pack-has': {
    holds: [
      { at: '2H, 3H | none', claim: { value: 20, cards: 1 }, found: { cards: ['X20'] } },
      { at: '2H, 3H | none', claim: { value: 2, cards: 8 } },
      { at: '2H, 3H | none', claim: { value: 19, cards: 0 } },
    ],
    fails: [{ at: '2H, 3H | none', claim: { value: 2, cards: 4 } }],
  },
  'only-rank': {
    holds: [
      { at: '2H, 3H | none', claim: { value: 13, rank: 'Q' } },
      { at: '2H, 3H | none', claim: { value: 9, rank: '9' } },
    ],
    fails: [
      // Queens may be 3 as well.
      { at: '2H, 3H | none', claim: { value: 3, rank: 'Q' } },
      { at: '2H, 3H | none', claim: { value: 20, rank: '10' } },
      { at: '2H, 3H | none', claim: { value: 19, rank: '9' }, found: { cards: [] } },
    ],
  },
  holds: {
    holds: [
      { at: 'QH 5S, 3H | none', claim: { seat: 0, value: 13 }, found: { cards: ['QH'] } },
      { at: 'QH 5S, 3H | none', claim: { seat: 1, value: 3 } },
    ],
    fails: [{ at: 'QH 5S, 3H | 8S', claim: { seat: 0, value: 8 }, found: { cards: [] } }],
  },
  'holds-none': {
    holds: [{ at: 'QH 5S, 3H | 8S', claim: { seat: 0, value: 8 } }],
    fails: [
      { at: 'QH 3S, 3H | none', claim: { seat: 0, value: 3 }, found: { cards: ['QH', '3S'] } },
    ],
  },
  'holds-of-rank': {
    holds: [
      { at: 'QH QD 3S, 3H | none', claim: { seat: 0, rank: 'Q', cards: 2 } },
      { at: 'X20 2S, 3H | none', claim: { seat: 0, rank: '10', cards: 0 } },
    ],
    fails: [{ at: 'QH QD 3S, QC | none', claim: { seat: 0, rank: 'Q', cards: 3 } }],
  },
  gone: {
    holds: [
      { at: '2H, 3H | none | 10H 4S =0, 10D =0', claim: { value: 10, cards: 2 } },
      { at: '2H, 10H | 10D', claim: { value: 10, cards: 0 } },
    ],
    fails: [
      {
        at: '2H, 3H | none | 10H 4S =0, none =0',
        claim: { value: 10, cards: 2 },
        found: { cards: ['10H'] },
      },
    ],
  },
  'unseen-some': {
    holds: [
      // Of four twos and four jacks only the jack of clubs is unaccounted for.
      {
        at: '2H JS, 3H | 2D, JH | 2S JD =0, 2C =0',
        claim: { seat: 0, value: 2 },
        found: { cards: ['JC'] },
      },
      // The other seat holds it, but this one has not seen it.
      {
        at: '9C, 9S | 9H | 9D =0, none =0',
        claim: { seat: 0, value: 9 },
        found: { cards: ['9S'] },
      },
    ],
    fails: [
      {
        at: '2H JS, 3H | 2D, JH | 2S JD JC =0, 2C =0',
        claim: { seat: 0, value: 2 },
        found: { cards: [] },
      },
      { at: 'X20, 3H | none', claim: { seat: 0, value: 20 } },
    ],
  },
  'unseen-fewer': {
    holds: [
      // Joker 20 is in hand; three tens are not.
      { at: 'X20 10S, 3H | none', claim: { seat: 0, value: 20, than: 10 }, found: { cards: [] } },
    ],
    fails: [
      // Four nines against no two and no jack.
      {
        at: '2H JS, 3H | 2D, JH | 2S JD JC =0, 2C =0',
        claim: { seat: 0, value: 9, than: 2 },
        found: { than: [] },
      },
      // Four each.
      { at: '2H, 3H | none', claim: { seat: 0, value: 9, than: 8 } },
    ],
  },
  'no-two-add-up': {
    holds: [
      { at: 'AH KH JH 3H 10D X15, 2H | none', claim: { seat: 0, value: 20 } },
      // One ten is not two.
      { at: '10D, 10S | none', claim: { seat: 0, value: 20 } },
    ],
    fails: [
      {
        at: '2H, 9C 2S | none',
        claim: { seat: 1, value: 11 },
        found: { pairs: [{ cards: ['9C', '2S'], values: [9, 2] }] },
      },
      { at: 'KH 6S, 2H | none', claim: { seat: 0, value: 20 } },
    ],
  },
  'no-two-differ': {
    holds: [{ at: 'AH KH JH 3H 10D X15, 2H | none', claim: { seat: 0, value: 20 } }],
    fails: [
      // 5 on a build of 20 makes 25.
      {
        at: '5H X25, 2H | none',
        claim: { seat: 0, value: 20 },
        found: { pairs: [{ cards: ['5H', 'X25'], values: [5, 25] }] },
      },
      { at: 'KH 7S, 2H | none', claim: { seat: 0, value: 7 } },
    ],
  },
  scores: {
    holds: [
      { at: '2H, 3H | none', claim: { card: '10D', points: 3 } },
      { at: '2H, 3H | none', claim: { card: '2H', points: 0 } },
    ],
    fails: [{ at: '2H, 3H | none', claim: { card: '2S', points: 0 }, found: { number: 1 } }],
  },
  'scores-less': {
    holds: [{ at: '2H, 3H | none', claim: { card: 'AH', than: ['X15', '10D'] } }],
    fails: [
      {
        at: '2H, 3H | none',
        claim: { card: '10D', than: ['X15', 'AH'] },
        found: { number: 3, others: [4, 1] },
      },
      { at: '2H, 3H | none', claim: { card: '10S', than: ['2S'] } },
    ],
  },

  'can-take': {
    holds: [
      { at: 'KS, 2H | QS, AD, 8D, 4D, 2D', claim: { seat: 0, with: 'KS', piles: ['QS', 'AD'] } },
      {
        at: 'KS, 2H | QS, AD, 8D, 4D, 2D',
        claim: { seat: 0, with: 'KS', piles: ['QS', 'AD', '8D', '4D', '2D'] },
      },
      // A build, named by a card inside it, and as if it were the seat's turn.
      { at: '2H, X20 | X30 10S =20@1', claim: { seat: 1, with: 'X20', piles: ['10S'] } },
    ],
    fails: [
      // Only subtraction would do it.
      { at: '5S, 2H | 9D, 4D', claim: { seat: 0, with: '5S', piles: ['9D', '4D'] } },
      // Another card can.
      {
        at: '5S KS, 2H | 10D, 4D',
        claim: { seat: 0, with: '5S', piles: ['10D', '4D'] },
        found: { captures: [expect14(['KS'])] },
      },
      // The card is in another hand.
      { at: '5S, KS | 10D, 4D', claim: { seat: 0, with: 'KS', piles: ['10D', '4D'] } },
      // The pile is not there.
      { at: 'KS, 2H | 10D', claim: { seat: 0, with: 'KS', piles: ['10D', '4D'] } },
    ],
  },
  'cannot-take': {
    holds: [
      { at: '9D 6D JS, 2H | 7C, 6H', claim: { seat: 0, piles: ['7C', '6H'] } },
      { at: '5S, 2H | 9D, 4D', claim: { seat: 0, piles: ['9D', '4D'] } },
    ],
    fails: [{ at: '9D QD, 2H | 7C, 6H', claim: { seat: 0, piles: ['7C', '6H'] } }],
  },
  'can-take-nothing': {
    holds: [
      { at: '9H 5H, 2H | 7C, AH', claim: { seat: 0 }, found: { captures: [] } },
      // It could build, but that is no capture.
      { at: '9C 2S, 2H | 7C', claim: { seat: 0 } },
    ],
    fails: [{ at: '9H 8S, 2H | 7C, AH', claim: { seat: 0 } }],
  },
  'can-build': {
    holds: [
      {
        at: '10S X20, 2H | X30',
        claim: { seat: 0, with: '10S', on: 'X30', value: 20 },
        found: { sums: [{ old: 30, worth: 10, makes: 20 }], kept: ['X20'] },
      },
      { at: '10S X20, 2H | X30', claim: { seat: 0, with: 'X20', on: 'X30', value: 10 } },
      { at: 'QH QD, 2H | none', claim: { seat: 0, with: 'QH', on: null, value: 13 } },
      // Not its turn; the pile is named by the card on top.
      { at: '2H, 8C 7C | 3S JH =15@0', claim: { seat: 1, with: '8C', on: 'JH', value: 7 } },
    ],
    fails: [
      // No match is kept.
      { at: '10S 2S, 2H | X30', claim: { seat: 0, with: '10S', on: 'X30', value: 20 } },
      // A bigger card does not turn the subtraction round: the ace cannot be built on the nine.
      { at: '2S 7H AH, 2H | 9D', claim: { seat: 0, with: 'AH', on: '9D', value: 2 } },
      // Another card makes that value.
      { at: '2S 7H AH, 2H | 9D', claim: { seat: 0, with: '7H', on: '9D', value: 11 } },
      { at: 'QH 3D, 2H | none', claim: { seat: 0, with: 'QH', on: null, value: 13 } },
    ],
  },
  'only-builder': {
    holds: [{ at: '10S X20, 10D 9S | X30', claim: { seat: 0, on: 'X30', value: 20 } }],
    fails: [
      // Both hold a nine and a card for it.
      { at: '9S 2S, 9H 2H | 7C', claim: { seat: 0, on: '7C', value: 9 } },
      // Only the other one can.
      { at: '10S 2S, 10D X20 | X30', claim: { seat: 0, on: 'X30', value: 20 } },
      { at: '10S, 10D | X30', claim: { seat: 0, on: 'X30', value: 20 }, found: { builds: [] } },
    ],
  },
  'build-needs': {
    holds: [
      { at: '9D 10S X20, 2H | X30', claim: { seat: 0, on: 'X30', card: 'X20' } },
      { at: '9D 10S X20, 2H | X30', claim: { seat: 0, on: 'X30', card: '10S' } },
    ],
    fails: [
      // It is not used.
      { at: '9D 10S X20, 2H | X30', claim: { seat: 0, on: 'X30', card: '9D' } },
      // The other ten does as well.
      { at: '10D 10S X20, 2H | X30', claim: { seat: 0, on: 'X30', card: '10S' } },
      // It can't build with it either.
      {
        at: '9D 10S, 2H | X30',
        claim: { seat: 0, on: 'X30', card: '10S' },
        found: { builds: [], without: [] },
      },
    ],
  },
  'cannot-touch': {
    holds: [
      {
        at: '10C AC, 2H | X30 10S =20@1',
        claim: { seat: 0, pile: 'X30' },
        found: { plays: [], makeable: [9, 10, 19, 21, 30, 31] },
      },
    ],
    fails: [
      // Takes it.
      { at: 'X20, 2H | X30 10S =20@1', claim: { seat: 0, pile: '10S' } },
      // Takes it with another pile only.
      { at: 'X25, 2H | X30 10S =20@1, 5D', claim: { seat: 0, pile: 'X30' } },
      // Changes it by adding: no two cards of the hand add up to 20.
      { at: '5S X25, 2H | X30 10S =20@1', claim: { seat: 0, pile: 'X30' } },
      // Lays an equal card on it and leaves its value.
      { at: '10C 10D, 2H | 9S AH =10@1', claim: { seat: 0, pile: '9S' } },
    ],
  },
  'can-only-trail': {
    holds: [
      { at: '9H 5H, 2H | 7C, AH', claim: { seat: 0 } },
      { at: '9H 5H, 2H | none', claim: { seat: 0 } },
    ],
    fails: [
      { at: '9H 8S, 2H | 7C, AH', claim: { seat: 0 } },
      { at: '9C 2S, 2H | 7C', claim: { seat: 0 } },
      // A build of one card, on an empty table too.
      { at: 'KD KC, 2H | none', claim: { seat: 0 } },
      // Who holds nothing cannot lay anything down.
      { at: 'none, 2H | 7C', claim: { seat: 0 } },
    ],
  },
  'plays-are': {
    holds: [
      {
        at: '8S 5D, 2H | 7C, AH, 5H',
        claim: { seat: 0, plays: ['5D x 5H', '8S x 7C AH'] },
      },
      { at: '9H 5H, 2H | 7C, AH', claim: { seat: 0, plays: [] } },
    ],
    fails: [
      { at: '8S 5D, 2H | 7C, AH, 5H', claim: { seat: 0, plays: ['5D x 5H'] } },
      // There is another build.
      { at: '9C 2S, 2H | 7C', claim: { seat: 0, plays: [] } },
      { at: '9C 2S, 2H | 7C', claim: { seat: 0, plays: ['2S on 7C =5@0'] } },
    ],
  },
  'gives-away': {
    holds: [
      {
        at: '2H, X15 3C | 3S JH =15@1',
        claim: { seat: 1, pile: 'JH', card: 'X15' },
        found: { owner: 1, value: 15, cards: ['X15'] },
      },
      // The other nines are gone or lie there.
      {
        at: '2H, 9S | 7C 2S =9@1, 9C | 9D 9H =0, none =0',
        claim: { seat: 1, pile: '7C', card: '9S' },
      },
    ],
    fails: [
      // Any of four nines.
      { at: '2H, 9S | 7C 2S =9@1', claim: { seat: 1, pile: '7C', card: '9S' } },
      { at: '2H, X15 | 3S JH =15@1', claim: { seat: 0, pile: 'JH', card: 'X15' } },
      // A loose card promises nothing.
      { at: '2H, X15 | 3S', claim: { seat: 1, pile: '3S', card: 'X15' }, found: { owner: null } },
    ],
  },
  'may-be-changed': {
    holds: [
      // In fact the other seat could not: a two and a three.
      { at: '2H, 2S 3S | none', claim: { seat: 0, value: 20 }, found: { seats: [] } },
      { at: '2H, 6S KS | none', claim: { seat: 0, value: 20 }, found: { seats: [1] } },
    ],
    fails: [
      // All but one card have been seen.
      { at: 'all but 9S, 9S | none', claim: { seat: 0, value: 20 }, found: { example: null } },
    ],
  },
  'would-let-take': {
    holds: [
      {
        at: '8S 6H, X15 | 7C',
        claim: { instead: '8S', seat: 1, with: 'X15', piles: ['8S', '7C'] },
        found: { before: [] },
      },
    ],
    fails: [
      {
        at: '8S 6H, X15 | 7C',
        claim: { instead: '6H', seat: 1, with: 'X15', piles: ['6H', '7C'] },
      },
      {
        at: '8S 6H, X20 | 7C',
        claim: { instead: '8S', seat: 1, with: 'X15', piles: ['8S', '7C'] },
      },
      // The mover does not hold the card.
      {
        at: '6H, X15 | 7C',
        claim: { instead: '8S', seat: 1, with: 'X15', piles: ['8S', '7C'] },
        found: { captures: [] },
      },
    ],
  },

  'takes-most': {
    holds: [
      {
        at: '7S, 2H | 3S, 4S, 7H',
        play: '7S x 3S 4S, 7H',
        claim: {},
        found: { number: 3, most: 3 },
      },
      // Another takes as many.
      { at: '7S, 2H | 3S, 4S, 4D', play: '7S x 3S 4S', claim: {} },
    ],
    fails: [
      { at: '7S, 2H | 3S, 4S, 7H', play: '7S x 3S 4S', claim: {}, found: { number: 2, most: 3 } },
      // Cards are counted, not piles.
      {
        at: '7S 5D, 2H | 3S 2S 2D =7@1, 3H, 2C',
        play: '5D x 3H 2C',
        claim: {},
        found: { most: 3 },
      },
    ],
  },
  'takes-more': {
    holds: [{ at: '8S 5D, 2H | 7C, AH, 5H', play: '8S x 7C AH', claim: { than: '5D x 5H' } }],
    fails: [
      { at: '8S 5D, 2H | 7C, AH, 5H', play: '5D x 5H', claim: { than: '8S x 7C AH' } },
      { at: '7S, 2H | 3S, 4S, 5H, 2D', play: '7S x 3S 4S', claim: { than: '7S x 5H 2D' } },
      // The other was not possible.
      {
        at: '8S 5D, 2H | 7C, AH, 5H',
        play: '8S x 7C AH',
        claim: { than: '5D x AH' },
        found: { than: null },
      },
    ],
  },
  leaves: {
    holds: [
      { at: 'X20, 2H | X30 10S =20@0, 3S', play: 'X20 x X30', claim: { cards: ['3S'] } },
      { at: '4H 5H, 2H | 3S', play: '4H', claim: { cards: ['4H', '3S'] } },
    ],
    fails: [
      { at: '3H, 2H | 3S', play: '3H x 3S', claim: { cards: ['3S'] }, found: { left: [] } },
      { at: '4H 5H, 2H | 3S', play: '4H', claim: { cards: ['3S'] } },
    ],
  },
  'makes-zwick': {
    holds: [{ at: '3H, 2H | 3S', play: '3H x 3S', claim: {}, found: { left: [] } }],
    fails: [
      { at: '3H, 2H | 3S, 4S', play: '3H x 3S', claim: {} },
      { at: '3H, 2H | none', play: '3H', claim: {} },
    ],
  },
  'no-zwick': {
    holds: [
      { at: 'X20, 2H | X30 10S =20@0, 3S', play: 'X20 x X30', claim: {} },
      { at: '3H, 2H | none', play: '3H', claim: {} },
    ],
    fails: [{ at: '3H, 2H | 3S', play: '3H x 3S', claim: {} }],
  },
  'has-marker': {
    holds: [{ at: '4H 3H, 2H | 3S AS =4@0', play: '4H x 3S', claim: {}, found: { cards: ['3S'] } }],
    // All captured cards count; that the card played does not is no help.
    fails: [{ at: '3H, 2H | AS, 2S', play: '3H x AS 2S', claim: {}, found: { cards: [] } }],
  },
  'last-to-capture': {
    holds: [
      { at: '3H, 2H | 3S', play: '3H x 3S', claim: { seat: 0 } },
      { at: '3H, 2H | 4S | none =0, 5S 5H =0 | last=1', play: '3H', claim: { seat: 1 } },
    ],
    fails: [
      { at: '3H, 2H | 3S | none =0, 5S 5H =0 | last=1', play: '3H x 3S', claim: { seat: 1 } },
      { at: '3H, 2H | 4S', play: '3H', claim: { seat: 0 }, found: { side: null } },
    ],
  },

  'won-cards': {
    holds: [
      { at: OVER, claim: { seat: 0, cards: 3 } },
      { at: OVER, claim: { seat: 1, cards: 5 } },
    ],
    // The left-over cards are won as well.
    fails: [{ at: OVER, claim: { seat: 1, cards: 3 }, found: { number: 5 } }],
  },
  'won-scoring': {
    holds: [
      { at: OVER, claim: { seat: 0, cards: ['X15', 'AH'] } },
      { at: OVER, claim: { seat: 1, cards: ['2S', '10D'] } },
      { at: TIED, claim: { seat: 1, cards: [] } },
    ],
    fails: [{ at: OVER, claim: { seat: 1, cards: ['2S'] } }],
  },
  'won-line': {
    holds: [
      { at: OVER, claim: { seat: 1, line: 'most-cards', points: 3 } },
      { at: OVER, claim: { seat: 0, line: 'most-cards', points: 0 } },
      { at: OVER, claim: { seat: 1, line: 'zwick', points: 1 } },
    ],
    fails: [
      { at: TIED, claim: { seat: 0, line: 'most-cards', points: 3 }, found: { number: 0 } },
      { at: OVER, claim: { seat: 0, line: 'aces', points: 2 }, found: { number: 1 } },
    ],
  },
  'won-zwicks': {
    holds: [
      { at: OVER, claim: { seat: 0, zwicks: 0 } },
      { at: OVER, claim: { seat: 1, zwicks: 1 } },
    ],
    fails: [{ at: OVER, claim: { seat: 1, zwicks: 2 }, found: { number: 1 } }],
  },
  'won-most': {
    holds: [{ at: OVER, claim: { seat: 1 }, found: { counts: [3, 5] } }],
    fails: [
      { at: OVER, claim: { seat: 0 } },
      { at: TIED, claim: { seat: 0 }, found: { counts: [2, 2] } },
    ],
  },
  'won-points': {
    holds: [
      // Joker 15, an ace.
      { at: OVER, claim: { seat: 0, points: 5 } },
      // The ten of diamonds, the two of spades, most cards, a Zwick.
      { at: OVER, claim: { seat: 1, points: 8 } },
    ],
    fails: [{ at: TIED, claim: { seat: 0, points: 4 }, found: { number: 1 } }],
  },
};

/** A capture of both piles at 14. */
function expect14([card]: readonly [string]): object {
  return { kind: 'capture', card, takes: [0, 1], value: 14, groups: [[0, 1]], zwick: true };
}
