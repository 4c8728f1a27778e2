/** A number with a button on either side: by tap, by typing, or with the arrow keys. */
import { useState } from 'preact/hooks';
import { SCORE_WORDS } from '~/words/score.ts';
import { usePart } from '../site/usePart.ts';

interface Props {
  /** What the number is: "Number of cards, Anna". */
  label: string;
  /** null shows as an empty box. */
  value: number | null;
  most: number;
  disabled: boolean;
  onChange: (value: number | null) => void;
  /** Whether an empty box is a number that is not known yet; else it is 0. */
  canBeEmpty?: boolean | undefined;
}

export default function Stepper(props: Props) {
  const { canBeEmpty = false, disabled, label, most, onChange, value } = props;
  const step = (by: number): void => {
    setWrong(false);
    onChange(Math.min(most, Math.max(0, (value ?? 0) + by)));
  };
  // What is typed stands as it is until the box is left, so that the caret stays where it was; then the number that
  // counts is back. What can be none is marked as long, and the limit told until another is given.
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const Limit = usePart(() => import('./Limit.tsx'), isWrong);
  const typed = ({ validity, value: text }: HTMLInputElement): void => {
    setDraft(text);
    setWrong(!validity.valid);
    if (validity.valid) onChange(text !== '' ? Number(text) : canBeEmpty ? null : 0);
  };
  return (
    <span class="sc-stepper">
      <button
        type="button"
        class="button"
        aria-label={SCORE_WORDS.less(label)}
        disabled={disabled || (value ?? 0) === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        aria-label={label}
        value={draft ?? value ?? ''}
        disabled={disabled}
        aria-invalid={isWrong && draft !== undefined}
        onInput={(event) => typed(event.currentTarget)}
        onBlur={(event) => {
          setDraft(undefined);
          event.currentTarget.value = String(value ?? '');
        }}
      />
      <button
        type="button"
        class="button"
        aria-label={SCORE_WORDS.more(label)}
        disabled={disabled || (value ?? 0) >= most}
        onClick={() => step(1)}
      >
        +
      </button>
      {isWrong && Limit && <Limit most={most} />}
    </span>
  );
}
