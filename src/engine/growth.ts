/** How a pile came to be what it is. */
import type { Pile } from './play.ts';

/** A moment of a pile: so many of its cards lay there, loose or as a build. */
export interface Stage {
  readonly cards: number;
  /** The announced value; undefined while the card lay loose. */
  readonly value?: number;
}

/**
 * What a pile has been, from its first card to what it is: `tables` are those before this one, the oldest first. Where
 * they don't reach back to its first card, it begins with what is known. Rule build-on-a-pile.
 */
export function stagesOf(pile: Pile, tables: readonly (readonly Pile[])[]): readonly Stage[] {
  const stages = [stageOf(pile)];
  for (const table of tables.toReversed()) {
    const [first] = stages;
    const earlier = table.find(
      ({ cards }) =>
        cards.length <= (first?.cards ?? 0) && cards.every((card, at) => card === pile.cards[at]),
    );
    if (earlier === undefined) break;
    const stage = stageOf(earlier);
    if (stage.cards !== first?.cards || stage.value !== first.value) stages.unshift(stage);
  }
  return stages;
}

function stageOf({ cards, value }: Pile): Stage {
  return { cards: cards.length, ...(value === undefined ? {} : { value }) };
}
