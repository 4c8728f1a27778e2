/** In which fields the records of the sets of rules differ, and the rules that hang on each. */
import { isDeepStrictEqual } from 'node:util';
import { RULE_SETS, type RuleSet } from '../engine/zwikken/index.ts';
import { fieldAt } from './zwikkenAnswers.ts';
import { allZwikkenRules, type ZwikkenRuleEntry } from './zwikkenRules.ts';

/** A field with its value in each set, in their order. */
export interface ComparedField {
  readonly path: string;
  readonly values: readonly unknown[];
  /** The rules that hold only where the field has one of the values. */
  readonly entries: readonly ZwikkenRuleEntry[];
}

/** The paths of all fields of a record, below objects; lists are fields themselves. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** All fields in which any two sets differ, but for their ids. */
export function comparedFields(sets: readonly RuleSet[] = RULE_SETS): readonly ComparedField[] {
  const paths = [...new Set(sets.flatMap((set) => pathsOf(set)))].filter((path) => path !== 'id');
  return paths.flatMap((path) => {
    const values = sets.map((set) => fieldAt(set, path));
    if (values.every((value) => isDeepStrictEqual(value, values[0]))) return [];
    const entries = allZwikkenRules().filter(
      ({ rule }) =>
        Object.keys(rule.where ?? {}).includes(path) ||
        (rule.elsewhere ?? []).some(({ where }) => Object.keys(where).includes(path)),
    );
    return [{ path, values, entries }];
  });
}
