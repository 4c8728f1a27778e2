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

/** What is to be said of points that were typed: how they add up, or what is missing. */
export function pointsText({ could, fixed, missing, over, reading, total }: PointsCheck): string {
  if (total === 0) return '';
  if (reading !== null) {
    const { tied, zwicks } = reading;
    const from = tied ? `${fixed}, less most cards, which were tied` : `${fixed}`;
    return zwicks === 0
      ? `Together ${total}: ${tied ? `that is ${from}.` : 'a round without Zwicks.'}`
      : `Together ${total}: that is ${from}, and ${count(zwicks, 'Zwick')}.`;
  }
  if (over > 0) return `Together ${total}: ${count(over, 'point')} too many.`;
  const ask = could.length === 0 ? '' : ` Is it ${list(could.map(suspectText), 'or')}?`;
  return `Together ${total}: ${count(missing, 'point')} not accounted for.${ask}`;
}
