/** A number with a button on either side: by tap, by typing, or with the arrow keys. */
import { useState } from 'preact/hooks';
import { SCORE_WORDS } from '~/words/score.ts';

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
  const step = (by: number): void => onChange(Math.min(most, Math.max(0, (value ?? 0) + by)));
  // What can be no such number is marked while it stands there; leaving the box brings the last one that can back.
  const [isWrong, setWrong] = useState(false);
  const typed = (text: string): void => {
    const number = Number(text);
    const isEmpty = text.trim() === '';
    const fits = isEmpty || (Number.isInteger(number) && number >= 0 && number <= most);
    setWrong(!fits);
    if (isEmpty) onChange(canBeEmpty ? null : 0);
    else if (fits) onChange(number);
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
        value={value ?? ''}
        disabled={disabled}
        aria-invalid={isWrong}
        onInput={(event) => typed(event.currentTarget.value)}
        onBlur={(event) => {
          setWrong(false);
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
    </span>
  );
}
