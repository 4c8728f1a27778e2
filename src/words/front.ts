/** The words of the front page's table. */
import { EN } from './en.ts';

export const FRONT_WORDS = {
  seats: ['you', 'left', 'partner', 'right'],
  prompt: 'Choose your card, then every pile that it takes.',
  found: (value: number, sums: readonly string[]): string =>
    `Zwick! ${value} is ${EN.list(sums, 'and')}: that clears the table.`,
  notAll: (left: string, value: number, sums: readonly string[]): string =>
    `That is allowed: ${value} is ${EN.list(sums, 'and')}. But ${left} stay, so it is no Zwick. Try again.`,
  noCapture: 'That is allowed, but it takes nothing. There is a Zwick to find: try again.',
} as const;
