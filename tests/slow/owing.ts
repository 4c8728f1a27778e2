/** What a player owes for the builds that are his. */
import type { SlowPlay, SlowPosition } from './shapes.ts';
import { ascending, cardValues, handWithout } from './values.ts';
import { versionOf } from './versions.ts';

/** The different values on the builds that the mover owns once the play is made. */
export function owedAfter(position: SlowPosition, play: SlowPlay): number[] {
  // Where nobody owns builds, nothing is owed.
  if (!versionOf(position.variant).builds.owned) return [];
  const mine: number[] = [];
  for (const [index, pile] of position.table.entries()) {
    // A pile taken is gone; for one built on, the new value and the new owner count.
    if (play.kind === 'capture' && play.takes.includes(index)) continue;
    if (play.kind === 'build' && play.on === index) continue;
    if (pile.value !== undefined && pile.owner === position.toMove) mine.push(pile.value);
  }
  if (play.kind === 'build' && play.owner === position.toMove) mine.push(play.value);
  // Several builds of one value need one card between them.
  return ascending(mine);
}

/** The most values that can be paired with different cards. */
function mostPaired(values: readonly number[], cards: readonly string[], matches: Matches): number {
  const [first, ...others] = values;
  if (first === undefined) return 0;
  let most = mostPaired(others, cards, matches);
  for (const card of new Set(cards)) {
    if (!matches(card, first)) continue;
    most = Math.max(most, 1 + mostPaired(others, handWithout(cards, card), matches));
  }
  return most;
}
type Matches = (card: string, value: number) => boolean;

/** How many of the values owed after the play have no card of their own in the hand that is left. */
export function uncoveredAfter(position: SlowPosition, play: SlowPlay): number {
  const version = versionOf(position.variant);
  const owed = owedAfter(position, play);
  const left = handWithout(position.hand, play.card);
  const matches: Matches = (card, value) => cardValues(version, card).includes(value);
  return owed.length - mostPaired(owed, left, matches);
}
