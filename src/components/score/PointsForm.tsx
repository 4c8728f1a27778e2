/** The points of a round, typed: a number for each side, with what they add up to. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Variant } from '~/engine/index.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { usePart } from '../site/usePart.ts';
import { MOST } from './pad.ts';

interface Props {
  legend: string;
  /** Of the sides. */
  names: readonly string[];
  /** Who is in each side, where its name does not say. */
  members: readonly string[];
  variant: Variant | undefined;
  players: number;
  /** What stands there already. */
  points?: readonly number[];
  save: string;
  onSave: (points: readonly number[]) => void;
  onRemove?: () => void;
  onCancel?: () => void;
}

export default function PointsForm(props: Props) {
  const { legend, members, names, onCancel, onRemove, onSave, players, points, save, variant } =
    props;
  const PointsCheck = usePart(() => import('./PointsCheck.tsx'));
  const [typed, setTyped] = useState<readonly string[]>(
    () => points?.map(String) ?? names.map(() => ''),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (points !== undefined) form.current?.querySelector('input')?.focus();
  }, []);
  const numbers = typed.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const isRight = numbers.every(
    (each) => Number.isInteger(each) && each >= 0 && each <= MOST.points,
  );
  return (
    <form
      class="pad-points no-print"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onSave(numbers);
      }}
    >
      <fieldset>
        <legend>{legend}</legend>
        {names.map((name, side) => (
          <label key={side}>
            <span>
              {name} {members[side] && <small>{members[side]}</small>}
            </span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST.points}
              required
              aria-label={PAD_WORDS.pointsOf(name)}
              value={typed[side]}
              onInput={(event) => {
                const text = event.currentTarget.value;
                setTyped(typed.map((old, at) => (at === side ? text : old)));
              }}
            />
          </label>
        ))}
      </fieldset>
      <p class="sc-hint" role="status">
        {isRight && variant && PointsCheck && (
          <PointsCheck variant={variant} players={players} typed={numbers} />
        )}
      </p>
      <p class="sc-actions">
        <button type="submit" class="button button--main">
          {save}
        </button>
        {onRemove && (
          <button type="button" class="button" onClick={onRemove}>
            {PAD_WORDS.remove}
          </button>
        )}
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {PAD_WORDS.cancel}
          </button>
        )}
      </p>
    </form>
  );
}
