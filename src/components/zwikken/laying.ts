/** Hands laid out for "Who wins?": while cards are missing, and once all are there. Pure. */
import type { Suit, SuitedCard } from '../../engine/index.ts';
import {
  type LaidTricks,
  newTricks,
  type RuleSet,
  type TrickPosition,
  tenOf,
  zwikkenPack,
} from '../../engine/zwikken/index.ts';

/** What lies there. `swapped`: the trump ten has been exchanged for the card turned up. */
export interface Laying {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly forehand: number;
  readonly gambler: number;
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly turned: SuitedCard | null;
  readonly swapped: boolean;
}

/** The seat that holds a card, or undefined. */
export function holderOf({ hands }: Laying, card: SuitedCard): number | undefined {
  const seat = hands.findIndex((hand) => hand.includes(card));
  return seat < 0 ? undefined : seat;
}

/** Without that card anywhere. */
function without(laying: Laying, card: SuitedCard): Laying {
  return {
    ...laying,
    hands: laying.hands.map((hand) => hand.filter((held) => held !== card)),
    ...(laying.turned === card ? { turned: null, swapped: false } : {}),
  };
}

/** A card laid into a hand, or taken away from where it is; undefined where the hand is full. */
export function layCard(laying: Laying, card: SuitedCard, seat: number): Laying | undefined {
  if (holderOf(laying, card) !== undefined) return without(laying, card);
  if ((laying.hands[seat] ?? []).length >= laying.rules.handSize) return undefined;
  const cleared = without(laying, card);
  return {
    ...cleared,
    hands: cleared.hands.map((hand, at) => (at === seat ? [...hand, card] : hand)),
  };
}

/** Another trump suit: a card turned up of the old one lies there no more. */
export const layTrump = (laying: Laying, trump: Suit): Laying => ({
  ...laying,
  trump,
  turned: null,
  swapped: false,
});

/** With so many players; those who leave take their cards along. */
export function layPlayers(laying: Laying, players: number): Laying {
  const { forehand, gambler } = laying;
  return {
    ...laying,
    hands: Array.from({ length: players }, (_, seat) => laying.hands[seat] ?? []),
    forehand: Math.min(forehand, players - 1),
    gambler: Math.min(gambler, players - 1),
    swapped: false,
  };
}

/** The seats whose hands are not full. */
export const missingIn = ({ hands, rules }: Laying): number[] =>
  hands.flatMap((hand, seat) => (hand.length < rules.handSize ? [seat] : []));

/** Who holds the ten that could be exchanged, if anybody. */
export const tenHolder = (laying: Laying): number | undefined =>
  holderOf(laying, tenOf(laying.rules, laying.trump));

/** The hands as they are played: with the card turned up in place of the ten, where it has been exchanged. */
export function handsPlayed({ hands, rules, swapped, trump, turned }: Laying) {
  if (!swapped || turned === null) return hands;
  const ten = tenOf(rules, trump);
  return hands.map((hand) => hand.map((card) => (card === ten ? turned : card)));
}

/** The game, or null while cards are missing. */
export function positionOf(laying: Laying): TrickPosition | null {
  if (missingIn(laying).length > 0) return null;
  const { forehand, gambler, rules, trump } = laying;
  return newTricks({ rules, trump, forehand, gambler, hands: handsPlayed(laying) });
}

/** What a link says of it. Hands with an exchanged ten go as they are played. */
export function laidFrom(laying: Laying, played: readonly SuitedCard[]): LaidTricks {
  const { forehand, gambler, rules, swapped, trump, turned } = laying;
  return {
    rules,
    trump,
    forehand,
    gambler,
    hands: handsPlayed(laying),
    turned: swapped && turned !== null ? tenOf(rules, trump) : turned,
    played,
  };
}

/** What lies there by a link. */
export const layingFrom = ({ played: _, ...laid }: LaidTricks): Laying => ({
  ...laid,
  swapped: false,
});

const SIGNS: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** What is wrong with a hand that was typed. */
export type TypedProblem =
  | { readonly code: 'no-card'; readonly word: string }
  | { readonly code: 'twice'; readonly card: SuitedCard }
  | { readonly code: 'too-many' };

/** The cards of a typed hand, in any case, with letters or signs for suits; and all that is wrong, in its order. */
export function typedHand(
  rules: RuleSet,
  text: string,
): { readonly cards: readonly SuitedCard[]; readonly problems: readonly TypedProblem[] } {
  const pack = zwikkenPack(rules);
  const cards: SuitedCard[] = [];
  const problems: TypedProblem[] = [];
  for (const word of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const name = word.toUpperCase().replace(/[♠♥♦♣]/, (sign) => SIGNS[sign] ?? sign);
    const card = pack.find((one) => one === name);
    if (card === undefined) problems.push({ code: 'no-card', word });
    else if (cards.includes(card)) problems.push({ code: 'twice', card });
    else cards.push(card);
  }
  if (cards.length > rules.handSize) problems.push({ code: 'too-many' });
  return { cards, problems };
}

/** A typed hand laid for a seat: others that hold one of its cards give it up. */
export function layTyped(laying: Laying, seat: number, cards: readonly SuitedCard[]): Laying {
  const cleared = cards.reduce(without, laying);
  return { ...cleared, hands: cleared.hands.map((hand, at) => (at === seat ? cards : hand)) };
}
