/** The words about what can be agreed on wild jokers. */
import { WILD_JOKER_WORDS } from './wildJokers.ts';

export const WILD_WORDS = {
  title: 'Wild jokers',
  ...WILD_JOKER_WORDS,
  sweep: 'Clearing the table with a joker',
  sweepChoices: { yes: 'is a Zwick', no: 'is no Zwick' },
} as const;
