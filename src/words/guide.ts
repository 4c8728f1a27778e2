/** The words of the page on counting that stand there as it is served. */
import type { Variant } from '../engine/index.ts';

/** A step of counting, and the points that a house may change in it. */
interface Step {
  readonly text: string;
  readonly points: readonly string[];
}

/** Who scores for most cards: nobody at all where they bring nothing. */
const MOST_CARDS = {
  nobody: 'Only a side with more than each other side scores for most cards.',
  each: 'The side with the most scores for most cards; on a tie each of those tied does.',
  none: 'Nobody scores for most cards, so they only show whether a card is missing.',
} as const;
const TOGETHER = {
  nobody: ', less most cards where nobody scores for them',
  each: ', and most cards once more for each further side that scores for them',
  none: '',
} as const;

export const GUIDE_WORDS = {
  title: 'Who won?',
  lead: 'Who has which card, how many cards, how many Zwicks: who won, and does it add up?',
  houseRule: 'house rule',
  description:
    'Count a round of Zwicker: who has which card, most cards and Zwicks; who won, by how much, and whether it adds up.',
  toPad: 'The pad for an evening',
  toDeal: 'How to deal',
  unscripted:
    'To count by tapping needs scripts, which are turned off here. What counts how much stands below, with a form to fill in.',
  guide: {
    title: 'What counts how much',
    card: 'Cards',
    each: 'Each',
    all: 'In all',
    mostCards: 'Most cards',
    zwick: 'Each Zwick',
    total: 'Together, before Zwicks',
    house:
      'What is marked is a house rule. Its link leads to what the version has that these rules start from.',
    steps: (scoring: Pick<Variant['scoring'], 'mostCards' | 'tie'>): readonly Step[] => {
      const tie = scoring.mostCards === 0 ? 'none' : scoring.tie;
      return [
        { text: 'Each side looks through its won pile for the cards that count.', points: [] },
        {
          text: `Each side counts its cards, the left-over ones with it. ${MOST_CARDS[tie]}`,
          points: ['most', 'tie'].slice(tie === 'none' ? 0 : 1),
        },
        {
          text: 'Each side counts its Zwicks: the cards that lie face up in its pile.',
          points: [],
        },
        {
          text: `Add up. All sides together must come to the fixed total and the Zwicks${TOGETHER[tie]}.`,
          points: [],
        },
      ];
    },
    howTo: 'How to count',
  },
  form: {
    title: 'A form to fill in',
    about: 'With pen and paper it goes like this:',
    for: 'For',
    side: (at: number): string => `Side ${at + 1}`,
    cards: 'Number of cards',
    sum: 'Points',
  },
} as const;
