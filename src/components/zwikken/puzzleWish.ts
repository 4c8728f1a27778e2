/** What was wished for last: the set of rules and the level, kept in the browser. */
import {
  RULE_SETS,
  type RuleSet,
  ruleSetById,
  ZWIKKEN_PUZZLE_LEVELS,
  type ZwikkenPuzzleLevel,
} from '../../engine/zwikken/index.ts';

const KEY = 'zwicker:zwikken-puzzles:wish';

export interface PuzzleWish {
  readonly rules: RuleSet;
  readonly level: ZwikkenPuzzleLevel;
}

/** What was wished for last; the first rules, and easy, where nothing was. */
export function readWish(): PuzzleWish {
  let kept = '';
  try {
    kept = localStorage.getItem(KEY) ?? '';
  } catch {
    // Then it holds on this page.
  }
  const [id = '', number] = kept.split(' ');
  const level = ZWIKKEN_PUZZLE_LEVELS.find((one) => String(one) === number) ?? 1;
  return { rules: ruleSetById(id) ?? RULE_SETS[0], level };
}

/** Keeps it, if anything can be kept. */
export function keepWish({ level, rules }: PuzzleWish): void {
  try {
    localStorage.setItem(KEY, `${rules.id} ${level}`);
  } catch {
    // Then it holds on this page.
  }
}
