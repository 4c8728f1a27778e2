/** A choice of one out of several, with its label: what is chosen comes back as the value that it stands for. */

interface Props<Value extends string | number | null> {
  label: string;
  value: Value;
  /** What can be chosen, in this order, each with its text. No two values are written alike. */
  options: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
  disabled?: boolean;
  /** Of the label. */
  class?: string;
  /** Of the field itself. */
  fieldClass?: string;
}

export default function LabelledSelect<Value extends string | number | null>({
  class: labelClass,
  disabled,
  fieldClass,
  label,
  onChoose,
  options,
  value,
}: Props<Value>) {
  return (
    <label class={labelClass}>
      {label}{' '}
      <select
        class={fieldClass}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const chosen = options[selectedIndex];
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one ?? ''} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
