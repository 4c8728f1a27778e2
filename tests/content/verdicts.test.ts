/** What a dispute asks is laid out in the versions that can have it, and called impossible in the others. */
import { expect, test } from 'vitest';
import { disputeSchema } from '../../src/content/schemas/dispute.ts';
import { verdictsOn } from '../../src/content/verdicts.ts';

test('a record is put to the versions that its number of players can play', () => {
  const dispute = disputeSchema.parse({
    id: 'broken-off',
    topic: 'end',
    order: 10,
    check: { kind: 'record', seats: 6, dealer: 0, seed: 'broken-off', plays: [] },
    answers: [
      {
        where: { field: 'seats', includes: 6 },
        expected: 'round-unfinished',
        ground: 'ruling',
        sources: [],
      },
      { expected: 'impossible', ground: 'ruling', sources: [] },
    ],
    rules: ['round-end'],
    related: [],
  });
  const played = verdictsOn(dispute, 'broken-off').filter(({ computed }) => computed);
  expect(played.map(({ variant }) => variant.id)).toEqual([
    'grossenwiehe',
    'huelsemann-double',
    'grupp',
  ]);
});
