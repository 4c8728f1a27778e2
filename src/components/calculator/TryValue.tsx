/**
 * A pile and a value first, and then the cards that could do it: takes it at that value, or is laid on it as a build of
 * that value, right or wrong.
 */
import { useState } from 'preact/hooks';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { Card, PlayTried, Position } from '~/engine/index.ts';
import { checkPlay, matches, partnersOf, pileValues } from '~/engine/index.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import { upper } from '~/words/en.ts';
import { pileText } from '~/words/piles.ts';

interface Props {
  position: Position;
  /** The letters of the seats. */
  names: readonly string[];
  onTry: (play: PlayTried) => void;
}

const words = WORDS.tryValue;
/** No two cards make more. */
const HIGHEST = 99;

export default function TryValue({ names, onTry, position }: Props) {
  const { hand, seats, table, toMove, variant } = position;
  const [chosen, setChosen] = useState<{ pile: number | null; value: number | null }>({
    pile: 0,
    value: null,
  });
  const [ownerChosen, setOwner] = useState<number | null>(null);
  const on =
    chosen.pile === null || table.length === 0 ? null : Math.min(chosen.pile, table.length - 1);
  const pile = on === null ? undefined : table[on];
  const usual = pile === undefined ? undefined : pileValues(pile, variant)[0];
  const value = chosen.value ?? usual ?? 9;
  const mates = [toMove, ...partnersOf(variant, seats, toMove)];
  const owner = !variant.builds.owned
    ? null
    : ownerChosen !== null && mates.includes(ownerChosen)
      ? ownerChosen
      : toMove;
  const cards = [...new Set(hand)];
  const isValue = Number.isInteger(value) && value >= 1 && value <= HIGHEST;

  const offer = (card: Card, play: PlayTried) => (
    <button
      key={card}
      type="button"
      class={checkPlay(position, play).ok ? 'button' : 'button cc-not'}
      onClick={() => onTry(play)}
    >
      {upper(words.offer(card, checkPlay(position, play).ok))}
    </button>
  );
  const takers = cards.filter((card) => matches(card, value, variant));
  return (
    <details class="cc-try">
      <summary>{words.title}</summary>
      <div class="cc-row">
        <LabelledSelect
          label={words.pile}
          value={on}
          options={[
            ...table.map((_, at) => [at, pileText(table, at)] as const),
            [null, words.alone] as const,
          ]}
          onChoose={(pile) => setChosen({ pile, value: null })}
        />
        <label>
          {words.value}
          <input
            type="number"
            min={1}
            max={HIGHEST}
            value={value}
            onInput={({ currentTarget }) =>
              setChosen({ pile: on, value: currentTarget.valueAsNumber })
            }
          />
        </label>
        {mates.length > 1 && owner !== null && (
          <LabelledSelect
            label={words.owner}
            value={owner}
            options={mates.map((seat) => [seat, names[seat] ?? ''])}
            onChoose={setOwner}
          />
        )}
      </div>
      {isValue && (
        <>
          {on !== null && (
            <>
              <h3>{words.take(value)}</h3>
              {takers.length === 0 && <p>{words.noCard(value)}</p>}
              <div class="cc-row">
                {takers.map((card) => offer(card, { kind: 'capture', card, takes: [on] }))}
              </div>
            </>
          )}
          <h3>{words.build(value)}</h3>
          <div class="cc-row">
            {cards.map((card) => offer(card, { kind: 'build', card, on, value, owner }))}
          </div>
        </>
      )}
    </details>
  );
}
