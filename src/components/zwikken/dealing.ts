/** The state of the table: a deal, what has been done in it, and where in that one looks. Pure, for a reducer. */
import {
  type Action,
  type DealRecord,
  startDeal,
  statesOfDeal,
  type ZwikkenState,
} from '../../engine/zwikken/index.ts';

/** A deal on the table. */
export interface Dealt {
  readonly record: DealRecord;
  /** How many of the acts are done where one looks; the others wait to be done again. */
  readonly at: number;
  /** The seed of the cards; null where a link brought them. */
  readonly seed: string | null;
  /** Which deal of the sitting it is, from 1. */
  readonly number: number;
  /** Begun here, and not from somebody's link. */
  readonly isOwn: boolean;
}

/** A deal from a link or from what was kept, at the step that it says, or else at its end. */
export function openedDeal(
  { at, record }: { readonly record: DealRecord; readonly at?: number | undefined },
  isOwn: boolean,
): Dealt {
  return { record, at: at ?? record.actions.length, seed: null, number: 1, isOwn };
}

/** The states of a deal, one more than there are acts. */
export function statesOf({ record }: Dealt): readonly ZwikkenState[] {
  const played = statesOfDeal(startDeal(record.sitting, record.deal), record.actions);
  if (!played.ok) throw new Error('an act on the table is not allowed');
  return played.value;
}

/** What can be done with the table. */
export type DealStep =
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'open'; readonly dealt: Dealt };

/** The table after a step. An act has been listed as allowed. */
export function stepDeal(dealt: Dealt, step: DealStep): Dealt {
  const { actions } = dealt.record;
  switch (step.do) {
    case 'act':
      return {
        ...dealt,
        record: { ...dealt.record, actions: [...actions.slice(0, dealt.at), step.action] },
        at: dealt.at + 1,
      };
    case 'go':
      return { ...dealt, at: Math.max(0, Math.min(actions.length, step.to)) };
    case 'open':
      return step.dealt;
  }
}
