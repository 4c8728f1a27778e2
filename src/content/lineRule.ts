/** Which rule a line of a score sheet comes from. */
import { baseOf, type Variant } from '../engine/index.ts';

/** By version and line, both by their ids, the id of the rule that gives its points. */
export type LineRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where no rule gives the very points of a version: the rule about the thing itself. */
const GENERAL: Readonly<Record<string, string>> = { 'most-cards': 'most-cards', zwick: 'zwick' };

/** The id of the rule behind a line, `what` as the engine names lines; under house rules that of their base. */
export function ruleOfLine(variant: Variant, what: string, rules: LineRules): string {
  return rules[baseOf(variant).id]?.[what] ?? GENERAL[what] ?? 'fixed-total';
}
