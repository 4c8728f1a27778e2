/**
 * What was done to the pad, so that it can be taken back after a reload too, and on the page where it was not done. Each
 * tab has its own, for as long as it is open:
 *
 *     sessionStorage zwicker:pad:steps = {"v":1,"done":[{"action":{"did":"added","round":3},
 *       "changes":[{"id":"m3k1","at":0,"before":{…},"after":{…}}]}],"undone":[]}
 *
 * The oldest make room where there are many. What can't be read is no loss: nothing of the pad is in here alone, unless
 * it was deleted, and then on purpose. Where nothing can be stored, it holds until the page is left.
 */
import { isObject } from '../kept/store.ts';
import type { EveningChange, PadAction } from './pad.ts';
import { isList, readEvening } from './readPad.ts';

/** A change that can be taken back. */
export interface Step {
  readonly action: PadAction;
  readonly changes: readonly EveningChange[];
}

/** The last is the one to be taken back, or to be made again, first. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const KEY = 'zwicker:pad:steps';
const EDITION = 1;
const NOTHING: History = { done: [], undone: [] };
const MOST_STEPS = 50;
/** Far less than a browser has room for, and many steps of a long evening. */
const MOST_LETTERS = 300_000;

/** What was done, as it is stored. */
export function readHistory(): History {
  try {
    return parseHistory(sessionStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

/** Stores what was done, as much of it as there is room for. */
export function keepHistory(history: History): void {
  const done = history.done.slice(-MOST_STEPS);
  const undone = history.undone.slice(-MOST_STEPS);
  const text = JSON.stringify({ v: EDITION, done, undone });
  if (text.length <= MOST_LETTERS && isStored(text)) return;
  // The older half goes, until there is room for the rest.
  if (done.length + undone.length > 0) {
    keepHistory({ done: newer(done), undone: newer(undone) });
  }
}

const newer = (steps: readonly Step[]): readonly Step[] => steps.slice(Math.ceil(steps.length / 2));

function isStored(text: string): boolean {
  try {
    sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** One more step, done elsewhere than on the page of the pad. */
export function addStep(step: Step): void {
  keepHistory({ done: [...readHistory().done, step], undone: [] });
}

/** That step is taken back, if it is the last. */
export function dropStep(step: Step): void {
  const { done, undone } = readHistory();
  const isLast = JSON.stringify(done.at(-1)) === JSON.stringify(step);
  if (isLast) keepHistory({ done: done.slice(0, -1), undone });
}

/** Takes a stored text apart; where any of it is not understood, there is no history. */
export function parseHistory(text: string | null): History {
  try {
    const fields: unknown = JSON.parse(text ?? 'null');
    if (!isObject(fields) || fields.v !== EDITION) return NOTHING;
    return { done: stepsFrom(fields.done), undone: stepsFrom(fields.undone) };
  } catch {
    return NOTHING;
  }
}

const ACTIONS = ['began', 'forgot', 'game', 'names', 'dealer', 'title', 'forgot-all'];
const OF_ROUNDS = ['added', 'changed', 'deleted'];

/** Whether something that was stored is what can be done to a pad. */
function isPadAction(value: unknown): value is PadAction {
  const { did, evenings, round } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof did !== 'string') return false;
  if (did === 'imported') return Number.isSafeInteger(evenings);
  return OF_ROUNDS.includes(did) ? Number.isSafeInteger(round) : ACTIONS.includes(did);
}

function stepsFrom(value: unknown): readonly Step[] {
  if (!isList(value, MOST_STEPS)) throw new Error('no steps');
  return value.map((step) => {
    if (!isObject(step) || !isPadAction(step.action) || !Array.isArray(step.changes)) {
      throw new Error('no step');
    }
    return { action: step.action, changes: step.changes.map(changeFrom) };
  });
}

function changeFrom(value: unknown): EveningChange {
  if (!isObject(value) || typeof value.id !== 'string' || !Number.isSafeInteger(value.at)) {
    throw new Error('no change');
  }
  const evening = (side: 'before' | 'after') => {
    if (value[side] === undefined) return undefined;
    const read = readEvening(value[side], side);
    if (!read.ok) throw new Error('no evening');
    return read.value;
  };
  return { id: value.id, at: Number(value.at), before: evening('before'), after: evening('after') };
}
