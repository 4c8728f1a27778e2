/** Figures of a version in the words of a lesson: `{worth:KS}` is "4 or 14". They are read from its record. */
import { consequenceOf } from '../engine/course/index.ts';
import type { Card, DealSize, Joker, Variant } from '../engine/index.ts';
import {
  dealSizes,
  isCard,
  isJoker,
  jokerNumber,
  packOf,
  pointsOn,
  valuesOf,
} from '../engine/index.ts';
import { EN } from '../words/index.ts';
import type { StepRead } from './lessonSteps.ts';

/** The version, and how many play. */
interface Table {
  readonly variant: Variant;
  readonly seats: number;
  /** The number that a step asks for. */
  readonly answer?: number | undefined;
}

/** What the figures in the words of a step are read from. */
export function figuresAt({ solution, task }: Pick<StepRead, 'solution' | 'task'>): Table {
  const { seats, variant } = task.position;
  const facts = consequenceOf(task, solution);
  return { variant, seats, ...(facts.of === 'number' ? { answer: facts.right } : {}) };
}

const OF_CARD: Readonly<Record<string, (card: Card, variant: Variant) => string>> = {
  /** What it counts in taking. */
  worth: (card, variant) => EN.list(valuesOf(card, variant), 'or'),
  /** What it scores, "3 points" and "3". */
  points: (card, variant) => EN.count(pointsOn(card, variant), 'point'),
  bare: (card, variant) => `${pointsOn(card, variant)}`,
};

const jokersOf = ({ variant }: Table): Joker[] => packOf(variant).filter(isJoker);

const OF_TABLE: Readonly<Record<string, (table: Table) => string | number>> = {
  zwick: ({ variant }) => EN.count(variant.scoring.zwick, 'point'),
  zwickBare: ({ variant }) => variant.scoring.zwick,
  most: ({ variant }) => EN.count(variant.scoring.mostCards, 'point'),
  mostBare: ({ variant }) => variant.scoring.mostCards,
  /** The numbers on the jokers, "15, 20 and 25", and what they score, in the same order. */
  jokers: (at) => EN.list(jokersOf(at).map(jokerNumber), 'and'),
  jokerPoints: (at) =>
    EN.list(
      jokersOf(at).map((joker) => pointsOn(joker, at.variant)),
      'and',
    ),
  pack: ({ variant }) => packOf(variant).length,
  table: (at) => sizes(at)[0]?.table ?? 0,
  hand: (at) => sizes(at)[0]?.hands[0] ?? 0,
  last: (at) => sizes(at).at(-1)?.hands[0] ?? 0,
  /** All cards of the last deal. */
  lastAll: (at) => inHands(sizes(at).at(-1)),
  /** All cards that the first deal gives to hands, how many deals come before the last, and all cards of those. */
  handAll: (at) => inHands(sizes(at)[0]),
  before: (at) => sizes(at).length - 1,
  early: (at) =>
    sizes(at)
      .slice(0, -1)
      .reduce((sum, size) => sum + inHands(size), 0),
  /** The pack without what the first deal lays on the table. */
  rest: (at) => packOf(at.variant).length - (sizes(at)[0]?.table ?? 0),
};

const inHands = (size: DealSize | undefined): number =>
  (size?.hands ?? []).reduce((sum, cards) => sum + cards, 0);

const sizes = ({ seats, variant }: Table) => dealSizes(variant, seats, seats - 1);

/** One figure by its name. Throws where there is no such figure. */
export function lessonFigure(name: string, table: Table): string {
  const [what = '', card] = name.split(':');
  if (what === 'answer' && table.answer !== undefined) return `${table.answer}`;
  // What several cards score together: `sum:10D,AS`.
  const cards = card?.split(',') ?? [];
  if (what === 'sum' && cards.length > 0 && cards.every(isCard)) {
    return `${cards.reduce((sum, one) => sum + pointsOn(one, table.variant), 0)}`;
  }
  const ofCard = card === undefined ? undefined : OF_CARD[what];
  if (ofCard !== undefined && isCard(card)) return ofCard(card, table.variant);
  const ofTable = card === undefined ? OF_TABLE[what] : undefined;
  if (ofTable === undefined) throw new Error(`a lesson names the figure {${name}}: there is none`);
  return `${ofTable(table)}`;
}

/** A text with its figures filled in. */
export function withFigures(text: string, table: Table): string {
  return text.replace(/\{([^}]*)\}/g, (_, name: string) => lessonFigure(name, table));
}
