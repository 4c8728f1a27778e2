/** Find the Zwick: which card clears the table and how it splits, or that there is none. */
import { isJoker } from '../card.ts';
import { checkPlay } from '../check.ts';
import { reckon } from '../choice.ts';
import type { Capture, Position } from '../play.ts';
import { shapesFor } from '../shape.ts';
import { splitInto } from '../split.ts';
import { pileValues, valuesOf } from '../value.ts';
import { findZwicks, scoresZwick } from '../zwick.ts';
import { between, drawPosition, type PuzzleSize, pickOf } from './draw.ts';
import type { KindRules } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';

const PILES: Readonly<Record<PuzzleSize, readonly [number, number]>> = {
  1: [2, 3],
  2: [3, 4],
  3: [4, 6],
  4: [5, 7],
  5: [6, 9],
};
const DRAWS = 400;

function allPiles({ table }: Position): number[] {
  return table.map((_, pile) => pile);
}

/** The cards of the hand that fail to clear the table although the total could be shared out: only trying shows it. */
export function zwickDecoys(position: Position): number {
  const takes = allPiles(position);
  return [...new Set(position.hand)].filter((card) => {
    const checked = checkPlay(position, { kind: 'capture', card, takes });
    return !checked.ok && checked.error.code === 'no-split';
  }).length;
}

/** The first of the groups that is none for the card at any value it has for all of them; −1 where piles are left. */
function badGroup(
  position: Position,
  card: Capture['card'],
  groups: readonly (readonly number[])[],
): number | undefined {
  const shapes = shapesFor(position, isJoker(card));
  const used = groups.flat().sort((one, other) => one - other);
  const isAll = used.length === position.table.length && used.every((pile, at) => pile === at);
  let furthest = -1;
  for (const value of valuesOf(card, position.variant)) {
    // Two groups told as one are as good a split, told less finely.
    const bad = groups.findIndex(
      (group) => group.length === 0 || splitInto(shapes, group, value) === null,
    );
    if (bad < 0) return isAll ? undefined : -1;
    furthest = Math.max(furthest, bad);
  }
  return furthest;
}

/** What "find the Zwick" has to say of itself. */
export const ZWICK_KIND: KindRules<'zwick'> = {
  isFor: () => true,
  *answers({ position }) {
    const zwicks = findZwicks(position);
    if (zwicks.length === 0) return [{ kind: 'zwick', card: null }];
    return zwicks.map(({ card, groups }) => ({ kind: 'zwick', card, groups }));
  },
  *judge(puzzle, { card, groups }) {
    const { position } = puzzle;
    const answers = yield* ZWICK_KIND.answers(puzzle);
    const found = rightAt(answers, (answer) => answer.kind === 'zwick' && answer.card === card);
    if (found === undefined) {
      if (card === null) return wrong({ code: 'there-is-one', cards: answers.length });
      const takes = allPiles(position);
      const checked = checkPlay(position, { kind: 'capture', card, takes });
      if (checked.ok) {
        return scoresZwick(card, position)
          ? wrong({ code: 'no-answer' })
          : wrong({ code: 'scores-no-zwick', card });
      }
      return wrong({
        code: 'stays',
        refusal: checked.error,
        reckoning: reckon(position, card, takes),
      });
    }
    if (card === null || groups === undefined) return found;
    const bad = badGroup(position, card, groups);
    return bad === undefined ? found : wrong({ code: 'wrong-split', group: bad });
  },
  features({ position }) {
    const zwicks = findZwicks(position);
    const groups = zwicks.flatMap((zwick) => zwick.groups);
    const highest = Math.max(
      ...position.table.map((pile) => pileValues(pile, position.variant)[0] ?? 0),
    );
    return {
      piles: position.table.length,
      duals: position.table.filter((pile) => pileValues(pile, position.variant).length > 1).length,
      answers: zwicks.length,
      groups: Math.max(0, ...zwicks.map((zwick) => zwick.groups.length)),
      longestSum: Math.max(0, ...groups.map(({ length }) => length)),
      decoys: zwickDecoys(position),
      /** Cards that are high enough for the highest pile. */
      candidates: new Set(
        position.hand.filter((card) => (valuesOf(card, position.variant).at(-1) ?? 0) >= highest),
      ).size,
    };
  },
  difficulty({ answers = 0, candidates = 0, decoys = 0, duals = 0, longestSum = 0, piles = 0 }) {
    const none = answers === 0 ? 1 + candidates / 2 : 0;
    return piles + duals / 2 + decoys / 2 + longestSum / 2 + none - Math.max(0, answers - 1) / 2;
  },
  hints({ position }, answers) {
    const { table, variant } = position;
    const lows = table.map((pile) => pileValues(pile, variant)[0] ?? 0);
    const lowest = Math.max(...lows);
    const duals = table.filter((pile) => pileValues(pile, variant).length === 2).length;
    const card = answers[0]?.card ?? null;
    return [
      card === null
        ? { code: 'total', lowest: lows.reduce((sum, low) => sum + low, 0), duals }
        : { code: 'highest-pile', pile: lows.indexOf(lowest), lowest },
      { code: 'card', card },
    ];
  },
  draw(variant, options, size, random) {
    // One in five has none.
    const isNone = random.below(5) === 0;
    const seats = pickOf(variant.seats, random);
    for (let draws = 0; draws < DRAWS; draws++) {
      const position = drawPosition(
        {
          variant,
          options,
          seats,
          hand: between(size < 3 ? 2 : 3, size < 3 ? 4 : 6, random),
          piles: between(...PILES[size], random),
          builds: size === 1 ? 0 : random.below(3),
        },
        random,
      );
      const zwicks = findZwicks(position);
      if (isNone !== (zwicks.length === 0)) continue;
      // Where there is none, it must look as if there could be one.
      if (isNone && !looksPossible(position, size)) continue;
      return { kind: 'zwick', position };
    }
    return undefined;
  },
};

function looksPossible(position: Position, size: PuzzleSize): boolean {
  const codes = [...new Set(position.hand)].map((card) => {
    const checked = checkPlay(position, { kind: 'capture', card, takes: allPiles(position) });
    return checked.ok ? 'ok' : checked.error.code;
  });
  const isClose = codes.filter((code) => code === 'no-split').length;
  const isSum = codes.filter((code) => code === 'sum-mismatch').length;
  return size < 3 ? isClose + isSum > 0 : isClose > 0 || isSum > 1;
}
