/** The questions of a closing test, one at a time, and its result. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Attempt, consequenceOf, drawSteps, judge } from '~/engine/course/index.ts';
import { solutionText } from '~/words/courseSolution.ts';
import { COURSE_TEST_WORDS as WORDS } from '~/words/courseTest.ts';
import { type Doing, doing, JUST_BEGUN } from './doing.ts';
import { type PackedTest, progressId, taskOf } from './packed.ts';
import { saidOf, stageFor } from './stage.tsx';
import { type TestPlace, testHash } from './testAddress.ts';

export interface QuestionsProps {
  test: PackedTest;
  place: TestPlace;
  learn: string;
  rules: string;
  /** Told that a new test is wanted. */
  onAnew: () => void;
}

const MANY = 15;

export default function Questions({ learn, onAnew, place, rules, test }: QuestionsProps) {
  const known = useMemo(
    () =>
      test.lessons.flatMap((lesson) =>
        lesson.steps.map((id) => ({ id: progressId(lesson.id, id), lesson })),
      ),
    [test],
  );
  const drawn = useMemo(
    () =>
      drawSteps(
        known.map(({ id }) => id),
        place.seed,
        MANY,
      ),
    [known, place.seed],
  );
  const [answers, setAnswers] = useState<Readonly<Record<string, Doing>>>({});
  const id = drawn[place.question - 1];
  const at = known.findIndex((one) => one.id === id);
  const step = test.steps[at];

  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [place.question]);

  if (id === undefined || step === undefined) {
    return (
      <Result
        test={test}
        drawn={drawn}
        answers={answers}
        place={place}
        learn={learn}
        onAnew={onAnew}
        onSame={() => setAnswers({})}
      />
    );
  }
  const task = taskOf(test, step);
  const now = answers[id] ?? JUST_BEGUN;
  const isRight = now.reached === 'solved';
  const isOver = isRight || now.reached === 'shown';
  const onTry = (attempt: Attempt): void => {
    if (isOver) return;
    const { reached, refusal } = judge(task, attempt);
    // Asking why something can't be done is no answer.
    if (refusal !== undefined && attempt.ask === 'play') return;
    const tried = doing(now, { do: 'try', attempt, reached });
    setAnswers({ ...answers, [id]: reached ? tried : { ...tried, reached: 'shown' } });
  };
  const said = saidOf(step, task, isRight ? now : { ...now, reached: null });
  const solution = solutionText(task, step.solution, consequenceOf(task, step.solution));
  const verdict = !isOver
    ? said
    : isRight
      ? { tone: 'good' as const, text: `${WORDS.right} ${said?.text ?? ''}` }
      : {
          tone: 'bad' as const,
          text: `${WORDS.wrong} ${now.attempt === null ? '' : `${said?.text ?? ''} `}${WORDS.solution(solution)}`,
        };
  const isLast = place.question === drawn.length;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} class="cs-question">
        {WORDS.place(place.question, drawn.length)}
      </h2>
      <div class="cs-stage" key={id}>
        {stageFor({
          step,
          task,
          // A wrong play is told, not made.
          now: isRight ? now : { ...now, reached: null },
          said: verdict,
          ruleHref: (rule) => `${rules}${rule}/`,
          onTry,
        })}
      </div>
      <p class="cs-ways">
        {!isOver && (
          <button
            type="button"
            class="button"
            onClick={() => setAnswers({ ...answers, [id]: { ...now, reached: 'shown' } })}
          >
            {WORDS.skip}
          </button>
        )}
        {isOver && (
          <a
            class="button button--main"
            href={testHash({ seed: place.seed, question: place.question + 1 })}
          >
            {isLast ? WORDS.toResult : WORDS.next}
          </a>
        )}
      </p>
    </>
  );
}

function Result({
  answers,
  drawn,
  learn,
  onAnew,
  onSame,
  place,
  test,
}: Pick<QuestionsProps, 'learn' | 'onAnew' | 'place' | 'test'> & {
  onSame: () => void;
  drawn: readonly string[];
  answers: Readonly<Record<string, Doing>>;
}) {
  const wrong = drawn.filter((id) => answers[id]?.reached !== 'solved');
  const lessons = test.lessons
    .map(({ id, title }) => ({ id, title, steps: wrong.filter((one) => one.startsWith(`${id}/`)) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <section aria-labelledby="test-result">
      <h2 id="test-result" tabIndex={-1}>
        {WORDS.result}
      </h2>
      <p role="status">
        <b>{WORDS.score(drawn.length - wrong.length, drawn.length)}</b>{' '}
        {wrong.length === 0 ? WORDS.all : WORDS.again}
      </p>
      <ul>
        {lessons.map(({ id, steps, title }) => (
          <li key={id}>
            <a href={`${learn}${id}/#${steps[0]?.split('/')[1] ?? ''}`}>{title}</a>
          </li>
        ))}
      </ul>
      <p>{WORDS.link}</p>
      <p class="cs-ways">
        <a class="button" href={testHash({ seed: place.seed, question: 1 })} onClick={onSame}>
          {WORDS.same}
        </a>
        <button type="button" class="button button--main" onClick={onAnew}>
          {WORDS.anew}
        </button>
      </p>
    </section>
  );
}
