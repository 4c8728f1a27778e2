/** What the sentences on how to deal stand on, where no source says it: plain data, gathered when the site is built. */
import type { Variant } from '../engine/index.ts';
import { baseOf } from '../engine/index.ts';
import type { DealSentence } from '../words/deal.ts';

/** The grounds of rules that are not simply said. */
export type Unsaid = 'inferred' | 'ruling';

/** On what the rules of the deal stand where no source says them. */
export interface DealGrounds {
  /** By rule and version, and by number of players where it is not the same with all. What is said is left out. */
  readonly rules: Readonly<
    Record<string, Readonly<Record<string, Unsaid | Readonly<Record<number, Unsaid>>>>>
  >;
  /** By version and number of players: the rule that states how many cards are dealt, where that is not simply said. */
  readonly sizes: Readonly<Record<string, Readonly<Record<number, string>>>>;
}

/** A rule that a sentence tells. */
export interface ToldRule {
  readonly id: string;
  /** Undefined where a source says it. */
  readonly ground: Unsaid | undefined;
}

/** The rules of a sentence with their grounds. House rules stand on those of the version that they are made from. */
export function toldRules(
  { rules, sizes }: DealGrounds,
  sentence: Pick<DealSentence, 'rules' | 'tellsSizes'>,
  variant: Variant,
  players: number,
): readonly ToldRule[] {
  const { id: version } = baseOf(variant);
  const stated = sentence.tellsSizes === true ? sizes[version]?.[players] : undefined;
  const ids = stated === undefined ? sentence.rules : [...sentence.rules, stated];
  return ids.map((id) => {
    const here = rules[id]?.[version];
    return { id, ground: typeof here === 'object' ? here[players] : here };
  });
}
