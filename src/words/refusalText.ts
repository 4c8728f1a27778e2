/** Why a play is refused. It stands by itself, so that a table carries no other words than these. */
import type { Refusal } from '../engine/index.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { RefusalTexts } from './words.ts';

/** Why a play is refused, in one or two sentences. */
export function refusalText(refusal: Refusal, texts: RefusalTexts = EN_REFUSALS): string {
  const say = texts[refusal.code] as (facts: Refusal) => string;
  return say(refusal);
}
