/** What the pages of disputes say around the questions and answers themselves, in English. */
import type { Topic } from '../content/schemas/dispute.ts';

/** What the disputes of a topic are about. */
export const TOPIC_TITLES = {
  capture: 'Capturing',
  zwick: 'The Zwick',
  jokers: 'Jokers',
  builds: 'Builds',
  owing: 'What a builder owes',
  partners: 'Partners',
  dealing: 'Players and dealing',
  end: 'The end of a round',
  scoring: 'Scoring',
  mistakes: 'Mistakes at the table',
  'other-games': 'For players of Casino and Scopa',
  'first-time': 'Playing for the first time',
  versions: 'Versions and where they are from',
  zwikken: 'Zwikken, the Dutch game',
} as const satisfies Record<Topic, string>;

export const DISPUTE_WORDS = {
  title: 'Disputes',
  description:
    'Questions that players of Zwicker quarrel about, each answered for every version, with the ground of the answer and a table to try it on.',
  lead: 'The questions that come up over the cards, each with a short answer first, then what holds in your version, and who says so. The answers were written from the sources; where a table can decide, the engine had to agree before this page was built.',
  commonest: 'Asked most',
  topic: 'Topic',
  version: 'Version',
  everyTopic: 'Every topic',
  everyVersion: 'Every version',
  /** `{n}` and `{all}` stand for numbers. */
  count: '{n} of {all} questions',
  none: 'No question of this topic arises in that version. Choose another topic or version, or lay the table out on the calculator.',
  calculator: 'Lay your own table out on the calculator',
  inEach: 'In each version',
  inGame: 'The answer',
  inSets: 'In each set of rules',
  yours: 'Your version',
  why: 'Why',
  table: 'On the table',
  example: 'By example',
  computed: 'By example, computed',
  uncomputed: 'Nothing to compute',
  alsoAsked: 'Also asked as',
  rules: 'The rules behind it',
  zwikken: 'The rules of Zwikken, with examples computed',
  refusals: 'What is refused here',
  related: 'Related questions',
  holdUp: 'Hold up the answer',
  close: 'Back',
  up: 'All disputes',
} as const;
