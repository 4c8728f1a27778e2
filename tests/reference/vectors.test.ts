/** The golden vectors: what stands in them the engine says, and they ask everything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { schemaOf } from '../../src/content/dataSchemas.ts';
import { goldenVectors } from '../../src/content/vectors.ts';
import {
  listPlays,
  positionFromJson,
  REFUSAL_CODES,
  recordFromJson,
  replay,
  VARIANTS,
} from '../../src/engine/index.ts';
import { orThrow } from '../engine/read.ts';
import { slowPlays } from '../slow/plays.ts';
import type { SlowPlay, SlowPosition } from '../slow/shapes.ts';
import { fits } from '../support/jsonSchema.ts';
import { askedInTests } from './asked.ts';

const { perft, positions, rounds, scores } = goldenVectors();
/** Those that are no reason against a play in a position. */
const ELSEWHERE = [
  'ask-not-allowed',
  'ask-not-partner',
  'ask-untrue',
  'round-over',
  'round-unfinished',
];

const barePlay = (play: object): string => {
  const { card, kind, on, owner, takes, value } = play as Record<string, unknown>;
  return JSON.stringify(kind === 'capture' ? [kind, card, takes] : [kind, card, on, value, owner]);
};

describe('the positions', () => {
  it('are some thousand with their verdicts, of every version and number of seats', () => {
    expect(positions.length + positions.flatMap(({ tried }) => tried).length).toBeGreaterThan(3000);
    const tables = new Set(
      positions.map(({ position }) => {
        const { seats, variant } = position as { seats: number; variant: string };
        return `${variant} ${seats}`;
      }),
    );
    for (const { id, seats } of VARIANTS) {
      for (const number of seats) expect(tables).toContain(`${id} ${number}`);
    }
  });

  it('draw every refusal that a play in a position can draw', () => {
    const drawn = new Set(positions.flatMap(({ tried }) => tried.map(({ code }) => code)));
    for (const code of REFUSAL_CODES) if (!ELSEWHERE.includes(code)) expect(drawn).toContain(code);
  });

  it('are read by the schemas, and by the engine', () => {
    const [position, play] = [schemaOf('position', ''), schemaOf('play', '')];
    for (const row of positions) {
      expect(fits(row.position, position), JSON.stringify(row.position)).toBe(true);
      for (const listed of row.plays) expect(fits(listed, play)).toBe(true);
      const read = orThrow(positionFromJson(row.position));
      expect(listPlays(read).map(barePlay)).toEqual(row.plays.map(barePlay));
      expect(row.total).toBe(row.plays.length);
    }
  });

  it('have the plays of a second, slow reading of the rules', () => {
    const plain = positions.filter(
      ({ position }) =>
        !(position as { variant: string }).variant.includes('.') &&
        (position as { table: readonly unknown[] }).table.length <= 8,
    );
    expect(plain.length).toBeGreaterThan(1000);
    for (const { plays, position } of plain) {
      const slow = slowPlays(position as SlowPosition).map((play: SlowPlay) => barePlay(play));
      expect(plays.map(barePlay).sort(), JSON.stringify(position)).toEqual(slow.sort());
    }
  });

  it('are those that the tests of the engine ask about, too', () => {
    // Where this fails, write what `askedInTests` gives into the file.
    const file = join(import.meta.dirname, '../../src/content/reference/worked.json');
    const written = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    expect(written).toEqual(askedInTests());
  });
});

test('the rounds can be played again, to the same end', () => {
  expect(rounds.length).toBeGreaterThan(VARIANTS.length);
  for (const { cards, left, record, scores: points, zwicks } of rounds) {
    const result = orThrow(replay(orThrow(recordFromJson(record))));
    expect({ points: result.points, cards: result.cards, zwicks: result.zwicks }).toEqual({
      points,
      cards,
      zwicks,
    });
    expect(result.left).toEqual(left);
  }
});

test('the scores add up, and there is a count of sequences for each table', () => {
  expect(scores.length).toBeGreaterThan(100);
  for (const { points, total } of scores) {
    expect(points.reduce((sum, side) => sum + side, 0)).toBe(total);
  }
  expect(perft).toHaveLength(VARIANTS.flatMap(({ seats }) => seats).length);
});
