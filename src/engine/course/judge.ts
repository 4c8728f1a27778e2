/** Judges what somebody tries at a step, and finds all right answers there are. */
import { makeableOn, singleValues } from '../arithmetic.ts';
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import { pileWith } from '../piles.ts';
import type { Play, PlayTried, Position } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { samePlaces, samePlay } from '../same.ts';
import { pileValues, valuesOf } from '../value.ts';
import { countOf } from './count.ts';
import { pilesPicked } from './pick.ts';
import { reaches } from './reach.ts';
import type { Attempt, Claim, Task } from './task.ts';

/** What a try comes to. */
export type Judged =
  /** A play that may not be made. */
  | { readonly reached: false; readonly refusal: Refusal }
  /** Something that may be done; `play` is the complete play where it is one. */
  | { readonly reached: boolean; readonly refusal?: undefined; readonly play?: Play };

/** Whether the try does what the step asks for. A try of another kind than is asked for does not. */
export function judge(task: Task, attempt: Attempt): Judged {
  const { goal, position } = task;
  if (goal.ask !== attempt.ask) return { reached: false };
  switch (attempt.ask) {
    case 'play': {
      const checked = checkPlay(position, attempt.play);
      if (!checked.ok) return { reached: false, refusal: checked.error };
      const reached = goal.ask === 'play' && reaches(task, checked.value, goal.reach);
      return { reached, play: checked.value };
    }
    case 'value': {
      const tried = goal.ask === 'value' ? buildTried(task, attempt.value) : undefined;
      if (tried === undefined || goal.ask !== 'value') return { reached: false };
      const checked = checkPlay(position, tried);
      if (!checked.ok) return { reached: false, refusal: checked.error };
      const { reach } = goal;
      const reached = reach === undefined || reaches(task, checked.value, reach);
      return { reached, play: checked.value };
    }
    case 'piles':
      return { reached: goal.ask === 'piles' && pilesPicked(position, goal.pick, attempt.piles) };
    case 'number':
      return { reached: goal.ask === 'number' && countOf(task, goal.count) === attempt.number };
    case 'yes-no':
      return { reached: goal.ask === 'yes-no' && truthOf(task, goal.claim).holds === attempt.yes };
  }
}

/** The build that a value announced at a step stands for. */
function buildTried({ goal, position }: Task, value: number): PlayTried | undefined {
  if (goal.ask !== 'value') return undefined;
  const on = goal.on === null ? null : (pileWith(position.table, goal.on) ?? null);
  const owner = position.variant.builds.owned ? position.toMove : null;
  return { kind: 'build', card: goal.card, on, value, owner };
}

/** Whether a claim is true, with the play that shows it or the reason against it. */
export function truthOf(
  task: Task,
  claim: Claim,
): { readonly holds: boolean; readonly play?: Play; readonly refusal?: Refusal } {
  const { position } = task;
  if (claim.is === 'legal') {
    const checked = checkPlay(position, claim.play);
    return checked.ok
      ? { holds: true, play: checked.value }
      : { holds: false, refusal: checked.error };
  }
  const play = listPlays(position).find((one) => reaches(task, one, claim.reach));
  return play === undefined ? { holds: false } : { holds: true, play };
}

/** Values that may be offered to choose from: all that arithmetic could give, the wrong way round too, ascending. */
export function valuesOffered({ goal, position }: Task): number[] {
  if (goal.ask !== 'value') return [];
  const { table, variant } = position;
  const own = valuesOf(goal.card, variant);
  const pile = goal.on === null ? undefined : table[pileWith(table, goal.on) ?? -1];
  if (pile === undefined) return [...singleValues(goal.card, variant)];
  const old = pileValues(pile, variant);
  const differences = old.flatMap((from) => own.map((worth) => Math.abs(from - worth)));
  const values = [...makeableOn(goal.card, pile, variant), ...differences, ...own, ...old];
  return [...new Set(values)].filter((value) => value > 0).sort((one, other) => one - other);
}

/** From so many piles on, sets of them are too many to go through. */
const MOST_PILES = 12;

/** All right answers of a step. Throws where there are too many piles to choose from. */
export function answersTo(task: Task): Attempt[] {
  const { goal, position } = task;
  return triesAt(position, task)
    .filter((attempt) => judge(task, attempt).reached)
    .map(completed);

  function completed(attempt: Attempt): Attempt {
    const { play } = judge(task, attempt) as { play?: Play };
    return goal.ask === 'play' && play !== undefined ? { ask: 'play', play } : attempt;
  }
}

function triesAt(position: Position, task: Task): Attempt[] {
  const { goal } = task;
  switch (goal.ask) {
    case 'play':
      return listPlays(position).map((play) => ({ ask: 'play', play }));
    case 'value':
      return valuesOffered(task).map((value) => ({ ask: 'value', value }));
    case 'piles': {
      const { length } = position.table;
      if (length > MOST_PILES) throw new Error(`${length} piles are too many to choose from`);
      return Array.from({ length: 2 ** length }, (_, mask) => ({
        ask: 'piles',
        piles: position.table.flatMap((_pile, at) => ((mask >>> at) & 1 ? [at] : [])),
      }));
    }
    case 'number':
      return [{ ask: 'number', number: countOf(task, goal.count) }];
    case 'yes-no':
      return [true, false].map((yes) => ({ ask: 'yes-no', yes }));
  }
}

/** Whether two tries are the same: captures by card and piles, whatever the split. */
export function sameAttempt(one: Attempt, other: Attempt): boolean {
  switch (one.ask) {
    case 'play':
      return other.ask === 'play' && samePlay(one.play, other.play);
    case 'piles':
      return other.ask === 'piles' && samePlaces(one.piles, other.piles);
    case 'value':
      return other.ask === 'value' && one.value === other.value;
    case 'number':
      return other.ask === 'number' && one.number === other.number;
    case 'yes-no':
      return other.ask === 'yes-no' && one.yes === other.yes;
  }
}
