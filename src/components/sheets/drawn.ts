/** A puzzle as a sheet draws it: cards to draw, lines to print, and its answers for the page behind. Plain data. */
import type { Card, Puzzle, PuzzleKind, PuzzleLevel, Suit, Variant } from '../../engine/index.ts';
import {
  answersTo,
  isJoker,
  jokerNumber,
  leftOnTable,
  makePuzzleLink,
  rankOf,
  SUITS,
  sideCount,
  suitOf,
  unseenIn,
} from '../../engine/index.ts';
import { EN, scoreLine, upper } from '../../words/en.ts';
import { PUZZLE_WORDS } from '../../words/puzzles.ts';
import { solutionText } from '../../words/puzzlesSaid.ts';
import { seatedAt, theirs } from '../../words/seating.ts';
import { SHEET_DRAWN_WORDS as WORDS } from '../../words/sheetsDrawn.ts';
import { sortedCards } from '../cards/sorted.ts';
import {
  handsIn,
  heldIn,
  playAsked,
  positionIn,
  questionOf,
  seatingIn,
  whoIn,
} from '../puzzles/atTable.ts';

/** Many cards without pictures, as bridge players write them: by suit, and jokers. */
export interface Suited {
  readonly suit: Suit | 'X';
  readonly ranks: readonly string[];
}

/** A pile as it is printed. */
export interface DrawnPile {
  readonly cards: readonly Card[];
  /** Of a build: its value and whose it is, "13, partner’s". */
  readonly tag: string | null;
  /** What a screen reader says. */
  readonly name: string;
}

/** A puzzle as it is printed. */
export interface Drawn {
  readonly kind: PuzzleKind;
  readonly level: PuzzleLevel;
  readonly link: string;
  /** "Dithmarschen, 4 players · hard". */
  readonly place: string;
  /** Null where the round is over. */
  readonly table: readonly DrawnPile[] | null;
  readonly hands: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  readonly lists: readonly { readonly name: string; readonly suits: readonly Suited[] }[];
  readonly facts: readonly string[];
  readonly question: string;
  /** What counts in its version, and how much, where points come into it: the name of the version, and a line. */
  readonly counts: readonly [version: string, line: string] | null;
  readonly answers: readonly string[];
}

const HAS_POINTS: readonly PuzzleKind[] = ['haul', 'break', 'count', 'last'];

/** Takes as long as solving it, which for the last plays is a while. */
export function drawnOf(puzzle: Puzzle, level: PuzzleLevel): Drawn {
  const position = positionIn(puzzle);
  const seating = seatingIn(puzzle);
  const who = whoIn(puzzle);
  const isOver = puzzle.kind === 'count';
  const hands = isOver ? [] : handsIn(puzzle);
  return {
    kind: puzzle.kind,
    level,
    link: makePuzzleLink(puzzle),
    place: PUZZLE_WORDS.place(position.variant, position.seats, level),
    table: isOver
      ? null
      : position.table.map(({ cards, owner, value }): DrawnPile => {
          const whose =
            owner === undefined || owner === null ? null : seatedAt(owner, seating).short;
          return {
            cards,
            tag: value === undefined ? null : WORDS.tag(value, whose),
            name: EN.pileName(cards, value),
          };
        }),
    hands: hands.map(({ cards, seat }) => ({ cards, name: upper(theirs('hand', seat, seating)) })),
    lists: listsIn(puzzle),
    facts: factsIn(puzzle),
    question: questionOf(puzzle),
    counts: HAS_POINTS.includes(puzzle.kind)
      ? [EN.variantName(position.variant), countsIn(position.variant)]
      : null,
    answers: answersTo(puzzle).map((answer) => solutionText(puzzle, answer, position, who)),
  };
}

function countsIn({ scoring }: Variant): string {
  const items = scoring.items
    .filter(({ points }) => points > 0)
    .map(({ cards, id, points }) =>
      (cards.length > 1 ? PUZZLE_WORDS.each : PUZZLE_WORDS.counted)(scoreLine(id), points),
    );
  const others = [
    PUZZLE_WORDS.mostCards(scoring.mostCards),
    PUZZLE_WORDS.zwickWorth(scoring.zwick),
  ];
  return `${[...items, ...others].join('; ')}.`;
}

function listsIn(puzzle: Puzzle): Drawn['lists'] {
  if (puzzle.kind === 'build') {
    const unseen = unseenIn(puzzle);
    return [{ name: PUZZLE_WORDS.unseen(unseen.length), suits: bySuit(unseen) }];
  }
  if (puzzle.kind !== 'count') return [];
  const { state } = puzzle;
  const who = whoIn(puzzle);
  const left = leftOnTable(state);
  return [
    ...state.won.map((cards, side) => {
      const facts = PUZZLE_WORDS.wonFacts(cards.length, state.zwicks[side] ?? 0);
      return { name: `${PUZZLE_WORDS.won(who.side(side))}: ${facts}`, suits: bySuit(cards) };
    }),
    {
      name: left.length > 0 ? PUZZLE_WORDS.left : PUZZLE_WORDS.leftNone,
      suits: bySuit(left),
    },
  ];
}

function factsIn(puzzle: Puzzle): readonly string[] {
  const { promised, table } = positionIn(puzzle);
  const who = whoIn(puzzle);
  const facts: string[] = [];
  if (puzzle.kind === 'build') {
    facts.push(heldIn(puzzle, who));
  }
  for (const { seat, value } of promised) {
    // A build says that its owner holds a card for it.
    const isSeen = table.some((pile) => pile.owner === seat && pile.value === value);
    if (!isSeen) facts.push(PUZZLE_WORDS.promised(who.seat(seat), value));
  }
  if (puzzle.kind === 'last') {
    const { seats, variant, won, zwicks } = puzzle.state;
    for (let side = 0; side < sideCount(variant, seats); side++) {
      const counted = PUZZLE_WORDS.wonFacts(won[side]?.length ?? 0, zwicks[side] ?? 0);
      facts.push(`${PUZZLE_WORDS.won(who.side(side))}: ${counted}.`);
    }
  }
  if (puzzle.kind === 'last' || puzzle.kind === 'count') {
    const { lastCapture } = puzzle.state;
    facts.push(
      lastCapture === null
        ? PUZZLE_WORDS.noCapture
        : PUZZLE_WORDS.lastCapture(who.side(lastCapture)),
    );
  }
  if (puzzle.kind === 'legal') facts.push(`${PUZZLE_WORDS.playing}: ${playAsked(puzzle)}`);
  return facts;
}

/** Cards by suit, those suits that there are. */
function bySuit(cards: readonly Card[]): Suited[] {
  const sorted = sortedCards(cards);
  return [...SUITS, 'X' as const].flatMap((suit): Suited[] => {
    const own = sorted.filter((card) => (isJoker(card) ? 'X' : suitOf(card)) === suit);
    const ranks = own.map((card) => (isJoker(card) ? String(jokerNumber(card)) : rankOf(card)));
    return own.length === 0 ? [] : [{ suit, ranks }];
  });
}
