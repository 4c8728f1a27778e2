/** What can be done with what is chosen on the bench. Its place is always kept. */
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { Position } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { upper } from '~/words/en.ts';
import type { LayingAction } from './laying.ts';

/** What is chosen: a card of the hand, by its place there, or piles in the order in which they were. */
export interface Chosen {
  readonly at: Position;
  readonly hand: number | null;
  readonly piles: readonly number[];
}

interface Props {
  position: Position;
  names: readonly string[];
  chosen: Chosen;
  /** At which values the chosen piles can be announced as one build. */
  values: readonly number[];
  owner: number;
  onOwner: (seat: number) => void;
  act: (action: LayingAction) => void;
  onClear: () => void;
}

export default function ChosenBar({
  act,
  chosen,
  names,
  onClear,
  onOwner,
  owner,
  position,
  values,
}: Props) {
  const { hand, piles } = chosen;
  const card = hand === null ? undefined : position.hand[hand];
  const [first] = piles;
  const only = piles.length === 1 && first !== undefined ? position.table[first] : undefined;
  const offers: { text: string; action: LayingAction }[] = [];
  if (hand !== null && card !== undefined) {
    offers.push({ text: WORDS.putDown, action: { do: 'put-down', at: hand } });
    offers.push({ text: WORDS.remove, action: { do: 'remove-card', at: hand } });
  }
  if (piles.length > 0 && first !== undefined) {
    for (const value of values) {
      offers.push({ text: WORDS.build(value), action: { do: 'build', piles, value, owner } });
    }
    if (only !== undefined && only.value === undefined)
      offers.push({ text: WORDS.takeUp, action: { do: 'take-up', pile: first } });
    if (only?.value !== undefined)
      offers.push({ text: WORDS.loosen, action: { do: 'loosen', pile: first } });
    offers.push({ text: WORDS.remove, action: { do: 'remove-piles', piles } });
  }
  const line =
    card !== undefined
      ? upper(WORDS.chosenCard(card))
      : piles.length === 0
        ? WORDS.prompt
        : piles.length > 1 && values.length === 0
          ? WORDS.makesNothing
          : WORDS.chosenPiles(piles.length);
  return (
    <div class="cc-bar">
      <p role="status">{line}</p>
      {offers.length > 0 && (
        <div class="cc-row" data-group="bar">
          {values.length > 0 && position.variant.builds.owned && (
            <LabelledSelect
              class="cc-owner"
              label={WORDS.owner}
              value={owner}
              options={names.map((name, seat) => [seat, name])}
              onChoose={onOwner}
            />
          )}
          {offers.map(({ action, text }) => (
            <button key={text} type="button" class="button" onClick={() => act(action)}>
              {text}
            </button>
          ))}
          <button type="button" class="button" aria-label={WORDS.unchoose} onClick={onClear}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
