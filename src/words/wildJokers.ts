/** What can be agreed on wild jokers that lie on the table, wherever that is chosen. */
export const WILD_JOKER_WORDS = {
  jokerOnTable: 'A joker on the table',
  jokerOnTableChoices: {
    free: 'is taken like any card',
    'joker-only': 'is taken by a joker only',
    never: 'is never taken',
  },
} as const;
