/** Why there is no Zwick, in sentences: the cards that the same thing stands against are named together. */
import type { NoZwick, Position, WhyNoZwick } from '../engine/index.ts';
import { valuesOf, whyNoZwick } from '../engine/index.ts';
import { list, theCard, upper } from './en.ts';
import { TRY_WORDS } from './try.ts';

/** "the four of clubs, the queen of spades as 3": the cards, with the value where it is one of several. */
function cardsAt(
  some: readonly NoZwick[],
  position: Position,
  joiner: 'and' | 'or' = 'and',
): string {
  const cards = [...new Set(some.map(({ card }) => card))];
  return list(
    cards.map((card) => {
      const values = some.filter((one) => one.card === card).map(({ value }) => value);
      const all = valuesOf(card, position.variant).length;
      return all === values.length
        ? theCard(card)
        : `${theCard(card)} as ${valuesText(values.toReversed())}`;
    }),
    joiner,
  );
}

/** Values that ascend: "3", "3 or 13", and of a wild joker "2 to 8". */
function valuesText(values: readonly number[]): string {
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  return values.length > 2 && last - first === values.length - 1
    ? `${first} to ${last}`
    : list(values, 'or');
}

const valuesIn = (some: readonly NoZwick[]): readonly number[] =>
  [...new Set(some.map(({ value }) => value))].sort((one, other) => one - other);

/** The totals, or where jokers leave many of them the lowest and the highest. */
function totalsText(totals: readonly number[]): string {
  return totals.length < 6
    ? list(totals, 'or')
    : `between ${totals[0] ?? 0} and ${totals.at(-1) ?? 0}`;
}

function sentence(why: WhyNoZwick, some: readonly NoZwick[], position: Position): string {
  const cards = cardsAt(some, position);
  const values = valuesText(valuesIn(some));
  const either = cardsAt(some, position, 'or');
  const isOne = new Set(some.map(({ card }) => card)).size === 1;
  const pile =
    'pile' in why
      ? TRY_WORDS.pile(position.table[why.pile]?.cards ?? [], position.table[why.pile]?.value)
      : '';
  switch (why.code) {
    case 'joker-stays':
      return `${upper(pile)} stays on the table, as was agreed, so it can’t be done with ${either}.`;
    case 'scores-none':
      return `${upper(cards)} would clear the table, but it was agreed that this is no Zwick with a joker.`;
    case 'pile-too-high':
      return `${upper(cards)} ${isOne ? 'is' : 'are'} lower than ${pile}.`;
    case 'no-multiple':
      return `All piles together make ${totalsText(why.totals)}, no multiple of ${values}, so it can’t be done with ${either}.`;
    case 'in-no-group':
      return `${upper(pile)} is part of no group that makes ${values}, so it can’t be done with ${either}.`;
    case 'no-split':
      return `For ${cards} the total would do, and each pile is part of a group that makes ${values}, but not all of them at once.`;
  }
}

/** Why no card of the hand clears the table, a sentence for each thing that stands against it. */
export function noZwickText(position: Position): string {
  const reasons = whyNoZwick(position);
  /** Those with the same reason, in the order in which they first come. */
  const same = new Map<string, NoZwick[]>();
  for (const one of reasons) {
    const key = JSON.stringify(one.why);
    same.set(key, [...(same.get(key) ?? []), one]);
  }
  // What is plain to see goes first.
  const order: readonly WhyNoZwick['code'][] = [
    ...(['joker-stays', 'pile-too-high', 'no-multiple'] as const),
    ...(['in-no-group', 'no-split', 'scores-none'] as const),
  ];
  const groups = [...same.values()].sort(
    ([one], [other]) =>
      order.indexOf(one?.why.code ?? 'no-split') - order.indexOf(other?.why.code ?? 'no-split'),
  );
  return groups
    .flatMap((some) => (some[0] === undefined ? [] : sentence(some[0].why, some, position)))
    .join(' ');
}
