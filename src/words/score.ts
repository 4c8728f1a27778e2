/** The words of counting a round: who holds what, who won, and what is missing. */
import type { Card, PointsCheck, TallyCheck, TooFewCards, Variant } from '../engine/index.ts';
import { fixedTotal, isJoker, packOf, pointsOn } from '../engine/index.ts';
import { cardName, count, list, scoreLine, theCard, upper, variantName } from './en.ts';

/** A letter for each side or player without a name. */
const LETTERS = 'ABCDEFGHIJKL';

/** Cards in a sentence, equal ones counted: "the ten of diamonds, two aces of spades". */
function cardsText(cards: readonly Card[], pack: Variant): string {
  const kinds = [...new Set(cards)].map((card) => {
    const number = cards.filter((other) => other === card).length;
    const times = number > 1 ? ` (${number} of them)` : '';
    return `${theCard(card)}${times}, ${count(pointsOn(card, pack) * number, 'point')}`;
  });
  return kinds.join('; ');
}

/** The names of players who score together: "Anna and Clara". */
export function sideLabel(names: readonly string[], seats: readonly number[]): string {
  return list(
    seats.map((seat) => names[seat] ?? ''),
    'and',
  );
}

/** Names for all seats: those given, else "Player A". Two that are the same are told apart by their seat. */
export function seatNames(given: readonly string[], players: number): readonly string[] {
  const names = Array.from({ length: players }, (_, seat) => given[seat]?.trim() ?? '');
  return names.map((name, seat) =>
    name === ''
      ? `Player ${LETTERS.charAt(seat)}`
      : names.indexOf(name) === names.lastIndexOf(name)
        ? name
        : `${name} (seat ${seat + 1})`,
  );
}

/** Names for the sides: of their players, or "Team A" and "Team B" where two teams have given none. */
export function sideNames(
  given: readonly string[],
  players: number,
  sides: readonly (readonly number[])[],
): readonly string[] {
  const names = seatNames(given, players);
  return sides.map((seats, side) =>
    seats.length > 1 && seats.every((seat) => (given[seat] ?? '').trim() === '')
      ? `Team ${LETTERS.charAt(side)}`
      : sideLabel(names, seats),
  );
}

/** The first letters of a text; a letter and its accents are one. */
const firstLetters = (text: string, number: number): string =>
  [...text.normalize('NFC')].slice(0, number).join('').trim();

/** A mark for each side where its name does not fit: its first letter or two; a number where that is not enough. */
export function sideMarks(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(/^(Player|Team) (?=[A-Z]$)/, ''));
  for (const letters of [1, 2]) {
    const marks = short.map((name) => upper(firstLetters(name, letters)));
    if (new Set(marks).size === marks.length && !marks.includes('')) return marks;
  }
  return names.map((_, side) => String(side + 1));
}

/** What a round of a game is worth and played with. */
export function gameText(variant: Variant, players: number, inTeams: boolean): string {
  const teams = inTeams ? ' in two teams' : '';
  return `${variantName(variant)}, ${players} players${teams}: ${packOf(variant).length} cards, ${fixedTotal(variant)} points and the Zwicks.`;
}

export const SCORE_WORDS = {
  title: 'Who won?',
  lead: 'Count the round together: tap what each side has won, give the number of cards and the Zwicks. The points, and whether they add up, show at once.',
  description:
    'Count a round of Zwicker: who has which card, most cards and Zwicks; who won, by how much, and whether it adds up.',
  unscripted:
    'To count by tapping needs scripts, which are turned off here. What counts how much stands below, with a form to fill in.',
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
  standing: (names: readonly string[], points: readonly number[]): string =>
    `${names.map((name, side) => `${name} ${points[side]}`).join(', ')}.`,
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
  nothing: 'Nothing is counted yet.',
  soFar: 'So far:',
  wins: (winner: string, points: number, others: readonly number[]): string => {
    const best = Math.max(...others);
    return others.length === 1
      ? `${winner}: won, ${points} to ${best}.`
      : `${winner}: won with ${count(points, 'point')}, ${count(points - best, 'point')} ahead.`;
  },
  tied: (names: readonly string[], points: number): string =>
    `A tie: ${list(names, 'and')} have ${count(points, 'point')} each.`,
  tiedLead: (names: readonly string[], points: number): string =>
    `A tie for the lead: ${list(names, 'and')} have ${count(points, 'point')} each.`,
  caption: (cards: number | null): string => (cards === null ? '' : count(cards, 'card')),
  noLines: 'No points',
  for: 'For',
  with: 'With',
  points: 'Points',
  total: 'Total',
  lineCards: (cards: readonly Card[]): string => cards.map(cardName).join(', '),
  check: 'The check',
  rule: 'The rule',
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
  write: 'Write it on the pad',
  writeAnyway: 'Write it on the pad all the same',
  begin: 'Begin a pad with this round',
  clear: 'Clear the count',
  cleared: 'The count is cleared.',
  written: (round: number, dealer: string): string =>
    `Round ${round} is on the pad. ${dealer} deals next.`,
  undo: 'Undo',
  undone: 'Undone.',
  toPad: 'Open the pad',
  nextDeal: 'How to deal',
  evening: (rounds: number, dealer: string): string =>
    `On the pad: ${rounds === 1 ? '1 round' : `${rounds} rounds`}. ${dealer} dealt this one.`,
  otherGame: (version: string, players: number): string =>
    `The open pad is for ${version}, ${players} players.`,
  countForPad: 'Count for that',
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
      `Not counted yet: the cards of ${list(names, 'and')}. Most cards is scored when all are.`,
    tied: (names: readonly string[], cards: number, doScore: boolean): string =>
      `${list(names, 'and')} have the most cards, ${cards} each: ${doScore ? 'each scores' : 'nobody scores'} for them.`,
    tooFew: ({ because, cards, least }: TooFewCards, name: string): string =>
      because === 'counting'
        ? `${name}: ${count(least, 'card')} above, but only ${count(cards, 'card')} in the pile.`
        : `${name}: the Zwicks take ${count(least, 'card')} at the least, and the pile has ${cards}.`,
  },
  notKept: {
    newer:
      'Counts and pads were kept by a newer edition of this site. They are left as they are; changes hold on this page only.',
    blocked: 'This browser keeps nothing for this site: the count is gone when you leave the page.',
    full: 'This browser has no room left for this site: changes hold on this page only. A file from the pad keeps them.',
  },
  guide: {
    title: 'What counts how much',
    about: (version: string): string => `Scoring points in ${version}.`,
    card: 'Cards',
    each: 'Each',
    all: 'In all',
    mostCards: 'Most cards',
    zwick: 'Each Zwick',
    total: 'Together, before Zwicks',
    steps: [
      'Each side looks through its won pile for the cards of this table.',
      'Each side counts its cards, the left-over ones with it. Only a side with more than each other side scores for most cards.',
      'Each side counts its Zwicks: the cards that lie face up in its pile.',
      'Add up. All sides together must come to the total of this table, and the Zwicks.',
    ],
    howTo: 'How to count',
  },
  form: {
    title: 'A form to fill in',
    about: 'With pen and paper it goes like this:',
    side: (at: number): string => `Side ${at + 1}`,
    cards: 'Number of cards',
    sum: 'Points',
  },
} as const;

/** The name of a scoring item in a sentence: "the ten of diamonds", "an ace", "most cards". */
function suspectText(what: string): string {
  switch (what) {
    case 'most-cards':
      return 'most cards';
    case 'zwick':
      return 'a Zwick';
    case 'aces':
      return 'an ace';
    default:
      return SCORE_LINE_IDS.has(what) ? `one of the ${scoreLine(what)}` : theCard(what as Card);
  }
}
const SCORE_LINE_IDS: ReadonlySet<string> = new Set(['other-tens']);

/** What is to be said of points that were typed: how they add up, or what is missing. */
export function pointsText({ could, fixed, missing, over, reading, total }: PointsCheck): string {
  if (total === 0) return '';
  if (reading !== null) {
    const { tied, zwicks } = reading;
    const from = tied ? `${fixed}, less most cards, which were tied` : `${fixed}`;
    return zwicks === 0
      ? `Together ${total}: ${tied ? `that is ${from}.` : 'a round without Zwicks.'}`
      : `Together ${total}: that is ${from}, and ${count(zwicks, 'Zwick')}.`;
  }
  if (over > 0) return `Together ${total}: ${count(over, 'point')} too many.`;
  const ask = could.length === 0 ? '' : ` Is it ${list(could.map(suspectText), 'or')}?`;
  return `Together ${total}: ${count(missing, 'point')} not accounted for.${ask}`;
}

/** The heading of a group of counting cards. */
export function groupName(cards: readonly Card[], isSet: string | undefined): string {
  if (isSet !== undefined) return SCORE_WORDS.groups.set(scoreLine(isSet));
  return cards.every(isJoker) ? SCORE_WORDS.groups.jokers : SCORE_WORDS.groups.singles;
}
