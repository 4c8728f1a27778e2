/** What partners stand by. */
import { useEffect, useState } from 'preact/hooks';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { Position } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import type { LayingAction } from './laying.ts';

interface Props {
  position: Position;
  /** The letters of the seats. */
  names: readonly string[];
  act: (action: LayingAction) => void;
  ready: boolean;
}

export default function Promises({ act, names, position, ready }: Props) {
  const { promised, seats, toMove } = position;
  const [seat, setSeat] = useState((toMove + 2) % seats);
  const [value, setValue] = useState(13);
  useEffect(() => setSeat((toMove + 2) % seats), [toMove, seats]);
  return (
    <details class="cc-promises" open={promised.length > 0}>
      <summary>{WORDS.promises}</summary>
      <ul data-group="promises">
        {promised.map((one, at) => (
          <li key={`${one.seat} ${one.value}`}>
            {WORDS.promised(names[one.seat] ?? '', one.value)}{' '}
            <button
              type="button"
              class="button"
              aria-label={WORDS.unpromise(names[one.seat] ?? '', one.value)}
              onClick={() => act({ do: 'unpromise', at })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div class="cc-row">
        <LabelledSelect
          label={WORDS.promiser}
          disabled={!ready}
          value={seat}
          options={names.map((name, at) => [at, WORDS.seat(name)])}
          onChoose={setSeat}
        />
        <label>
          {WORDS.value}
          <input
            type="number"
            min={1}
            max={63}
            value={value}
            disabled={!ready}
            onInput={(event) => setValue(Number(event.currentTarget.value))}
          />
        </label>
        <button
          type="button"
          class="button"
          disabled={!ready || !Number.isInteger(value) || value < 1}
          onClick={() => act({ do: 'promise', seat, value })}
        >
          {WORDS.promise}
        </button>
      </div>
    </details>
  );
}
