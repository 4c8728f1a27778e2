/** The words of the pages of the versions and of their printed sheets, in English. Every figure comes from a record. */
import type { VersionPart } from '../content/schemas/version.ts';
import { dealSizes, fixedTotal, inTeams, packOf, type Variant } from '../engine/index.ts';
import { upper } from './en.ts';
import { EN } from './index.ts';

/** The headings of the parts of a version's page. */
export const PART_TITLES = {
  origin: 'Where it is from',
  need: 'What you need',
  values: 'Cards and matching values',
  deal: 'The deal',
  turn: 'A turn',
  builds: 'Builds',
  owing: 'What you owe for a build',
  end: 'The end of a round',
  scoring: 'Scoring',
  partners: 'Players and partners',
  tactics: 'Tactics',
  options: 'Options',
  uncertain: 'What is uncertain',
} as const satisfies Record<VersionPart, string>;

export const VERSION_WORDS = {
  hub: 'The rules',
  /** The hub where it is a step on the way up. */
  up: 'Rules',
  /** Above the rules of a part, which are folded. */
  rules: (count: number): string =>
    count === 1 ? 'The rule, with its source' : `The ${count} rules, with their sources`,
  unfold: 'Show the rules of all parts',
  fold: 'Fold the rules of all parts away',
  print: 'Printed, this page is one sheet to lie beside the cards.',
  sheet: 'See the sheet',
  jokers: 'The jokers',
  wanted: 'Worth most',
  wildNumbers:
    'The numbers on these pictures only tell the jokers apart; they mean nothing in play.',
  values: {
    caption: 'What captures what',
    card: 'Card',
    value: 'Matching value',
    asPrinted: 'the number on it',
  },
  pack: (variant: Variant): string => {
    const jokers = variant.jokers.length;
    const french = variant.packs === 1 ? 'One French pack' : `${variant.packs} French packs`;
    const suited = `${french} of ${(packOf(variant).length - jokers) / variant.packs} cards`;
    const marked =
      variant.jokersAre === 'wild'
        ? `${jokers} jokers without numbers`
        : `${jokers} jokers, marked ${EN.list(variant.jokers, 'and')}`;
    const size = EN.count(packOf(variant).length, 'card');
    return jokers === 0
      ? `${suited}, without jokers: ${size}.`
      : `${suited} and ${marked}: ${size}.`;
  },
  scoring: {
    caption: 'What counts at the end',
    what: 'For',
    each: 'Points',
    inPack: 'In the pack',
    together: 'Together',
    mostCards: 'most cards',
    total: 'Fixed total',
    zwick: 'each Zwick',
    zwickMore: 'beyond the total',
  },
  deal: {
    players: (players: number): string => `${players} players`,
    teams: 'two teams',
    alone: 'each alone',
  },
  tried: {
    table: (piles: string): string => `On the table: ${piles || 'nothing'}.`,
    hand: (cards: string): string => `In your hand: ${cards}.`,
    allowed: 'Allowed.',
    refused: 'Not allowed.',
    why: 'Why?',
  },
  uncertain:
    'These questions the sources leave open or answer differently. Each leads to its answer; the mark says on what ground that stands.',
  sheetOf: (name: string): string => `Sheet: ${name}`,
} as const;

/** One deal as often as it is repeated, the hands from the dealer's left. */
export interface DealRow {
  readonly hands: readonly number[];
  readonly table: number;
  readonly times: number;
}

/** The deals of a round in order, equal ones that follow each other as one row. */
export function dealRows(variant: Variant, players: number): readonly DealRow[] {
  const rows: DealRow[] = [];
  for (const { hands, table } of dealSizes(variant, players, players - 1)) {
    const last = rows.at(-1);
    const isSame = last !== undefined && last.hands.join() === hands.join() && last.table === table;
    if (isSame) rows[rows.length - 1] = { ...last, times: last.times + 1 };
    else rows.push({ hands, table, times: 1 });
  }
  return rows;
}

/** "4 to each player, 3 to the table": how the first deal goes, step by step. */
export function firstDealText(variant: Variant, players: number): string {
  const steps = (variant.deals[players]?.first ?? []).map((step) =>
    step.to === 'hands' ? `${step.each} to each player` : `${step.cards} to the table`,
  );
  return steps.join(', ');
}

/** "4 to each player, then 5": the later deals in order; empty where there is none. */
export function laterDealsText(variant: Variant, players: number): string {
  const rows = dealRows(variant, players).flatMap(({ hands, table, times }, at) => {
    // The first deal may be the first of a row of equal ones, where nothing goes to the table.
    const more = at === 0 ? times - 1 : times;
    return more === 0 ? [] : [{ hands, table, times: more }];
  });
  const said = rows.map(({ hands, times }) => {
    const [first = 0] = hands;
    const isEven = hands.every((cards) => cards === first);
    const each = isEven ? `${first} each` : `the rest one by one: ${EN.list(hands, 'and')}`;
    return times === 1 ? each : `${times} times ${each}`;
  });
  return said.join(', then ');
}

/** A whole round's deals in a sentence. */
export function dealText(variant: Variant, players: number): string {
  const later = laterDealsText(variant, players);
  const when = variant.nextDeal === 'everyone-played' ? 'after every turn round the table' : 'then';
  return later === ''
    ? `${upper(firstDealText(variant, players))}.`
    : `${upper(firstDealText(variant, players))}; ${when} ${later}.`;
}

/** "2 or 3 players, each alone; 4 in two teams". */
export function playersText(variant: Variant): string {
  const alone = variant.seats.filter((players) => !inTeams(variant, players));
  const teams = variant.seats.filter((players) => inTeams(variant, players));
  return [
    ...(alone.length === 0 ? [] : [`${rangeText(alone)} players, each alone`]),
    ...(teams.length === 0
      ? []
      : [`${rangeText(teams)}${alone.length === 0 ? ' players' : ''} in two teams`]),
  ].join('; ');
}

/** "2, 3 or 4"; "2 to 8" where more than three follow each other. */
function rangeText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const isRow = numbers.every((number, at) => number === first + at);
  return isRow && numbers.length > 3 ? `${first} to ${numbers.at(-1)}` : EN.list(numbers, 'or');
}

/** "jokers 15, 20 and 25", "6 wild jokers", "no jokers". */
export function jokersText({ jokers, jokersAre }: Variant): string {
  if (jokers.length === 0) return 'no jokers';
  return jokersAre === 'wild' ? `${jokers.length} wild jokers` : `jokers ${EN.list(jokers, 'and')}`;
}

/** What marks a version, a few words each: for the list of versions. */
export function versionMarks(
  variant: Variant,
): readonly { readonly what: string; readonly text: string }[] {
  const { builds, courts, packs, scoring } = variant;
  const pack = EN.count(packOf(variant).length, 'card');
  return [
    {
      what: 'Pack',
      text: `${pack}${packs === 1 ? '' : ` from ${packs} packs`}, ${jokersText(variant)}`,
    },
    { what: 'Players', text: playersText(variant) },
    {
      what: 'Courts',
      text:
        courts === 'dual' ? 'aces and courts have two values' : 'aces and courts have one value',
    },
    {
      what: 'Builds',
      text: builds.subtract ? 'add or subtract' : 'only add',
    },
    {
      what: 'Points',
      text: `${fixedTotal(variant)} in all, and ${scoring.zwick} for a Zwick`,
    },
  ];
}
