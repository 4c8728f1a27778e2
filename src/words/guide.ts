/** The words of the page on counting that stand there as it is served. */
export const GUIDE_WORDS = {
  title: 'Who won?',
  lead: 'Tap what each side has won, then give its cards and Zwicks.',
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
    steps: [
      'Each side looks through its won pile for the cards that count.',
      'Each side counts its cards, the left-over ones with it. Only a side with more than each other side scores for most cards.',
      'Each side counts its Zwicks: the cards that lie face up in its pile.',
      'Add up. All sides together must come to the fixed total and the Zwicks, less most cards where nobody scores for them.',
    ],
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
