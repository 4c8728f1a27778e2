/** Version, players, whose turn it is, and what was agreed on wild jokers. */
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { Position, Variant } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { EN } from '~/words/en.ts';
import type { LayingAction } from './laying.ts';

interface Props {
  position: Position;
  /** The letters of the seats. */
  names: readonly string[];
  act: (action: LayingAction) => void;
  ready: boolean;
  /** All versions, by id and name. */
  versions: readonly (readonly [id: string, name: string])[];
  /** The record of a version; undefined until the records are there. */
  variantOf: ((id: string) => Variant) | undefined;
}

export default function Game({ act, names, position, ready, variantOf, versions }: Props) {
  const { options, seats, toMove, variant } = position;
  // One with house rules is none of the list.
  const isHouse = versions.every(([id]) => id !== variant.id);
  const offered = isHouse
    ? [...versions, [variant.id, EN.variantName(variant)] as const]
    : versions;
  const play = (change: Partial<Pick<Position, 'options' | 'seats' | 'variant'>>): void => {
    const next = { options, seats, variant, ...change };
    const possible = next.variant.seats;
    const kept = possible.includes(next.seats)
      ? next.seats
      : (possible.find((number) => number >= next.seats) ?? possible.at(-1) ?? 4);
    act({ do: 'game', ...next, seats: kept });
  };
  return (
    <div class="cc-game">
      <LabelledSelect
        label={WORDS.version}
        disabled={!ready}
        value={variant.id}
        options={offered}
        onChoose={(id) => {
          const next = variantOf?.(id);
          if (next !== undefined) play({ variant: next });
        }}
      />
      <LabelledSelect
        label={WORDS.players}
        disabled={!ready}
        value={seats}
        options={variant.seats.map((number) => [number, String(number)])}
        onChoose={(number) => play({ seats: number })}
      />
      <LabelledSelect
        label={WORDS.turn}
        disabled={!ready}
        value={toMove}
        options={names.map((name, seat) => [seat, WORDS.seat(name)])}
        onChoose={(seat) => act({ do: 'turn', toMove: seat })}
      />
      {variant.jokersAre === 'wild' && (
        <>
          <LabelledSelect
            label={WORDS.jokerOnTable}
            disabled={!ready}
            value={options.jokerOnTable}
            options={(['free', 'joker-only', 'never'] as const).map((name) => [
              name,
              WORDS.jokerOnTableChoices[name],
            ])}
            onChoose={(jokerOnTable) => play({ options: { ...options, jokerOnTable } })}
          />
          <label class="cc-check">
            <input
              type="checkbox"
              disabled={!ready}
              checked={options.jokerSweepIsZwick}
              onChange={({ currentTarget: { checked } }) =>
                play({ options: { ...options, jokerSweepIsZwick: checked } })
              }
            />
            {WORDS.sweep}
          </label>
        </>
      )}
    </div>
  );
}
