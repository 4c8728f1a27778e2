/** Which cards there are, in any version, and what is printed on each. */

/** The suits: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** The letter of a suit. */
export type Suit = (typeof SUITS)[number];

/** The ranks of a suit, from the ace up. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** A rank as it is printed. */
export type Rank = (typeof RANKS)[number];

/** A card of one of the four suits: `'10D'`. */
export type SuitedCard = `${Rank}${Suit}`;
/** A joker by its number: `'X15'`. Which numbers there are, the records of the versions say. */
export type Joker = `X${number}`;
/** A card by its name: `'10D'`, `'KC'`, `'X15'`. Equal names are equal cards, also in a double pack. */
export type Card = SuitedCard | Joker;

/** The 52 French-suited cards, by suit, each from ace to king. */
export const SUITED_CARDS: readonly SuitedCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): SuitedCard => `${rank}${suit}`),
);

/** Whether the card is a joker, numbered or wild. */
export function isJoker(card: Card): card is Joker {
  return card.startsWith('X');
}

/** The number on a joker. */
export function jokerNumber(joker: Joker): number {
  return Number(joker.slice(1));
}

/** The rank of a suited card. */
export function rankOf(card: SuitedCard): Rank {
  return card.slice(0, -1) as Rank;
}

/** The suit of a suited card. */
export function suitOf(card: SuitedCard): Suit {
  return card.slice(-1) as Suit;
}

/** The card of the same rank in the suit that stands in `order` where its own does in `SUITS`; a joker as it is. */
export function inSuits(card: Card, order: readonly Suit[]): Card {
  if (isJoker(card)) return card;
  return `${rankOf(card)}${order[SUITS.indexOf(suitOf(card))] ?? suitOf(card)}`;
}
