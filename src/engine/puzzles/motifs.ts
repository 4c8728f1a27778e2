/** The ideas that a puzzle can teach, each found by what its answers, and the plays that look like answers, are. */
import { isJoker } from '../card.ts';
import { checkPlay, reasonsAgainst } from '../check.ts';
import { sumsOf } from '../choice.ts';
import { listPlays } from '../legal.ts';
import { keptAfter } from '../owe.ts';
import type { Capture, Play, PlayTried, Position } from '../play.ts';
import { resultOf } from '../record.ts';
import { runSearch } from '../runSearch.ts';
import { equalLists, samePlay } from '../same.ts';
import { sharingMost } from '../score.ts';
import { leadersOf } from '../series.ts';
import { shapesFor } from '../shape.ts';
import { partnersOf } from '../sides.ts';
import { splitInto } from '../split.ts';
import { positionOf } from '../state.ts';
import { matches, pileValues, valuesOf } from '../value.ts';
import { buildsFound } from './buildKind.ts';
import { turnsMost } from './countKind.ts';
import { compareHauls, haulOf } from './haulKind.ts';
import type { Puzzle, PuzzleKind, PuzzleOf } from './puzzle.ts';
import { answersTo } from './solve.ts';

/** The motifs, with the kinds in which they occur. */
export const MOTIFS = {
  /** Two dual cards of a rank, one at its low value and one at its high. */
  'dual-both-ways': ['zwick', 'haul', 'legal'],
  /** All but one pile can go at one value of a card, and that one at its other: still no Zwick. */
  'left-over-looks-takeable': ['zwick'],
  /** There is no Zwick, and the remainder of the total shows it for each card that is high enough. */
  'residue-proves-none': ['zwick'],
  /** The total can be shared out for another card too, but the piles can't. */
  'total-deceives': ['zwick'],
  /** A joker on the table goes as part of a sum. */
  'joker-in-a-sum': ['zwick', 'haul', 'legal'],
  /** A build goes as part of a sum. */
  'build-in-a-sum': ['zwick', 'haul', 'legal'],
  /** Three groups or more. */
  'many-groups': ['zwick', 'haul', 'legal'],
  /** Two different cards do it as well. */
  'two-cards-equal': ['zwick', 'haul'],
  /** Another capture takes more cards, and is worth less. */
  'fewer-cards-more-points': ['haul'],
  /** There is a Zwick, and something else is worth more. */
  'zwick-not-best': ['haul'],
  /** A bigger card does not turn the subtraction round. */
  'no-turning-round': ['legal'],
  /** Captures never subtract. */
  'no-subtracting-capture': ['legal'],
  /** One card does not serve two builds of different values. */
  'one-card-two-builds': ['legal'],
  /** A card that could be high takes at its low value, and could not at the other. */
  'low-value': ['legal'],
  /** A capture that leaves what the card could take too. */
  'leaves-some': ['legal'],
  /** The last card kept for a build takes that build. */
  'frees-itself': ['legal'],
  /** A partner's build is taken. */
  'partners-build': ['legal'],
  /** A build for a partner, whatever the mover holds. */
  'for-partner': ['legal', 'build'],
  /** An equal card leaves the value as it is. */
  'keeps-value': ['legal', 'build'],
  /** A build that no one opponent harms, but two together. */
  'two-against-it': ['build'],
  /** The value goes down to what is held. */
  'lowers-to-match': ['build'],
  /** It is broken by being taken. */
  'broken-by-taking': ['break'],
  /** It is broken by another value. */
  'broken-by-building': ['break'],
  /** The play that brings most at once is wrong. */
  'greed-loses': ['last'],
  /** Something could be taken, and the best play takes nothing. */
  waits: ['last'],
  /** The best play makes a build. */
  'builds-to-win': ['last'],
  /** Sides tie for most cards. */
  tie: ['count'],
  /** What is left decides who has most cards. */
  'left-over-decides': ['count'],
  /** Without its Zwicks another side would be ahead. */
  'zwicks-decide': ['count'],
} as const satisfies Readonly<Record<string, readonly PuzzleKind[]>>;
/** The name of a motif. */
export type Motif = keyof typeof MOTIFS;

/** The motifs of a puzzle, in the order of `MOTIFS`. For the last plays it takes as long as solving it. */
export function motifsOf(puzzle: Puzzle): Motif[] {
  const found = new Set(motifsFor(puzzle));
  return (Object.keys(MOTIFS) as Motif[]).filter((motif) => found.has(motif));
}

function motifsFor(puzzle: Puzzle): Motif[] {
  switch (puzzle.kind) {
    case 'zwick':
      return zwickMotifs(puzzle.position);
    case 'haul':
      return haulMotifs(puzzle);
    case 'legal':
      return legalMotifs(puzzle);
    case 'build':
      return buildMotifs(puzzle);
    case 'break':
      return breakMotifs(puzzle);
    case 'count':
      return countMotifs(puzzle);
    case 'last':
      return lastMotifs(puzzle);
  }
}

/** Those motifs that hold. */
function those(...motifs: readonly (readonly [Motif, boolean])[]): Motif[] {
  return motifs.flatMap(([motif, holds]) => (holds ? [motif] : []));
}

function captureMotifs(position: Position, captures: readonly Capture[]): Motif[] {
  const { table, variant } = position;
  const groups = captures.map((capture) => sumsOf(position, capture));
  const inSums = groups.flat().flatMap(({ piles }) => (piles.length > 1 ? piles : []));
  const isBothWays = groups.some((sums) => {
    const worths = new Map<string, Set<number>>();
    for (const { piles, worths: counts } of sums) {
      for (const [at, pile] of piles.entries()) {
        const lying = table[pile];
        if (lying === undefined || pileValues(lying, variant).length !== 2) continue;
        const rank = `${pileValues(lying, variant)}`;
        const seen = worths.get(rank) ?? new Set();
        worths.set(rank, seen.add(counts[at] ?? 0));
      }
    }
    return [...worths.values()].some(({ size }) => size > 1);
  });
  return those(
    ['dual-both-ways', isBothWays],
    [
      'joker-in-a-sum',
      inSums.some(
        (pile) => table[pile]?.value === undefined && table[pile]?.cards.some(isJoker) === true,
      ),
    ],
    ['build-in-a-sum', inSums.some((pile) => table[pile]?.value !== undefined)],
    ['many-groups', captures.length > 0 && captures.every((one) => one.groups.length > 2)],
    ['two-cards-equal', new Set(captures.map(({ card }) => card)).size > 1],
  );
}

function zwickMotifs(position: Position): Motif[] {
  const takes = position.table.map((_, pile) => pile);
  const results = [...new Set(position.hand)].map((card) => ({
    card,
    result: checkPlay(position, { kind: 'capture', card, takes }),
  }));
  const captures = results.flatMap(({ result }) =>
    result.ok && result.value.kind === 'capture' && result.value.zwick ? [result.value] : [],
  );
  const codes = results.flatMap(({ result }) => (result.ok ? [] : [result.error.code]));
  const isNone = captures.length === 0 && codes.length === results.length;
  return [
    ...captureMotifs(position, captures),
    ...those(
      [
        'left-over-looks-takeable',
        results.some(({ card, result }) => !result.ok && leavesItsOther(position, card)),
      ],
      [
        'residue-proves-none',
        isNone &&
          codes.includes('sum-mismatch') &&
          codes.every((code) => code === 'sum-mismatch' || code === 'pile-too-high'),
      ],
      ['total-deceives', codes.includes('no-split')],
    ),
  ];
}

/** Whether the card takes all piles but one at one of its values, and that one at its other. */
function leavesItsOther(position: Position, card: Capture['card']): boolean {
  const { table, variant } = position;
  const values = valuesOf(card, variant);
  if (values.length !== 2 || table.length < 3) return false;
  const shapes = shapesFor(position, false);
  return table.some((pile, left) => {
    const others = table.map((_, at) => at).filter((at) => at !== left);
    return values.some(
      (value, at) =>
        pileValues(pile, variant).includes(values[1 - at] ?? 0) &&
        splitInto(shapes, others, value) !== null,
    );
  });
}

function haulMotifs(puzzle: PuzzleOf<'haul'>): Motif[] {
  const { position } = puzzle;
  const best = playsOf(puzzle).filter((play) => play.kind === 'capture') as Capture[];
  const [first] = best;
  if (first === undefined) return [];
  const most = haulOf(position, first);
  const captures = listPlays(position).filter((play) => play.kind === 'capture');
  return [
    ...captureMotifs(position, best),
    ...those(
      [
        'fewer-cards-more-points',
        captures.some((capture) => {
          const haul = haulOf(position, capture);
          return haul.cards > most.cards && compareHauls(haul, most) < 0;
        }),
      ],
      ['zwick-not-best', most.zwick === 0 && captures.some(({ zwick }) => zwick)],
    ),
  ];
}

function legalMotifs({ play, position }: PuzzleOf<'legal'>): Motif[] {
  const [reason] = reasonsAgainst(position, play);
  const checked = checkPlay(position, play);
  return those(
    ['no-turning-round', reason?.code === 'subtraction-turned-round'],
    ['no-subtracting-capture', reason?.code === 'capture-subtracts'],
    [
      'one-card-two-builds',
      reason?.code === 'build-uncovered' && reason.missing.length < reason.uncovered,
    ],
    [
      'for-partner',
      reason === undefined &&
        play.kind === 'build' &&
        play.owner !== null &&
        play.owner !== position.toMove,
    ],
    ['keeps-value', reason === undefined && keepsValue(position, play)],
  ).concat(
    checked.ok && checked.value.kind === 'capture' ? takenMotifs(position, checked.value) : [],
  );
}

/** What there is to see in one capture that is legal. */
function takenMotifs(position: Position, capture: Capture): Motif[] {
  const { hand, seats, table, toMove, variant } = position;
  const { card, takes, value } = capture;
  const taken = takes.flatMap((pile) => table[pile] ?? []);
  const partners = partnersOf(variant, seats, toMove);
  const kept = keptAfter(hand, card);
  return [
    ...captureMotifs(position, [capture]),
    ...those(
      [
        'low-value',
        value < Math.max(...valuesOf(card, variant)) && valuesOf(card, variant).length === 2,
      ],
      [
        'leaves-some',
        listPlays(position).some(
          (play) =>
            play.kind === 'capture' &&
            play.card === card &&
            play.takes.length > takes.length &&
            takes.every((pile) => play.takes.includes(pile)),
        ),
      ],
      [
        'frees-itself',
        taken.some(
          (pile) =>
            pile.owner === toMove &&
            !kept.some((other) => matches(other, pile.value ?? 0, variant)),
        ),
      ],
      [
        'partners-build',
        taken.some(({ owner }) => typeof owner === 'number' && partners.includes(owner)),
      ],
    ),
  ];
}

/** Whether a play is a build that leaves a pile's value as it was. */
function keepsValue({ table, variant }: Position, play: PlayTried): boolean {
  if (play.kind !== 'build' || play.on === null) return false;
  const pile = table[play.on];
  // A wild joker counts what it likes: where builds only add, one on a pile of its value is a sum.
  return (
    variant.builds.keep &&
    pile !== undefined &&
    pileValues(pile, variant).includes(play.value) &&
    valuesOf(play.card, variant).includes(play.value)
  );
}

function buildMotifs(puzzle: PuzzleOf<'build'>): Motif[] {
  const { position } = puzzle;
  const found = runSearch(buildsFound(puzzle));
  const sure = found.filter(({ bad }) => bad === undefined).map(({ play }) => play);
  const lowers = sure.some(({ on, value }) => {
    const pile = on === null ? undefined : position.table[on];
    return pile !== undefined && value < Math.min(...pileValues(pile, position.variant));
  });
  return those(
    ['for-partner', sure.some(({ owner }) => owner !== position.toMove)],
    ['keeps-value', sure.some((play) => keepsValue(position, play))],
    ['two-against-it', found.some(({ bad }) => (bad?.line.length ?? 0) > 1)],
    ['lowers-to-match', lowers],
  );
}

function breakMotifs(puzzle: PuzzleOf<'break'>): Motif[] {
  const plays = playsOf(puzzle);
  const at = puzzle.state.table.findIndex(({ cards }) => cards.includes(puzzle.target));
  return those(
    ['broken-by-taking', plays.every((play) => play.kind === 'capture' && play.takes.includes(at))],
    ['broken-by-building', plays.every((play) => play.kind === 'build' && play.on === at)],
  );
}

function lastMotifs(puzzle: PuzzleOf<'last'>): Motif[] {
  const position = positionOf(puzzle.state);
  const plays = playsOf(puzzle);
  const captures = listPlays(position).filter((play) => play.kind === 'capture');
  const best = captures.reduce<Capture | undefined>(
    (most, capture) =>
      most === undefined || compareHauls(haulOf(position, capture), haulOf(position, most)) > 0
        ? capture
        : most,
    undefined,
  );
  const isBest = (capture: Capture): boolean => plays.some((play) => samePlay(play, capture));
  const takesNone = plays.every((play: PlayTried | Play) => play.kind !== 'capture');
  return those(
    ['greed-loses', best !== undefined && !isBest(best)],
    ['waits', captures.length > 0 && takesNone],
    ['builds-to-win', plays.every(({ kind }) => kind === 'build')],
  );
}

function countMotifs({ state }: PuzzleOf<'count'>): Motif[] {
  const { cards, points, zwicks } = resultOf(state);
  const without = points.map(
    (score, side) => score - (zwicks[side] ?? 0) * state.variant.scoring.zwick,
  );
  return those(
    ['tie', sharingMost(cards).length > 1],
    ['left-over-decides', turnsMost(state)],
    ['zwicks-decide', !equalLists(leadersOf(points), leadersOf(without))],
  );
}

/** The right plays. */
function playsOf(puzzle: Puzzle): PlayTried[] {
  return answersTo(puzzle).flatMap((answer) => ('play' in answer ? [answer.play] : []));
}
