/** The words of a table to try a turn on, in English. */
import type { Card } from '../engine/index.ts';
import { theCard } from './en.ts';

export const TRY_WORDS = {
  allowed: 'Allowed.',
  /** "the eight of hearts", "the build of 9". */
  pile: ([card]: readonly Card[], value: number | undefined): string =>
    value !== undefined || card === undefined ? `the build of ${value}` : theCard(card),
} as const;
