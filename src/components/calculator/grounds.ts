/** What the verdicts of the engine rest on, as far as the calculator names it: gathered from the rules at build. */
import { allRules, type RuleEntry } from '../../content/index.ts';
import { sourcesHere, sourceText } from '../../content/sources.ts';
import { RULE_OF } from '../../engine/index.ts';
import type { Grounds } from './answering.ts';

/** Rules that allow a play, beside those that refuse one. */
const ALLOWING = [
  'trail',
  'zwick',
  'capture',
  'capture-sum',
  'capture-groups',
  'build-of-one-card',
  'build-on-a-pile',
  'sum-builds',
  'build-for-partner',
];

/** Throws where one of the rules is not there. */
export async function groundsOfVerdicts(): Promise<Grounds> {
  const rules = new Map((await allRules()).map((entry) => [entry.rule.id, entry]));
  const ids = [...new Set<string>([...ALLOWING, ...Object.values(RULE_OF)])];
  return Object.fromEntries(
    ids.map((id) => {
      const entry = rules.get(id);
      if (entry === undefined) throw new Error(`${id} is no rule`);
      return [
        id,
        {
          title: entry.text.title,
          in: standingOf(entry),
        },
      ];
    }),
  );
}

/** The grounds of a rule, the versions together that have the same one by the same sources. */
function standingOf({ grounds, rule }: RuleEntry): Grounds[string]['in'] {
  const found = new Map<string, [Grounds[string]['in'][number][0], string[], string[]]>();
  for (const { ground, holdsIn, sources } of grounds) {
    for (const { variant } of holdsIn) {
      const by = ground === 'said' ? sourcesHere(rule, variant) : sources;
      const key = [ground, ...by].join();
      const same = found.get(key) ?? [ground, [], by.map((source) => sourceText(source).name)];
      same[1].push(variant.id);
      found.set(key, same);
    }
  }
  return [...found.values()];
}
