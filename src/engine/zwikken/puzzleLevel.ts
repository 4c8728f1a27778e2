/** How hard a puzzle of Zwikken is, and an endless supply by level and seed. */
import { suitOf } from '../card.ts';
import type { PuzzleName } from './link.ts';
import type { PayPuzzle, WinPuzzle, ZwikkenPuzzle, ZwikPuzzle } from './puzzle.ts';
import { zwikkenPuzzle } from './puzzles.ts';
import { afterCard, seatToPlay, solveCards } from './solve.ts';
import { askersOf } from './state.ts';
import { cardRefusal } from './trick.ts';
import { zwikIn } from './zwik.ts';

/** The levels, from easy to hard. */
export const ZWIKKEN_PUZZLE_LEVELS = [1, 2, 3] as const;
/** A level. */
export type ZwikkenPuzzleLevel = (typeof ZWIKKEN_PUZZLE_LEVELS)[number];

/** What is asked for: the same four are the same puzzle for ever. */
export interface ZwikkenPuzzleWanted extends PuzzleName {
  readonly level: ZwikkenPuzzleLevel;
}

/** The level of a number of difficulties, 0 or more. */
const levelOf = (difficulties: number): ZwikkenPuzzleLevel =>
  ZWIKKEN_PUZZLE_LEVELS[Math.min(ZWIKKEN_PUZZLE_LEVELS.length - 1, Math.max(0, difficulties))] ?? 1;

/**
 * How hard a puzzle is.
 *
 * - `win`: how often, along the best line, the side that gets its way could have given it away: never, once, more often.
 * - `card`: suits are followed, or anything goes; a trump has to be played; one has to beat another, or to be one of
 *   several, or a lead is barred.
 * - `zwik`: how many are held, and whether one was not asked for or came by exchange.
 * - `pay`: how many seats take or pay, whether it is less than the pot, and whether it was rounded.
 */
export function zwikkenPuzzleLevel(puzzle: ZwikkenPuzzle): ZwikkenPuzzleLevel {
  switch (puzzle.kind) {
    case 'win':
      return winLevel(puzzle);
    case 'card': {
      const { choice, playable, rules } = puzzle;
      const codes = choice.hand.flatMap((card) => cardRefusal(rules, choice, card)?.code ?? []);
      const trumpsIn = choice.trick.slice(1).some((card) => suitOf(card) === choice.trump);
      if (codes.includes('must-overtrump') || codes.includes('top-trump-not-led')) return 3;
      const mustTrump = codes.includes('must-trump');
      if (mustTrump && (playable.length > 1 || trumpsIn)) return 3;
      return mustTrump || (trumpsIn && codes.length > 0) ? 2 : 1;
    }
    case 'zwik':
      return zwikLevel(puzzle);
    case 'pay':
      return payLevel(puzzle);
  }
}

function winLevel({ position, solution }: WinPuzzle): ZwikkenPuzzleLevel {
  let at = position;
  let traps = 0;
  for (const card of solution.line) {
    const isGambler = seatToPlay(at) === position.gambler;
    const keeps = isGambler === solution.wins;
    if (keeps && solveCards(at).some(({ wins }) => wins !== solution.wins)) traps++;
    at = afterCard(at, card);
  }
  return levelOf(traps);
}

function zwikLevel({ rules, state }: ZwikPuzzle): ZwikkenPuzzleLevel {
  const asked = askersOf(state);
  const holders = [...state.hands.keys()].filter(
    (seat) => zwikIn(rules, state.hands[seat] ?? []) !== null,
  );
  const silent =
    rules.zwik.shown === 'after-bidding' && holders.some((seat) => !asked.includes(seat));
  const exchanged = state.happened.some(({ kind }) => kind === 'exchanged');
  return levelOf(holders.length - 1 + (silent ? 1 : 0) + (exchanged && holders.length > 0 ? 1 : 0));
}

function payLevel({ changes, state }: PayPuzzle): ZwikkenPuzzleLevel {
  const taken = changes.reduce((sum, change) => sum + change, 0);
  const before = state.pot + taken;
  const amount = state.game?.amount ?? 0;
  const moved = changes.filter((change) => change !== 0).length;
  const bidding = state.rules.bidding;
  const [some, all] =
    bidding.kind === 'rising'
      ? (bidding.parts.find(({ id }) => id === state.game?.part)?.of ?? [1, 1])
      : [1, 1];
  const isRounded = (before * some) % all !== 0;
  return levelOf(moved - 1 + (amount < before ? 1 : 0) + (isRounded ? 1 : 0));
}

/** How many draws are looked at before the nearest level will do. */
const TRIES = 120;

/** A puzzle that was made, and the level that it came out at. */
export interface GeneratedZwikken {
  readonly puzzle: ZwikkenPuzzle;
  readonly level: ZwikkenPuzzleLevel;
}

/**
 * The puzzle of a kind, a set of rules, a level and a seed. Where none of 120 draws is of the level, it is of the
 * nearest that turned up: `level` says which.
 */
export function generateZwikken(wanted: ZwikkenPuzzleWanted): GeneratedZwikken {
  const { kind, level, rules, seed } = wanted;
  let nearest: GeneratedZwikken | undefined;
  for (let tried = 0; tried < TRIES || nearest === undefined; tried++) {
    const puzzle = zwikkenPuzzle({ kind, rules, seed: `${level}.${seed}.${tried}` });
    const made = { puzzle, level: zwikkenPuzzleLevel(puzzle) };
    if (made.level === level) return made;
    const distance = (one: GeneratedZwikken): number => Math.abs(one.level - level);
    if (nearest === undefined || distance(made) < distance(nearest)) nearest = made;
  }
  return nearest;
}
