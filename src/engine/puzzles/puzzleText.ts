/**
 * Puzzles in notation, and in an address: the kind with what belongs to it, then the position or the state.
 * `zwick | christiansen 4 @1 | KS 8C | QS, AD` · `legal, KS x QS | …` · `build X20, 2 2 2 2, AS 2S … | …` (target, cards held
 * by seat, cards that are gone) · `break X20 | …`.
 */
import type { Card } from '../card.ts';
import type { InvalidNotation } from '../notation/error.ts';
import { attempt, unexpected } from '../notation/error.ts';
import { playLists, readPlay } from '../notation/play.ts';
import { positionSections, readPosition, readState, stateSections } from '../notation/position.ts';
import { isEmpty, readNumber, readPlainCard, sectionsOf } from '../notation/read.ts';
import { sealed, unsealed } from '../notation/seal.ts';
import type { List, Section, Spelling, Word, Written } from '../notation/tree.ts';
import { writeTree, written } from '../notation/tree.ts';
import { countCards, packCounts } from '../pack.ts';
import type { Pile } from '../play.ts';
import type { Result } from '../result.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import { PUZZLE_KINDS } from './puzzle.ts';

/** The letter of a link to a puzzle. */
const LETTER = 'q';

/** Writes a puzzle; `parsePuzzle` reads the same puzzle from it. */
export function makePuzzle(puzzle: Puzzle, spelling: Spelling = 'text'): string {
  const place =
    'position' in puzzle ? positionSections(puzzle.position) : stateSections(puzzle.state);
  return writeTree([headOf(puzzle), ...place], spelling);
}

function headOf(puzzle: Puzzle): Written[][] {
  const kind = written(puzzle.kind);
  switch (puzzle.kind) {
    case 'legal':
      return [[kind], ...playLists(puzzle.play, puzzle.position.table)];
    case 'build':
      return [[kind, written(puzzle.target)], puzzle.held.map(written), puzzle.gone.map(written)];
    case 'break':
      return [[kind, written(puzzle.target)]];
    default:
      return [[kind]];
  }
}

/** Reads a puzzle: its answers are worked out from it. */
export function parsePuzzle(
  text: string,
  spelling: Spelling = 'text',
): Result<Puzzle, InvalidNotation> {
  return attempt(() => readPuzzle(sectionsOf(text, spelling)));
}

/** Writes a puzzle as a link, for the fragment of an address. */
export function makePuzzleLink(puzzle: Puzzle): string {
  return sealed(LETTER, makePuzzle(puzzle, 'link'));
}

/** Reads the link of a puzzle; what can be wrong with one is as with `parseLink`. */
export function parsePuzzleLink(text: string): Result<Puzzle, InvalidNotation> {
  return attempt(() => readPuzzle(sectionsOf(unsealed(text, LETTER).body, 'link')));
}

function readPuzzle(sections: readonly Section[]): Puzzle {
  const [head, ...rest] = sections;
  const [first, ...lists] = head?.lists ?? [];
  const [kindWord, ...words] = first?.words ?? [];
  if (head === undefined || first === undefined || kindWord === undefined) {
    return unexpected({ line: 1, column: 1 }, 'form', '', PUZZLE_KINDS);
  }
  const kind = PUZZLE_KINDS.find((one) => one === kindWord.text);
  if (kind === undefined) return unexpected(kindWord, 'form', kindWord.text, PUZZLE_KINDS);
  if (rest.length === 0) return unexpected(head.end, 'section');
  const noMoreWords = (from: number): void => {
    const extra =
      words[from] ?? (kind === 'legal' || kind === 'build' ? undefined : lists[0]?.words[0]);
    if (extra !== undefined) unexpected(extra, 'end', extra.text);
  };
  switch (kind) {
    case 'zwick':
    case 'haul':
      noMoreWords(0);
      return { kind, position: readPosition(rest) };
    case 'count':
    case 'last': {
      noMoreWords(0);
      const state = readState(rest);
      if (state.over !== (kind === 'count')) return unexpected(head, 'header-word', 'over');
      return { kind, state };
    }
    case 'legal': {
      noMoreWords(0);
      const position = readPosition(rest);
      const play = readPlay({ ...head, lists }, position.table);
      if (play.kind === 'ask') return unexpected(head, 'play', 'ask');
      return { kind, position, play };
    }
    case 'break': {
      noMoreWords(1);
      const state = readState(rest);
      return { kind, state, target: readTarget(words[0], state.table, first, true) };
    }
    case 'build':
      noMoreWords(1);
      return readBuild(words[0], first, lists, rest);
  }
}

function readTarget(
  word: Word | undefined,
  table: readonly Pile[],
  list: List,
  isBuild: boolean,
): Card {
  if (word === undefined) return unexpected(list.end, 'pile-on-table');
  const card = readPlainCard(word);
  const pile = table.find(({ cards }) => cards.includes(card));
  if (pile === undefined || (isBuild && pile.value === undefined)) {
    return unexpected(word, 'pile-on-table', word.text);
  }
  return card;
}

function readBuild(
  targetWord: Word | undefined,
  first: List,
  [heldList, goneList, extra]: readonly List[],
  rest: readonly Section[],
): Puzzle {
  if (extra !== undefined) return unexpected(extra, 'end', extra.words[0]?.text ?? '');
  if (heldList === undefined || goneList === undefined) return unexpected(first.end, 'number');
  const position = readPosition(rest);
  const held = heldList.words.map((word) => readNumber(word));
  if (held.length !== position.seats) return unexpected(heldList.end, 'number', `${held.length}`);
  if (held[position.toMove] !== position.hand.length) {
    return unexpected(heldList, 'number', `${held[position.toMove]}`);
  }
  const gone = isEmpty(goneList) ? [] : goneList.words.map(readPlainCard);
  const seen = countCards([
    ...position.hand,
    ...position.table.flatMap(({ cards }) => cards),
    ...gone,
  ]);
  const pack = packCounts(position.variant);
  const twice = goneList.words.find((_, at) => {
    const card = gone[at];
    return card !== undefined && (seen.get(card) ?? 0) > (pack.get(card) ?? 0);
  });
  if (twice !== undefined) return unexpected(twice, 'card', twice.text);
  const unseen =
    [...pack.values()].reduce((sum, many) => sum + many, 0) -
    [...seen.values()].reduce((sum, many) => sum + many, 0);
  const others = held.reduce((sum, cards) => sum + cards, 0) - position.hand.length;
  if (others > unseen) return unexpected(heldList, 'number', `${others}`);
  const target = readTarget(targetWord, position.table, first, false);
  return { kind: 'build', position, target, gone, held };
}

/** The kinds of a list of puzzles in notation, without reading them: the first word of each. */
export function kindOfText(text: string): PuzzleKind | undefined {
  const [word] = text.trim().split(/[\s|,]/);
  return PUZZLE_KINDS.find((kind) => kind === word);
}
