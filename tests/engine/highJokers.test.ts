/**
 * A joker above 31, which no version of the sources has: what the engine keeps of sums no longer fits one word there.
 * Its answers are compared with trying every set of piles.
 */
import { describe, expect, test } from 'vitest';
import {
  type Card,
  checkPlay,
  countPlays,
  findZwicks,
  listPlays,
  type Pile,
  type Position,
  packOf,
  VARIANTS,
  type Variant,
  valuesOf,
} from '../../src/engine/index.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { versionNamed } from './read.ts';

const high: Variant = { ...versionNamed('christiansen'), id: 'high', jokers: [15, 20, 30, 35, 63] };

/** Whether the piles can be parted into groups of `value`, by trying: the first goes with any of the others. */
function splits(piles: readonly (readonly number[])[], value: number): boolean {
  const [first, ...others] = piles;
  if (first === undefined) return true;
  const grow = (rest: number, from: number, left: readonly (readonly number[])[]): boolean => {
    if (rest === 0) return splits(left, value);
    for (let at = from; at < left.length; at += 1) {
      const others = left.filter((_, other) => other !== at);
      for (const worth of left[at] ?? []) {
        if (worth <= rest && grow(rest - worth, at, others)) return true;
      }
    }
    return false;
  };
  return first.some((worth) => worth <= value && grow(value - worth, 0, others));
}

function captureSets(position: Position, card: Card): Set<string> {
  const values = position.table.map((pile) =>
    pile.value === undefined ? valuesOf(pile.cards[0], position.variant) : [pile.value],
  );
  const sets = new Set<string>();
  for (let mask = 1; mask < 1 << values.length; mask += 1) {
    const takes = values.map((_, pile) => pile).filter((pile) => (mask >> pile) & 1);
    const piles = takes.map((pile) => values[pile] ?? []);
    if (valuesOf(card, position.variant).some((value) => splits(piles, value))) {
      sets.add(takes.join(' '));
    }
  }
  return sets;
}

function tableOf(width: number, seed: string, least = 1): Position {
  const random = seededRandom(Number(seed));
  const pack = random.shuffled(packOf(high)).filter((card) => card !== 'X35' && card !== 'X63');
  const table = pack
    .filter((card) => (valuesOf(card, high)[0] ?? 0) >= least)
    .slice(0, width)
    .map((card): Pile => ({ cards: [card] }));
  const [only, joined] = table;
  // Among the loose cards a build that only the high joker takes by itself.
  const piles: Pile[] =
    only && joined
      ? [{ cards: [...only.cards, ...joined.cards], value: 35, owner: 1 }, ...table.slice(2)]
      : table;
  const options = { jokerOnTable: 'free', jokerSweepIsZwick: true } as const;
  const hand: Card[] = ['X35', 'X63'];
  return { variant: high, options, seats: 4, toMove: 0, hand, table: piles, promised: [] };
}

describe('captures with a joker above 31', () => {
  test.each(['1', '2', '3', '4', '5', '6'])('are those that add up, on ten piles (%s)', (seed) => {
    const position = tableOf(11, seed);
    for (const card of position.hand) {
      const listed = listPlays(position).flatMap((play) =>
        play.kind === 'capture' && play.card === card ? [play.takes.join(' ')] : [],
      );
      expect(new Set(listed)).toEqual(captureSets(position, card));
      expect(listed.length).toBe(new Set(listed).size);
      expect(listed).toContain(card === 'X35' ? '0' : listed[0]);
    }
  });

  test('are as many on a table too wide for masks', () => {
    // Of seven or more each, so that trying every set stays possible.
    const position = tableOf(18, '7', 7);
    const sets = captureSets(position, 'X35').size + captureSets(position, 'X63').size;
    const plays = listPlays(position);
    expect(plays.filter(({ kind }) => kind === 'capture')).toHaveLength(sets);
    expect(countPlays(position)).toBe(plays.length);
  });

  test('can clear the table', () => {
    const table: Pile[] = [['X30'], ['5S'], ['KS'], ['JS'], ['9S'], ['X20'], ['AS'], ['4S']].map(
      ([card]) => ({ cards: [card as Card] }),
    );
    const position = { ...tableOf(0, '1'), table };
    // 30 + 5, 14 + 12 + 9 and 20 + 11 + 4.
    expect(findZwicks(position).map(({ card, value }) => [card, value])).toEqual([['X35', 35]]);
    const takes = table.map((_, pile) => pile);
    expect(checkPlay(position, { kind: 'capture', card: 'X35', takes }).ok).toBe(true);
  });
});

test('no version has a joker above 63, the highest value that two words of sums reach', () => {
  for (const { id, jokers } of VARIANTS) {
    for (const number of jokers) expect(number, id).toBeLessThanOrEqual(63);
  }
});
