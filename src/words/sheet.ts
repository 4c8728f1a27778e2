/** The words of a version's printed sheet, in English. */
import type { SheetPart } from '../content/schemas/version.ts';
import { RULING_NOTE } from './ruling.ts';

export const SHEET_WORDS = {
  description: (name: string): string =>
    `Zwicker as in ${name} on one sheet of paper, to lie beside the cards: values, deal, plays, builds, and a table for the count.`,
  howTo: 'Print this page: it is one sheet of A4, to lie beside the cards.',
  whole: 'The version in full',
  values: 'What captures what',
  deal: 'The deal',
  turn: 'A turn',
  builds: 'Builds',
  owing: 'What you owe',
  partners: 'Partners',
  /** Where everybody plays alone, of the same part only promises are left. */
  promises: 'Promises',
  options: 'If so agreed',
  end: 'The end',
  score: 'The count',
  players: 'Players',
  first: 'First deal',
  firstForAll: (text: string): string => `First deal: ${text}.`,
  later: 'Later deals',
  each: ', each',
  sum: 'Sum',
  side: (number: number): string => `Side ${number}`,
  /** `mostCards`: what is missing on a tie for them, none where there can be no tie. */
  check: (total: number, zwick: number, mostCards: number): string =>
    `Check: all sides together have ${total}, and ${zwick} more for each Zwick${mostCards === 0 ? '' : `; ${mostCards} less when most cards are tied`}.`,
  wild: 'What is printed on a joker means nothing: all are alike.',
  /** The marks of grounds, each with its meaning. */
  marks: {
    ruling: { sign: '†', text: RULING_NOTE },
    inferred: { sign: '‡', text: 'Inferred: no source says so of this version in these words.' },
  },
} as const satisfies Readonly<Record<SheetPart, unknown>> & Readonly<Record<string, unknown>>;
