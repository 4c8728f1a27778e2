/** Every build that a card can make, whatever else is owed. */
import { makeableOn, singleValues } from './arithmetic.ts';
import type { Card } from './card.ts';
import { owedValues, uncovered } from './owe.ts';
import type { BuildPlay, Position } from './play.ts';
import { partnersOf } from './sides.ts';
import { isLooseWild, valuesOf } from './value.ts';

/** A build, and how many owed values it leaves without a card. */
export interface BuildCandidate {
  readonly play: BuildPlay;
  readonly uncovered: number;
}

/**
 * The builds with a card: of the card alone, then on each pile, by value, the mover's own before a partner's. Rule
 * build-of-one-card, build-on-a-pile, build-keeps-match, build-for-partner.
 */
export function buildsWith(
  card: Card,
  kept: readonly Card[],
  position: Position,
): BuildCandidate[] {
  const { promised, seats, table, toMove, variant } = position;
  const builds: BuildCandidate[] = [];
  const partners = partnersOf(variant, seats, toMove);
  const owed = owedValues(table, toMove);
  const held = new Set(kept.flatMap((other) => valuesOf(other, variant)));

  const add = (on: number | null, value: number, owner: number | null): void => {
    const play: BuildPlay = { kind: 'build', card, on, value, owner };
    const own = owner === toMove;
    // One's own first build is covered: a match for it is held.
    if (owed.length === 0) {
      builds.push({ play, uncovered: 0 });
      return;
    }
    const others = table.filter((_, at) => at !== on);
    const values = owedValues(others, toMove);
    if (own && !values.includes(value)) values.push(value);
    builds.push({ play, uncovered: uncovered(values, kept, variant) });
  };
  const announce = (on: number | null, value: number): void => {
    if (!variant.builds.owned) {
      add(on, value, null);
      return;
    }
    if (held.has(value)) add(on, value, toMove);
    for (const partner of partners) {
      const stands = promised.some(
        (promise) => promise.seat === partner && promise.value === value,
      );
      if (stands) add(on, value, partner);
    }
  };

  for (const value of singleValues(card, variant)) announce(null, value);
  for (const [on, pile] of table.entries()) {
    if (!mayBeBuiltOn(on, position)) continue;
    for (const value of makeableOn(card, pile, variant)) announce(on, value);
  }
  return builds;
}

/** Whether a pile may be built on at all. Rule loose-joker-not-built-on. */
export function mayBeBuiltOn(on: number, { options, table, variant }: Position): boolean {
  const pile = table[on];
  if (pile === undefined) return false;
  return options.jokerOnTable === 'free' || !isLooseWild(pile, variant);
}
