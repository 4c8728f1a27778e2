/** The biggest haul: the capture worth most. */
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import type { Capture, Position } from '../play.ts';
import { gainOf } from '../replies.ts';
import { samePlay } from '../same.ts';
import { pileValues } from '../value.ts';
import { between, drawPosition, type PuzzleSize, pickOf } from './draw.ts';
import type { KindRules } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';
import type { Haul } from './puzzle.ts';

const PILES: Readonly<Record<PuzzleSize, readonly [number, number]>> = {
  1: [3, 4],
  2: [4, 5],
  3: [5, 7],
  4: [6, 8],
  5: [7, 10],
};
const DRAWS = 100;

/** What a capture brings to the won pile, the card played with it. Rule captured-cards. */
export function haulOf(position: Position, capture: Capture): Haul {
  const { cards, points } = gainOf(position, capture);
  const zwick = capture.zwick ? position.variant.scoring.zwick : 0;
  return { points, zwick, cards: cards.length };
}

/** Points first, then cards: above nought where one brings more than the other. */
export function compareHauls(one: Haul, other: Haul): number {
  return one.points - other.points || one.cards - other.cards;
}

function capturesIn(position: Position): Capture[] {
  return listPlays(position).filter((play) => play.kind === 'capture');
}

/** The captures that bring most, all that are equal, and what they bring. */
function bestOf(position: Position, captures: readonly Capture[]): Capture[] {
  let best: Capture[] = [];
  let most: Haul = { points: -1, zwick: 0, cards: 0 };
  for (const capture of captures) {
    const haul = haulOf(position, capture);
    const more = compareHauls(haul, most);
    if (more > 0) {
      best = [];
      most = haul;
    }
    if (more >= 0) best.push(capture);
  }
  return best;
}

/** What the biggest haul has to say of itself. */
export const HAUL_KIND: KindRules<'haul'> = {
  // Of captures that all bring nothing none is the biggest: a house may have agreed so.
  isFor: ({ scoring }) => scoring.zwick > 0 || scoring.items.some(({ points }) => points > 0),
  *answers({ position }) {
    return bestOf(position, capturesIn(position)).map((play) => ({ kind: 'haul', play }));
  },
  *judge(puzzle, { play }) {
    const { position } = puzzle;
    const answers = yield* HAUL_KIND.answers(puzzle);
    const found = rightAt(
      answers,
      (answer) => answer.kind === 'haul' && samePlay(answer.play, play),
    );
    if (found) return found;
    const checked = checkPlay(position, play);
    if (!checked.ok) return wrong({ code: 'refused', refusal: checked.error });
    const [first] = answers;
    if (checked.value.kind !== 'capture' || first === undefined) {
      return wrong({ code: 'wrong-kind', wanted: 'capture' });
    }
    return wrong({
      code: 'worth-less',
      got: haulOf(position, checked.value),
      best: haulOf(position, first.play as Capture),
    });
  },
  features({ position }) {
    const captures = capturesIn(position);
    const best = bestOf(position, captures);
    const [first] = best;
    const most = first ? haulOf(position, first) : { points: 0, zwick: 0, cards: 0 };
    const hauls = captures.map((capture) => haulOf(position, capture));
    return {
      piles: position.table.length,
      duals: position.table.filter((pile) => pileValues(pile, position.variant).length > 1).length,
      captures: captures.length,
      answers: best.length,
      groups: Math.max(0, ...best.map(({ groups }) => groups.length)),
      longestSum: Math.max(0, ...best.flatMap(({ groups }) => groups.map(({ length }) => length))),
      /** Captures that take as many cards or more, and are worth less. */
      decoys: hauls.filter((haul) => haul.cards >= most.cards && compareHauls(haul, most) < 0)
        .length,
      /** Captures a point or a card short of the best. */
      close: hauls.filter(
        (haul) =>
          compareHauls(haul, most) < 0 &&
          most.points - haul.points <= 1 &&
          Math.abs(most.cards - haul.cards) <= 1,
      ).length,
    };
  },
  difficulty({ captures = 0, close = 0, decoys = 0, duals = 0, groups = 0, longestSum = 0 }) {
    return (
      Math.log2(captures + 1) +
      groups / 2 +
      longestSum / 2 +
      duals / 4 +
      Math.min(3, decoys) / 2 +
      Math.min(4, close) / 4
    );
  },
  hints({ position }, answers) {
    const [first] = answers;
    const play = first?.play as Capture;
    return [
      { code: 'worth', haul: haulOf(position, play) },
      { code: 'card', card: play.card },
    ];
  },
  draw(variant, options, size, random) {
    const seats = pickOf(variant.seats, random);
    for (let draws = 0; draws < DRAWS; draws++) {
      const position = drawPosition(
        {
          variant,
          options,
          seats,
          hand: between(size < 3 ? 3 : 4, size < 3 ? 4 : 6, random),
          piles: between(...PILES[size], random),
          builds: random.below(3),
        },
        random,
      );
      const captures = capturesIn(position);
      const best = bestOf(position, captures);
      const [first] = best;
      // There must be something to choose, and something to win.
      if (first === undefined || captures.length < 2 + size || captures.length > 400) continue;
      if (best.length > 3 || haulOf(position, first).points === 0) continue;
      return { kind: 'haul', position };
    }
    return undefined;
  },
};
