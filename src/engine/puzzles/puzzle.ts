/**
 * Practice puzzles: what one is, what answers it takes, and what is said of them. A puzzle is plain data (`makePuzzle`
 * writes it down for ever); its right answers are worked out from it, never stored.
 */
import type { Card } from '../card.ts';
import type { Reckoning } from '../choice.ts';
import type { Play, PlayTried, Position } from '../play.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { State } from '../state.ts';

/** The kinds of puzzle, in the order in which they are offered. */
export const PUZZLE_KINDS = ['zwick', 'haul', 'legal', 'build', 'break', 'count', 'last'] as const;
/** The name of a kind. */
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Which card clears the table, and how it splits; or there is none. */
export interface ZwickPuzzle {
  readonly kind: 'zwick';
  readonly position: Position;
}
/** The capture that is worth most: points on the cards and for the Zwick, then the number of cards. */
export interface HaulPuzzle {
  readonly kind: 'haul';
  readonly position: Position;
}
/** Whether the play is legal, and if not, why not. */
export interface LegalPuzzle {
  readonly kind: 'legal';
  readonly position: Position;
  readonly play: PlayTried;
}
/** The builds after which the mover's side is sure to take the pile with the target. */
export interface BuildPuzzle {
  readonly kind: 'build';
  readonly position: Position;
  /** A card that lies on the table. */
  readonly target: Card;
  /** The cards that have been won: nobody holds them. */
  readonly gone: readonly Card[];
  /** How many cards each seat holds; the mover's are those of the position. */
  readonly held: readonly number[];
}
/** The plays that break an opponent's build, all cards open. */
export interface BreakPuzzle {
  readonly kind: 'break';
  readonly state: State;
  /** A card of the build in question. */
  readonly target: Card;
}
/** The points of each side at the end of a round: the state is over. */
export interface CountPuzzle {
  readonly kind: 'count';
  readonly state: State;
}
/** The play that wins most, all cards known. */
export interface LastPuzzle {
  readonly kind: 'last';
  readonly state: State;
}
/** A puzzle of any kind. */
export type Puzzle =
  | ZwickPuzzle
  | HaulPuzzle
  | LegalPuzzle
  | BuildPuzzle
  | BreakPuzzle
  | CountPuzzle
  | LastPuzzle;
/** A puzzle of one kind. */
export type PuzzleOf<Kind extends PuzzleKind> = Extract<Puzzle, { readonly kind: Kind }>;

/** `card` null says that there is none. `groups` may be left out; where they are given they have to be right too. */
export interface ZwickAnswer {
  readonly kind: 'zwick';
  readonly card: Card | null;
  readonly groups?: readonly (readonly number[])[];
}
/** A play. */
export interface PlayAnswer<Kind extends 'haul' | 'build' | 'break' | 'last'> {
  readonly kind: Kind;
  readonly play: PlayTried;
}
/** `code` null says that the play is legal. */
export interface LegalAnswer {
  readonly kind: 'legal';
  readonly code: RefusalCode | null;
}
/** Points by side. */
export interface CountAnswer {
  readonly kind: 'count';
  readonly points: readonly number[];
}
interface Answers {
  readonly zwick: ZwickAnswer;
  readonly haul: PlayAnswer<'haul'>;
  readonly legal: LegalAnswer;
  readonly build: PlayAnswer<'build'>;
  readonly break: PlayAnswer<'break'>;
  readonly count: CountAnswer;
  readonly last: PlayAnswer<'last'>;
}
/** An answer to a puzzle of one kind. */
export type AnswerTo<Kind extends PuzzleKind> = Answers[Kind];
/** An answer: what a person gives, and what the engine finds. */
export type PuzzleAnswer = Answers[PuzzleKind];

/** What a capture brings: scoring points, Zwick points among them, and cards, the one played among them. */
export interface Haul {
  readonly points: number;
  readonly zwick: number;
  readonly cards: number;
}

/** A play that somebody may make, as far as is known: the cards that must stay in hand for it. */
export interface Threat {
  readonly seat: number;
  readonly play: Play;
  readonly keeps: readonly Card[];
}

/** Why a count is off, where one common slip explains it. */
export type CountSlip =
  | 'left-over-forgotten'
  | 'most-cards-forgotten'
  | 'most-cards-on-tie'
  | 'zwicks-forgotten';

/** How one side was counted. */
export interface SideCounted {
  readonly side: number;
  readonly given: number;
  readonly points: number;
  readonly slip: CountSlip | null;
}

/** What shows that an answer is wrong, as facts. */
export type Refutation =
  /** An answer to another kind of puzzle, or of another shape. */
  | { readonly code: 'no-answer' }
  /** The play is not legal. */
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** zwick: the card does not clear the table; what would stay there at its best. */
  | { readonly code: 'stays'; readonly refusal: Refusal; readonly reckoning: Reckoning }
  /** zwick: the card clears the table, but an agreed option makes that no Zwick. */
  | { readonly code: 'scores-no-zwick'; readonly card: Card }
  /** zwick: the card does clear the table, but not by these groups; the first that is none, −1 where piles are left. */
  | { readonly code: 'wrong-split'; readonly group: number }
  /** zwick: there is one after all. */
  | { readonly code: 'there-is-one'; readonly cards: number }
  /** haul: another capture is worth more. */
  | { readonly code: 'worth-less'; readonly got: Haul; readonly best: Haul }
  /** haul, build: not that kind of play. */
  | { readonly code: 'wrong-kind'; readonly wanted: 'capture' | 'build' }
  /** legal: it is legal. */
  | { readonly code: 'is-legal'; readonly play: Play }
  /** legal: it is refused, for this reason. */
  | { readonly code: 'is-refused'; readonly refusal: Refusal }
  /** build: others may play so, and then the target is theirs, or can't be taken. */
  | {
      readonly code: 'not-sure';
      readonly line: readonly Threat[];
      readonly outcome: 'taken' | 'out-of-reach';
    }
  /** break: the opponents can still take the build at the value they announced. */
  | { readonly code: 'still-taken'; readonly line: readonly Play[] }
  /** break: it breaks the build, but another play makes one's side sure of more points. */
  | { readonly code: 'less-sure'; readonly points: number; readonly best: number }
  /** count: what each side has that was counted wrongly. */
  | { readonly code: 'miscounted'; readonly sides: readonly SideCounted[] }
  /** last: it ends so, while another play ends better. Margins are points ahead of the other side. */
  | {
      readonly code: 'wins-less';
      readonly margin: number;
      readonly best: number;
      readonly line: readonly Play[];
    };

/** The verdict on an answer. `nth` is its place among the right answers. */
export type PuzzleJudgement =
  | { readonly right: true; readonly nth: number; readonly of: number }
  | { readonly right: false; readonly refutation: Refutation };

/** A hint, as data: a nudge, then a card or what else is half of the answer, then all of it. */
export type Hint =
  /** zwick: the pile that needs the highest card, and its lowest value. */
  | { readonly code: 'highest-pile'; readonly pile: number; readonly lowest: number }
  /** zwick: the least that all piles add up to, and how many of them may count ten more. */
  | { readonly code: 'total'; readonly lowest: number; readonly duals: number }
  /** haul: what the best one brings. */
  | { readonly code: 'worth'; readonly haul: Haul }
  /** legal: what to look at. */
  | { readonly code: 'look-at'; readonly what: 'sum' | 'owner' | 'hand' }
  /** legal: half of the answer. */
  | { readonly code: 'verdict'; readonly legal: boolean }
  /** build: the values at which the target is safe. */
  | { readonly code: 'values'; readonly values: readonly number[] }
  /** break: the seats that could take the build as it is. */
  | { readonly code: 'takers'; readonly seats: readonly number[] }
  /** count: who has most cards; null where nobody scores for them. */
  | {
      readonly code: 'most-cards';
      readonly sides: readonly number[];
      readonly cards: readonly number[];
    }
  /** count: the points of one side. */
  | { readonly code: 'side'; readonly side: number; readonly points: number }
  /** last: what kind of play it is. */
  | { readonly code: 'kind-of-play'; readonly plays: readonly Play['kind'][] }
  /** The card that is played; null where there is no Zwick. */
  | { readonly code: 'card'; readonly card: Card | null }
  /** One whole right answer, and how many there are. */
  | { readonly code: 'answer'; readonly answer: PuzzleAnswer; readonly of: number };

/** What is measured of a puzzle, by name. */
export type Features = Readonly<Record<string, number>>;
