/** One puzzle of Zwikken to be solved: the question, what comes of each answer, hints, the answer once all is said. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { once } from '~/components/site/once.ts';
import { usePart } from '~/components/site/usePart.ts';
import {
  judgeReply,
  type ZwikkenPuzzle,
  type ZwikkenReply,
  zwikkenHints,
} from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '~/words/zwikkenPuzzles.ts';
import PuzzleQuestion from './PuzzleQuestion.tsx';
import { answerText, hintText, reasonsOf, ruleBehind } from './puzzleSaying.ts';
import { placeOf } from './puzzleStory.ts';
import {
  isChosen,
  isCounted,
  JUST_BEGUN,
  LAST_HINT,
  NO_CHOICE,
  type Solving,
  solvingAfter,
} from './solving.ts';

/** How a puzzle went, at its first verdict; the time from the first sight of it, in milliseconds. */
interface Outcome {
  readonly right: boolean;
  readonly hints: number;
  readonly ms: number;
}

interface Props {
  puzzle: ZwikkenPuzzle;
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
  /** Where somebody was with it; left out for a new start. */
  before?: Solving | undefined;
  /** Whether the question takes the focus: after "next", not where the page begins with it. */
  focused: boolean;
  /** What is said of it beside rules and level. */
  about: string;
  /** Told of every change, so that it can be kept. */
  onSolving: (solving: Solving) => void;
  /** Told once, of the first verdict. */
  onOutcome: (outcome: Outcome) => void;
  /** What leads on; `over` once all is said. */
  buttons: (over: boolean) => ComponentChildren;
  foot: (solving: Solving) => ComponentChildren;
}

export default function PuzzleTask(props: Props) {
  const { about, before, buttons, focused, foot, onOutcome, onSolving, puzzle, rulesAt } = props;
  const [solving, act] = useReducer(solvingAfter, before ?? JUST_BEGUN);
  const { hints, last, over, solved } = solving;
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const begun = useRef(0);
  const counted = useRef(before !== undefined && isCounted(before));
  const wasOver = useRef(over);
  const Line = usePart(() => import('./LinePlayer.tsx'), over && puzzle.kind === 'win');

  useLayoutEffect(() => {
    begun.current = performance.now();
    if (focused) heading.current?.focus();
  }, []);
  useEffect(() => onSolving(solving), [solving]);
  useEffect(() => {
    // The buttons that answered are gone then.
    if (over && !wasOver.current) verdict.current?.focus();
    wasOver.current = over;
  }, [over]);

  const count = (right: boolean, given: number): void => {
    if (counted.current) return;
    counted.current = true;
    onOutcome({ right, hints: given, ms: Math.round(performance.now() - begun.current) });
  };
  const answer = (reply: ZwikkenReply): void => {
    // The same once more says nothing new.
    if (over || last !== null) return;
    const judgement = judgeReply(puzzle, reply);
    count(judgement.right, hints);
    act({ do: 'judged', reply, judgement });
  };
  const hint = (): void => {
    if (hints + 1 >= LAST_HINT) count(false, LAST_HINT);
    act({ do: 'hint' });
  };
  const undo = (): void => {
    // The button goes with the choice: the focus goes to what had been chosen.
    if (document.activeElement?.matches('.zkp-undo')) {
      const place = '[data-ask] [aria-pressed="true"], [data-ask] select';
      root.current?.querySelector<HTMLElement>(place)?.focus();
    }
    act({ do: 'choose', choice: NO_CHOICE });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // In a field the key is the field's own.
    const inField = (event.target as HTMLElement).matches('select, input, textarea');
    if (event.key !== 'Escape' || inField || over || !isChosen(solving.choice)) return;
    event.preventDefault();
    undo();
  };
  const given = zwikkenHints(puzzle).slice(0, Math.min(hints, LAST_HINT - 1));
  const wrong = last?.refutation ?? null;
  return (
    <section aria-labelledby="zk-puzzle" ref={root} onKeyDown={onKeyDown}>
      <h2 id="zk-puzzle" ref={heading} tabIndex={-1}>
        {placeOf(puzzle)}
      </h2>
      {about !== '' && <p class="pz-place">{about}</p>}
      <PuzzleQuestion
        puzzle={puzzle}
        solving={solving}
        onChoose={(choice) => act({ do: 'choose', choice })}
        onAnswer={answer}
        onUndo={undo}
      />
      <div role="status" class="pz-hints">
        {given.map((one, nth) => (
          <p key={one.code}>
            <b>{WORDS.hintTitle(nth)}:</b> {hintText(puzzle, one)}
          </p>
        ))}
      </div>
      <div role="status" ref={verdict} tabIndex={-1} class="zkp-verdict">
        {wrong !== null && last !== null && (
          <div class="zk-answer zk-answer--wrong">
            <p>
              <strong>{WORDS.wrong}</strong>
            </p>
            {reasonsOf(puzzle, wrong).map(({ rule, text }) => (
              <p key={text}>
                {text} {rule !== undefined && <a href={`${rulesAt}${rule}/`}>{WORDS.rule}</a>}
              </p>
            ))}
          </div>
        )}
        {over && (
          <div class="zk-answer">
            <p>
              <strong>{solved ? WORDS.right : WORDS.solution}</strong>
            </p>
            <p>
              {answerText(puzzle)} {puzzle.kind === 'win' && WORDS.below}{' '}
              <a href={`${rulesAt}${ruleBehind(puzzle)}/`}>{WORDS.rule}</a>
            </p>
          </div>
        )}
      </div>
      <div class="pz-buttons">
        {!over && (
          <button type="button" class="button" onClick={once(hint)}>
            {WORDS.hint(hints)}
          </button>
        )}
        {buttons(over)}
      </div>
      {Line && over && puzzle.kind === 'win' && <Line start={puzzle.position} rulesAt={rulesAt} />}
      {foot(solving)}
    </section>
  );
}
