/** A step that asks for something other than a play: piles, a value, a number, a yes or a no. */
import { useId, useState } from 'preact/hooks';
import Hand from '~/components/table/Hand.tsx';
import { nextByKey } from '~/components/table/keys.ts';
import Piles from '~/components/table/Piles.tsx';
import { useLetters } from '~/components/table/useLetters.ts';
import { type Attempt, type Task, valuesOffered } from '~/engine/course/index.ts';
import type { Position } from '~/engine/index.ts';
import { COURSE_WORDS as WORDS } from '~/words/course.ts';
import type { PackedStep } from './packed.ts';

interface Props {
  step: PackedStep;
  task: Task;
  /** As it is shown: after a build was announced it lies there. */
  position: Position;
  said: { readonly text: string; readonly tone: 'plain' | 'good' | 'bad' } | null;
  /** The right answer, once it was given or shown. */
  answer: Attempt | null;
  onTry: (attempt: Attempt) => void;
}

export default function Answer({ answer, onTry, position, said, step, task }: Props) {
  useLetters();
  const { goal } = step;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [stop, setStop] = useState(0);
  const [spread, setSpread] = useState<number | null>(null);
  const [bad, setBad] = useState('');
  const id = useId();
  const isDone = answer !== null;
  const toggle = (pile: number): void => {
    if (isDone) return;
    setStop(pile);
    setChosen(chosen.includes(pile) ? chosen.filter((one) => one !== pile) : [...chosen, pile]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const felt = event.currentTarget as HTMLElement;
    const buttons = [...felt.querySelectorAll<HTMLElement>('[data-pile]')];
    const to = nextByKey(event.key, buttons.indexOf(event.target as HTMLElement), buttons);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    buttons[to]?.focus();
  };
  const prompt = {
    play: WORDS.prompt,
    piles: WORDS.promptPiles,
    value: WORDS.promptValue,
    number: WORDS.promptNumber,
    'yes-no': WORDS.promptYesNo,
  }[goal.ask];
  const isPiles = goal.ask === 'piles';
  return (
    <section class="zt" aria-labelledby={id} data-ready>
      <h3 class="zt-title" id={id} tabIndex={-1}>
        {step.goalText}
      </h3>
      <div class="zt-board">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed */}
        <div class="zt-felt" onKeyDown={isPiles ? onKeyDown : undefined}>
          <Piles
            position={position}
            names={step.names}
            chosen={answer?.ask === 'piles' ? answer.piles : chosen}
            marks={new Map()}
            spread={spread}
            stop={Math.min(stop, position.table.length - 1)}
            onChoose={isPiles ? toggle : undefined}
            onSpread={(pile) => setSpread(spread === pile ? null : pile)}
          />
        </div>
      </div>
      <div class="zt-bar" data-tone={bad === '' ? (said?.tone ?? 'plain') : 'bad'}>
        <p class="zt-line" role="status">
          {bad === '' ? (said?.text ?? prompt) : bad}
        </p>
        <Controls task={task} chosen={chosen} answer={answer} onTry={onTry} onBad={setBad} />
      </div>
      <div class="zt-own">
        {step.shows === undefined && (
          <Hand position={position} chosen={null} shown={null} stop={0} />
        )}
      </div>
    </section>
  );
}

function Controls({
  answer,
  chosen,
  onBad,
  onTry,
  task,
}: Pick<Props, 'answer' | 'onTry' | 'task'> & {
  chosen: readonly number[];
  /** Told what is wrong with what was typed; empty where it is a number. */
  onBad: (words: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const isDone = answer !== null;
  const { ask } = task.goal;
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;
  switch (ask) {
    case 'yes-no':
      return (
        <Choices
          choices={[true, false].map((yes) => ({
            text: yes ? WORDS.yes : WORDS.no,
            attempt: { ask: 'yes-no', yes },
          }))}
          answer={answer}
          onTry={onTry}
        />
      );
    case 'value':
      return (
        <Choices
          choices={valuesOffered(task).map((value) => ({
            text: `${value}`,
            attempt: { ask: 'value', value },
          }))}
          answer={answer}
          onTry={onTry}
        />
      );
    case 'number':
      return (
        <form
          class="cs-answer"
          onSubmit={(event) => {
            event.preventDefault();
            if (isDone) return;
            onBad(number === undefined ? WORDS.noNumber(typed.trim()) : '');
            if (number !== undefined) onTry({ ask: 'number', number });
          }}
        >
          <label class="cs-number">
            {WORDS.number}{' '}
            <input
              class="field"
              inputMode="numeric"
              autocomplete="off"
              maxLength={12}
              value={answer?.ask === 'number' ? `${answer.number}` : typed}
              readOnly={isDone}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" aria-disabled={isDone}>
            {WORDS.check}
          </button>
        </form>
      );
    case 'piles':
      return (
        <div class="cs-answer">
          <button
            type="button"
            class="button"
            aria-disabled={isDone}
            onClick={() => onTry({ ask: 'piles', piles: chosen })}
          >
            {WORDS.check}
          </button>
        </div>
      );
    default:
      return null;
  }
}

function Choices({
  answer,
  choices,
  onTry,
}: Pick<Props, 'answer' | 'onTry'> & {
  choices: readonly { readonly text: string; readonly attempt: Attempt }[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="cs-answer" role="group" aria-label={WORDS.answersGroup}>
      {choices.map(({ attempt, text }) => (
        <button
          key={text}
          type="button"
          class={isSame(attempt, answer) ? 'button button--main' : 'button'}
          aria-disabled={answer !== null}
          aria-pressed={answer === null ? undefined : isSame(attempt, answer)}
          onClick={() => onTry(attempt)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Whether two answers are the same number, or the same yes or no. */
function isSame(one: Attempt, other: Attempt | null): boolean {
  if (one.ask === 'yes-no') return other?.ask === 'yes-no' && one.yes === other.yes;
  return one.ask === 'value' && other?.ask === 'value' && one.value === other.value;
}
