/** What a card, or a pile, may be worth in a capture or a build: matching values, never points. */
import type { Card } from './card.ts';
import { isJoker, jokerNumber, rankOf, SUITED_CARDS } from './card.ts';
import type { Pile } from './play.ts';
import type { Variant } from './variant.ts';

const LOW = { A: 1, J: 2, Q: 3, K: 4 } as const;
/** How far a dual card's values lie apart: 1|11, 2|12, 3|13, 4|14. */
export const DUAL_STEP = 10;
/** The lowest value of a wild joker, which is worth any from there to `WILD_HIGHEST`. Rule wild-jokers. */
export const WILD_LOWEST = 2;
/** The highest value of a wild joker. */
export const WILD_HIGHEST = 14;
const WILD_VALUES: readonly number[] = Array.from(
  { length: WILD_HIGHEST - WILD_LOWEST + 1 },
  (_, at) => WILD_LOWEST + at,
);

function valuesOfRank(rank: string, courts: Variant['courts']): readonly number[] {
  if (!(rank in LOW)) return [Number(rank)];
  const low = LOW[rank as keyof typeof LOW];
  return courts === 'dual' ? [low, low + DUAL_STEP] : [low + DUAL_STEP];
}

function valueTable(courts: Variant['courts']): ReadonlyMap<Card, readonly number[]> {
  return new Map(SUITED_CARDS.map((card) => [card, valuesOfRank(rankOf(card), courts)]));
}

const SUITED_VALUES = { dual: valueTable('dual'), high: valueTable('high') };

/**
 * The matching values a card may take in this version, ascending. Rule dual-values, fixed-values, joker-numbers,
 * wild-jokers.
 */
export function valuesOf(card: Card, variant: Variant): readonly number[] {
  if (isJoker(card)) return variant.jokersAre === 'wild' ? WILD_VALUES : [jokerNumber(card)];
  return SUITED_VALUES[variant.courts].get(card) ?? [];
}

/** Whether the card can match the value. */
export function matches(card: Card, value: number, variant: Variant): boolean {
  return valuesOf(card, variant).includes(value);
}

/** The matching values a pile may take, ascending: the announced one of a build, those of the card of a loose pile. */
export function pileValues(pile: Pile, variant: Variant): readonly number[] {
  return pile.value === undefined ? valuesOf(pile.cards[0], variant) : [pile.value];
}

/** Whether the pile is a loose wild joker: the options on jokers on the table concern it alone. */
export function isLooseWild(pile: Pile, variant: Variant): boolean {
  return pile.value === undefined && variant.jokersAre === 'wild' && isJoker(pile.cards[0]);
}
