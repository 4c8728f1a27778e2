/** A deal from its acts: where it stands after each. */
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Action } from './action.ts';
import { act } from './apply.ts';
import type { ActionRefusal } from './refusal.ts';
import type { ZwikkenState } from './state.ts';

/** The first act that is refused: its index, and why. */
export interface BadAction {
  readonly action: number;
  readonly refusal: ActionRefusal;
}

/** The state before the first act, and after each; or the first one that is refused. A deal may end early here. */
export function statesOfDeal(
  start: ZwikkenState,
  actions: readonly Action[],
): Result<ZwikkenState[], BadAction> {
  const states = [start];
  for (const [index, action] of actions.entries()) {
    const after = act(states.at(-1) as ZwikkenState, action);
    if (!after.ok) return err({ action: index, refusal: after.error });
    states.push(after.value);
  }
  return ok(states);
}
