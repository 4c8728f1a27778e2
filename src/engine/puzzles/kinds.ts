/** The kinds of puzzle by name. */
import { BREAK_KIND } from './breakKind.ts';
import { BUILD_KIND } from './buildKind.ts';
import { COUNT_KIND } from './countKind.ts';
import { HAUL_KIND } from './haulKind.ts';
import type { KindRules } from './kindRules.ts';
import { LAST_KIND } from './lastKind.ts';
import { LEGAL_KIND } from './legalKind.ts';
import type { PuzzleKind } from './puzzle.ts';
import { ZWICK_KIND } from './zwickKind.ts';

/** What each kind has to say of itself. */
export const KINDS: { readonly [Kind in PuzzleKind]: KindRules<Kind> } = {
  zwick: ZWICK_KIND,
  haul: HAUL_KIND,
  legal: LEGAL_KIND,
  build: BUILD_KIND,
  break: BREAK_KIND,
  count: COUNT_KIND,
  last: LAST_KIND,
};

/** The rules of a kind, for callers that do not know which it is. */
export function rulesOf(kind: PuzzleKind): KindRules<PuzzleKind> {
  return KINDS[kind] as unknown as KindRules<PuzzleKind>;
}
