/**
 * Golden vectors: positions with all their plays, verdicts, scores and whole rounds, for whoever writes another engine.
 * Those that the content asks about come first, their answers having been written by hand; the others are played by chance
 * from seeds, so that they are the same each time the site is built.
 */
import {
  type Ask,
  applyPlay,
  ask,
  asTried,
  type Card,
  checkPlay,
  countPlays,
  DEFAULT_OPTIONS,
  dealRound,
  findZwicks,
  type GameRecord,
  listPlays,
  type Options,
  type Play,
  type PlayTried,
  type Position,
  parsePlay,
  parsePosition,
  partnersOf,
  perft,
  playFromJson,
  positionOf,
  positionToJson,
  type Random,
  randomFrom,
  recordToJson,
  resultOf,
  type SideWon,
  type State,
  scoreRound,
  startRound,
  VARIANTS,
  type Variant,
  valuesOf,
  variantById,
  wonAtEnd,
} from '../engine/index.ts';
import worked from './reference/worked.json' with { type: 'json' };

/** The version of the form of these vectors. */
export const VECTORS_VERSION = 1;

/** A play that was tried, with the verdict on it. */
export interface TriedVector {
  readonly play: PlayTried;
  readonly legal: boolean;
  /** Of a refusal. */
  readonly code?: string;
  readonly rule?: string;
}

/** A position with everything that may be done in it. */
export interface PositionVector {
  /** `rule trail`, `dispute …`, `refusal …`, `test`: somebody wrote the answers; `seed …`: by chance. */
  readonly from: string;
  /** In the JSON of the command line. */
  readonly position: object;
  /** The legal plays in their order, captures without the witness. */
  readonly plays: readonly object[];
  readonly total: number;
  /** The cards that make a Zwick. */
  readonly zwicks: readonly Card[];
  readonly tried: readonly TriedVector[];
}

/** What won piles score. */
export interface ScoreVector {
  readonly from: string;
  readonly variant: string;
  readonly sides: readonly SideWon[];
  readonly points: readonly number[];
  readonly total: number;
  readonly expected: number;
}

/** A whole round with its end. */
export interface RoundVector {
  readonly from: string;
  readonly record: object;
  readonly scores: readonly number[];
  readonly cards: readonly number[];
  readonly zwicks: readonly number[];
  readonly left: readonly Card[];
}

/** How many sequences of plays there are. */
export interface PerftVector {
  readonly variant: string;
  readonly seats: number;
  readonly dealer: number;
  readonly seed: string;
  readonly depth: number;
  readonly nodes: number;
}

/** The golden vectors, as their file has them. */
export interface Vectors {
  readonly version: number;
  readonly positions: readonly PositionVector[];
  readonly scores: readonly ScoreVector[];
  readonly rounds: readonly RoundVector[];
  readonly perft: readonly PerftVector[];
}

/** Rounds played for each number of seats of each version. */
const ROUNDS = 5;
/** One position in so many is kept. */
const KEPT = 5;
/** Tables with more plays are left out of those by chance: they would be most of the file. */
const MOST_PLAYS = 40;
const TRIED = 3;
const PERFT_DEPTH = 2;

let known: Vectors | undefined;

/** All vectors. */
export function goldenVectors(): Vectors {
  known ??= makeVectors();
  return known;
}

function makeVectors(): Vectors {
  const played = VARIANTS.flatMap((variant) =>
    variant.seats.flatMap((seats) =>
      Array.from({ length: ROUNDS }, (_, round) => playByChance(variant, seats, round)),
    ),
  );
  return {
    version: VECTORS_VERSION,
    positions: [...writtenPositions(), ...played.flatMap(({ positions }) => positions)],
    scores: [...writtenScores(), ...played.map(({ score }) => score)],
    // One round of each table is enough to follow.
    rounds: played.filter((_, at) => at % ROUNDS === 0).map(({ round }) => round),
    perft: VARIANTS.flatMap((variant) => variant.seats.map((seats) => perftOf(variant, seats))),
  };
}

function perftOf(variant: Variant, seats: number): PerftVector {
  const seed = `vectors ${variant.id} ${seats}`;
  const state = startRound(variant, DEFAULT_OPTIONS, seats, 0, dealRound(variant, seats, 0, seed));
  const nodes = Number(perft(state, PERFT_DEPTH));
  return { variant: variant.id, seats, dealer: 0, seed, depth: PERFT_DEPTH, nodes };
}

/** A play without the witness of a capture, which another engine may choose otherwise. */
function bare(play: Play): object {
  if (play.kind !== 'capture') return play;
  const { card, kind, takes, zwick } = play;
  return { kind, card, takes, zwick };
}

function verdictOn(position: Position, play: PlayTried): TriedVector {
  const checked = checkPlay(position, play);
  if (checked.ok) return { play, legal: true };
  const { code, rule } = checked.error;
  return { play, legal: false, code, rule };
}

function vectorOf(from: string, position: Position, tried: readonly PlayTried[]): PositionVector {
  return {
    from,
    position: positionToJson(position),
    plays: listPlays(position).map(bare),
    total: Number(countPlays(position)),
    zwicks: findZwicks(position).map(({ card }) => card),
    tried: tried.map((play) => verdictOn(position, play)),
  };
}

// Those that were written

interface WrittenExample {
  readonly kind: string;
  readonly position?: string;
  readonly play?: string | object;
  readonly variant?: string;
  readonly sides?: readonly { readonly cards: string; readonly zwicks: number }[];
}
interface Written {
  readonly examples?: readonly WrittenExample[];
  readonly check?: WrittenExample;
}

const FILES = {
  rule: import.meta.glob<Written>('./rules/*.json', { eager: true, import: 'default' }),
  refusal: import.meta.glob<Written>('./refusals/*.json', { eager: true, import: 'default' }),
  dispute: import.meta.glob<Written>('./disputes/*.json', { eager: true, import: 'default' }),
};

/** Every example of the content, with what it belongs to: `rule trail`. */
function writtenExamples(): readonly (readonly [from: string, example: WrittenExample])[] {
  return Object.entries(FILES).flatMap(([kind, files]) =>
    Object.entries(files).flatMap(([file, { check, examples = [] }]) => {
      const id = file.replace(/^.*\/|\.json$/g, '');
      return [...examples, ...(check === undefined ? [] : [check])].map(
        (example) => [`${kind} ${id}`, example] as const,
      );
    }),
  );
}

function writtenPositions(): readonly PositionVector[] {
  const found = new Map<string, { from: string; position: Position; tried: PlayTried[] }>();
  const add = (from: string, text: string, play?: string | object): void => {
    const position = parsePosition(text);
    if (!position.ok) throw new Error(`${from}: ${JSON.stringify(text)} is no position`);
    const row = found.get(text) ?? { from, position: position.value, tried: [] };
    found.set(text, row);
    if (play !== undefined) row.tried.push(readPlay(from, play, position.value));
  };
  for (const [from, { kind, play, position }] of writtenExamples()) {
    if (position === undefined || kind === 'ask') continue;
    add(from, position, kind === 'play' ? play : undefined);
  }
  for (const { position, tried } of worked) {
    add('test', position);
    for (const play of tried) add('test', position, play);
  }
  return [...found.values()].map(({ from, position, tried }) => vectorOf(from, position, tried));
}

function readPlay(from: string, play: string | object, position: Position): PlayTried {
  const read =
    typeof play === 'string' ? parsePlay(play, position) : playFromJson(play, position.seats);
  if (!read.ok) throw new Error(`${from}: ${JSON.stringify(play)} is no play`);
  return asTried(read.value);
}

function writtenScores(): readonly ScoreVector[] {
  return writtenExamples().flatMap(([from, { kind, sides = [], variant: id = '' }]) => {
    const variant = variantById(id);
    if (kind !== 'score' || variant === undefined) return [];
    const won = sides.map(({ cards, zwicks }) => ({
      cards: cards.split(' ').filter((card) => card !== '') as Card[],
      zwicks,
    }));
    return [scoreOf(from, variant, won)];
  });
}

function scoreOf(from: string, variant: Variant, sides: readonly SideWon[]): ScoreVector {
  const { expected, sides: scored, total } = scoreRound(variant, sides);
  const points = scored.map((side) => side.points);
  return { from, variant: variant.id, sides, points, total, expected };
}

// Those by chance

interface Played {
  readonly positions: readonly PositionVector[];
  readonly score: ScoreVector;
  readonly round: RoundVector;
}

/** A round in which everybody builds often, captures mostly, and asks where one may. */
function playByChance(variant: Variant, seats: number, number: number): Played {
  const seed = `vectors ${variant.id} ${seats} ${number}`;
  const from = `seed ${variant.id} ${seats} ${number}`;
  const random = randomFrom(seed);
  const options = variant.jokersAre === 'wild' ? optionsBy(number) : DEFAULT_OPTIONS;
  const dealer = random.below(seats);
  const deals = dealRound(variant, seats, dealer, seed);
  const plays: (PlayTried | Ask)[] = [];
  const positions: PositionVector[] = [];
  let state = startRound(variant, options, seats, dealer, deals);
  while (!state.over) {
    const question = questionBy(state, random);
    const answered = question && ask(state, question);
    if (question && answered?.ok) {
      plays.push(question);
      state = answered.value;
    }
    const position = positionOf(state);
    const legal = listPlays(position);
    if (random.below(KEPT) === 0 && legal.length <= MOST_PLAYS) {
      const tried = Array.from({ length: TRIED }, () => playTriedBy(position, legal, random));
      positions.push(vectorOf(from, position, tried));
    }
    const made = playBy(legal, random);
    plays.push(asTried(made));
    state = applyPlay(state, made);
  }
  const record: GameRecord = { variant, options, seats, dealer, deals, plays };
  const { cards, left, points, zwicks } = resultOf(state);
  const won = wonAtEnd(state).map((pile, side) => ({ cards: pile, zwicks: zwicks[side] ?? 0 }));
  return {
    positions,
    score: scoreOf(from, variant, won),
    round: { from, record: recordToJson(record), scores: points, cards, zwicks, left },
  };
}

function optionsBy(number: number): Options {
  const settings = ['free', 'joker-only', 'never'] as const;
  const jokerOnTable = settings[number % settings.length] ?? 'free';
  return { jokerOnTable, jokerSweepIsZwick: number % 2 === 0 };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}

function playBy(legal: readonly Play[], random: Random): Play {
  const kind = pick(['build', 'build', 'capture', 'capture', 'trail'] as const, random);
  const wanted = legal.filter((play) => play.kind === kind);
  return pick(wanted.length > 0 ? wanted : legal, random);
}

/** Now and then a question to a partner, truly answered; undefined where nobody is asked. */
function questionBy(state: State, random: Random): Ask | undefined {
  const { hands, seats, toMove, variant } = state;
  if (!variant.ask || random.below(6) > 0) return undefined;
  const partners = partnersOf(variant, seats, toMove);
  const cards = hands[toMove] ?? [];
  if (partners.length === 0 || cards.length === 0) return undefined;
  const of = pick(partners, random);
  const value = pick(valuesOf(pick(cards, random), variant), random);
  const holds = (hands[of] ?? []).some((card) => valuesOf(card, variant).includes(value));
  return { kind: 'ask', of, value, holds };
}

/** A play as somebody might try it, right or wrong. */
function playTriedBy(position: Position, legal: readonly Play[], random: Random): PlayTried {
  const { hand, seats, table, toMove, variant } = position;
  const card = pick(hand, random);
  const piles = table.length;
  const values = valuesOf(card, variant);
  const lone = variant.builds.single || random.below(8) === 0;
  switch (random.below(6)) {
    case 0:
      return asTried(pick(legal, random));
    case 1: {
      const takes = Array.from({ length: 1 + random.below(3) }, () => random.below(piles + 1));
      return {
        kind: 'capture',
        card,
        takes: [...new Set(takes)].sort((one, other) => one - other),
      };
    }
    case 2: {
      const takes = table.flatMap((_, pile) => (random.below(2) === 0 ? [pile] : []));
      return { kind: 'capture', card, takes };
    }
    case lone ? 3 : -1: {
      const owner = variant.builds.owned ? toMove : null;
      return { kind: 'build', card, on: null, value: pick(values, random), owner };
    }
    default: {
      const on = random.below(piles + 1);
      const pile = table[on];
      const old = pile?.value ?? pick(valuesOf(pile?.cards[0] ?? card, variant), random);
      const laid = pick(values, random);
      const value = pick([old + laid, old - laid, laid - old, old, laid], random);
      const owner = variant.builds.owned
        ? pick([toMove, toMove, random.below(seats)], random)
        : pick([null, null, toMove], random);
      return { kind: 'build', card, on, value, owner };
    }
  }
}
