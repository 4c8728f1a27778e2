import type { RuleSet } from '../engine/zwikken/index.ts';

/** The last part of the address of a set of rules: `classic` of `zwikken-classic`. */
export const slugOf = ({ id }: Pick<RuleSet, 'id'>): string => id.replace(/^zwikken-/, '');
