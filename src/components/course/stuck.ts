/** Says at once why what is chosen can't be played, instead of waiting until it is tried. */
import { type Choosing, choiceOf } from '~/components/table/choosing.ts';
import {
  type PlayTried,
  type Position,
  type Refusal,
  type Result,
  reckon,
} from '~/engine/index.ts';

/** A play that the bar offers, with what the rules say of it. */
interface Offer {
  readonly tried: PlayTried;
  readonly result: Result<unknown, Refusal>;
}

/** The choice as if its first play had been tried, where none can be made and more piles would not help. */
export function stuckAt(
  choosing: Choosing,
  position: Position,
  [first, ...others]: readonly Offer[],
): Choosing {
  if (first === undefined || first.result.ok || choosing.refusal !== null || choosing.help) {
    return choosing;
  }
  const { card, piles } = choiceOf(choosing, position);
  const rest = card === null ? null : reckon(position, card, piles);
  const isShort = rest?.rest != null && rest.rest.sum < rest.value;
  if (isShort || others.some(({ result }) => result.ok)) return choosing;
  return { ...choosing, refusal: first.result.error, tried: first.tried };
}
