/** Builds to be made sure of where a partner, or an opponent, owns several and may not play as it likes for what it owes. */
import { describe, expect, test } from 'vitest';
import {
  answersTo,
  type BuildPuzzle,
  judgeAnswer,
  listPlays,
  parsePuzzle,
  partnersOf,
  randomFrom,
  type State,
  variantById,
} from '../../src/engine/index.ts';
import { drawState } from '../../src/engine/puzzles/draw.ts';
import { shownAnswers, slowAnswers } from './slowAnswers.ts';
import { DEEP } from './supply.ts';

function read(text: string): BuildPuzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok || puzzle.value.kind !== 'build') throw new Error(JSON.stringify(puzzle));
  return puzzle.value;
}

describe('a partner with one card for two values', () => {
  // A♥ on the X15 makes 14 for the partner, who owns 4 as well: the king may be all it has for both. Left makes 4 of the
  // mover's 10, so that the mover can't take the X15 with it; to take the 14 would leave the partner's 4 without a card,
  // and a play that leaves it one must be played instead.
  const puzzle = read(
    'build X15, 3 3 3 3, 9S JD 3S JH X20 AC 6C AD 2D 6D 8S 5S 8D QC 4C 10S 7D AS X25 JS 8H KC QD 7S KS 10D 4D 3H 9D 4S 10H KH 9C QH 7H 8C 2H | dithmarschen-refill 4 @3 | 10C 6H AH | X15, JC QS 5D =10@3, 9H 5C =4@1 | 3:10 1:4 1:14',
  );

  test('is not sure to take the second build made for it', () => {
    expect(answersTo(puzzle)).toEqual([]);
    const [play] = listPlays(puzzle.position).filter(
      (one) => one.kind === 'build' && one.card === 'AH' && one.value === 14,
    );
    if (play === undefined) throw new Error('the build is not legal');
    const { refutation } = judgeAnswer(puzzle, { kind: 'build', play }) as {
      readonly refutation?: { readonly line?: readonly { readonly keeps: readonly string[] }[] };
    };
    expect(refutation).toMatchObject({ code: 'not-sure', outcome: 'out-of-reach' });
    expect(refutation?.line?.[1]?.keeps).toContain('KD');
  });
});

/** The question on a pile of a state whose hands nobody knows, the next two cards being the partner's to announce. */
function asked(state: State, isAnnounced: boolean): BuildPuzzle {
  const { hands, options, seats, table, toMove, variant, won } = state;
  const promised = [...state.promised];
  if (isAnnounced) {
    for (const seat of partnersOf(variant, seats, toMove)) {
      for (const card of hands[seat] ?? []) {
        const value = highValue(card);
        if (
          value !== undefined &&
          !promised.some((one) => one.seat === seat && one.value === value)
        )
          promised.push({ seat, value });
      }
    }
  }
  return {
    kind: 'build',
    position: { variant, options, seats, toMove, hand: hands[toMove] ?? [], table, promised },
    target: table[0]?.cards[0] ?? '2S',
    gone: won.flat(),
    held: hands.map(({ length }) => length),
  };
}

/** The high value of a court card, of which one has two: what it announces beside the low one. */
function highValue(card: string): number | undefined {
  return { A: 11, J: 12, Q: 13, K: 14 }[card[0] ?? ''];
}

test('what is sure is what the slow reading finds, where seats own builds of several values', () => {
  const many = DEEP ? 5000 : 500;
  const variant = variantById('dithmarschen');
  if (variant === undefined) throw new Error('no such version');
  let owning = 0;
  let sure = 0;
  for (let nth = 0; owning < many; nth++) {
    const random = randomFrom(`owing ${nth}`);
    const toMove = random.below(4);
    const hands = [0, 1, 2, 3].map((seat) => ((seat - toMove) % 2 === 0 ? 2 : 1));
    const state = drawState(
      {
        variant,
        options: { jokerOnTable: 'free', jokerSweepIsZwick: true },
        seats: 4,
        hands,
        toMove,
        piles: 3,
        builds: 3,
      },
      random,
    );
    const partner = (toMove + 2) % 4;
    const isOwner = state.table.some(({ owner }, at) => at > 0 && owner === partner);
    if (!isOwner) continue;
    const puzzle = asked(state, random.below(2) === 0);
    if (!listPlays(puzzle.position).some(({ kind }) => kind === 'build')) continue;
    owning++;
    const answers = shownAnswers(answersTo(puzzle));
    sure += answers.length;
    expect({ nth, answers }).toEqual({ nth, answers: slowAnswers(puzzle) });
  }
  expect(sure).toBeGreaterThan(5);
});
