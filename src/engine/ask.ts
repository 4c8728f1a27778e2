/** Questions to a partner. */
import type { Card } from './card.ts';
import type { Ask, Position } from './play.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';
import { arePartners } from './sides.ts';
import { matches } from './value.ts';

/**
 * Whether a question to a partner may be asked, and was answered truly: `handOfAsked` is what the partner holds. Rule
 * ask-partner, ask-answer.
 */
export function checkAsk(
  { seats, toMove, variant }: Pick<Position, 'seats' | 'toMove' | 'variant'>,
  ask: Ask,
  handOfAsked: readonly Card[],
): Refusal | undefined {
  if (!variant.ask) return refuse('ask-not-allowed', { of: ask.of });
  if (!arePartners(variant, seats, toMove, ask.of)) {
    return refuse('ask-not-partner', { of: ask.of });
  }
  const holds = handOfAsked.some((card) => matches(card, ask.value, variant));
  return holds === ask.holds
    ? undefined
    : refuse('ask-untrue', { of: ask.of, value: ask.value, holds });
}
