/** The addresses that the pages of the puzzles of Zwikken need. Runs where pages are built. */
import { edition } from '../site/edition.ts';
import { href } from '../site/href.ts';
import type { PuzzlePlaces } from './ZwikkenPuzzles.tsx';

/** `PuzzlePlaces` as JSON. */
export function puzzlePlacesHere(): string {
  const places: PuzzlePlaces = {
    puzzles: href('/zwikken/puzzles/'),
    rules: href('/zwikken/r/'),
    edition: edition(),
  };
  return JSON.stringify(places);
}
