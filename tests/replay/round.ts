/** The annotated round as a line, for the tests of what steps along it. */
import { readFileSync } from 'node:fs';
import { type Line, lineOf, packStates } from '../../src/components/replay/line.ts';
import type { Play, State } from '../../src/engine/index.ts';
import { checkPlay, parseRecord, positionOf, statesOf } from '../../src/engine/index.ts';

export const NOTATION = readFileSync(
  new URL('../../src/content/records/christiansen.zwicker', import.meta.url),
  'utf8',
);

function value<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const record = value(parseRecord(NOTATION));
export const states: readonly State[] = value(statesOf(record));
export const plays: readonly Play[] = record.plays.map((made, at) => {
  const state = states[at];
  if (made.kind === 'ask' || state === undefined) throw new Error('no play');
  return value(checkPlay(positionOf(state), made));
});
export const line: Line = lineOf({ ...record, plays }, packStates(states));
