/** Why a play at the table is refused: a house rule is never given out as the rule of the version. */
import { describe, expect, test } from 'vitest';
import { refusalSaid } from '../../src/components/table/refusalSaid.ts';
import { checkPlay, parsePlay, parsePosition } from '../../src/engine/index.ts';

const NAMES = ['Anna', 'Bert', 'Clara', 'Dora'];

/** What the bar says of a play that is refused. */
function said(notation: string, play: string): string {
  const read = parsePosition(notation);
  if (!read.ok) throw new Error(notation);
  const tried = parsePlay(play, read.value);
  if (!tried.ok) throw new Error(play);
  const checked = checkPlay(read.value, tried.value);
  if (checked.ok) throw new Error(`${play} is legal`);
  return refusalSaid(checked.error, read.value, tried.value, NAMES);
}

describe('a refused play', () => {
  test.each([
    [
      'dithmarschen.subtract.no 4 @0 | 3H 7S | 10C',
      '3H on 10C =7@0',
      'a card may not be taken off',
    ],
    ['dithmarschen.single.no 4 @0 | 7H 7S | 10C', '7H =7@0', 'one card alone is no build'],
    [
      'dithmarschen.limit.14 4 @0 | 8H X15 | 7C',
      '8H on 7C =15@0',
      'no build may be higher than 14',
    ],
  ])('%s, %s: %s', (notation, play, rule) => {
    const text = said(notation, play);
    expect(text).toContain(`That is a house rule here: ${rule}`);
  });

  test('that the version itself refuses says nothing of a house rule', () => {
    expect(said('dithmarschen.subtract.no 4 @0 | 3H 8S | 10C', '3H on 10C =13@0')).not.toContain(
      'house',
    );
    expect(said('dithmarschen 4 @0 | 3H 8S | 10C', '3H on 10C =13@0')).not.toContain('house');
  });
});
