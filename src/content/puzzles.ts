/** What pages ask of the chosen puzzles: each with its words, measured and linked. */
import { getCollection } from 'astro:content';
import type { PuzzleKind, PuzzleLevel } from '../engine/index.ts';
import { makePuzzleLink, measurePuzzle, PUZZLE_KINDS } from '../engine/index.ts';
import { perLanguage } from './perLanguage.ts';
import type { Chosen, ChosenText } from './schemas/puzzle.ts';
import type { Language } from './sources.ts';

/** A chosen puzzle as pages show it. */
export interface ChosenEntry extends Chosen {
  readonly id: string;
  /** `/puzzles/chosen/<id>/`. */
  readonly path: string;
  /** The fragment that opens it in the player. */
  readonly link: string;
  readonly level: PuzzleLevel;
  readonly text: ChosenText;
}

/** All chosen puzzles by kind, from easy to fiendish. Throws where one has no words. */
export const chosenPuzzles = perLanguage(readChosen);

/** The chosen puzzles of each kind, in the order of the kinds. */
export async function chosenByKind(
  language: Language = 'en',
): Promise<readonly { readonly kind: PuzzleKind; readonly entries: readonly ChosenEntry[] }[]> {
  const entries = await chosenPuzzles(language);
  return PUZZLE_KINDS.map((kind) => ({
    kind,
    entries: entries.filter(({ puzzle }) => puzzle.kind === kind),
  }));
}

async function readChosen(language: Language): Promise<readonly ChosenEntry[]> {
  const texts = new Map(
    (await getCollection('puzzleTexts')).map(({ data, id }) => [id, data] as const),
  );
  const entries = (await getCollection('puzzles')).map(({ data, id: file }) => {
    const text = texts.get(`${language}/${file}`);
    if (text === undefined) throw new Error(`write src/content/${language}/puzzles/${file}.json`);
    const { motif, puzzle } = data;
    const [, id = file] = file.split('/');
    const { difficulty, level } = measurePuzzle(puzzle);
    const path = `/puzzles/chosen/${id}/`;
    const entry: ChosenEntry = {
      id,
      path,
      link: makePuzzleLink(puzzle),
      puzzle,
      motif,
      level,
      text,
    };
    return { difficulty, entry };
  });
  const place = ({ puzzle }: ChosenEntry): number => PUZZLE_KINDS.indexOf(puzzle.kind);
  return entries
    .toSorted(
      (one, other) =>
        place(one.entry) - place(other.entry) ||
        one.difficulty - other.difficulty ||
        (one.entry.id < other.entry.id ? -1 : 1),
    )
    .map(({ entry }) => entry);
}
