/** The words about house rules, in English: what can be changed, and what a rule card says. */
import type {
  DealPlan,
  HouseChange,
  HousePoint,
  HouseValue,
  Options,
  Variant,
} from '../engine/index.ts';
import {
  baseOf,
  canTie,
  fixedTotal,
  leavesRemainder,
  packOf,
  SUITED_CARDS,
  valuesOf,
} from '../engine/index.ts';
import { count, EN, list, upper } from './en.ts';
import { RULING_NOTE } from './ruling.ts';

/** What can be changed stands in these groups, in this order. */
export const HOUSE_GROUPS = {
  cards: 'Cards and dealing',
  partners: 'Partners',
  builds: 'Builds',
  scoring: 'Scoring',
} as const;
/** A heading of the form under which points stand that a house may change. */
export type HouseGroup = keyof typeof HOUSE_GROUPS;

/** As `numberWord` has them; the page of house rules is not to wait for one file more. */
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);

const LABELS: Readonly<Record<string, readonly [group: HouseGroup, label: string]>> = {
  courts: ['cards', 'What ace, jack, queen and king match'],
  packet: ['cards', 'Cards dealt to a hand at a time'],
  ask: ['partners', 'Asking a partner for a card of a value'],
  single: ['builds', 'One card alone as a build'],
  subtract: ['builds', 'Taking the card off the pile’s value'],
  keep: ['builds', 'An equal card that keeps the pile’s value'],
  limit: ['builds', 'Highest build'],
  zwick: ['scoring', 'Points for a Zwick'],
  most: ['scoring', 'Points for most cards'],
  tie: ['scoring', 'A tie for most cards'],
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  courts: { dual: 'two values each', high: 'the higher only' },
  packet: { 1: 'one', 2: 'two' },
  teams: { true: 'in two teams', false: 'everyone alone' },
  limit: { null: 'no limit of its own' },
  tie: { nobody: 'nobody scores', each: 'each side tied scores' },
  truth: { true: 'allowed', false: 'not allowed' },
};

/** The cards of a scoring item that a point is of: "each ace", "ten of diamonds", "joker 15". */
function itemName(name: string, { packs, scoring }: Variant): string {
  const item = scoring.items.find(({ id }) => id.toLowerCase().replaceAll('-', '') === name);
  if (item === undefined) return name;
  const line = EN.scoreLine(item.id);
  if (item.cards.length > 1) return `each ${line.replace(/s$/, '')}`;
  return packs > 1 ? `each ${line}` : line;
}

/** The group that a point belongs to. */
export function pointGroup({ name }: HousePoint): HouseGroup {
  return name.startsWith('teams') ? 'partners' : (LABELS[name]?.[0] ?? 'scoring');
}

/** What a point is called: "Points for a Zwick", "Four players". */
export function pointLabel({ name }: HousePoint, base: Variant): string {
  if (name.startsWith('teams')) return upper(`${inWords(Number(name.slice(5)))} players`);
  return LABELS[name]?.[1] ?? `Points for ${itemName(name, base)}`;
}

/** A value of a point: "2", "not allowed", "in two teams". */
export function pointValue({ name }: Pick<HousePoint, 'name'>, value: HouseValue): string {
  const kind = name.startsWith('teams') ? 'teams' : name;
  const texts = VALUES[kind] ?? (typeof value === 'boolean' ? VALUES.truth : undefined);
  return texts?.[String(value)] ?? String(value);
}

/** "Points for a Zwick: 2". */
export function changeText({ point, value }: HouseChange, base: Variant): string {
  return `${pointLabel(point, base)}: ${pointValue(point, value)}`;
}

/** What was agreed on wild jokers; nothing where it is the usual. */
export function jokerOptions({ jokerOnTable, jokerSweepIsZwick }: Options): readonly string[] {
  return [
    ...(jokerOnTable === 'joker-only' ? ['A joker on the table is taken by a joker only.'] : []),
    ...(jokerOnTable === 'never' ? ['A joker on the table is never taken.'] : []),
    ...(jokerSweepIsZwick ? [] : ['Clearing the table with a joker is no Zwick.']),
  ];
}

/** A statement on a rule card, and the points that it hangs on: names of its own where no house can change it. */
export interface CardLine {
  readonly text: string;
  readonly points: readonly string[];
}

/** A row of the deal on a rule card: numbers of players that are dealt the same, and play the same way. */
export interface DealRow {
  readonly players: readonly number[];
  readonly sides: string;
  readonly first: string;
  readonly later: string;
  readonly points: readonly string[];
}

/** A row of the score on a rule card. */
export interface ScoreRow {
  readonly what: string;
  readonly points: number;
  readonly point: string;
}

/** All that a rule card says of a version, from its record. */
export interface RuleCard {
  readonly pack: string;
  readonly values: readonly {
    readonly cards: string;
    readonly match: string;
    readonly point: string;
  }[];
  readonly deals: readonly DealRow[];
  readonly dealing: readonly CardLine[];
  readonly turn: readonly CardLine[];
  readonly builds: readonly CardLine[];
  readonly partners: readonly CardLine[];
  readonly end: readonly CardLine[];
  readonly score: readonly ScoreRow[];
  readonly scoreLines: readonly CardLine[];
  readonly total: number;
}

const line = (text: string, ...points: string[]): CardLine => ({ text, points });

/** The rules of a version, with what a house has made of them, as a card that prints. */
export function ruleCard(variant: Variant, options: Options): RuleCard {
  const { scoring } = variant;
  return {
    pack: packText(variant),
    values: valueRows(variant),
    deals: dealRows(variant),
    dealing: dealingLines(variant),
    turn: [
      line(
        'Play one card: lay it down loose, capture with it, or build. Nobody passes. A capture is never forced.',
        'turn',
      ),
      line(
        'Capture: take piles that fall into groups, each adding up to one value of your card. Never by subtraction.',
        'capture',
      ),
      line('Zwick: a capture that takes every pile.', 'sweep'),
      line('The last card of the round can make a Zwick too.', 'last'),
      ...jokerOptions(options).map((text) => line(text, 'options')),
    ],
    builds: buildLines(variant),
    partners: partnerLines(variant),
    end: [
      line(
        'What lies on the table between deals stays. At the end of the round it goes to whoever captured last: no Zwick.',
        'left',
      ),
      line('The player at the dealer’s left deals the next round.', 'passes'),
    ],
    score: [
      ...scoring.items.map((item) => {
        const point = item.id.toLowerCase().replaceAll('-', '');
        return { what: upper(itemName(point, variant)), points: item.points, point };
      }),
      { what: 'Most cards', points: scoring.mostCards, point: 'most' },
      { what: 'Each Zwick', points: scoring.zwick, point: 'zwick' },
    ],
    scoreLines:
      // Where it can't happen, only a house that ruled on it all the same reads of it.
      scoring.mostCards > 0 && (canTie(variant) || scoring.tie === 'each')
        ? [
            line(
              scoring.tie === 'each'
                ? 'On a tie for most cards each side tied scores for them.'
                : 'On a tie for most cards nobody scores for them.',
              'tie',
            ),
          ]
        : [],
    total: fixedTotal(variant),
  };
}

function packText(variant: Variant): string {
  const { jokers, jokersAre, packs } = variant;
  const french = packs === 1 ? `a French pack of ${SUITED_CARDS.length}` : 'two French packs';
  const cards = EN.count(packOf(variant).length, 'card');
  if (jokers.length === 0) return `${cards}: ${french}, no jokers`;
  const more =
    jokersAre === 'wild' ? `${inWords(jokers.length)} wild jokers` : `jokers ${list(jokers)}`;
  return `${cards}: ${french} and ${more}`;
}

function valueRows(variant: Variant): RuleCard['values'] {
  const courts = (['AS', 'JS', 'QS', 'KS'] as const).map((card) => ({
    cards: upper(EN.rankName(card)),
    match: list(valuesOf(card, variant), 'or'),
    point: 'courts',
  }));
  const joker = { cards: 'Joker', point: '' };
  const wild = valuesOf('X1', { ...variant, jokersAre: 'wild' });
  return [
    { cards: '2 to 10', match: 'as printed', point: '' },
    ...courts,
    ...(variant.jokers.length === 0
      ? []
      : variant.jokersAre === 'wild'
        ? [{ ...joker, match: `any from ${wild[0]} to ${wild.at(-1)}` }]
        : [{ ...joker, match: 'its number' }]),
  ];
}

function dealRows(variant: Variant): DealRow[] {
  const { teamsAt } = baseOf(variant);
  const rows: DealRow[] = [];
  for (const seats of variant.seats) {
    const row = dealRow(
      variant,
      seats,
      teamsAt.includes(seats) !== variant.teamsAt.includes(seats),
    );
    const isSame = ({ first, later, points, sides }: DealRow): boolean =>
      first === row.first &&
      later === row.later &&
      sides === row.sides &&
      points.some(isTeams) === row.points.some(isTeams);
    const at = rows.findIndex(isSame);
    const same = rows[at];
    if (same === undefined) rows.push(row);
    else {
      const players = [...same.players, ...row.players];
      rows[at] = { ...same, players, points: [...same.points, ...row.points] };
    }
  }
  return rows;
}

const isTeams = (point: string): boolean => point.startsWith('teams');

function dealRow(variant: Variant, players: number, isOwn: boolean): DealRow {
  const plan = variant.deals[players];
  const sides = variant.teamsAt.includes(players) ? 'two teams' : 'alone';
  return {
    players: [players],
    sides,
    first: plan === undefined ? '' : firstDeal(plan),
    later: plan === undefined ? '' : laterDeals(plan),
    points: [`deal${players}`, ...(isOwn ? [`teams${players}`] : [])],
  };
}

function firstDeal({ first }: DealPlan): string {
  return first
    .map((step) => (step.to === 'hands' ? `${step.each} each` : `${step.cards} to the table`))
    .join(', ');
}

/** "4 each five times, then 6 each". */
function laterDeals({ later }: DealPlan): string {
  if ('untilOut' in later) return `${later.untilOut} each until the stock is out`;
  const runs: { each: number; times: number }[] = [];
  for (const each of later) {
    const last = runs.at(-1);
    if (last?.each === each) last.times += 1;
    else runs.push({ each, times: 1 });
  }
  return runs
    .map(({ each, times }) => `${each} each${times > 1 ? ` ${inWords(times)} times` : ''}`)
    .join(', then ')
    .replace('two times', 'twice');
}

function dealingLines(variant: Variant): CardLine[] {
  const { nextDeal, packet } = variant;
  return [
    line(
      `From the dealer’s left, ${packet === 1 ? 'one card' : 'two cards'} at a time. Play goes round that way too.`,
      'packet',
    ),
    line(
      nextDeal === 'everyone-played'
        ? 'The next cards are dealt when everyone has played one.'
        : 'The next cards are dealt when all hands are empty.',
      'next',
    ),
    ...(nextDeal === 'hands-empty' &&
    variant.seats.some((players) => leavesRemainder(variant, players))
      ? [line('A stock too small for a full deal goes round one by one.', 'rest')]
      : []),
  ];
}

function buildLines({ builds, teamsAt }: Variant): CardLine[] {
  const { keep, limit, owned, single, subtract } = builds;
  const forPartner = teamsAt.length > 0 ? ', unless it is made for a partner' : '';
  return [
    line(
      subtract
        ? 'Lay a card on any one pile and say its new value: the old value with the card’s added, or the card’s taken off.'
        : 'Lay a card on any one pile and say its new value: the old value with the card’s added, never taken off.',
      'subtract',
    ),
    line(
      keep
        ? 'An equal card may also leave the value as it is.'
        : 'An equal card can’t leave the value as it is.',
      'keep',
    ),
    line(
      single ? 'One card alone may be laid as a build.' : 'One card alone is no build.',
      'single',
    ),
    ...(limit === null ? [] : [line(`No build may be higher than ${limit}.`, 'limit')]),
    ...(owned
      ? [
          line(
            `A build belongs to whoever laid its last card${forPartner}. While you own one, keep a card in hand that matches it.`,
            'owe',
          ),
          line('Builds of different values need a card each.', 'each'),
        ]
      : [line('Builds belong to nobody, and no card need be held for them.', 'owe')]),
    line('A build counts as one card of its value. Anyone may capture or change it.', 'act'),
  ];
}

function partnerLines(variant: Variant): CardLine[] {
  if (variant.teamsAt.length === 0) return [];
  return [
    line('Partners sit alternately with their opponents, and win cards together.', 'seats'),
    ...(variant.builds.owned
      ? [
          line(
            `Your own build${variant.ask ? ', and your yes,' : ''} is a promise: you hold a card of that value. While a partner’s stands, you may make a build of it for them, whatever you hold.`,
            'promise',
          ),
        ]
      : []),
    line(
      variant.ask
        ? 'At your turn you may ask a partner for a card of a value. The answer is public and true.'
        : baseOf(variant).ask
          ? 'Partners may not be asked for cards.'
          : 'Partners may not be asked for cards: so we read the sources.',
      'ask',
    ),
  ];
}

export const HOUSE_WORDS = {
  houseRule: 'house rule',
  base: 'Start from',
  name: 'Name of your version',
  has: (name: string, value: string) => `${name}: ${value}`,
  rule: 'rule',
  back: (value: string) => `Back to ${value}`,
  less: (label: string) => `One less: ${label}`,
  more: (label: string) => `One more: ${label}`,
  outOfRange: (least: string, most: string) => `Give a whole number from ${least} to ${most}.`,
  differs: (name: string) => `What differs from ${name}`,
  nothing: (name: string) => `Nothing is changed yet: this is ${name} as it stands.`,
  compare: (name: string) => `Side by side with ${name}`,
  was: (value: string) => `instead of ${value}`,
  dropped: (labels: readonly string[]) =>
    `${upper(list(labels))} no longer means anything here, and is as it was.`,
  save: 'Save',
  saveChanges: 'Save the changes',
  saveNew: 'Save as another one',
  needsChange: 'Change something first: without a house rule there is nothing to save.',
  saved: (name: string) => `“${name}” is saved in this browser.`,
  savedHere: (name: string) => `“${name}” holds until you leave this page.`,
  play: 'Play by these rules',
  playing: (name: string) =>
    `You play “${name}” now, on every page that does not name another game.`,
  playingHere: (name: string) =>
    `You play “${name}” on this page only: this browser keeps nothing. Send yourself the link.`,
  copy: 'Copy the link',
  copied: 'The link is copied. Whoever opens it sees these rules, and can save them.',
  notCopied: 'The browser does not let a page copy. The link is in the address bar.',
  print: 'Print the card',
  clear: 'Start afresh',
  opened: (name: string) => `“${name}” is open.`,
  fromLink: 'These rules are from a link. They are not saved here unless you save them.',
  kept: 'Kept in this browser, and nowhere else. A link carries a version to another one.',
  failed: 'Something could not be loaded. Reload the page.',
  card: {
    based: (name: string) => `Based on ${name}.`,
    ours: 'What is marked is a house rule: agreed by those who play, and given by no source as the rule of this version.',
    plain: (name: string) => `${name}, without house rules.`,
    cards: 'Cards',
    values: 'Values to match',
    deal: 'Deal',
    players: 'Players',
    first: 'First',
    later: 'Then',
    turn: 'A turn',
    builds: 'Builds',
    partners: 'Partners',
    end: 'The end',
    score: 'Points',
    total: (points: number) => `Without Zwicks a round is worth ${count(points, 'point')}.`,
    ruling: RULING_NOTE,
    link: 'These rules:',
    scan: 'These rules, for a phone’s camera, or to type:',
    code: 'QR code of the address of these rules',
  },
} as const;
