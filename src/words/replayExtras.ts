/** The words of a replay that are needed only once somebody asks: scores, what the engine sees, records of one's own. */
import { EN } from './en.ts';
import { zwicksAmong } from './replay.ts';

const { count } = EN;

export const REPLAY_EXTRA_WORDS = {
  keys: [
    ['→ ←', 'a play forward, a play back'],
    ['Home End', 'to the deal, to the count'],
    ['Space', 'on the middle button: run and pause; any other key stops'],
    ['R', 'out of a branch, back to the round'],
  ],
  tableKeys:
    'While you choose a play, the arrows move among the cards. The ? beside the plays lists those keys.',
  branch: { link: 'A link to this branch', undone: 'undone' },
  score: {
    caption: 'So far',
    player: 'Player',
    cards: 'Cards',
    onCards: 'On cards',
    zwicks: 'Zwicks',
    points: 'Points',
    noteAtEnd: 'With what was left, and the points for most cards.',
    note: 'Left-over cards and most cards are counted at the end.',
    chart: 'Points over the round, with this step marked',
  },
  engine: {
    captures: (captures: number, zwicks: number): string =>
      captures === 0
        ? 'No capture'
        : count(captures, 'capture') +
          (zwicks > 0
            ? `, ${zwicksAmong(zwicks, captures)}`
            : captures === 1
              ? ', no Zwick'
              : ', none of them a Zwick'),
    builds: (builds: number): string => (builds === 0 ? 'No build' : count(builds, 'build')),
    trails: (trails: number): string => `${count(trails, 'card')} to lay down`,
    legal: (plays: string): string => `${plays} legal here. Choose one to see it on the table.`,
    none: 'Nobody has a card left to play.',
    make: 'Make this play',
    first: (shown: number): string => `The first ${shown} are listed.`,
    tooWide: 'The table is too wide to list all its captures.',
  },
  count: {
    title: 'The count',
    won: (cards: number): string => `${count(cards, 'card')} won`,
    for: 'For',
    cards: 'Cards',
    points: 'Points',
    total: 'Total',
    check: 'The check',
    sum: (expected: number, totals: readonly number[], total: number): string =>
      `With the Zwicks that there were, this round is worth ${count(expected, 'point')}. The totals: ${totals.join(' + ')} = ${total}.`,
  },
  own: {
    record: 'The record',
    names: 'Players, by seat, with commas between (may be left out)',
    open: 'Or open it as a file',
    play: 'Play it through',
    empty: 'Paste a record first.',
    tooLong: 'That is too long for the record of a round.',
    notRead: 'The file could not be read.',
    opening: 'Opening …',
    another: 'Another record',
    link: 'A link to this record',
    badLink: (why: string): string => `The link does not open. ${why}`,
    badPlay: (number: number, why: string): string => `play ${number}: ${why}`,
    notJson: (found: string): string =>
      found === '' ? 'the JSON breaks off here' : `no JSON from here on: ${JSON.stringify(found)}`,
    toPlay: (cards: number): string => `${count(cards, 'card')} are still to be played.`,
    notARecordLink: 'Its beginning is not that of a record’s link.',
    notARecord: 'That is a link to a position, not to a record.',
  },
} as const;
