/** On which ground a rule stands in which version: what is said of one may be taken over for another. */
import type { Predicate } from '../engine/index.ts';
import type { Ground, Rule, SourceId } from './schemas/rule.ts';
import { sourcesHere } from './sources.ts';
import { type HoldsIn, versionsWhere } from './where.ts';

/** A ground, with where the rule stands on it. */
export interface GroundIn {
  readonly ground: Ground;
  readonly holdsIn: readonly HoldsIn[];
  /** Who says it there, or what it is inferred from or weighed by. */
  readonly sources: readonly SourceId[];
  /** The id of the rule by which it is taken over from other versions. */
  readonly by: string | undefined;
}

/**
 * The grounds of a rule: first its own, where no other is named, then the others. What no text says of a version, since
 * it speaks of others only, is taken over from these: there it is inferred.
 */
export function groundsOf(
  rule: Pick<Rule, 'ground' | 'groundElsewhere' | 'predicate' | 'section' | 'sources'>,
): readonly GroundIn[] {
  const { ground, groundElsewhere = [], predicate, sources } = rule;
  const others = groundElsewhere.map((part) => part.predicate);
  const own: Predicate =
    others.length === 0 ? predicate : { all: [predicate, { not: { any: others } }] };
  const grounds: readonly GroundIn[] = [
    { ground, holdsIn: versionsWhere(own), sources, by: undefined },
    ...groundElsewhere.map((part) => ({
      ground: part.ground,
      holdsIn: versionsWhere({ all: [predicate, part.predicate] }),
      sources: part.sources ?? [],
      by: part.by,
    })),
  ];
  return grounds.flatMap((one): readonly GroundIn[] => {
    if (one.ground !== 'said') return [one];
    const isSaid = ({ variant }: HoldsIn): boolean => sourcesHere(rule, variant).length > 0;
    const untold = one.holdsIn.filter((where) => !isSaid(where));
    if (untold.length === 0) return [one];
    return [
      { ...one, holdsIn: one.holdsIn.filter(isSaid) },
      { ground: 'inferred', holdsIn: untold, sources, by: undefined },
    ];
  });
}
