/** On which ground a rule stands in which version: what is said of one may be taken over for another. */
import { type Predicate, playersWhere, VARIANTS, type Variant } from '../engine/index.ts';
import type { Ground, Rule, SourceId } from './schemas/rule.ts';

/** A version in which a rule holds, with the numbers of players at which it does. */
export interface HoldsIn {
  readonly variant: Variant;
  readonly players: readonly number[];
}

/** A ground, with where the rule stands on it. */
export interface GroundIn {
  readonly ground: Ground;
  readonly holdsIn: readonly HoldsIn[];
  /** Who says it there, or what it is inferred from or weighed by. */
  readonly sources: readonly SourceId[];
  /** The id of the rule by which it is taken over from other versions. */
  readonly by: string | undefined;
}

/** The versions in which a predicate holds. */
export function versionsWhere(predicate: Predicate): readonly HoldsIn[] {
  return VARIANTS.map((variant) => ({ variant, players: playersWhere(predicate, variant) })).filter(
    ({ players }) => players.length > 0,
  );
}

/** The grounds of a rule: first its own, where no other is named, then the others. */
export function groundsOf({
  ground,
  groundElsewhere = [],
  predicate,
  sources,
}: Pick<Rule, 'ground' | 'groundElsewhere' | 'predicate' | 'sources'>): readonly GroundIn[] {
  const others = groundElsewhere.map((part) => part.predicate);
  const own: Predicate =
    others.length === 0 ? predicate : { all: [predicate, { not: { any: others } }] };
  return [
    { ground, holdsIn: versionsWhere(own), sources, by: undefined },
    ...groundElsewhere.map((part) => ({
      ground: part.ground,
      holdsIn: versionsWhere({ all: [predicate, part.predicate] }),
      sources: part.sources ?? [],
      by: part.by,
    })),
  ];
}
