/** The addresses that the puzzle pages need, for their islands. Runs where pages are built. */
import { edition } from '../site/edition.ts';
import { href } from '../site/href.ts';
import type { Places } from './Puzzles.tsx';

/** `Places` as JSON. */
export function placesHere(): string {
  const places: Places = {
    puzzles: href('/puzzles/'),
    rules: href('/rules/r/'),
    calculator: href('/calculator/'),
    score: href('/score/'),
    edition: edition(),
  };
  return JSON.stringify(places);
}
