/** The questions of a closing test, one at a time, and its result. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { showPageGame } from '~/components/settings/settings.ts';
import {
  type Attempt,
  consequenceOf,
  drawSteps,
  judge,
  TEST_QUESTIONS,
} from '~/engine/course/index.ts';
import { solutionText, whyText } from '~/words/courseSolution.ts';
import { COURSE_TEST_WORDS as WORDS } from '~/words/courseTest.ts';
import { JUST_BEGUN } from './doing.ts';
import { type PackedStep, type PackedTest, taskOf } from './packed.ts';
import { progressId } from './progress.ts';
import { saidOf, stageFor } from './stage.tsx';
import { type TestPlace, testHash } from './testAddress.ts';
import { type Answers, answered, keepAnswers, keptAnswers } from './testAnswers.ts';
import { variedStep } from './varied.ts';

export interface QuestionsProps {
  test: PackedTest;
  place: TestPlace;
  learn: string;
  rules: string;
  /** How many questions it has, as a sentence begins with it. */
  questions: string;
  /** Told that a new test is wanted. */
  onAnew: () => void;
}

export default function Questions({
  learn,
  onAnew,
  place,
  questions,
  rules,
  test,
}: QuestionsProps) {
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
        TEST_QUESTIONS,
      ),
    [known, place.seed],
  );
  const placeOf = (id: string): number => known.findIndex((one) => one.id === id);
  /** The steps drawn, each at its table of this seed. */
  const tables = useMemo(() => new Map<string, PackedStep | undefined>(), [test, place.seed]);
  const stepOf = (id: string): PackedStep | undefined => {
    const step = tables.get(id) ?? variedStep(test, placeOf(id), place.seed);
    tables.set(id, step);
    return step;
  };
  const [answers, setState] = useState<Answers>(() =>
    keptAnswers(place.seed, (id) => {
      const found = drawn.includes(id) ? stepOf(id) : undefined;
      return found && taskOf(test, found);
    }),
  );
  const setAnswers = (next: Answers): void => {
    setState(next);
    keepAnswers(place.seed, next);
  };
  // A link to a result leads whoever has not answered yet to the first question.
  const isUnanswered = Object.keys(answers).length === 0;
  const question = place.question > drawn.length && isUnanswered ? 1 : place.question;
  useEffect(() => {
    if (question === place.question) return;
    location.replace(testHash({ seed: place.seed, question }));
  }, [question, place]);
  const id = drawn[question - 1];
  const at = id === undefined ? -1 : placeOf(id);
  const step = id === undefined ? undefined : stepOf(id);
  const version = step?.version;

  // A question is of the version that its table is of, and the header says so.
  useEffect(() => {
    const variant = version === undefined ? undefined : test.versions[version];
    if (step === undefined || variant === undefined) return;
    return showPageGame({ ...step.position, variant });
  }, [step]);

  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [question]);

  // One task a step: what is chosen at a table is chosen on its position.
  const task = useMemo(() => step && taskOf(test, step), [test, step]);

  if (id === undefined || step === undefined || task === undefined) {
    return (
      <Result
        test={test}
        drawn={drawn}
        answers={answers}
        place={place}
        learn={learn}
        onAnew={onAnew}
        onSame={() => setAnswers({})}
        heading={heading}
      />
    );
  }
  const now = answers[id] ?? JUST_BEGUN;
  const isRight = now.reached === 'solved';
  const isOver = isRight || now.reached === 'shown';
  const onTry = (attempt: Attempt): void => {
    if (isOver) return;
    const { refusal } = judge(task, attempt);
    // Asking why something can't be done is no answer.
    if (refusal !== undefined && attempt.ask === 'play') return;
    setAnswers({ ...answers, [id]: answered(task, attempt) });
  };
  const said = saidOf(step, task, isRight ? now : { ...now, reached: null });
  const facts = consequenceOf(task, step.solution);
  const solution = `${solutionText(task, step.solution, facts)} ${whyText(task, step)}`.trim();
  const verdict = !isOver
    ? said
    : isRight
      ? { tone: 'good' as const, text: WORDS.rightSo(said?.text ?? '') }
      : {
          tone: 'bad' as const,
          text:
            now.attempt === null
              ? WORDS.solution(solution)
              : `${WORDS.wrong} ${said?.text ?? ''} ${WORDS.solution(solution)}`,
        };
  const isLast = question === drawn.length;
  return (
    <>
      {question === 1 && <p class="lead">{WORDS.lead(questions)}</p>}
      <h2 ref={heading} tabIndex={-1} class="cs-question">
        {WORDS.place(question, drawn.length)}
      </h2>
      <p class="cs-said">
        <b>{WORDS.version(test.versionNames[step.version] ?? '')}</b> {test.sentences[at]}
      </p>
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
            onClick={() => setAnswers({ ...answers, [id]: answered(task, null) })}
          >
            {WORDS.skip}
          </button>
        )}
        {isOver && (
          <a
            class="button button--main"
            href={testHash({ seed: place.seed, question: question + 1 })}
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
  heading,
  learn,
  onAnew,
  onSame,
  place,
  test,
}: Pick<QuestionsProps, 'learn' | 'onAnew' | 'place' | 'test'> & {
  onSame: () => void;
  heading: RefObject<HTMLHeadingElement>;
  drawn: readonly string[];
  answers: Answers;
}) {
  const right = drawn.filter((id) => answers[id]?.reached === 'solved');
  const open = drawn.flatMap((id, at) => (answers[id] === undefined ? [at + 1] : []));
  const wrong = drawn.filter((id) => answers[id]?.reached === 'shown');
  const lessons = test.lessons
    .map(({ id, title }) => ({ id, title, steps: wrong.filter((one) => one.startsWith(`${id}/`)) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <section aria-labelledby="test-result">
      <h2 id="test-result" ref={heading} tabIndex={-1}>
        {WORDS.result}
      </h2>
      <p role="status">
        <b>{WORDS.score(right.length, drawn.length)}</b>{' '}
        {open.length > 0 && `${WORDS.open(open.length)} `}
        {right.length === drawn.length ? WORDS.all : lessons.length > 0 ? WORDS.again : ''}
      </p>
      <ul>
        {lessons.map(({ id, steps, title }) => (
          <li key={id}>
            <a href={`${learn}${id}/#${steps[0]?.split('/')[1] ?? ''}`}>{title}</a>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <nav aria-label={WORDS.openOnes}>
          <p class="cs-more">
            <span>{WORDS.openOnes}:</span>
            {open.map((question) => (
              <a key={question} href={testHash({ seed: place.seed, question })}>
                {WORDS.question(question)}
              </a>
            ))}
          </p>
        </nav>
      )}
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
