/** The words about what can be agreed on wild jokers. */
export const WILD_WORDS = {
  title: 'Wild jokers',
  jokerOnTable: 'A joker on the table',
  jokerOnTableChoices: {
    free: 'is taken like any card',
    'joker-only': 'is taken by a joker only',
    never: 'is never taken',
  },
  sweep: 'Clearing the table with a joker',
  sweepChoices: { yes: 'is a Zwick', no: 'is no Zwick' },
} as const;
