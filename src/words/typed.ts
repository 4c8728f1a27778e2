/** What is said of points that were typed, without their cards. */
import type { Card, PointsCheck } from '../engine/index.ts';
import { isCard } from '../engine/index.ts';
import { count, list, scoreLine, theCard } from './en.ts';

/** Scoring items of several cards, as one of them is called. */
const ONE_OF: Readonly<Record<string, string>> = {
  'most-cards': 'most cards',
  zwick: 'a Zwick',
  aces: 'an ace',
};

/** The name of a scoring item in a sentence: "the ten of diamonds", "an ace", "most cards". */
function suspectText(what: string): string {
  return isCard(what) ? theCard(what as Card) : (ONE_OF[what] ?? `one of the ${scoreLine(what)}`);
}

/** What is to be said of points that were typed: how they add up, or why they can't be. Nothing where nobody has any. */
export function pointsText(check: PointsCheck): string {
  const { could, fixed, isUnshared, missing, most, over, reading, total } = check;
  if (total === 0) return '';
  const together = `Together ${total}:`;
  if (reading !== null) {
    const { scored, tied, zwicks } = reading;
    const tie =
      scored === 0
        ? ', less most cards, which were tied'
        : `, with most cards for each of ${scored} that were tied`;
    const from = `${fixed}${tied ? tie : ''}`;
    return zwicks === 0
      ? `${together} ${tied ? `that is ${from}.` : 'a round without Zwicks.'}`
      : `${together} that is ${from}, and ${count(zwicks, 'Zwick')}.`;
  }
  if (over > 0) {
    return `${together} ${count(over, 'point')} too many. Even with every Zwick that can be made, a round is worth ${most} at the most.`;
  }
  if (isUnshared)
    return `${together} that can be, but the cards that count can’t be shared out so.`;
  const ask = could.length === 0 ? '' : ` Is it ${list(could.map(suspectText), 'or')}?`;
  return `${together} ${count(missing, 'point')} not accounted for.${ask}`;
}

/** The same of a round that is on the pad. */
export function roundText(round: number, check: PointsCheck): string {
  return `Round ${round}. ${pointsText(check)}`;
}
