/** Links to the pages of rules and refusals: address and text. */
import type { RefusalEntry, RuleEntry } from '../../content/index.ts';
import type { Link } from '../site/href.ts';

/** The page of a rule, by its title. */
export function ruleLink({ rule, text }: RuleEntry): Link {
  return { path: `/rules/r/${rule.id}/`, text: text.title };
}

/** The page of a refusal, by its title. */
export function refusalLink({ code, text }: RefusalEntry): Link {
  return { path: `/rules/why/${code}/`, text: text.title };
}
