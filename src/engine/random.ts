/**
 * Chance from a seed. Puzzle addresses and links hang on its output, so the algorithm never changes: the UTF-16 code
 * units of the seed are hashed by FNV-1a from four bases; SplitMix32 finishes each hash into one of the four words of
 * xoshiro128** (Blackman and Vigna, public domain).
 */

/** A stream of chance numbers. */
export interface Random {
  /** An integer from 0 to 2^32 − 1. */
  word(): number;
  /** An integer from 0 to `bound` − 1, each equally likely; `bound` from 1 to 2^32. */
  below(bound: number): number;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function hashOf(seed: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < seed.length; at++) {
    const unit = seed.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}

/** A stream that the seed alone determines. */
export function randomFrom(seed: string): Random {
  const seeded = (basis: number): number => {
    const mix = (hashOf(seed, basis) + 0x9e3779b9) | 0;
    let word = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
  let a = seeded(0x811c9dc5);
  let b = seeded(0x9e3779b1);
  let c = seeded(0x85ebca77);
  // The generator stands still on four noughts; an odd word can't be one.
  let d = seeded(0xc2b2ae3d) | 1;

  const word = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result >>> 0;
  };

  return {
    word,
    below(bound) {
      // Words past the last whole multiple of `bound` are thrown away, or low results would be likelier.
      const usable = 2 ** 32 - (2 ** 32 % bound);
      let drawn = word();
      while (drawn >= usable) drawn = word();
      return drawn % bound;
    },
  };
}
