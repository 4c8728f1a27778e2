import { test } from 'vitest';
import { goldenVectors } from '../../src/content/vectors.ts';

test('x', () => {
  const t = performance.now();
  const v = goldenVectors();
  console.log(
    performance.now() - t,
    v.positions.length,
    v.positions.flatMap((p) => p.tried).length,
    v.positions.flatMap((p) => p.plays).length,
    v.scores.length,
    v.rounds.length,
    v.perft.length,
    JSON.stringify(v).length,
    v.positions.filter((p) => !p.from.startsWith('seed')).length,
  );
  const codes = new Map<string, number>();
  for (const p of v.positions)
    for (const t of p.tried) codes.set(t.code ?? 'legal', (codes.get(t.code ?? 'legal') ?? 0) + 1);
  console.log(codes);
});
