/** What the form for another deal of Zwikken says, in English. */
export const ZWIKKEN_DEAL_WORDS = {
  rules: 'Rules',

  players: 'Players',

  seed: 'Seed (the same seed, the same cards)',

  hands: 'Hands shown',

  handsAll: 'all',

  handsMover: 'only of whose turn it is',

  parts: 'Bids name a part of the pot',

  partsNever: 'never',

  partsFrom: (from: number): string => (from === 0 ? 'always' : `from ${from} counters on`),

  rounds: 'A game is for',

  wholePot: 'the whole pot',

  roundsOf: (rounds: number): string =>
    rounds === 1 ? 'a stake of each player' : `${rounds} stakes of each player`,

  deal: 'Deal',
} as const;
