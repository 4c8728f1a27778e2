/** Where something holds: in which versions, and with how many players. */
import { type Predicate, playersWhere, VARIANTS, type Variant } from '../engine/index.ts';

/** A version in which a rule holds, with the numbers of players at which it does. */
export interface HoldsIn {
  readonly variant: Variant;
  readonly players: readonly number[];
}

/** The versions in which a predicate holds. */
export function versionsWhere(predicate: Predicate): readonly HoldsIn[] {
  return VARIANTS.map((variant) => ({ variant, players: playersWhere(predicate, variant) })).filter(
    ({ players }) => players.length > 0,
  );
}
