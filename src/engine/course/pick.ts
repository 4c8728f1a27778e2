/** Whether chosen piles are those that a step asks for. */
import type { Card } from '../card.ts';
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import type { Position } from '../play.ts';
import { cardPoints } from '../points.ts';
import { pileValues } from '../value.ts';
import type { Pick } from './task.ts';

/** The position as if its player held just this card. */
export function holding(position: Position, card: Card): Position {
  return { ...position, hand: [card] };
}

/** Whether the piles are right. The order in which they were chosen does not count. */
export function pilesPicked(position: Position, pick: Pick, piles: readonly number[]): boolean {
  if (pick.is === 'taken') {
    const at = holding(position, pick.by);
    const isTaken = checkPlay(at, { kind: 'capture', card: pick.by, takes: piles }).ok;
    const wanted = pick.piles ?? piles.length;
    return isTaken && piles.length === wanted && (!pick.most || piles.length === mostPiles(at));
  }
  const wanted = wantedPiles(position, pick);
  return wanted.length === piles.length && wanted.every((pile) => piles.includes(pile));
}

/** All piles of the kind that is asked for. */
export function wantedPiles(
  position: Position,
  pick: Exclude<Pick, { readonly is: 'taken' }>,
): readonly number[] {
  const { table, toMove, variant } = position;
  if (pick.is === 'takable') {
    const taken = listPlays(holding(position, pick.by)).flatMap((play) =>
      play.kind === 'capture' ? play.takes : [],
    );
    return [...new Set(taken)].sort((one, other) => one - other);
  }
  return table.flatMap((pile, at) => {
    const isWanted = {
      'two-values': pileValues(pile, variant).length === 2,
      scoring: cardPoints(pile.cards, variant) > 0,
      builds: pile.value !== undefined,
      'own-builds': pile.value !== undefined && pile.owner === toMove,
    }[pick.of];
    return isWanted ? [at] : [];
  });
}

function mostPiles(position: Position): number {
  const taken = listPlays(position).map((play) =>
    play.kind === 'capture' ? play.takes.length : 0,
  );
  return Math.max(0, ...taken);
}
