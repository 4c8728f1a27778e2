/** One point that can be changed: its control, what the base has, the rule on it, and the way back. */
import { useState } from 'preact/hooks';
import type { HouseValue } from '~/engine/index.ts';
import { HOUSE_WORDS as WORDS } from '~/words/house.ts';

interface Props {
  /** Its name in the form. */
  name: string;
  label: string;
  values: readonly HouseValue[];
  value: HouseValue;
  /** What the base has, and what the base is called. */
  base: HouseValue;
  baseName: string;
  textOf: (value: HouseValue) => string;
  /** The page of the rule that the base follows here; where there is none, undefined. */
  ruleHref: string | undefined;
  onChange: (value: HouseValue) => void;
}

export default function PointRow(props: Props) {
  const { base, baseName, label, name, onChange, ruleHref, textOf, value, values } = props;
  // What is typed stands as it is until the field is left, so that the caret stays where it was.
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const isNumber = typeof values[0] === 'number' && values.length > 2;
  const least = values[0];
  const most = values.at(-1);
  const isOwn = value !== base;
  const change = (to: HouseValue): void => {
    setDraft(null);
    setWrong(false);
    onChange(to);
  };
  const type = (text: string): void => {
    const found = values.find((one) => String(one) === text.trim());
    setDraft(text);
    setWrong(found === undefined);
    if (found !== undefined) onChange(found);
  };
  const about = (
    <p class="hr-about" id={`${name}-about`}>
      <span>{WORDS.has(baseName, textOf(base))}</span>
      {ruleHref !== undefined && (
        <a href={ruleHref} aria-label={`${WORDS.rule}: ${label}`}>
          {WORDS.rule}
        </a>
      )}
      {isOwn && (
        <>
          <strong class="house-mark">{WORDS.houseRule}</strong>
          <button
            type="button"
            class="button hr-back"
            aria-label={`${WORDS.back(textOf(base))}: ${label}`}
            onClick={() => change(base)}
          >
            {WORDS.back(textOf(base))}
          </button>
        </>
      )}
    </p>
  );

  if (isNumber) {
    const number = Number(value);
    return (
      <div class="hr-point" data-own={isOwn ? '' : undefined}>
        <label for={name}>{label}</label>
        <div class="hr-number">
          <button
            type="button"
            class="button"
            aria-label={WORDS.less(label)}
            disabled={value === least}
            onClick={() => change(number - 1)}
          >
            −
          </button>
          <input
            id={name}
            class="field"
            type="number"
            inputMode="numeric"
            min={Number(least)}
            max={Number(most)}
            value={draft ?? number}
            aria-invalid={isWrong && draft !== null}
            aria-describedby={`${name}-about${isWrong ? ` ${name}-wrong` : ''}`}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={(event) => {
              // A sign or a point alone is no value: the browser has to be told to take it away.
              event.currentTarget.value = String(number);
              setDraft(null);
            }}
          />
          <button
            type="button"
            class="button"
            aria-label={WORDS.more(label)}
            disabled={value === most}
            onClick={() => change(number + 1)}
          >
            +
          </button>
        </div>
        {isWrong && (
          <p class="hr-wrong" id={`${name}-wrong`} role="alert">
            {WORDS.outOfRange(String(least), String(most))}
          </p>
        )}
        {about}
      </div>
    );
  }
  if (values.length > 2) {
    return (
      <div class="hr-point" data-own={isOwn ? '' : undefined}>
        <label for={name}>{label}</label>
        <select
          id={name}
          class="field"
          aria-describedby={`${name}-about`}
          value={String(value)}
          onChange={(event) => type(event.currentTarget.value)}
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)} selected={one === value}>
              {textOf(one)}
            </option>
          ))}
        </select>
        {about}
      </div>
    );
  }
  return (
    <div class="hr-point" data-own={isOwn ? '' : undefined}>
      <fieldset>
        <legend>{label}</legend>
        <div class="choice__bar">
          {values.map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name={name}
                value={String(one)}
                checked={one === value}
                aria-describedby={`${name}-about`}
                onChange={() => change(one)}
              />
              <span>{textOf(one)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {about}
    </div>
  );
}
