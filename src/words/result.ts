/** The words of a result: who won, line by line, and what is missing. */
import type { Card, TallyCheck, TooFewCards, Variant } from '../engine/index.ts';
import { pointsOn } from '../engine/index.ts';
import { cardName, count, list, theCard } from './en.ts';
import { sideWithin } from './sides.ts';

/** Cards in a sentence, equal ones counted: "the ten of diamonds, two aces of spades". */
function cardsText(cards: readonly Card[], pack: Variant): string {
  const kinds = [...new Set(cards)].map((card) => {
    const number = cards.filter((other) => other === card).length;
    const times = number > 1 ? ` (${number} of them)` : '';
    return `${theCard(card)}${times}, ${count(pointsOn(card, pack) * number, 'point')}`;
  });
  return kinds.join('; ');
}

const sidesText = (names: readonly string[], begins = false): string =>
  list(
    names.map((name, at) => (begins && at === 0 ? name : sideWithin(name))),
    'and',
  );

export const RESULT_WORDS = {
  write: 'Write it on the pad',
  writeAnyway: 'Write it on the pad all the same',
  begin: 'Begin a pad with this round',
  beginAnyway: 'Begin a pad with it all the same',
  unfinished:
    'This count is not finished, or does not add up: see the check. On the pad go the points so far.',
  clear: 'Clear the count',
  cleared: 'The count is cleared.',
  written: (round: number, dealer: string): string =>
    `Round ${round} is on the pad. ${dealer} deals next.`,
  undo: 'Undo',
  toPad: 'Open the pad',
  nextDeal: 'Deal the next round',
  otherGame: (version: string, players: number): string =>
    `The open pad is for ${version}, ${players} players.`,
  countForPad: 'Count for that',
  nothing: 'Nothing is counted yet.',
  limit: (most: number): string => `Give a whole number from 0 to ${most}.`,
  soFar: 'So far:',
  wins: (winner: string, points: number, others: readonly number[]): string => {
    const best = Math.max(...others);
    return others.length === 1
      ? `${winner}: won, ${points} to ${best}.`
      : `${winner}: won with ${count(points, 'point')}, ${count(points - best, 'point')} ahead.`;
  },
  tied: (names: readonly string[], points: number): string =>
    `A tie: ${sidesText(names)} have ${count(points, 'point')} each.`,
  tiedLead: (names: readonly string[], points: number): string =>
    `A tie for the lead: ${sidesText(names)} have ${count(points, 'point')} each.`,
  caption: (cards: number | null): string => (cards === null ? '' : count(cards, 'card')),
  noLines: 'No points',
  for: 'For',
  with: 'With',
  points: 'Points',
  total: 'Total',
  lineCards: (cards: readonly Card[]): string => cards.map(cardName).join(', '),
  check: 'The check',
  rule: 'The rule',
  houseRule: 'house rule',
  /** Where a house rule stands against the rule that the link leads to. */
  ruleOf: (version: string): string => `The rule in ${version}`,
  isHouse: 'That is a house rule.',
  /** `tie`: what a tie for most cards adds to the fixed total, mostly less than nothing. */
  right: (fixed: number, zwicks: number, each: number, tie: number, due: number): string => {
    const parts = [
      count(fixed, 'point'),
      ...(zwicks > 0 ? [`${zwicks * each} for ${count(zwicks, 'Zwick')}`] : []),
    ].join(' and ');
    const less =
      tie < 0 ? `, less the ${-tie} for most cards` : tie > 0 ? `, and ${tie} for the tie` : '';
    return `A round is worth ${parts}${less}: ${due}. The sides have ${due} together. It adds up.`;
  },
  notes: {
    unheld: (cards: readonly Card[], points: number, variant: Variant, allCounted: boolean) =>
      `${count(points, 'point')} not accounted for: who has ${cardsText(cards, variant)}?${
        allCounted ? ' No card is missing, so somebody has them.' : ''
      }`,
    perhapsIt: (cards: readonly Card[]): string => `Is it ${list(cards.map(theCard), 'and')}?`,
    tooMany: ({ cards, pack }: Pick<TallyCheck, 'cards' | 'pack'>): string =>
      `${count(cards - pack, 'card')} too many: ${cards} of ${pack}. Count the piles again.`,
    missing: ({ cards, pack }: Pick<TallyCheck, 'cards' | 'pack'>): string =>
      `${count(pack - cards, 'card')} missing: ${cards} of ${pack}.`,
    leftOver: 'What lay on the table at the end belongs to the side that captured last.',
    nobody:
      'Nobody has a card. Where nobody captures in a whole round, nobody gets what is left, and nobody scores.',
    uncounted: (names: readonly string[]): string =>
      `Not counted yet: the cards of ${sidesText(names)}. Most cards is scored when all are.`,
    tied: (names: readonly string[], cards: number, doScore: boolean): string =>
      `${sidesText(names, true)} have the most cards, ${cards} each: ${doScore ? 'each scores' : 'nobody scores'} for them.`,
    tooFew: ({ because, cards, least }: TooFewCards, name: string): string =>
      because === 'counting'
        ? `${name}: ${count(least, 'card')} above, but only ${count(cards, 'card')} in the pile.`
        : `${name}: the Zwicks take ${count(least, 'card')} at the least, and the pile has ${cards}.`,
  },
} as const;
