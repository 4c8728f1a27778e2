/**
 * The round that a page carries for its island, below all that is read: as a prop it would stand before the table, and four
 * fifths of the page would have to come before anything of it.
 */
import type { PackedRound } from './line.ts';

/** What the pages that are being made carry, by the id of the element that has it. */
const carried = new Map<string, PackedRound>();

/**
 * Where a page is made: remembers the round that the element named `id` is going to have.
 *
 * @returns The text of that element
 */
export function carry(id: string, round: PackedRound): string {
  carried.set(id, round);
  return JSON.stringify(round).replaceAll('<', '\\u003c');
}

/** The round that the element named `id` has. Throws where the page has none. */
export function carriedRound(id: string): PackedRound {
  if (import.meta.env.SSR) {
    const round = carried.get(id);
    if (round === undefined) throw new Error(`no round is carried as ${id}`);
    return round;
  }
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as PackedRound;
}
