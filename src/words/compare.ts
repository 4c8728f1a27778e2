/** What the comparison of the versions says; a missing word does not compile. */
import type { Language } from '../components/site/languages.ts';
import type { ComparedRow, DealFigure, FigureOf } from '../content/comparing.ts';
import type { FigureName } from '../content/schemas/figureRow.ts';
import type { Card, DealStep } from '../engine/index.ts';
import { EN as CARDS, upper } from './en.ts';
import { shortCard } from './table.ts';

type FigureRow = ComparedRow & { readonly kind: 'figure' };
type FigureTexts = { readonly [Name in FigureName]: (figure: FigureOf<Name>) => string };

/** What the script says. It has no other words, so what depends on a number is told apart here. */
export interface SpokenWords {
  /** How many rows differ, `{count}`, by the plural rules of the language. */
  readonly differences: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  /** Too few, too many: what a click on one version more or less is refused with. */
  readonly least: string;
  readonly most: string;
  /** What is wrong with a link, with the `{names}` in it that are no versions. */
  readonly unknown: string;
  readonly few: string;
  readonly many: string;
  readonly cut: string;
  readonly other: string;
}

/** What the comparison of versions says, in one language. */
export interface CompareWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly noScripts: string;
  /** Over the choice of versions, and of rows. */
  readonly versions: string;
  readonly rows: string;
  readonly rowsChoices: Readonly<Record<'differences' | 'all', string>>;
  readonly spoken: SpokenWords;
  /** How to read the marks of grounds. */
  readonly grounds: string;
  /** How many rules are the same everywhere, and where to find them. */
  alike(count: number): string;
  readonly allRules: string;
  /** Over the column with what each row is about. */
  readonly what: string;
  /** What a row of figures is about. */
  figureLabel(row: Pick<FigureRow, 'figure' | 'players' | 'cards'>): string;
  readonly figures: FigureTexts;
  /** Of a figure that is not to be had: the deal for two in a version for four. */
  readonly nothingToAsk: string;
  readonly told: string;
  readonly nothingTold: string;
  readonly holds: string;
  readonly holdsNot: string;
  /** "with 2 or 3 players". */
  withPlayers(players: readonly number[]): string;
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
const cards = (count: number): string => CARDS.count(count, 'card');
const points = (count: number | null): string => {
  if (count === null) return 'no such card';
  return count === 0 ? 'nothing' : CARDS.count(count, 'point');
};
const players = (numbers: readonly number[]): string => CARDS.list(numbers, 'or');

function stepText(step: DealStep, at: number): string {
  if (step.to === 'table') return `${step.cards} to the table`;
  return at === 0 ? `${cards(step.each)} each` : `${step.each} each`;
}

/** How often in a row. */
function times(count: number): string {
  if (count === 1) return '';
  return count === 2 ? ', twice' : `, ${count} times`;
}

function dealText({ first, later }: DealFigure): string {
  const steps: string[] = [first.map(stepText).join(', ')];
  const texts = later.map((hands) => {
    const [each = 0] = hands;
    if (hands.every((hand) => hand === each)) return `${each} each`;
    return `the last ${hands.reduce((sum, hand) => sum + hand, 0)} one by one`;
  });
  for (let at = 0; at < texts.length; ) {
    const text = texts[at];
    const end = texts.findIndex((other, next) => next > at && other !== text);
    const count = (end < 0 ? texts.length : end) - at;
    steps.push(`then ${text}${times(count)}`);
    at += count;
  }
  return steps.join('; ');
}

/** "Ten of diamonds (10♦)", "Each ace", "Seven of spades and seven of diamonds, each (7♠ 7♦)". */
function pointsLabel(scoring: readonly Card[]): string {
  const [first] = scoring;
  if (first === undefined) return '';
  if (scoring.length === 4) return `Each ${CARDS.rankName(first)}`;
  const names = upper(CARDS.list(scoring.map(CARDS.cardName), 'and'));
  const each = scoring.length > 1 ? ', each' : '';
  return first.startsWith('X') ? names : `${names}${each} (${scoring.map(shortCard).join(' ')})`;
}

const LABELS: Readonly<Record<FigureName, string>> = {
  packs: 'French packs',
  jokers: 'Jokers',
  packSize: 'Cards in a round',
  courts: 'Matching values of aces and court cards',
  jokerValues: 'Matching value of a joker',
  seats: 'Players',
  teamsAt: 'Two teams',
  packet: 'Cards are dealt',
  nextDeal: 'New cards come',
  deal: 'Deal',
  'builds.owned': 'A build has an owner',
  'builds.single': 'One card may be a build',
  'builds.subtract': 'A build may subtract',
  'builds.keep': 'An equal card may keep the value of a pile',
  'builds.limit': 'Highest value of a build',
  ask: 'Partners may be asked for a card',
  points: 'Points',
  'scoring.mostCards': 'Most cards',
  'scoring.zwick': 'Each Zwick',
  fixedTotal: 'Fixed total, without Zwicks',
};

const EN: CompareWords = {
  title: 'Versions side by side',
  description:
    'Any two to four versions of Zwicker side by side: packs, jokers, values, deals, builds and points, and the rules that hold in one and not in the other.',
  lead: 'Where does your game differ from the neighbour’s? Everything here is computed from the rules engine.',
  noScripts:
    'All versions stand here at once; with scripts turned on you can choose two to four of them.',
  versions: 'Two to four versions',
  rows: 'Show',
  rowsChoices: { differences: 'Differences only', all: 'All rows' },
  spoken: {
    differences: { one: '{count} row differs.', other: '{count} rows differ.' },
    least: 'Two versions are the least: choose another one first.',
    most: 'Four versions are the most that fit side by side: take one away first.',
    unknown:
      'The link asks for {names}, which this site does not know or could not fetch. What is ticked above is shown.',
    few: 'The link names fewer than two versions. What is ticked above is shown.',
    many: 'The link names more than four versions. The first four of them are shown.',
    other:
      'The link asks for {names}, which this page does not understand. What is ticked above is shown.',
    cut: 'The link seems to be cut off: it should end in “~differences” or “~all”. It may not be what was meant.',
  },
  grounds:
    'A figure leads to its rule. Without a mark, a source says so of that version; marks tell what was inferred and what is our own ruling.',
  alike: (count) =>
    count === 1
      ? 'One more rule holds in every version alike and has no row here.'
      : `${count} more rules hold in every version alike and have no row here.`,
  allRules: 'All rules',
  what: 'What is compared',
  figureLabel: ({ cards: scoring, figure, players: number }) => {
    if (scoring !== undefined) return pointsLabel(scoring);
    return number === undefined ? LABELS[figure] : `${LABELS[figure]} for ${number} players`;
  },
  figures: {
    packs: (packs) => (packs === 1 ? 'one' : 'two, shuffled together'),
    jokers: ({ are, numbers }) => {
      if (numbers.length === 0) return 'none';
      return are === 'wild' ? `${numbers.length}, without numbers` : numbers.join(', ');
    },
    packSize: cards,
    courts: (values) =>
      ['ace', 'jack', 'queen', 'king']
        .map((name, at) => `${name} ${CARDS.list(values[at] ?? [], 'or')}`)
        .join(', '),
    jokerValues: (values) => {
      if (values === 'none') return 'no jokers';
      return values === 'number' ? 'its number' : `any from ${values[0]} to ${values.at(-1)}`;
    },
    seats: (numbers) => `${players(numbers)}${numbers.length === 1 ? ' players' : ''}`,
    teamsAt: (numbers) =>
      numbers.length === 0 ? 'never, everyone alone' : `with ${players(numbers)} players`,
    packet: (count) => (count === 1 ? 'singly' : `${cards(count)} at a time`),
    nextDeal: (when) =>
      ({
        'hands-empty': 'when all hands are empty',
        'everyone-played': 'when everyone has played one card',
      })[when],
    deal: dealText,
    'builds.owned': yesOrNo,
    'builds.single': yesOrNo,
    'builds.subtract': yesOrNo,
    'builds.keep': yesOrNo,
    'builds.limit': (limit) => (limit === null ? 'none but the card held for it' : String(limit)),
    ask: yesOrNo,
    points,
    'scoring.mostCards': points,
    'scoring.zwick': points,
    fixedTotal: points,
  },
  nothingToAsk: 'not for so many',
  told: 'Who taught or printed it, and what is told of it',
  nothingTold: 'nothing of its own',
  holds: 'holds',
  holdsNot: 'not here',
  withPlayers: (numbers) => `with ${players(numbers)} players`,
};

const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en: EN };

/** The words of the comparison in a language. */
export function compareWords(language: Language): CompareWords {
  return COMPARE_WORDS[language];
}

/** A figure as people read it. */
export function figureIn(words: CompareWords, row: FigureRow, at: number): string {
  const figure = row.cells[at]?.figure;
  const say = words.figures[row.figure] as (figure: FigureOf<FigureName>) => string;
  return figure === undefined ? words.nothingToAsk : say(figure);
}
