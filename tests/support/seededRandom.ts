/** A small seeded generator for tests: the same seed always gives the same positions. */
export interface SeededRandom {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function seededRandom(seed: number): SeededRandom {
  // Mulberry32, by Tommy Ettinger (public domain).
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const index = below(items.length);
      const item = items[index];
      if (index >= items.length) throw new Error('nothing to pick from');
      return item as (typeof items)[number];
    },
    shuffled: (items) => {
      const rest = [...items];
      const order: (typeof items)[number][] = [];
      while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1));
      return order;
    },
  };
}
