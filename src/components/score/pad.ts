/**
 * The pad: evenings of several rounds, with who sat where and what each side scored. Plain data and pure changes; how it
 * is read from a text is said in `readPad.ts`. Stored, and exported as a file, as
 *
 *     zwicker:pad = {"v":1,"open":"m3k1","evenings":[{"id":"m3k1","begun":"2026-11-03","title":"","version":"christiansen",
 *       "players":3,"sides":3,"names":["Albert","","Charlie"],"dealer":0,"rounds":[{"points":[8,3,26]}]}]}
 *
 * Seats are counted from 0, each the left neighbour of the one before; sides take turns round the table. `dealer` dealt
 * the first round. An evening of a version that this edition does not know can be read all the same. One with house rules
 * has the name that the house gave them: `"version":"dithmarschen.zwick.2","houseName":"At the harbour"`.
 */
import { seatsOfSide } from '../../engine/index.ts';
import type { CountedGame } from './game.ts';

/** A round as the pad has it. */
export interface PadRound {
  /** Scoring points by side. */
  readonly points: readonly number[];
}

/** One evening: who played what, round by round. */
export interface Evening {
  readonly id: string;
  /** The day on which it was begun, as `2026-11-03`; empty where that is not known. */
  readonly begun: string;
  readonly title: string;
  /** The id of a version. */
  readonly version: string;
  readonly players: number;
  readonly sides: number;
  /** By seat; empty where nobody gave one. */
  readonly names: readonly string[];
  /** The seat that dealt the first round. */
  readonly dealer: number;
  readonly rounds: readonly PadRound[];
  /** What a house calls its rules; left out where there are none, or they have no name. */
  readonly houseName?: string;
}

/** All evenings of a person. */
export interface Pad {
  /** The id of the evening that is open. */
  readonly open: string;
  readonly evenings: readonly Evening[];
}

/** Under what the pad is stored. */
export const PAD_KEY = 'zwicker:pad';
/** The edition of the form in which it is stored. */
export const EDITION = 1;
/** A pad before the first evening. */
export const EMPTY_PAD: Pad = { open: '', evenings: [] };

/** Bounds of what is read: far beyond any evening, and small enough to draw. */
export const MOST = {
  evenings: 2000,
  rounds: 200,
  points: 9999,
  players: 12,
  letters: 60,
  /** Of a file: far longer than a life of evenings. */
  fileLetters: 2_000_000,
} as const;

/** The evening that is open: the one chosen, else the last. */
export function openEvening({ evenings, open }: Pad): Evening | undefined {
  return evenings.find(({ id }) => id === open) ?? evenings.at(-1);
}

/** An evening of a game that begins now. `stamp`: milliseconds; `begun`: the day. */
export function newEvening(game: CountedGame, pad: Pad, stamp: number, begun: string): Evening {
  let id = stamp.toString(36);
  while (pad.evenings.some((other) => other.id === id)) id += 'x';
  return {
    id,
    begun,
    title: '',
    version: game.variant.id,
    players: game.players,
    sides: game.sides,
    names: Array.from({ length: game.players }, () => ''),
    dealer: 0,
    rounds: [],
    ...(game.houseName === '' ? {} : { houseName: game.houseName }),
  };
}

/** The open evening, where one more round of that game can be written on it. */
export function eveningFor(game: CountedGame, pad: Pad): Evening | undefined {
  const open = openEvening(pad);
  return open !== undefined && isOfGame(open, game) && open.rounds.length < MOST.rounds
    ? open
    : undefined;
}

/** Whether an evening is one of that game: then its rounds can be counted so. */
export function isOfGame({ players, sides, version }: Evening, game: CountedGame): boolean {
  return version === game.variant.id && players === game.players && sides === game.sides;
}

/** The evening with one round more. */
export function withRound(evening: Evening, points: readonly number[]): Evening {
  return { ...evening, rounds: [...evening.rounds, { points }] };
}

/** The seats of each side. */
export function sidesOf({
  players,
  sides,
}: Pick<Evening, 'players' | 'sides'>): readonly (readonly number[])[] {
  return Array.from({ length: sides }, (_, side) => seatsOfSide(players, sides, side));
}

/** One evening before and after a change; undefined where there was or is none. */
export interface EveningChange {
  readonly id: string;
  /** Its place among the evenings. */
  readonly at: number;
  readonly before: Evening | undefined;
  readonly after: Evening | undefined;
}

/** What was done, so that it can be named when it is taken back. */
export type PadAction =
  | { readonly did: 'began' | 'forgot' | 'game' | 'names' | 'dealer' | 'title' | 'forgot-all' }
  | { readonly did: 'added' | 'changed' | 'deleted'; readonly round: number }
  | { readonly did: 'imported'; readonly evenings: number };

/** What has happened to the pad: here, or (`changed-since`, `followed`) in another tab. */
export type PadNews =
  | { readonly what: 'done' | 'undone' | 'redone'; readonly action: PadAction }
  | { readonly what: 'changed-since' | 'followed' };

/** The changes that make one pad of another. */
export function changesBetween(before: Pad, after: Pad): readonly EveningChange[] {
  const ids = new Set([...before.evenings, ...after.evenings].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const old = before.evenings.find((evening) => evening.id === id);
    const now = after.evenings.find((evening) => evening.id === id);
    if (old === now) return [];
    const at = (old === undefined ? after : before).evenings.findIndex(
      (evening) => evening.id === id,
    );
    return [{ id, at, before: old, after: now }];
  });
}

/**
 * The pad with changes taken back, or undefined where what they left has been changed since, in another tab: then to
 * take them back would lose that.
 */
export function takenBack(pad: Pad, changes: readonly EveningChange[]): Pad | undefined {
  const isAsLeft = changes.every(({ after, id }) => {
    const now = pad.evenings.find((evening) => evening.id === id);
    return JSON.stringify(now) === JSON.stringify(after);
  });
  if (!isAsLeft) return undefined;
  const evenings = [...pad.evenings];
  for (const { after, at, before, id } of changes) {
    const place = evenings.findIndex((evening) => evening.id === id);
    if (before === undefined) evenings.splice(place, 1);
    else if (after === undefined) evenings.splice(at, 0, before);
    else evenings[place] = before;
  }
  const back = changes.find(({ after, before }) => after === undefined && before !== undefined);
  return { ...pad, open: back?.id ?? pad.open, evenings };
}

/** The changes the other way round: to take these back makes the first ones again. */
export function turnedRound(changes: readonly EveningChange[]): readonly EveningChange[] {
  return changes
    .map(({ after, at, before, id }) => ({ id, at, before: after, after: before }))
    .reverse();
}

/** A pad as a text: what is stored, and what a file has. */
export function writePad(pad: Pad): string {
  return JSON.stringify({ v: EDITION, ...pad });
}
