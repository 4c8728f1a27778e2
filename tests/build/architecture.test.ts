/** Rooms of the code stand one before the other, and the picture of them is that of today. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backwards,
  drawImports,
  PICTURE,
  pastEntrances,
  readImports,
} from '../../scripts/architecture.ts';
import { ROOT } from '../../scripts/run.ts';

const imports = readImports();

test('no room reaches back to one that it serves', () => {
  expect(imports.rooms).toContain('components/table');
  expect(backwards(imports)).toEqual([]);
});

test('a circle of rooms would be noticed', () => {
  const counts = new Map([
    ['hand', new Map([['table', 1]])],
    ['table', new Map([['hand', 2]])],
  ]);
  expect(backwards({ rooms: ['hand', 'table'], counts })).toEqual(['table → hand']);
});

test('the engine’s rooms import from the engine alone', () => {
  for (const room of imports.rooms.filter((name) => name.startsWith('engine'))) {
    for (const other of imports.counts.get(room)?.keys() ?? []) expect(other).toMatch(/^engine/);
  }
});

test('the engine is used by its entrances, but for two scripts that make tables it has inside', () => {
  expect(pastEntrances().sort()).toEqual([
    'scripts/calibratePuzzles.ts → src/engine/puzzles/bands.ts',
    'scripts/calibratePuzzles.ts → src/engine/puzzles/kindRules.ts',
    'scripts/calibratePuzzles.ts → src/engine/puzzles/kinds.ts',
    'scripts/readySeeds.ts → src/engine/puzzles/generate.ts',
    'scripts/readySeeds.ts → src/engine/puzzles/ready.ts',
  ]);
});

test('the picture is the one that `npm run architecture` draws now', () => {
  expect(readFileSync(PICTURE, 'utf8')).toBe(drawImports(imports));
});

test('the map in the README has a sentence on every room', () => {
  const map = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const rooms = globSync('src/{*,engine/*,components/*}/', { cwd: ROOT }).map((room) =>
    room.replace(/^src\/components\//, '').replace(/\/?$/, '/'),
  );
  expect(rooms.length).toBeGreaterThan(30);
  expect(rooms.filter((room) => !map.includes(`\`${room}\``))).toEqual([]);
});
