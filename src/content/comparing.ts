/**
 * Versions side by side, computed from their records and from where the rules hold. Pure, and without what reads the
 * content, so that a browser can compute it too, for versions with house rules. What the site has of it is in
 * `comparison.ts`.
 */
import {
  baseOf,
  type Card,
  type DealStep,
  dealSizes,
  FIELDS,
  isJoker,
  jokerNumber,
  packCounts,
  packOf,
  playersWhere,
  pointsOn,
  rankOf,
  SUITED_CARDS,
  type Variant,
  valuesOf,
} from '../engine/index.ts';
import type { FigureName, FigureRowContent } from './schemas/figureRow.ts';
import type { Ground, Rule, Section } from './schemas/rule.ts';

/** What a comparison has to know of a rule. */
export type ComparedRule = Pick<
  Rule,
  'id' | 'section' | 'predicate' | 'ground' | 'groundElsewhere'
>;

/** How a number of players is dealt a round. */
export interface DealFigure {
  /** The first deal, step by step. */
  readonly first: readonly DealStep[];
  /** The later deals, each with how many cards every hand gets, from the dealer's left. */
  readonly later: readonly (readonly number[])[];
}

/** What jokers a version has. */
export interface JokersFigure {
  readonly numbers: readonly number[];
  readonly are: Variant['jokersAre'];
}

/** The cards with two values where courts are dual. */
const COURTS = ['AS', 'JS', 'QS', 'KS'] as const satisfies readonly Card[];

const jokersOf = ({ jokers, jokersAre }: Variant): JokersFigure => ({
  numbers: jokers,
  are: jokersAre,
});

/** A wild joker's matching values, whether jokers have their number instead, or that there are none. */
function jokerValues(variant: Variant): readonly number[] | 'number' | 'none' {
  const joker = packOf(variant).find(isJoker);
  if (joker === undefined) return 'none';
  return variant.jokersAre === 'wild' ? valuesOf(joker, variant) : 'number';
}

function dealFigure(variant: Variant, players: number): DealFigure {
  return {
    first: variant.deals[players]?.first ?? [],
    later: dealSizes(variant, players, players - 1)
      .slice(1)
      .map(({ hands }) => hands),
  };
}

/** How each figure is read. Of points: null where the version has no such card. */
const READ = {
  packs: FIELDS.packs.read,
  jokers: jokersOf,
  packSize: FIELDS.packSize.read,
  courts: (variant: Variant) => COURTS.map((card) => valuesOf(card, variant)),
  jokerValues,
  seats: FIELDS.seats.read,
  teamsAt: FIELDS.teamsAt.read,
  packet: FIELDS.packet.read,
  nextDeal: FIELDS.nextDeal.read,
  deal: dealFigure,
  'builds.owned': FIELDS['builds.owned'].read,
  'builds.single': FIELDS['builds.single'].read,
  'builds.subtract': FIELDS['builds.subtract'].read,
  'builds.keep': FIELDS['builds.keep'].read,
  'builds.limit': FIELDS['builds.limit'].read,
  ask: FIELDS.ask.read,
  points: (variant: Variant, _: number, card?: Card): number | null =>
    card !== undefined && packCounts(variant).has(card) ? pointsOn(card, variant) : null,
  'scoring.mostCards': FIELDS['scoring.mostCards'].read,
  'scoring.zwick': FIELDS['scoring.zwick'].read,
  fixedTotal: FIELDS.fixedTotal.read,
} satisfies Record<FigureName, (variant: Variant, players: number, card?: Card) => unknown>;

/** What a figure of that name is, as data. */
export type FigureOf<Name extends FigureName> = ReturnType<(typeof READ)[Name]>;

/** On which ground something stands in a version, at those numbers of players; `house` where a house agreed on it. */
export interface GroundAt {
  readonly ground: Ground | 'house';
  readonly players: readonly number[];
}

interface Cell {
  /**
   * What the version answers at each number of players; the same text is the same answer. Empty where there is nothing
   * to ask: how two are dealt, in a version for four.
   */
  readonly answers: ReadonlyMap<number, string>;
}

/** A figure in a version. */
export interface FigureCell extends Cell {
  /** Undefined where there is nothing to ask. */
  readonly figure: FigureOf<FigureName> | undefined;
  /** The id of the rule that states it, and on which ground. */
  readonly rule: string | undefined;
  readonly grounds: readonly GroundAt[];
}

/** A rule in a version. */
export interface RuleCell extends Cell {
  /** The numbers of players at which it holds. */
  readonly players: readonly number[];
  /** Whether those are all that the version has. */
  readonly always: boolean;
  readonly grounds: readonly GroundAt[];
}

/** What is told of a version only, as ids of rules. */
export interface ToldCell extends Cell {
  readonly rules: readonly string[];
}

/** One row; `cells` are in the order of the versions. */
export type ComparedRow =
  | {
      readonly kind: 'figure';
      /** Permanent: `packs`, `deal.4`, `points.10D`. */
      readonly id: string;
      readonly section: Section;
      readonly figure: FigureName;
      /** Of a deal: for how many players. */
      readonly players?: number;
      /** Of points: the cards, which score alike in each version. */
      readonly cards?: readonly Card[];
      readonly cells: readonly FigureCell[];
    }
  | {
      readonly kind: 'rule';
      /** `rule.` and the id of the rule. */
      readonly id: string;
      readonly section: Section;
      readonly rule: string;
      /** Its ground, where it is the same in all versions. */
      readonly ground: Ground | undefined;
      readonly cells: readonly RuleCell[];
    }
  | {
      readonly kind: 'told';
      readonly id: 'told';
      readonly section: Section;
      readonly cells: readonly ToldCell[];
    };

/** Versions side by side. */
export interface Comparison {
  readonly variants: readonly Variant[];
  readonly rows: readonly ComparedRow[];
  /** How many rules have no row, since they hold everywhere. */
  readonly alike: number;
}

/** What versions are compared in: by the rules in reading order, in rows of figures, in sections in this order. */
export interface ComparedBy {
  readonly rules: readonly ComparedRule[];
  readonly figures: readonly FigureRowContent[];
  readonly sections: readonly Section[];
}

/** The ids of all rules that some figure names. */
export function rulesOfFigures(figures: readonly FigureRowContent[]): ReadonlySet<string> {
  return new Set(
    figures.flatMap(({ rules }) => (Array.isArray(rules) ? rules : Object.values(rules).flat())),
  );
}

/**
 * Compares versions, those with house rules too. What a house leaves as it is stands there on the ground that it has in
 * the version it starts from; what it changes is marked as the house's, with the rule that holds there else.
 */
export function compare(
  { figures: rowsOfFigures, rules, sections }: ComparedBy,
  variants: readonly Variant[],
): Comparison {
  const figures = rowsOfFigures.flatMap((row) => figureRows(row, rules, variants));
  const named = rulesOfFigures(rowsOfFigures);
  const others = rules.filter(({ id, section }) => section !== 'history' && !named.has(id));
  const shown = others.flatMap((rule) => {
    const row = ruleRow(rule, variants);
    return isDisputed(row) || isPartlyRuled(rule) ? row : [];
  });
  const rows: readonly ComparedRow[] = [...figures, ...shown, toldRow(rules, variants)];
  return {
    variants,
    rows: sections.flatMap((section) => rows.filter((row) => row.section === section)),
    alike: others.length - shown.length,
  };
}

/**
 * Whether two versions, by their places, differ in a row: they answer differently at a number of players that both can
 * have, or, if they share none, all their answers together are not the same. Where one has nothing to answer they don't.
 */
export function differ({ cells }: ComparedRow, one: number, other: number): boolean {
  const [first, second] = [cells[one]?.answers, cells[other]?.answers];
  if (!first?.size || !second?.size) return false;
  const shared = [...first.keys()].filter((players) => second.has(players));
  if (shared.length > 0) return shared.some((at) => first.get(at) !== second.get(at));
  const all = (answers: ReadonlyMap<number, string>) =>
    [...new Set(answers.values())].sort().join();
  return all(first) !== all(second);
}

/**
 * Whether a rule that a source says is our ruling in some versions. What is taken over into a version as a whole does not
 * count: the rule by which it is has a row.
 */
function isPartlyRuled({ groundElsewhere = [] }: ComparedRule): boolean {
  return groundElsewhere.some(({ by, ground }) => ground === 'ruling' && by === undefined);
}

/** Whether any two versions differ in a row. */
function isDisputed(row: ComparedRow): boolean {
  return pairsOf(row.cells.length).some(([one, other]) => differ(row, one, other));
}

/** All pairs of places, in the order in which `choice.ts` counts them: 0 and 1, 0 and 2 … */
export function pairsOf(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, at) => [one, one + 1 + at] as const),
  );
}

/** A digit for each pair of versions of a row, in that order: 1 where they differ. What the page goes by. */
export function pairsIn(row: ComparedRow): string {
  return pairsOf(row.cells.length)
    .map(([one, other]) => (differ(row, one, other) ? '1' : '0'))
    .join('');
}

/** Two versions that differ in a row: what somebody may ask about. */
export interface Difference {
  /** The id of the row. */
  readonly row: string;
  readonly section: Section;
  /** The rules that the two cells stand on, as far as there are any. */
  readonly rules: readonly string[];
  /** The ids of the two versions. */
  readonly versions: readonly [string, string];
}

/** All that differs, row by row and pair by pair. */
export function differencesIn({ rows, variants }: Comparison): readonly Difference[] {
  return rows.flatMap((row) =>
    pairsOf(variants.length)
      .filter(([one, other]) => differ(row, one, other))
      .map(([one, other]) => ({
        row: row.id,
        section: row.section,
        rules: [...new Set([...rulesAt(row, one), ...rulesAt(row, other)])],
        versions: [variants[one]?.id ?? '', variants[other]?.id ?? ''] as const,
      })),
  );
}

function rulesAt(row: ComparedRow, at: number): readonly string[] {
  switch (row.kind) {
    case 'figure':
      return row.cells[at]?.rule === undefined ? [] : [row.cells[at].rule];
    case 'rule':
      return [row.rule];
    case 'told':
      return row.cells[at]?.rules ?? [];
  }
}

/** For each version the place of the one that differs from it in the fewest rows; the earlier one if several do. */
export function nearest({ rows, variants }: Comparison): readonly number[] {
  return variants.map((_, one) => {
    const counts = variants.map((__, other) =>
      one === other
        ? Number.POSITIVE_INFINITY
        : rows.filter((row) => differ(row, one, other)).length,
    );
    return counts.indexOf(Math.min(...counts));
  });
}

/** The grounds of a rule in a version, at those of the numbers of players at which it holds. */
function groundsAt(
  rule: ComparedRule,
  variant: Variant,
  numbers = variant.seats,
): readonly GroundAt[] {
  const found = new Map<Ground, number[]>();
  for (const players of playersWhere(rule.predicate, variant)) {
    if (!numbers.includes(players)) continue;
    const elsewhere = rule.groundElsewhere?.find(({ predicate }) =>
      playersWhere(predicate, variant).includes(players),
    );
    const ground = elsewhere?.ground ?? rule.ground;
    found.set(ground, [...(found.get(ground) ?? []), players]);
  }
  return [...found].map(([ground, players]) => ({ ground, players }));
}

/** A ground of the house, at those numbers of players. */
const ofHouse = (players: readonly number[]): readonly GroundAt[] =>
  players.length === 0 ? [] : [{ ground: 'house', players }];

/** Whether two give the same answers. */
function sameAnswers(one: Cell['answers'], other: Cell['answers']): boolean {
  return one.size === other.size && [...one].every(([at, answer]) => other.get(at) === answer);
}

const answersAt = (players: readonly number[], answer: (players: number) => string) =>
  new Map(players.map((number) => [number, answer(number)]));

function figureRows(
  { figure, rules: stated, section }: FigureRowContent,
  rules: readonly ComparedRule[],
  variants: readonly Variant[],
): ComparedRow[] {
  const byId = (ids: readonly string[]) =>
    ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
  const row = (
    id: string,
    ids: readonly string[],
    of: { readonly players?: number; readonly cards?: readonly Card[] },
  ): ComparedRow => ({
    kind: 'figure',
    id,
    section,
    figure,
    ...of,
    cells: variants.map((variant) => {
      const numbers = variant.seats.filter((n) => of.players === undefined || n === of.players);
      const [first] = numbers;
      const read = (record: Variant, players: number) =>
        READ[figure](record, players, of.cards?.[0]);
      const answersOf = (record: Variant) =>
        answersAt(numbers, (players) => JSON.stringify(read(record, players)));
      // House rules leave the numbers of players as they are.
      const base = baseOf(variant);
      const answers = answersOf(variant);
      const isOfHouse = base !== variant && !sameAnswers(answers, answersOf(base));
      const rule = byId(ids).find((one) => groundsAt(one, base, numbers).length > 0);
      return {
        answers,
        figure: first === undefined ? undefined : read(variant, first),
        rule: rule?.id,
        grounds: isOfHouse
          ? ofHouse(numbers)
          : rule === undefined
            ? []
            : groundsAt(rule, base, numbers),
      };
    }),
  });
  if (!Array.isArray(stated)) {
    return cardsAlike(variants).map((cards) => {
      const ids = cards.flatMap((card) => stated[card] ?? []);
      return row(`${figure}.${cards[0]}`, ids, { cards });
    });
  }
  if (figure === 'deal') {
    const numbers = [...new Set(variants.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b);
    return numbers.map((players) => row(`${figure}.${players}`, stated, { players }));
  }
  return [row(figure, stated, {})];
}

/** The cards that score anywhere, those of one rank together that score alike in each version: the dearest first. */
function cardsAlike(variants: readonly Variant[]): readonly (readonly Card[])[] {
  const groups = new Map<string, Card[]>();
  const jokers = [...new Set(variants.flatMap((variant) => variant.jokers))].toSorted(
    (a, b) => b - a,
  );
  for (const card of [...jokers.map((number) => `X${number}` as Card), ...SUITED_CARDS]) {
    const points = variants.map((variant) => READ.points(variant, 0, card) ?? 0);
    if (Math.max(...points) === 0) continue;
    const key = JSON.stringify([isJoker(card) ? jokerNumber(card) : rankOf(card), points]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const best = ([card]: readonly Card[]) =>
    Math.max(...variants.map((variant) => (card && READ.points(variant, 0, card)) ?? 0));
  const isOfJokers = ([card]: readonly Card[]) => card !== undefined && isJoker(card);
  return [...groups.values()].toSorted(
    (one, other) =>
      Number(isOfJokers(other)) - Number(isOfJokers(one)) ||
      (isOfJokers(one) ? 0 : best(other) - best(one)),
  );
}

function ruleRow(rule: ComparedRule, variants: readonly Variant[]): ComparedRow & { kind: 'rule' } {
  const cells = variants.map((variant): RuleCell => {
    const players = playersWhere(rule.predicate, variant);
    const base = baseOf(variant);
    const isOfHouse =
      base !== variant && players.join() !== playersWhere(rule.predicate, base).join();
    return {
      answers: answersAt(variant.seats, (number) => String(players.includes(number))),
      players,
      always: players.length === variant.seats.length,
      grounds: isOfHouse ? ofHouse(variant.seats) : groundsAt(rule, base),
    };
  });
  const grounds = new Set(cells.flatMap((cell) => cell.grounds.map(({ ground }) => ground)));
  const [ground] = grounds;
  return {
    kind: 'rule',
    id: `rule.${rule.id}`,
    section: rule.section,
    rule: rule.id,
    ground: grounds.size > 1 || ground === 'house' ? undefined : ground,
    cells,
  };
}

/** What is told of some versions and not of others: who taught or printed them. One row, since no play depends on it. */
function toldRow(rules: readonly ComparedRule[], variants: readonly Variant[]): ComparedRow {
  const told = rules.filter(
    ({ predicate, section }) =>
      section === 'history' &&
      !variants.every((variant) => playersWhere(predicate, baseOf(variant)).length > 0),
  );
  return {
    kind: 'told',
    id: 'told',
    section: 'history',
    cells: variants.map((variant) => {
      // Nobody taught or printed what a house agreed on: there is nothing to ask.
      if (baseOf(variant) !== variant) return { answers: new Map(), rules: [] };
      const here = told
        .filter(({ predicate }) => playersWhere(predicate, variant).length > 0)
        .map(({ id }) => id);
      return { answers: answersAt(variant.seats, () => here.join()), rules: here };
    }),
  };
}
