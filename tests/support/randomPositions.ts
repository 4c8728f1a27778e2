/** Random positions of all versions, with many captures, Zwicks and builds in them; and plausible wrong plays. */
import { valuesAlone, valuesMadeOn } from '../slow/arithmetic.ts';
import type {
  SlowBuild,
  SlowCapture,
  SlowOptions,
  SlowPile,
  SlowPlay,
  SlowPosition,
  SlowPromise,
} from '../slow/shapes.ts';
import { cardValues, isJoker, pileValues } from '../slow/values.ts';
import { packOf, partnersOf, type Version } from '../slow/versions.ts';
import type { SeededRandom } from './seededRandom.ts';

/** What a position is made from, as it grows. */
interface Draft {
  readonly version: Version;
  readonly seats: number;
  readonly toMove: number;
  readonly options: SlowOptions | undefined;
  readonly hand: string[];
  readonly table: SlowPile[];
  /** What is left of the pack, shuffled. */
  readonly stock: string[];
  readonly random: SeededRandom;
}

export function randomPosition(version: Version, random: SeededRandom): SlowPosition {
  const seats = random.pick([...version.dealing.keys()]);
  const stock = random.shuffled(packOf(version));
  const hand = stock.splice(0, random.chance(0.4) ? 1 + random.below(3) : 1 + random.below(8));
  const draft: Draft = {
    version,
    seats,
    toMove: random.below(seats),
    options: version.wild ? randomOptions(random) : undefined,
    hand,
    table: [],
    stock,
    random,
  };
  if (random.chance(0.2)) holdAnEqualCard(draft);
  if (random.chance(0.2)) holdAJoker(draft);
  const piles = random.chance(0.03) ? 8 + random.below(3) : random.below(8);
  // A table of nothing but planted groups is often a Zwick.
  const oneCard = random.chance(0.35) ? random.pick(hand) : undefined;
  while (draft.table.length < piles) {
    if (oneCard !== undefined && random.chance(0.9)) plantGroup(draft, oneCard);
    else if (random.chance(0.4)) plantGroup(draft, random.pick(hand));
    else if (random.chance(0.5)) plantBuild(draft, wantedValues(draft));
    else layLoose(draft);
  }
  const table = random.shuffled(draft.table);
  const promised = randomPromises(draft);
  return {
    variant: version.id,
    seats,
    toMove: draft.toMove,
    hand,
    table,
    ...(promised.length > 0 || random.chance(0.5) ? { promised } : {}),
    ...(draft.options === undefined ? {} : { options: draft.options }),
  };
}

/** What may be agreed about wild jokers: now and then nothing, or only one of the two. */
export function randomOptions(random: SeededRandom): SlowOptions | undefined {
  if (random.chance(0.2)) return undefined;
  const jokerOnTable = random.pick([undefined, 'free', 'joker-only', 'never'] as const);
  const jokerSweepIsZwick = random.pick([undefined, true, false]);
  return {
    ...(jokerOnTable === undefined ? {} : { jokerOnTable }),
    ...(jokerSweepIsZwick === undefined ? {} : { jokerSweepIsZwick }),
  };
}

/** One more card of a rank that is in the hand already, or of another with a value in common. */
function holdAnEqualCard({ version, hand, stock, random }: Draft): void {
  const value = random.pick(cardValues(version, random.pick(hand)));
  const at = stock.findIndex((card) => cardValues(version, card).includes(value));
  if (at >= 0 && hand.length < 8) hand.push(...stock.splice(at, 1));
}

function holdAJoker({ hand, stock }: Draft): void {
  const at = stock.findIndex(isJoker);
  if (at >= 0 && hand.length < 8) hand.push(...stock.splice(at, 1));
}

function layLoose({ table, stock }: Draft): void {
  table.push({ cards: stock.splice(0, 1) });
}

/** One to four piles that add up to a value of the card, as far as the stock has them. */
function plantGroup(draft: Draft, card: string): void {
  const { version, stock, random } = draft;
  const value = random.pick(cardValues(version, card));
  let missing = value;
  for (let parts = 1 + random.below(4); parts > 0 && missing > 0; parts -= 1) {
    const fits = (other: string) =>
      cardValues(version, other).some((counts) =>
        parts > 1 ? counts < missing : counts === missing,
      );
    const at = stock.findIndex(fits);
    const next = stock[at];
    if (next === undefined) return;
    missing -= random.pick(cardValues(version, next).filter((counts) => counts <= missing));
    if (random.chance(0.12) && plantBuild(draft, [missing])) return;
    draft.table.push({ cards: stock.splice(stock.indexOf(next), 1) });
  }
}

/** Values that a build had better have: those of the cards in hand, sometimes anything. */
function wantedValues({ version, hand, random }: Draft): number[] | undefined {
  if (random.chance(0.3)) return undefined;
  return [...cardValues(version, random.pick(hand))];
}

/** A build of one of these values, or of any; whether one was found. */
function plantBuild(draft: Draft, wanted: readonly number[] | undefined): boolean {
  const { stock, table, random } = draft;
  for (let tries = 0; tries < 12; tries += 1) {
    const cards = random.shuffled(stock).slice(0, randomSize(draft));
    const value = randomWorth(draft, cards);
    if (value === undefined || (wanted !== undefined && !wanted.includes(value))) continue;
    for (const card of cards) stock.splice(stock.indexOf(card), 1);
    table.push({ cards, value, owner: randomOwner(draft) });
    if (random.chance(0.3)) plantTwin(draft);
    return true;
  }
  return false;
}

function randomSize({ version, random }: Draft): number {
  if (!version.builds.single) return 2 + random.below(2);
  return random.chance(0.4) ? 1 : 2 + random.below(3);
}

/** A value that these cards make, laid in this order; each choice by chance. */
function randomWorth(draft: Draft, cards: readonly string[]): number | undefined {
  const { version, options, random } = draft;
  const [first = '', ...others] = cards;
  // A loose joker that may not be built on begins no build.
  if (isJoker(first) && (options?.jokerOnTable ?? 'free') !== 'free') return undefined;
  let value = random.pick(cardValues(version, first));
  if (others.length === 0 && !valuesAlone(version, first).includes(value)) return undefined;
  for (const card of others) {
    const made = valuesMadeOn(version, card, { cards: [first], value, owner: null });
    if (made.length === 0) return undefined;
    value = random.pick(made);
  }
  return value;
}

function randomOwner({ version, seats, toMove, random }: Draft): number | null {
  if (!version.builds.owned) return null;
  return random.chance(0.45) ? toMove : random.below(seats);
}

/** A second build of one's own, that wants the same card of the hand at its other value. */
function plantTwin({ version, hand, table, stock, toMove, random }: Draft): void {
  const { limit, owned, single } = version.builds;
  if (!single || !owned) return;
  const dual = hand.filter((card) => cardValues(version, card).length > 1);
  if (dual.length === 0) return;
  const values = cardValues(version, random.pick(dual)).filter(
    (value) => limit === null || value <= limit,
  );
  for (const value of values) {
    const at = stock.findIndex((card) => cardValues(version, card).includes(value));
    if (at >= 0) table.push({ cards: stock.splice(at, 1), value, owner: toMove });
  }
}

/** Partners often stand by values that can be made; opponents, the mover and the lonely by chance. */
function randomPromises({ version, seats, toMove, hand, table, random }: Draft): SlowPromise[] {
  const promised: SlowPromise[] = [];
  for (const partner of partnersOf(version, seats, toMove)) {
    for (let promises = random.below(3); promises > 0; promises -= 1) {
      const card = random.pick(hand);
      const makeable = table.flatMap((pile) => valuesMadeOn(version, card, pile));
      const value = random.pick([...makeable, ...cardValues(version, card)]);
      promised.push({ seat: partner, value: random.chance(0.8) ? value : 1 + random.below(30) });
    }
  }
  while (random.chance(0.2)) {
    promised.push({ seat: random.below(seats), value: 1 + random.below(30) });
  }
  return promised;
}

/** Wrong plays, and some right ones in another guise, as somebody might try them in this position. */
export function mutatedPlays(
  position: SlowPosition,
  version: Version,
  legal: readonly SlowPlay[],
  random: SeededRandom,
): SlowPlay[] {
  if (legal.length === 0) return [];
  const plays: SlowPlay[] = [];
  const captures = legal.filter((play) => play.kind === 'capture');
  const builds = legal.filter((play) => play.kind === 'build');
  plays.push({ ...random.pick(legal), card: random.pick(packOf(version)) });
  plays.push({ ...random.pick(legal), card: random.pick(position.hand) });
  plays.push({ kind: 'trail', card: random.pick(position.hand) });
  plays.push(wrongCapture(position, captures, random));
  plays.push(twoPiles(position, random));
  plays.push(somePiles(position, random));
  plays.push(wrongBuild(position, version, builds, random));
  plays.push(wrongBuild(position, version, builds, random));
  plays.push(tryBuild(position, version, random));
  plays.push(tryBuild(position, version, random));
  return plays;
}

/** A pile more, a pile less, one that is not there, one named twice, another order, or none at all. */
function wrongCapture(
  position: SlowPosition,
  captures: readonly SlowCapture[],
  random: SeededRandom,
): SlowCapture {
  const piles = position.table.length;
  if (captures.length === 0 || random.chance(0.05)) {
    const takes = random.chance(0.3) ? [] : [random.below(piles + 1)];
    return { kind: 'capture', card: random.pick(position.hand), takes };
  }
  const capture = random.pick(captures);
  const { takes } = capture;
  const one = random.pick(takes);
  const wrong = [
    () => [...takes, random.below(piles)],
    () => takes.filter((pile) => pile !== one),
    () => [...takes, piles + random.below(3)],
    () => [...takes, one],
    () => [-1, ...takes],
    () => random.shuffled(takes),
    () => takes.map((pile) => (random.chance(0.5) ? random.below(piles) : pile)),
  ];
  return { ...capture, takes: random.pick(wrong)() };
}

/** Two piles, as one who subtracts would take them. */
function twoPiles(position: SlowPosition, random: SeededRandom): SlowCapture {
  const piles = random.shuffled([...position.table.keys()]);
  return { kind: 'capture', card: random.pick(position.hand), takes: piles.slice(0, 2) };
}

function somePiles(position: SlowPosition, random: SeededRandom): SlowCapture {
  const takes = [...position.table.keys()].filter(() => random.chance(0.5));
  return { kind: 'capture', card: random.pick(position.hand), takes };
}

/** A build that was legal, with one thing changed. */
function wrongBuild(
  position: SlowPosition,
  version: Version,
  builds: readonly SlowBuild[],
  random: SeededRandom,
): SlowBuild {
  if (builds.length === 0) return tryBuild(position, version, random);
  const build = random.pick(builds);
  const piles = position.table.length;
  const wrong: (() => Partial<SlowBuild>)[] = [
    () => ({ value: build.value + random.pick([-2, -1, 1, 2, 10, -10]) }),
    () => ({ value: random.pick([0, -1, -build.value, 15, 40]) }),
    () => ({ owner: random.below(position.seats) }),
    () => ({ owner: build.owner === null ? position.toMove : null }),
    () => ({ owner: position.seats + random.below(2) }),
    () => ({ on: random.below(piles + 2) }),
    () => ({ on: null }),
    () => ({ on: -1 }),
  ];
  return { ...build, ...random.pick(wrong)() };
}

/** Any card on any pile, at a value that it makes or that a beginner might think it makes. */
function tryBuild(position: SlowPosition, version: Version, random: SeededRandom): SlowBuild {
  const card = random.pick(position.hand);
  const counts = random.pick(cardValues(version, card));
  const alone = position.table.length === 0 || random.chance(0.15);
  const on = alone ? null : random.below(position.table.length);
  const pile = on === null ? undefined : position.table[on];
  const old = pile === undefined ? 0 : random.pick(pileValues(version, pile));
  const guesses = [old + counts, old - counts, counts - old, old, counts];
  const owner = version.builds.owned ? ownerTried(position, random) : null;
  return { kind: 'build', card, on, value: random.pick(guesses), owner };
}

function ownerTried(position: SlowPosition, random: SeededRandom): number {
  return random.chance(0.6) ? position.toMove : random.below(position.seats);
}
