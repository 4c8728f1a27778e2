/** The set of rules that a page is about, from its address. */
import { slugOf } from '../../content/ruleSetSlug.ts';
import { RULE_SETS, type RuleSet } from '../../engine/zwikken/index.ts';

/** Throws where the address names none. */
export function ruleSetHere({ set }: Readonly<Record<string, string | undefined>>): RuleSet {
  const found = RULE_SETS.find((rules) => slugOf(rules) === set);
  if (found === undefined) throw new Error(`no set of rules at /zwikken/${set}/`);
  return found;
}
