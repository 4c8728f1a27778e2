/** What each seat takes or pays, asked for by itself. */
import { expect, test } from 'vitest';
import { settlement } from '../../src/engine/zwikken/index.ts';
import { ACHTERHOEK, CLASSIC, MODERN, rulesNamed } from './table.ts';

// The rules · who asked, the last being the gambler · who won · what each of four takes or pays, where ten were
// played for.
test.each([
  ['the gambler takes', CLASSIC, [1], 1, [0, 10, 0, 0]],
  ['the gambler pays', CLASSIC, [1], null, [0, -10, 0, 0]],
  ['who was outbid neither takes nor pays', CLASSIC, [0, 2, 1], null, [0, -10, 0, 0]],
  ['the player takes, and the other askers pay', MODERN, [0, 2, 1], 1, [-10, 10, -10, 0]],
  ['an asker who was outbid takes', MODERN, [0, 2, 1], 2, [-10, -10, 10, 0]],
  ['who did not ask takes nothing', MODERN, [0, 2, 1], 3, [-10, -10, -10, 0]],
  ['on a tie all askers pay', ACHTERHOEK, [0, 2], null, [-10, 0, -10, 0]],
  ['one asker alone pays', ACHTERHOEK, [3], 0, [0, 0, 0, -10]],
] as const)('%s: %s', (_, id, askers, winner, changes) => {
  const gambler = askers.at(-1) ?? 0;
  const settling = { players: 4, gambler, askers, amount: 10, winner };
  expect(settlement(rulesNamed(id), settling)).toEqual(changes);
});
