/** The words on and around a table. */
import type {
  Announcement,
  Card,
  GroupSum,
  Pile,
  Reckoning,
  Stage,
  Variant,
} from '../engine/index.ts';
import { isJoker } from '../engine/index.ts';
import { withArticle } from './article.ts';
import { EN, upper } from './en.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The short name of a group: a, b, c … */
export function groupLetter(at: number): string {
  return LETTERS.charAt(at % LETTERS.length);
}

const GERMAN_LETTERS: Readonly<Record<string, string>> = { J: 'B', Q: 'D' };
let letters: 'english' | 'german' = 'english';

/** From now on cards are written with these letters, as they are drawn on this page. */
export function writeLetters(wanted: typeof letters): void {
  letters = wanted;
}

/** The ten of diamonds as `10♦`, joker 15 as `15`; the jack of diamonds as `J♦` or `B♦`. */
export function shortCard(card: Card): string {
  const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
  if (isJoker(card)) return card.slice(1);
  const rank = card.slice(0, -1);
  const letter = letters === 'german' ? (GERMAN_LETTERS[rank] ?? rank) : rank;
  return `${letter}${SIGNS[card.slice(-1) as keyof typeof SIGNS]}`;
}

/** The same where a bare number could be taken for a value: `joker 15`. */
function spokenShort(card: Card): string {
  return isJoker(card) ? `joker ${card.slice(1)}` : shortCard(card);
}

function sumText({ sum, worths }: GroupSum): string {
  return worths.length === 1 ? `${sum}` : `${worths.join(' + ')} = ${sum}`;
}

function stagesText({ cards: [first] }: Pile, stages: readonly Stage[]): string {
  return stages
    .map(({ value }) => (value === undefined && first !== undefined ? spokenShort(first) : value))
    .join(' → ');
}

/**
 * The marks of seats where there is no room for their names: as many first letters as tell each from the others, three
 * at most; where that is not enough, the first letter and the number of the seat.
 */
export function seatMarks(names: readonly string[]): readonly string[] {
  const begins = (name: string, letters: number): string => [...name].slice(0, letters).join('');
  return names.map((name, seat) => {
    const letters = [1, 2, 3].find((many) =>
      names.every(
        (other, at) =>
          at === seat || begins(other, many).toLowerCase() !== begins(name, many).toLowerCase(),
      ),
    );
    const mark = letters === undefined ? `${begins(name, 1)}${seat + 1}` : begins(name, letters);
    return mark.charAt(0).toUpperCase() + mark.slice(1);
  });
}

export const TABLE_WORDS = {
  /** After the sums, where the choice takes nothing but can be built on. */
  orBuild: 'or build',
  bar: 'What you can do',
  more: (value: number): string => `${value} more`,
  lacks: (value: number): string => `no ${value} in hand`,
  notReady: 'The table is not ready yet.',
  still: 'Where scripts run, this table can be played on.',
  onTable: 'On the table',
  inHand: 'In hand',
  inYourHand: 'In your hand',
  empty: 'The table is empty.',
  noCards: 'No card is left in your hand.',
  choose: 'Choose a card, or piles to take.',
  clear: 'Undo the choice',
  spread: 'Spread the cards of this build',
  cardChosen: (card: Card): string =>
    `${upper(EN.cardName(card))}: choose the piles it takes, or what to do with it.`,
  help: 'Keys',
  keys: [
    'Arrows move, Enter or Space chooses, Escape undoes.',
    'Tab goes to the table, the hand and the plays in turn.',
    'A, 2 to 9, 0 for a ten, J, Q, K, X for a joker jump to a card.',
  ],
  layDown: (card: Card): string => `Lay down ${spokenShort(card)}`,
  take: (piles: number): string => `Take ${EN.count(piles, 'pile')}`,
  zwick: 'Zwick!',
  /** "11: you keep the A♣", "13 for Diane". */
  announce({ kept, owner, value }: Announcement, mover: number, ownerName: string): string {
    const first = kept[0];
    if (owner !== null && owner !== mover) return `Build ${value} for ${ownerName}`;
    return owner === null || first === undefined
      ? `Build ${value}`
      : `Build ${value}, keep ${spokenShort(first)}`;
  },
  /** "a 8 + 4 + 3 = 15 · b 7, 8 short". */
  reckoning({ groups, rest, value }: Reckoning): string {
    const parts = groups.map((group, at) => `${groupLetter(at)} ${sumText(group)}`);
    if (rest !== null) {
      const letter = groupLetter(groups.length);
      const short = value - rest.sum;
      const lack = short > 0 ? `${short} short of ${value}` : `${-short} over ${value}`;
      parts.push(`${letter} ${sumText(rest)}, ${lack}`);
    }
    return parts.join(' · ');
  },
  takers: (cards: readonly Card[]): string =>
    cards.length === 0
      ? 'no card of yours takes that'
      : `${EN.list(cards.map(spokenShort), 'or')} takes that`,
  /** The full name of a pile for those who hear it. */
  pileName({ cards, owner, value }: Pile, nameOf: (seat: number) => string): string {
    const names = cards.map(EN.cardName).join(', ');
    if (value === undefined) return names;
    const whose = owner === null ? '' : `, ${nameOf(owner)}’s`;
    return `build of ${value}${whose}: ${names}`;
  },
  /** Whose a spread build is, and how it grew: "Diane’s · 3♠ → 15 → 7". */
  history(pile: Pile, stages: readonly Stage[], nameOf: (seat: number) => string): string {
    const owner =
      pile.owner === undefined || pile.owner === null ? [] : [`${nameOf(pile.owner)}’s`];
    const grown = stages.length > 1 ? [stagesText(pile, stages)] : [];
    return [...owner, ...grown].join(' · ');
  },
  /** The same for those who hear it. */
  grew: (pile: Pile, stages: readonly Stage[]): string => `grew ${stagesText(pile, stages)}`,
  ownBuild: (value: number): string => `yours, keep ${withArticle(value)}`,
  inGroup: (letter: string): string => `group ${letter}`,
  bound: 'kept for your build',
  seatLine: (held: number, won: number, zwicks: number, promised: readonly number[] = []): string =>
    [
      `${EN.count(held, 'card')} in hand`,
      `${won} won`,
      ...(zwicks > 0 ? [EN.count(zwicks, 'Zwick')] : []),
      ...(promised.length > 0 ? [`has promised ${EN.list(promised, 'and')}`] : []),
    ].join(', '),
  toMove: 'to move',
  refused: 'That is not allowed.',
  /** The link to a rule. With house rules it may not be what is played here. */
  why: ({ id }: Pick<Variant, 'id'>): string => (id.includes('.') ? 'The usual rule' : 'The rule'),
} as const;
