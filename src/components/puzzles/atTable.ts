/** A puzzle as it lies on a table: who sits there, what is asked, what the table shows of an answer. */
import type {
  Capture,
  Card,
  Position,
  Puzzle,
  PuzzleAnswer,
  PuzzleOf,
} from '../../engine/index.ts';
import { checkPlay, makeLink, positionOf } from '../../engine/index.ts';
import { EN, list, upper } from '../../words/en.ts';
import { PUZZLE_WORDS as WORDS } from '../../words/puzzles.ts';
import { triedSentence, type Who } from '../../words/puzzlesSaid.ts';
import {
  type Seating,
  seatedAt,
  seatingOf,
  seatsFrom,
  sideNames,
  theirs,
} from '../../words/seating.ts';
import type { Shown } from '../table/Table.tsx';
import type { WhyKind } from './driving.ts';

/** Where the puzzle is, as the player to move sees it. A round to be counted has nobody to move: it is the last. */
export function positionIn(puzzle: Puzzle): Position {
  return 'position' in puzzle ? puzzle.position : positionOf(puzzle.state);
}

export function seatingIn(puzzle: Puzzle): Seating {
  return seatingOf(positionIn(puzzle));
}

/** The seats by names short enough for a mark on the table. */
export function namesIn(puzzle: Puzzle): readonly string[] {
  const seating = seatingIn(puzzle);
  return Array.from({ length: seating.seats }, (_, seat) =>
    seat === seating.mover ? 'you' : seatedAt(seat, seating).short,
  );
}

/** The seats and sides in sentences. */
export function whoIn(puzzle: Puzzle): Who {
  const seating = seatingIn(puzzle);
  const sides = sideNames(seating);
  return {
    seat: (seat) => seatedAt(seat, seating).name,
    side: (side) => sides[side] ?? '',
    theirs: (thing, seat) => theirs(thing, seat, seating),
  };
}

/** The hands that are shown: that of the player to move, or where all are known everybody's, that one first. */
export function handsIn(
  puzzle: Puzzle,
): readonly { readonly seat: number; readonly cards: readonly Card[] }[] {
  if ('position' in puzzle) {
    const { hand, toMove } = puzzle.position;
    return [{ seat: toMove, cards: hand }];
  }
  const { hands } = puzzle.state;
  return seatsFrom(seatingIn(puzzle)).map((seat) => ({ seat, cards: hands[seat] ?? [] }));
}

/** How many cards each of the others holds, in a sentence. */
export function heldIn({ held, position }: PuzzleOf<'build'>, who: Who): string {
  const texts = held.flatMap((cards, seat) =>
    seat === position.toMove ? [] : [`${who.seat(seat)}: ${WORDS.held(cards)}`],
  );
  return `${upper(list(texts))}.`;
}

/** Whether it is of a kind that says why no other play is as good. */
export function hasReasons(puzzle: Puzzle): puzzle is Extract<Puzzle, { kind: WhyKind }> {
  return puzzle.kind === 'break' || puzzle.kind === 'build';
}

/** What is asked, in a short line. */
export function questionOf(puzzle: Puzzle): string {
  const { question } = WORDS;
  switch (puzzle.kind) {
    case 'build':
      return question.build(puzzle.target);
    case 'break': {
      const pile = puzzle.state.table.find(({ cards }) => cards.includes(puzzle.target));
      return question.break(whoIn(puzzle).seat(pile?.owner ?? 0), pile?.value ?? 0);
    }
    default:
      return question[puzzle.kind];
  }
}

/** The play that is to be judged, in a sentence. */
export function playAsked(puzzle: Extract<Puzzle, { kind: 'legal' }>): string {
  const { play, position } = puzzle;
  return triedSentence(play, position.table, whoIn(puzzle), position.toMove);
}

/** What the table marks of a right answer; null where there is nothing to mark. */
export function shownOf(answer: PuzzleAnswer, position: Position): Shown | null {
  switch (answer.kind) {
    case 'zwick': {
      if (answer.card === null) return null;
      const takes = position.table.map((_, pile) => pile);
      const checked = checkPlay(position, { kind: 'capture', card: answer.card, takes });
      if (!checked.ok || checked.value.kind !== 'capture') return null;
      return { card: answer.card, groups: checked.value.groups };
    }
    case 'legal':
    case 'count':
      return null;
    default:
      return shownPlay(answer.play, position);
  }
}

/** What the table marks of a play. */
export function shownPlay(
  play: Extract<PuzzleAnswer, { play: unknown }>['play'],
  position: Position,
): Shown {
  switch (play.kind) {
    case 'trail':
      return { card: play.card };
    case 'build':
      return { card: play.card, on: play.on };
    case 'capture': {
      // Of several ways to group the piles, the one that the answer is told by.
      if ('groups' in play) return { card: play.card, groups: (play as Capture).groups };
      const checked = checkPlay(position, play);
      const groups =
        checked.ok && checked.value.kind === 'capture' ? checked.value.groups : [play.takes];
      return { card: play.card, groups };
    }
  }
}

/**
 * Where else a puzzle opens, and what the link is called: the calculator at its position, or the score page with the
 * round counted. `places` are the addresses of the two.
 */
export function elsewhereIn(
  puzzle: Puzzle,
  places: Readonly<Record<'calculator' | 'score', string>>,
): { readonly href: string; readonly text: string } {
  if (puzzle.kind === 'count') {
    const link = makeLink({ form: 'state', state: puzzle.state });
    return { href: `${places.score}#${link}`, text: WORDS.score };
  }
  const position = positionIn(puzzle);
  const link =
    puzzle.kind === 'legal'
      ? makeLink({ form: 'try', position, play: puzzle.play })
      : makeLink({ form: 'position', position });
  return { href: `${places.calculator}#${link}`, text: WORDS.calculator };
}

/** The puzzle as text for a chat: what lies there and what is asked, nothing of the answer. */
export function spokenTable(puzzle: Puzzle): string {
  const { hand, table } = positionIn(puzzle);
  const piles = table.map(({ cards, value }) => EN.pileName(cards, value));
  const asked = puzzle.kind === 'legal' ? `${upper(playAsked(puzzle))} ` : '';
  if (puzzle.kind === 'count') return questionOf(puzzle);
  return `${WORDS.tableText(piles.join('; '), hand.map(EN.cardName).join(', '))} ${asked}${questionOf(puzzle)}`;
}
