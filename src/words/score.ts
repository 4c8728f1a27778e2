/** The words of counting a round: who holds what, who won, and what is missing. */
import type { Card, Variant } from '../engine/index.ts';
import { fixedTotal, isJoker, packOf } from '../engine/index.ts';
import { cardName, count, scoreLine, upper } from './en.ts';

/** "Anna 13, Bert 8." */
export function standingText(names: readonly string[], points: readonly number[]): string {
  return `${names.map((name, side) => `${name} ${points[side]}`).join(', ')}.`;
}

/** What a round of a game is worth and played with; `name` is that of its version. */
export function gameText(
  name: string,
  variant: Variant,
  players: number,
  inTeams: boolean,
): string {
  const teams = inTeams ? ' in two teams' : '';
  return `${name}, ${players} players${teams}: ${packOf(variant).length} cards, ${fixedTotal(variant)} points and the Zwicks.`;
}

export const SCORE_WORDS = {
  game: (version: string, players: number): string => `${version}, ${players} players`,
  change: 'Another version or number of players',
  whose: 'Whose cards?',
  whoseHint: 'Choose a side, then tap its cards below. Tap once more to take one back.',
  keysHint: (sides: number): string =>
    `On a card, the keys 1 to ${sides} give it to a side, and 0 takes it back.`,
  holding: (name: string): string => `Cards that count, for ${name}`,
  groups: { jokers: 'Jokers', singles: 'Single cards', set: (what: string): string => upper(what) },
  cardLabel: (card: Card, copy: number, points: number, holder: string | undefined): string =>
    `${cardName(card)}${copy > 1 ? `, number ${copy}` : ''}, ${count(points, 'point')}: ${holder ?? 'nobody’s yet'}`,
  given: (card: Card, name: string): string => `${upper(cardName(card))}: ${name}.`,
  takenBack: (card: Card): string => `${upper(cardName(card))}: nobody’s.`,
  counts: 'Number of cards, and Zwicks',
  countsHint: 'Count each won pile, the left-over cards with it:',
  leftOver: 'they go to the side that captured last',
  cards: 'Cards',
  cardsOf: (name: string): string => `Number of cards, ${name}`,
  zwicks: 'Zwicks',
  zwicksOf: (name: string): string => `Zwicks, ${name}`,
  more: (what: string): string => `One more: ${what}`,
  less: (what: string): string => `One fewer: ${what}`,
  rest: (cards: number): string => `The rest: ${cards}`,
  restOf: (cards: number, name: string): string => `The rest of the pack, ${cards}, for ${name}`,
  result: 'The result',
  failed: 'The result could not be loaded. Reload the page: the count is kept.',
  undone: 'Undone.',
  evening: (rounds: number, dealer: string): string =>
    `On the pad: ${rounds === 1 ? '1 round' : `${rounds} rounds`}. ${dealer} dealt this one.`,
} as const;

/** The heading of a group of counting cards. */
export function groupName(cards: readonly Card[], isSet: string | undefined): string {
  if (isSet !== undefined) return SCORE_WORDS.groups.set(scoreLine(isSet));
  return cards.every(isJoker) ? SCORE_WORDS.groups.jokers : SCORE_WORDS.groups.singles;
}
