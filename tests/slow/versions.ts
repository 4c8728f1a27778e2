/** What the seven versions are: written out from the table of versions, with nothing taken from the engine. */
import { houseVersion } from './house.ts';

/** How one number of players is dealt: so many cards each and to the table, then the later deals. */
interface Dealing {
  readonly each: number;
  readonly table: number;
  /** Cards each in every later deal; or four each until the stock is out, the last deal one by one. */
  readonly later: readonly number[] | 'four-until-out';
}

interface Builds {
  /** A build belongs to somebody, who must keep a card for it. */
  readonly owned: boolean;
  /** One card alone may be laid as a build. */
  readonly single: boolean;
  /** The card played may be taken off the value of the pile. */
  readonly subtract: boolean;
  /** An equal card may leave the value of the pile as it is. */
  readonly keep: boolean;
  /** No build may be worth more than this. */
  readonly limit: number | null;
}

export interface Version {
  readonly id: string;
  readonly packs: number;
  readonly jokers: readonly number[];
  /** Jokers stand for any value from 2 to 14 that their player likes. */
  readonly wild: boolean;
  /** Ace, jack, queen and king are 11, 12, 13, 14 and nothing else. */
  readonly courtsHigh: boolean;
  readonly teamsAt: readonly number[];
  readonly builds: Builds;
  /** Partners may be asked for a card. */
  readonly asks: boolean;
  /** Every later deal is one card each, after everybody has played one. */
  readonly refill: boolean;
  readonly dealing: ReadonlyMap<number, Dealing>;
  /** Scoring value of one card at the end of the round. */
  readonly points: (card: string) => number;
  readonly mostCards: number;
  /** On a tie for most cards each side tied scores for them; else nobody. */
  readonly tieForEach?: boolean;
  readonly zwick: number;
  /** All points but those for Zwicks. */
  readonly fixedTotal: number;
}

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The pack of a version: 52 cards once or twice, and its jokers. */
export function packOf(version: Version): string[] {
  const pack: string[] = [];
  for (let copy = 0; copy < version.packs; copy += 1) {
    for (const suit of SUITS) for (const rank of RANKS) pack.push(rank + suit);
  }
  for (const joker of version.jokers) pack.push(`X${joker}`);
  return pack;
}

const isAce = (card: string) => card.startsWith('A');
const isTen = (card: string) => card.startsWith('10');

/** Most versions: builds have owners, who hold a card for them; add, subtract, or keep the value with an equal card. */
const OWNED: Builds = { owned: true, single: true, subtract: true, keep: true, limit: null };
/** Hülsemann and Grupp: old value plus card, at most 14; no build of one card, none held for, nobody's. */
const SUMS: Builds = { owned: false, single: false, subtract: false, keep: false, limit: 14 };

/** Dithmarschen: jokers 5, 6 and 7; the ten of diamonds 3; ten and two of spades 1 each; aces 1. */
function dithmarschenPoints(card: string): number {
  if (card === 'X15') return 5;
  if (card === 'X20') return 6;
  if (card === 'X25') return 7;
  if (card === '10D') return 3;
  if (card === '10S' || card === '2S' || isAce(card)) return 1;
  return 0;
}

/** Großenwiehe: a joker counts ten less than its number; the ten of diamonds 3, the other tens, the Pingel, aces 1. */
function grossenwiehePoints(card: string): number {
  if (card.startsWith('X')) return Number(card.slice(1)) - 10;
  if (card === '10D') return 3;
  if (isTen(card) || card === '2S' || isAce(card)) return 1;
  return 0;
}

/** Christiansen: jokers 4, 5, 6, 7; the cardinal 3; the two honours 1 each; aces 1. */
function christiansenPoints(card: string): number {
  if (card === 'X15') return 4;
  if (card === 'X20') return 5;
  if (card === 'X25') return 6;
  if (card === 'X30') return 7;
  if (card === '10D') return 3;
  if (card === '10S' || card === '2S' || isAce(card)) return 1;
  return 0;
}

/** Hülsemann: the ten of diamonds 10, aces 2, sevens of diamonds and spades 1; in Grupp jokers score nothing. */
function huelsemannPoints(card: string): number {
  if (card === '10D') return 10;
  if (isAce(card)) return 2;
  if (card === '7D' || card === '7S') return 1;
  return 0;
}

const HUELSEMANN_DEALING: Dealing = { each: 4, table: 4, later: 'four-until-out' };

function dealingFor(seats: readonly number[]): ReadonlyMap<number, Dealing> {
  return new Map(seats.map((count) => [count, HUELSEMANN_DEALING]));
}

export const VERSIONS: readonly Version[] = [
  {
    id: 'dithmarschen',
    packs: 1,
    jokers: [15, 20, 25],
    wild: false,
    courtsHigh: false,
    teamsAt: [4],
    builds: OWNED,
    asks: false,
    refill: false,
    dealing: new Map([
      // Ruling: two players get 4 each five times and then 6 each; three get 4 each three times and then 5 each,
      // with four cards to the table.
      [2, { each: 4, table: 3, later: [4, 4, 4, 4, 6] }],
      [3, { each: 4, table: 4, later: [4, 4, 5] }],
      [4, { each: 4, table: 3, later: [4, 5] }],
    ]),
    points: dithmarschenPoints,
    mostCards: 3,
    zwick: 1,
    fixedTotal: 30,
  },
  {
    id: 'dithmarschen-refill',
    packs: 1,
    jokers: [15, 20, 25],
    wild: false,
    courtsHigh: false,
    teamsAt: [4],
    builds: OWNED,
    asks: false,
    refill: true,
    // 55 less the 19 first dealt are 36: nine times one card to each of four.
    dealing: new Map([[4, { each: 4, table: 3, later: [1, 1, 1, 1, 1, 1, 1, 1, 1] }]]),
    points: dithmarschenPoints,
    mostCards: 3,
    zwick: 1,
    fixedTotal: 30,
  },
  {
    id: 'grossenwiehe',
    packs: 1,
    jokers: [15, 17, 20, 22, 25, 30],
    wild: false,
    courtsHigh: false,
    teamsAt: [4, 6],
    builds: OWNED,
    asks: true,
    refill: false,
    // First deal 2 each, 5 to the table, 2 each, 5 to the table; then 4 each until the stock is out.
    dealing: new Map([
      [2, { each: 4, table: 10, later: [4, 4, 4, 4, 4] }],
      [3, { each: 4, table: 10, later: [4, 4, 4] }],
      [4, { each: 4, table: 10, later: [4, 4] }],
      [6, { each: 4, table: 10, later: [4] }],
    ]),
    points: grossenwiehePoints,
    mostCards: 3,
    zwick: 1,
    fixedTotal: 83,
  },
  {
    id: 'christiansen',
    packs: 1,
    jokers: [15, 20, 25, 30],
    wild: false,
    courtsHigh: false,
    // Ruling: everyone alone.
    teamsAt: [],
    builds: OWNED,
    asks: false,
    refill: false,
    dealing: new Map([
      [2, { each: 8, table: 8, later: [8, 8] }],
      [3, { each: 8, table: 8, later: [8] }],
      [4, { each: 6, table: 8, later: [6] }],
    ]),
    points: christiansenPoints,
    mostCards: 3,
    zwick: 1,
    fixedTotal: 34,
  },
  {
    id: 'huelsemann',
    packs: 1,
    jokers: [],
    wild: false,
    courtsHigh: true,
    teamsAt: [],
    builds: SUMS,
    asks: false,
    refill: false,
    dealing: dealingFor([2, 3, 4]),
    points: huelsemannPoints,
    mostCards: 1,
    zwick: 3,
    fixedTotal: 21,
  },
  {
    id: 'huelsemann-double',
    packs: 2,
    jokers: [],
    wild: false,
    courtsHigh: true,
    teamsAt: [],
    builds: SUMS,
    asks: false,
    refill: false,
    dealing: dealingFor([5, 6, 7, 8]),
    points: huelsemannPoints,
    mostCards: 1,
    zwick: 3,
    fixedTotal: 41,
  },
  {
    id: 'grupp',
    packs: 1,
    jokers: [1, 2, 3, 4, 5, 6],
    wild: true,
    courtsHigh: true,
    teamsAt: [],
    builds: SUMS,
    asks: false,
    refill: false,
    dealing: dealingFor([2, 3, 4, 5, 6, 7, 8]),
    points: huelsemannPoints,
    mostCards: 1,
    zwick: 3,
    fixedTotal: 21,
  },
];

export function versionOf(id: string): Version {
  const version = VERSIONS.find((each) => each.id === id) ?? houseVersion(id);
  if (version === undefined) throw new Error(`no version is called ${id}`);
  return version;
}

/** With teams the seats alternate between two sides; else every seat is a side. */
export function sideOf(version: Version, seats: number, seat: number): number {
  return version.teamsAt.includes(seats) ? seat % 2 : seat;
}

export function sideCount(version: Version, seats: number): number {
  return version.teamsAt.includes(seats) ? 2 : seats;
}

/** The other seats of the same side, by seat number. */
export function partnersOf(version: Version, seats: number, seat: number): number[] {
  const partners: number[] = [];
  for (let other = 0; other < seats; other += 1) {
    const sameSide = sideOf(version, seats, other) === sideOf(version, seats, seat);
    if (other !== seat && sameSide) partners.push(other);
  }
  return partners;
}

/** How many cards every seat and the table get, deal by deal, with this dealer. */
export function dealSizes(
  version: Version,
  seats: number,
  dealer: number,
): { hands: number[]; table: number }[] {
  const dealing = version.dealing.get(seats);
  if (dealing === undefined) throw new Error(`${version.id} is not played by ${seats}`);
  const everyone = (cards: number) => new Array<number>(seats).fill(cards);
  const deals = [{ hands: everyone(dealing.each), table: dealing.table }];
  if (dealing.later !== 'four-until-out') {
    for (const cards of dealing.later) deals.push({ hands: everyone(cards), table: 0 });
    return deals;
  }
  let stock = packOf(version).length - dealing.each * seats - dealing.table;
  while (stock >= 4 * seats) {
    deals.push({ hands: everyone(4), table: 0 });
    stock -= 4 * seats;
  }
  if (stock > 0) {
    // A remainder below four a seat is the last deal: one by one, beginning at the dealer's left.
    const hands = everyone(0);
    for (let seat = (dealer + 1) % seats; stock > 0; seat = (seat + 1) % seats) {
      hands[seat] = (hands[seat] ?? 0) + 1;
      stock -= 1;
    }
    deals.push({ hands, table: 0 });
  }
  return deals;
}
