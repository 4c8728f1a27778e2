/** The grounds on which rules stand, in words. */
import type { Ground } from '../content/schemas/rule.ts';
import { list, upper } from './en.ts';

/** The ground of a rule in a word or two. */
export const GROUND_MARKS = {
  said: 'Said',
  inferred: 'Inferred',
  ruling: 'Our ruling',
  house: 'House rule',
} as const satisfies Record<Ground | 'house', string>;

/** What those words mean. */
export const GROUND_TEXTS = {
  said: 'A source says so.',
  inferred: 'No source says so in these words, but it follows from what one says.',
  ruling: 'The sources are silent or leave it open, so we had to decide.',
} as const satisfies Record<Ground, string>;

/** Who stands behind a rule, in a sentence; `names` are its sources by name. */
export function groundText(ground: Ground, names: readonly string[]): string {
  if (names.length === 0) {
    return ground === 'ruling' ? 'The sources are silent.' : 'It follows from other rules.';
  }
  const sources = list(names);
  switch (ground) {
    case 'said':
      return `By ${sources}.`;
    case 'inferred':
      return `From ${sources}.`;
    case 'ruling':
      return `${upper(sources)} ${names.length === 1 ? 'does' : 'do'} not settle it.`;
  }
}
