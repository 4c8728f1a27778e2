/** A position as notation: it follows what is laid, and lays what is typed, letter by letter. */
import { useState } from 'preact/hooks';
import type { Position } from '~/engine/index.ts';
import { makePosition } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import type { Laid } from './laying.ts';
import { readTyped } from './reading.ts';

interface Props {
  position: Position;
  onType: (laid: Laid) => void;
}

export default function Typing({ onType, position }: Props) {
  // What is typed stays as it was typed, as long as it is about what lies there, or can't be read.
  const [typed, setTyped] = useState<{ text: string; at: Position } | null>(null);
  const own = makePosition(position);
  const text = typed?.at === position ? typed.text : own;
  const read = typed?.at === position ? readTyped(text) : null;
  const problem = read !== null && !read.ok ? read.error : null;

  const type = (next: string): void => {
    const laid = readTyped(next);
    if (laid.ok) {
      setTyped({ text: next, at: laid.value.position });
      onType(laid.value);
    } else setTyped({ text: next, at: position });
  };
  return (
    <div class="cc-typing">
      <label for="cc-notation">{WORDS.typed}</label>
      <textarea
        id="cc-notation"
        rows={3}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? 'cc-notation-hint' : 'cc-notation-problem'}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {problem === null ? (
        <p id="cc-notation-hint" class="small">
          {WORDS.typedHint}
        </p>
      ) : (
        <div id="cc-notation-problem" class="cc-problem" role="status">
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
