/**
 * A count in the making: who holds each counting card, how many cards and Zwicks each side has. Every game has one of
 * its own, so that a look at another version loses nothing. Stored as
 *
 *     zwicker:count = {"v":1,"counts":{"christiansen_3":{"held":{"X15":0,"10D":2},"cards":[12,null,27],"zwicks":[0,1,0]}}}
 *
 * `held` has the side of each card by the key of its slot; the second ten of diamonds of a double pack is `10D.2`. A
 * round that came by a link has `names` too, by side.
 */
import type { Card, OpenTally, Variant } from '../../engine/index.ts';
import { countingCards, isJoker } from '../../engine/index.ts';
import type { ReadText } from '../kept/store.ts';
import { fieldsOf } from '../kept/text.ts';
import type { CountedGame } from './game.ts';
import { gameKey } from './game.ts';

/** Under what counts are stored that are not finished. */
export const COUNT_KEY = 'zwicker:count';
const EDITION = 1;
/** More games than anybody counts; the longest untouched make room. */
const MOST_COUNTS = 30;

/** A count of one round, as far as it has come. */
export interface Draft {
  /** By the key of a slot, the side that has its card. */
  readonly held: Readonly<Record<string, number>>;
  /** By side; null until it has counted its pile. */
  readonly cards: readonly (number | null)[];
  readonly zwicks: readonly number[];
  /** What the sides were called where the round came from; left out where it was counted here. */
  readonly names?: readonly string[];
}

/** Counts by the key of their game. */
export type Drafts = Readonly<Record<string, Draft>>;

/** One counting card of the pack, with the side it goes to. */
export interface Slot {
  readonly key: string;
  readonly card: Card;
  /** Points of scoring that it brings. */
  readonly points: number;
}

/** The counting cards of a version: jokers, single cards, and each set of equal ones by itself. */
export function slotGroups(variant: Variant): readonly (readonly Slot[])[] {
  const counting = countingCards(variant);
  const slots = counting.map((card, at): Slot => {
    const copy = counting.slice(0, at).filter((other) => other === card).length;
    const points = variant.scoring.items.find(({ cards }) => cards.includes(card))?.points ?? 0;
    return { key: copy === 0 ? card : `${card}.${copy + 1}`, card, points };
  });
  const sets = variant.scoring.items.filter(({ cards }) => cards.length > 1);
  const inSet = ({ card }: Slot) => sets.some(({ cards }) => cards.includes(card));
  return [
    slots.filter((slot) => !inSet(slot) && isJoker(slot.card)),
    slots.filter((slot) => !inSet(slot) && !isJoker(slot.card)),
    ...sets.map(({ cards }) => slots.filter(({ card }) => cards.includes(card))),
  ].filter(({ length }) => length > 0);
}

/** A count with nothing in it. */
export function emptyDraft(sides: number): Draft {
  return {
    held: {},
    cards: Array.from({ length: sides }, () => null),
    zwicks: Array.from({ length: sides }, () => 0),
  };
}

/** Whether anything has been counted. */
export function isEmpty({ cards, held, zwicks }: Draft): boolean {
  return (
    Object.keys(held).length === 0 &&
    cards.every((each) => each === null) &&
    zwicks.every((each) => each === 0)
  );
}

/** The count of a game, as much of it as fits that game. */
export function draftOf(drafts: Drafts, game: CountedGame): Draft {
  const found = drafts[gameKey(game)];
  const empty = emptyDraft(game.sides);
  if (found === undefined) return empty;
  const keys = new Set(slotGroups(game.variant).flatMap((group) => group.map(({ key }) => key)));
  return {
    held: Object.fromEntries(
      Object.entries(found.held).filter(([key, side]) => keys.has(key) && side < game.sides),
    ),
    cards: empty.cards.map((none, side) => found.cards[side] ?? none),
    zwicks: empty.zwicks.map((none, side) => found.zwicks[side] ?? none),
    ...(found.names?.length === game.sides ? { names: found.names } : {}),
  };
}

/** All counts with that of a game put in its place; an empty one is forgotten. */
export function withDraft(drafts: Drafts, game: CountedGame, draft: Draft): Drafts {
  const { [gameKey(game)]: _, ...others } = drafts;
  const latest = Object.entries(others).slice(1 - MOST_COUNTS);
  return Object.fromEntries(isEmpty(draft) ? latest : [...latest, [gameKey(game), draft]]);
}

/** What each side has, as the engine takes it. */
export function talliesOf({ variant, sides }: CountedGame, draft: Draft): readonly OpenTally[] {
  const slots = slotGroups(variant).flat();
  return Array.from({ length: sides }, (_, side) => ({
    counting: slots.flatMap(({ card, key }) => (draft.held[key] === side ? [card] : [])),
    cards: draft.cards[side] ?? null,
    zwicks: draft.zwicks[side] ?? 0,
  }));
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && name.length < 100);

/** Takes a stored text apart. A count that can't be understood is left out. */
export function parseDrafts(text: string | null): ReadText<Drafts> {
  if (text === null) return { value: {}, isWhole: true, isNewer: false };
  const fields = fieldsOf(text);
  const counts = fields?.counts;
  if (typeof counts !== 'object' || counts === null) {
    return { value: {}, isWhole: false, isNewer: Number(fields?.v) > EDITION };
  }
  const entries = Object.entries(counts as object).map(
    ([key, value]: [string, unknown]) => [key, readDraft(value)] as const,
  );
  const read = entries.flatMap(([key, draft]) =>
    draft === undefined ? [] : [[key, draft] as const],
  );
  return {
    value: Object.fromEntries(read),
    isWhole: read.length === entries.length,
    isNewer: Number(fields?.v) > EDITION,
  };
}

function readDraft(value: unknown): Draft | undefined {
  const { cards, held, names, zwicks } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof held !== 'object' || held === null || !Object.values(held).every(isCount)) {
    return undefined;
  }
  if (!Array.isArray(cards) || !cards.every((each) => each === null || isCount(each))) {
    return undefined;
  }
  if (!Array.isArray(zwicks) || !zwicks.every(isCount)) return undefined;
  const draft = { held: held as Draft['held'], cards, zwicks };
  return isNames(names) ? { ...draft, names } : draft;
}

/** The text that is stored. */
export function writeDrafts(drafts: Drafts): string {
  return JSON.stringify({ v: EDITION, counts: drafts });
}
