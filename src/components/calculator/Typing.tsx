/** A position as notation: it follows what is laid, lays what is typed, letter by letter, and says what can come next. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '~/engine/index.ts';
import { makePosition } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { COMPLETING_WORDS } from '~/words/calculatorExtras.ts';
import { type Completion, completionsAt } from './completing.ts';
import type { Laid } from './laying.ts';
import { readTyped } from './reading.ts';

interface Props {
  position: Position;
  onType: (laid: Laid) => void;
}

export default function Typing({ onType, position }: Props) {
  // What is typed stays as it was typed, as long as it is about what lies there, or can't be read.
  const [typed, setTyped] = useState<{ text: string; at: Position } | null>(null);
  // An empty part is left empty, for something to be typed there.
  const own = makePosition(position).replace(/\| none(?= |$)/g, '|');
  const text = typed?.at === position ? typed.text : own;
  const read = typed?.at === position ? readTyped(text) : null;
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  /** Whether suggestions are shown, and the one that is chosen among them. */
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = useRef<number | null>(null);

  const next = useMemo(() => completionsAt(text, caret), [text, caret]);
  const isOpen = open && next.list.length > 0;
  // What is only half typed is no mistake yet.
  const isUnfinished =
    isOpen && read !== null && !read.ok && read.error.start >= next.from && caret >= next.from;
  const problem = read !== null && !read.ok && !isUnfinished ? read.error : null;

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });

  const type = (changed: string): void => {
    const laid = readTyped(changed);
    if (laid.ok) {
      setTyped({ text: changed, at: laid.value.position });
      onType(laid.value);
    } else setTyped({ text: changed, at: position });
  };
  const take = ({ text: chosen }: Completion): void => {
    const end = next.from + chosen.length;
    const rest = text.slice(caret);
    // Where something stands behind it already, one blank is enough.
    const changed =
      text.slice(0, next.from) + (/^\s/.test(rest) ? chosen.trimEnd() : chosen) + rest;
    wanted.current = end;
    setCaret(end);
    setActive(-1);
    type(changed);
  };
  const follow = (): void => {
    const at = field.current?.selectionStart ?? 0;
    if (at === caret) return;
    setCaret(at);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = next.list;
    const chosen = next.list[active];
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && isOpen && chosen !== undefined) take(chosen);
    else if (event.key === 'ArrowDown' && length > 0) {
      setOpen(true);
      setActive((active + 1) % length);
    } else if (event.key === 'ArrowUp' && length > 0) {
      setOpen(true);
      setActive(active <= 0 ? length - 1 : active - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <div class="cc-typing">
      <label for="cc-notation">{WORDS.typed}</label>
      <input
        ref={field}
        id="cc-notation"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="cc-next"
        aria-activedescendant={isOpen && active >= 0 ? `cc-next-${active}` : undefined}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? 'cc-notation-hint' : 'cc-notation-problem'}
        onInput={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart ?? currentTarget.value.length);
          setActive(-1);
          setOpen(true);
          type(currentTarget.value);
        }}
        onPaste={(event) => {
          // A field of one line would run the ends of lines together.
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          if (!/\n./.test(pasted)) return;
          event.preventDefault();
          const { selectionEnd, selectionStart } = event.currentTarget;
          const line = pasted.replace(/\s*\n\s*/g, ' ').trim();
          const from = selectionStart ?? text.length;
          wanted.current = from + line.length;
          setCaret(wanted.current);
          type(text.slice(0, from) + line + text.slice(selectionEnd ?? from));
        }}
        onKeyDown={onKeyDown}
        onSelect={follow}
        onKeyUp={follow}
        onClick={() => {
          follow();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
      />
      <div
        id="cc-next"
        class="cc-next"
        role="listbox"
        aria-label={COMPLETING_WORDS.title}
        hidden={!isOpen}
      >
        {isOpen &&
          next.list.map((one, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as comboboxes do
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={one.text}
              id={`cc-next-${at}`}
              role="option"
              class="cc-option"
              aria-selected={at === active}
              aria-label={one.name === '' ? one.shown : `${one.shown}, ${one.name}`}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(one)}
            >
              {one.shown}
            </div>
          ))}
      </div>
      <p class="visually-hidden" role="status">
        {isOpen ? COMPLETING_WORDS.many(next.list.length) : ''}
      </p>
      {problem === null ? (
        <p id="cc-notation-hint" class="small">
          {WORDS.typedHint}
        </p>
      ) : (
        <div id="cc-notation-problem" class="problem" role="status">
          <p>{problem.text}</p>
          <pre>
            {text.slice(0, problem.start)}
            <mark>{text.slice(problem.start, problem.end) || ' '}</mark>
            {text.slice(problem.end)}
          </pre>
        </div>
      )}
    </div>
  );
}
