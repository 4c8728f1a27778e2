/** The simple opponent plays by the rules, sees what lies open, and says truly why. */
import { describe, expect, it, test } from 'vitest';
import {
  applyPlay,
  bestCapture,
  type Card,
  checkPlay,
  choosePlay,
  dealRound,
  knownTo,
  makePlay,
  parsePosition,
  repliesTo,
  type State,
  startRound,
  unseenBy,
  VARIANTS,
} from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS, type Variant } from '../../src/engine/variant.ts';
import { COURSE_DEAL_WORDS as WORDS } from '../../src/words/courseDeal.ts';
import { theCard } from '../../src/words/en.ts';
import { DEEP, orThrow } from '../engine/read.ts';

const ROUNDS = DEEP ? 60 : 4;

/** A whole round that only the opponent plays. */
function played(state: State, look: (state: State) => void): State {
  let now = state;
  while (!now.over) {
    look(now);
    const chosen = choosePlay(knownTo(now));
    if (chosen === undefined) throw new Error('nobody is without a play');
    now = applyPlay(now, chosen.play);
  }
  return now;
}

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_id, variant) => {
  it.each(variant.seats.map((seats) => [seats] as const))(
    'with %i players: every play that it chooses is allowed, and rounds come to an end',
    (seats) => {
      for (let round = 0; round < ROUNDS; round++) {
        const deals = dealRound(variant, seats, 0, `opponent ${round}`);
        const start = startRound(variant, DEFAULT_OPTIONS, seats, 0, deals);
        const end = played(start, (state) => {
          const known = knownTo(state);
          const { play, reason } = choosePlay(known) ?? {};
          if (play === undefined || reason === undefined) throw new Error('no play');
          const checked = checkPlay(known.position, play);
          expect(checked.ok, makePlay(play, known.position)).toBe(true);
          if (reason.why === 'zwick') expect(play.kind === 'capture' && play.zwick).toBe(true);
          if (reason.why === 'build') expect(play.kind).toBe('build');
          if (reason.why === 'safest') expect(play.kind).toBe('trail');
          if (reason.why === 'points') expect(reason.points).toBeGreaterThan(0);
          const said = `${WORDS.play('Diane', play, known.position.table, (seat) => `player ${seat + 1}`)} ${WORDS.reason(reason)}`;
          expect(said).toMatch(/^Diane: .*\w\. \S.*\w\.$/);
          const shown = reason.why === 'build' ? reason.kept.map(theCard) : [];
          for (const card of shown) expect(WORDS.reasonHidden(reason)).not.toContain(card);
          expect(said).not.toMatch(/\b([a-z]+) \1\b|undefined|NaN| {2}|\.\./i);
        });
        expect(end.over).toBe(true);
      }
    },
    300_000,
  );
});

const position = (text: string) => orThrow(parsePosition(text));
const choice = (text: string, gone: readonly Card[] = []) => {
  const at = position(text);
  const chosen = choosePlay({ position: at, gone, nextHolds: 4 });
  return chosen && [makePlay(chosen.play, at), chosen.reason.why];
};

test.each([
  ['it takes everything where it can', '9D 4C | 6C, 3H', ['9D x 6C 3H', 'zwick']],
  ['it takes the ten of diamonds', '10S 6H | 10D, 6S, 3C', ['10S x 10D', 'points']],
  ['it plays the only card it has', '8C | 9D', ['8C', 'only']],
  // Nine and six would make fifteen, for the joker that scores; eight and six make fourteen, for kings.
  ['it lays down what costs least', '5D 8C 9S | 10C, 6H', ['8C', 'safest']],
])('%s', (_what, cards, expected) => {
  expect(choice(`dithmarschen 4 @0 | ${cards}`)).toEqual(expected);
});

describe('what the next player could take', () => {
  const at = position('dithmarschen 4 @0 | 8C 9S | 10C, 6H');
  const trail = { kind: 'trail', card: '8C' } as const;

  it('is asked of the cards that nobody has seen: those of the pack but hand, table and won piles', () => {
    const unseen = unseenBy(at, ['KS']);
    expect(unseen).toHaveLength(55 - 2 - 2 - 1);
    for (const seen of ['8C', '9S', '10C', '6H', 'KS']) expect(unseen).not.toContain(seen);
  });

  it('comes with the most first, and each card at one place only', () => {
    const replies = repliesTo(at, trail, unseenBy(at, []));
    // The ten of diamonds takes the ten, and scores; kings take eight and six; the others only their like.
    expect(replies.map(({ capture, takers }) => [capture.takes.length, takers.length])).toEqual([
      [1, 3],
      [2, 4],
      [1, 3],
      [1, 3],
    ]);
    expect(replies[0]?.takers[0]).toBe('10D');
    const takers = replies.flatMap((reply) => reply.takers);
    expect(new Set(takers).size).toBe(takers.length);
  });

  it('is nothing where nothing can be taken', () => {
    expect(bestCapture(position('dithmarschen 4 @0 | 2H | 9D'))).toBeUndefined();
    expect(repliesTo(at, trail, ['2H'])).toEqual([]);
  });
});

test('it knows no more than it can see: other hands may be changed behind its back', () => {
  const round = startRound(
    VARIANTS[0] as Variant,
    DEFAULT_OPTIONS,
    4,
    3,
    dealRound(VARIANTS[0] as Variant, 4, 3, 'swap'),
  );
  const [own = [], left = [], partner = [], right = []] = round.hands;
  const swapped = { ...round, hands: [own, right, left, partner] };
  expect(choosePlay(knownTo(swapped))).toEqual(choosePlay(knownTo(round)));
});
