/** Every legal play of a position, by trying everything. */
import { setsOfPiles, splitsIntoGroups, valuesAlone, valuesMadeOn } from './arithmetic.ts';
import { uncoveredAfter } from './owing.ts';
import type { SlowBuild, SlowCapture, SlowPile, SlowPlay, SlowPosition } from './shapes.ts';
import {
  cardValues,
  handWithout,
  isJoker,
  isLooseJoker,
  jokerOnTable,
  pileValues,
  sweepScores,
} from './values.ts';
import { partnersOf, versionOf } from './versions.ts';

/**
 * The legal plays: by card in hand order; of a card first laying it down, then captures by the piles they take, then
 * builds by pile (none first), value, and owner (the mover first).
 */
export function slowPlays(position: SlowPosition): SlowPlay[] {
  const candidates = playsButForOwing(position);
  const least = leastUncovered(position, candidates);
  return candidates.filter((play) => uncoveredAfter(position, play) === least);
}

/** Of all plays that break no other rule, those that leave the fewest owed values without a card are legal. */
export function leastUncovered(
  position: SlowPosition,
  candidates: readonly SlowPlay[] = playsButForOwing(position),
): number {
  return Math.min(...candidates.map((play) => uncoveredAfter(position, play)));
}

/** All plays that break no rule, what is owed for standing builds left aside. */
export function playsButForOwing(position: SlowPosition): SlowPlay[] {
  // Of two equal cards the plays are the same.
  const cards = [...new Set(position.hand)];
  return cards.flatMap((card): SlowPlay[] => [
    // A card may always be laid down loose.
    { kind: 'trail', card },
    ...capturesWith(position, card),
    ...buildsWith(position, card),
  ]);
}

function capturesWith(position: SlowPosition, card: string): SlowCapture[] {
  return setsOfPiles(position.table.length)
    .filter((takes) => canTake(position, card, takes))
    .map((takes) => ({ kind: 'capture', card, takes }));
}

export function pilesAt(position: SlowPosition, takes: readonly number[]): SlowPile[] {
  return position.table.filter((_, index) => takes.includes(index));
}

/** Can the card take just these piles, at one of its values and the same one for all groups? */
export function canTake(position: SlowPosition, card: string, takes: readonly number[]): boolean {
  const version = versionOf(position.variant);
  if (takes.length === 0 || !jokersAllow(position, card, takes)) return false;
  const grouped = pilesToGroup(position, takes).map((pile) => pileValues(version, pile));
  return cardValues(version, card).some((value) => splitsIntoGroups(grouped, value));
}

/** Limit: a loose joker is never captured. Or: it is captured by a joker only. */
function jokersAllow(position: SlowPosition, card: string, takes: readonly number[]): boolean {
  if (!pilesAt(position, takes).some(isLooseJoker)) return true;
  const limit = jokerOnTable(position);
  return limit === 'free' || (limit === 'joker-only' && isJoker(card));
}

/** The piles that must make groups. Where only a joker takes a joker, each loose one is a group of its own. */
export function pilesToGroup(position: SlowPosition, takes: readonly number[]): SlowPile[] {
  const piles = pilesAt(position, takes);
  if (jokerOnTable(position) !== 'joker-only') return piles;
  return piles.filter((pile) => !isLooseJoker(pile));
}

function buildsWith(position: SlowPosition, card: string): SlowBuild[] {
  const version = versionOf(position.variant);
  const builds: SlowBuild[] = [];
  const announce = (on: number | null, value: number) => {
    for (const owner of ownersFor(position, card, value)) {
      builds.push({ kind: 'build', card, on, value, owner });
    }
  };
  for (const value of valuesAlone(version, card)) announce(null, value);
  for (const [on, pile] of position.table.entries()) {
    if (!canBeBuiltOn(position, pile)) continue;
    for (const value of valuesMadeOn(version, card, pile)) announce(on, value);
  }
  return builds;
}

/** Neither of the two limits lets a loose joker be built on. */
export function canBeBuiltOn(position: SlowPosition, pile: SlowPile): boolean {
  return jokerOnTable(position) === 'free' || !isLooseJoker(pile);
}

/** Whose a build of this value may be, when this card is played for it. */
function ownersFor(position: SlowPosition, card: string, value: number): (number | null)[] {
  const version = versionOf(position.variant);
  if (!version.builds.owned) return [null];
  const owners: number[] = [];
  // One's own, with a card kept that matches it.
  if (keepsMatch(position, card, value)) owners.push(position.toMove);
  // A partner's who stands by a promise of it, whatever one holds.
  for (const partner of partnersOf(version, position.seats, position.toMove)) {
    if (hasPromised(position, partner, value)) owners.push(partner);
  }
  return owners;
}

/** Does some card match the value when this one has been played? */
export function keepsMatch(position: SlowPosition, card: string, value: number): boolean {
  const version = versionOf(position.variant);
  const kept = handWithout(position.hand, card);
  return kept.some((other) => cardValues(version, other).includes(value));
}

export function hasPromised(position: SlowPosition, seat: number, value: number): boolean {
  return (position.promised ?? []).some(
    (promise) => promise.seat === seat && promise.value === value,
  );
}

/** A Zwick takes every pile there is, with a card that may score for it. */
export function isZwick(position: SlowPosition, capture: SlowCapture): boolean {
  const all = position.table.every((_, index) => capture.takes.includes(index));
  return all && position.table.length > 0 && sweepScores(position, capture.card);
}

/** The cards of the hand that can make a Zwick, in hand order, equal ones once. */
export function slowZwicks(position: SlowPosition): string[] {
  const all = [...position.table.keys()];
  return [...new Set(position.hand)].filter(
    (card) => canTake(position, card, all) && sweepScores(position, card),
  );
}
