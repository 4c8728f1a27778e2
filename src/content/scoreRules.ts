/** Which rules say what scores how much: found by what their predicates and figures speak of. */

import { holdsIn, type Predicate, VARIANTS, type Variant } from '../engine/index.ts';
import { allRules } from './index.ts';
import type { LineRules } from './lineRule.ts';
import type { Rule } from './schemas/rule.ts';

const FIELDS: Readonly<Record<string, string>> = {
  'scoring.mostCards': 'most-cards',
  'scoring.zwick': 'zwick',
};

/** For every version the rules that give the points of its score lines. */
export async function lineRules(): Promise<LineRules> {
  const rules = (await allRules())
    .filter(({ rule }) => rule.section === 'scoring')
    .map(({ rule }) => ({ rule, ...subjectsOf(rule) }));
  return Object.fromEntries(VARIANTS.map((variant) => [variant.id, rulesFor(variant, rules)]));
}

/** What a rule speaks of: what its predicate tests, and what its figures are of besides. */
interface Subjects {
  readonly tested: readonly string[];
  readonly named: readonly string[];
}

function rulesFor(
  variant: Variant,
  rules: readonly (Subjects & { readonly rule: Rule })[],
): Readonly<Record<string, string>> {
  const lines = [
    ...variant.scoring.items.map(({ cards, id }) => ({ what: id, subjects: cards as string[] })),
    ...Object.values(FIELDS).map((what) => ({ what, subjects: [what] })),
  ];
  const found = lines.flatMap(({ subjects, what }) => {
    /** How much of what a rule speaks of this line is; what it tests says more than what it shows. */
    const shareOf = (of: readonly string[]): number =>
      of.filter((it) => subjects.includes(it)).length / Math.max(1, of.length);
    const [best] = rules
      .map(({ named, rule, tested }) => ({ rule, share: 2 * shareOf(tested) + shareOf(named) }))
      .filter(({ rule, share }) => share > 0 && holdsIn(rule.predicate, variant))
      .toSorted((one, other) => other.share - one.share);
    return best === undefined ? [] : [[what, best.rule.id] as const];
  });
  return Object.fromEntries(found);
}

/** A rule that holds whatever something scores speaks of nothing. */
function subjectsOf({ examples, figures, predicate }: Rule): Subjects {
  const tested = testedIn(predicate);
  const shown = examples.flatMap((example) =>
    example.kind === 'figure' && example.expected !== 0 ? [example.field] : [],
  );
  const named = [...Object.values(figures ?? {}), ...shown].flatMap(
    (field) => /^points\.(.+)$/.exec(field)?.[1] ?? [],
  );
  return { tested, named: tested.length === 0 ? [] : named };
}

function testedIn(predicate: Predicate): readonly string[] {
  if ('all' in predicate) return predicate.all.flatMap(testedIn);
  if ('any' in predicate) return predicate.any.flatMap(testedIn);
  if ('pointsOn' in predicate) return [predicate.pointsOn];
  return 'field' in predicate ? [FIELDS[predicate.field] ?? []].flat() : [];
}
