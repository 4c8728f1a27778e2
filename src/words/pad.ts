/** The words of the pad for an evening. */
import type { PadAction, PadNews } from '../components/score/pad.ts';
import { count } from './en.ts';
import { lazily } from './lazily.ts';

const ordinals = lazily(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinal = (number: number): string =>
  `${number}${SUFFIXES[ordinals().select(number)] ?? 'th'}`;
const rounds = (number: number): string => (number === 1 ? '1 round' : `${number} rounds`);
/** "1 pad", "3 pads". */
export const evenings = (number: number): string => (number === 1 ? '1 pad' : `${number} pads`);

function actionText(action: PadAction): string {
  switch (action.did) {
    case 'began':
      return 'a new pad';
    case 'forgot':
      return 'pad forgotten';
    case 'forgot-all':
      return 'all pads forgotten';
    case 'game':
      return 'another game';
    case 'names':
      return 'names';
    case 'dealer':
      return 'first dealer';
    case 'title':
      return 'title';
    case 'added':
      return `round ${action.round} written`;
    case 'changed':
      return `round ${action.round} changed`;
    case 'deleted':
      return `round ${action.round} deleted`;
    case 'imported':
      return `${evenings(action.evenings)} from a file`;
  }
}

/** What has happened to the pad, in a sentence. */
export function newsText(news: PadNews): string {
  switch (news.what) {
    case 'done':
      return `Done: ${actionText(news.action)}.`;
    case 'undone':
      return `Taken back: ${actionText(news.action)}.`;
    case 'redone':
      return `Made again: ${actionText(news.action)}.`;
    case 'changed-since':
      return 'Changed in another tab meanwhile, so it can’t be taken back here.';
    case 'followed':
      return 'Changed in another tab: this is how it is now.';
  }
}

export const PAD_WORDS = {
  title: 'The pad',
  lead: 'The points of a whole evening: who leads, and who deals next. Kept in this browser only.',
  description:
    'A score pad for an evening of Zwicker: rounds, totals and who deals next, kept in your browser, in a file, or on paper.',
  none: 'There is no pad yet.',
  begin: 'Begin a pad',
  beginAnother: 'Begin another pad',
  beginFor: (version: string, players: number): string => `for ${version}, ${players} players`,
  heading: (title: string, day: string): string => title || day || 'A pad without a date',
  rounds: 'Rounds',
  round: 'Round',
  dealtHint: 'Beside each round: who dealt it.',
  total: 'Total',
  change: (round: number): string => `Change round ${round}`,
  next: (round: number, dealer: string): string => `Round ${round}: ${dealer} deals.`,
  countIt: 'Count the round',
  dealIt: 'How to deal',
  typed: 'Or type the points',
  pointsOf: (name: string): string => `Points, ${name}`,
  write: 'Write it down',
  save: 'Save the change',
  remove: 'Delete the round',
  cancel: 'Leave it',
  editing: (round: number): string => `Round ${round}`,
  leads: (name: string, ahead: number): string =>
    `${name}: in the lead by ${count(ahead, 'point')}.`,
  shared: (names: string): string => `The lead is shared: ${names}.`,
  noRounds: 'No round is written down yet.',
  chart: 'Points over the rounds',
  chartTable: 'Totals after each round',
  players: 'Players and game',
  nameOf: (seat: number): string => `Name of the ${ordinal(seat + 1)} player`,
  nameHint: 'Clockwise round the table: each sits at the left of the one before.',
  teamsHint: 'Every other player is of the same team.',
  dealer: 'Deals the first round',
  eveningTitle: 'Title of the pad',
  game: 'Game',
  gameOf: (version: string, players: number): string => `${version}, ${players} players`,
  gameFixed: 'Games with other sides need a pad of their own, as this one has rounds.',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (action: PadAction): string => `Undo: ${actionText(action)}`,
  redoWhat: (action: PadAction): string => `Redo: ${actionText(action)}`,
  evenings: 'All pads',
  open: 'Open',
  isOpen: 'open',
  openOne: (heading: string): string => `Open: ${heading}`,
  forget: 'Forget',
  forgetOne: (heading: string): string => `Forget: ${heading}`,
  forgetAll: 'Forget all pads',
  about: (version: string, players: number, number: number): string =>
    `${version}, ${players} players, ${rounds(number)}`,
  noMore: 'The rest of the page could not be loaded. Reload it: the pad is kept.',
  unscripted: 'The pad needs scripts, which are turned off here. On paper it looks like this:',
  blank: 'A blank pad',
} as const;
