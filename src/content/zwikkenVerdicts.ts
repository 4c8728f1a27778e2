/** What each set of rules of Zwikken answers to a dispute: the answers that were written, their examples put to the engine. */
import { RULE_SETS, type RuleSet } from '../engine/zwikken/index.ts';
import type { Dispute } from './schemas/dispute.ts';
import { answeredExample, holdsInSet, type ShownZwikkenExample } from './zwikkenRules.ts';

/** One of a dispute's answers in the sets of rules in which it holds. */
export interface ZwikkenVerdict {
  /** Which of the dispute's answers it is, from 0. */
  readonly at: number;
  readonly sets: readonly RuleSet[];
  /** Its examples with what the engine says, which is the same in all those sets. */
  readonly examples: readonly ShownZwikkenExample[];
}

/**
 * The verdicts on a dispute about Zwikken, an answer each; none where nothing is computed.
 *
 * @throws Where the engine says otherwise than an example, an answer holds nowhere, or a set of rules is left without
 * one: naming `file` and the difference, so that no page is built.
 */
export function zwikkenVerdictsOn(dispute: Dispute, file: string): readonly ZwikkenVerdict[] {
  if (dispute.check.kind !== 'zwikken') return [];
  const verdicts = dispute.answers.map(({ examples = [], sets: where }, at): ZwikkenVerdict => {
    const place = `${file}, answer ${at + 1}`;
    const sets = RULE_SETS.filter((set) => holdsInSet(set, where));
    if (sets.length === 0) throw new Error(`${place} holds in no set of rules`);
    return {
      at,
      sets,
      examples: examples.map((example, number) => {
        const named = `${place}, example ${number + 1}`;
        for (const set of sets) answeredExample(example, [set], named);
        return {
          number: number + 1,
          caption: '',
          example,
          ...answeredExample(example, sets, named),
        };
      }),
    };
  });
  const left = RULE_SETS.find((set) => !verdicts.some(({ sets }) => sets.includes(set)));
  if (left !== undefined) throw new Error(`${file}: no answer for ${left.id}`);
  return verdicts;
}
