/** The worst that the next player could do after a play, as far as it has been taught. */
import type { Card } from '../card.ts';

import type { Play } from '../play.ts';
import { cardPoints } from '../points.ts';
import type { Gain } from '../replies.ts';
import { gainsIn, nextWith, unseenBy } from '../replies.ts';
import { valuesOf } from '../value.ts';

import type { Task } from './task.ts';
import { isTaught, type Untaught } from './untaught.ts';

/**
 * The worst capture by a card not seen: a Zwick before all else, then by points, then by cards, of these what has been
 * taught. Undefined where no card of a kind that has been taught can take anything, and after the last card of the round.
 */
export function worstAfter(
  { gone, last, position }: Task,
  play: Play,
  untaught: readonly Untaught[],
): Gain | undefined {
  if (last !== undefined) return undefined;
  const { variant } = position;
  // Of cards that take and score the same, one is enough.
  const unlike = new Map<string, Card>();
  for (const card of unseenBy(position, gone)) {
    const kind = `${valuesOf(card, variant)} ${cardPoints([card], variant)}`;
    if (isTaught(card, variant, untaught) && !unlike.has(kind)) unlike.set(kind, card);
  }
  const gains = [...unlike.values()].flatMap((card): Gain[] => {
    return gainsIn(nextWith(position, play, card));
  });
  const weights = (gain: Gain): readonly number[] => [
    ...(untaught.includes('zwick') ? [] : [Number(gain.capture.zwick)]),
    ...(untaught.includes('scoring') ? [] : [gain.points]),
    gain.cards.length,
  ];
  return gains.reduce<Gain | undefined>(
    (worst, gain) =>
      worst === undefined || isHeavier(weights(gain), weights(worst)) ? gain : worst,
    undefined,
  );
}

function isHeavier(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((weight, nth) => weight !== other[nth]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
