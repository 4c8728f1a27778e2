/**
 * What leads through a lesson: it says what comes of each try, gives hints, shows, goes on and back, and keeps what is
 * done. It tells its host what the table shows.
 */
import type { VNode } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { saveFile } from '~/components/kept/saveFile.ts';
import { openStore } from '~/components/kept/store.ts';
import { useStore } from '~/components/kept/useStore.ts';
import { showPageGame } from '~/components/settings/settings.ts';
import { type Attempt, judge } from '~/engine/course/index.ts';
import type { Play, Position } from '~/engine/index.ts';
import { COURSE_WORDS as WORDS } from '~/words/course.ts';
import { COURSE_MAP_WORDS as MAP_WORDS } from '~/words/courseMap.ts';
import { doing, JUST_BEGUN } from './doing.ts';
import { type PackedLesson, taskOf } from './packed.ts';
import {
  NOTHING_DONE,
  PROGRESS_KEY,
  parseProgress,
  progressId,
  withDone,
  writeProgress,
} from './progress.ts';
import Steps from './Steps.tsx';
import { keepForSession, keptForSession } from './sessionKept.ts';
import { saidOf, stageFor } from './stage.tsx';

export interface CoachProps {
  lesson: PackedLesson;
  rules: string;
  calculator: string;
  /** The table that already lies there, which is that of the first step. */
  first: Position;
  /** Told what stands where the table is. */
  onStage: (stage: VNode) => void;
  /** A play that was made before this was there. */
  early?: Play | undefined;
}

export default function Coach({ calculator, early, first, lesson, onStage, rules }: CoachProps) {
  const places = useMemo(
    () => [...lesson.steps, ...(lesson.deal === undefined ? [] : [lesson.deal])],
    [lesson],
  );
  const [at, setAt] = useState(0);
  const [now, act] = useReducer(doing, JUST_BEGUN);
  const {
    kept,
    store,
    value: progress,
  } = useStore(() => openStore(PROGRESS_KEY, parseProgress, writeProgress), NOTHING_DONE);

  const triesKey = (to: number): string =>
    `zwicker:course-tries:${progressId(lesson.id, places[to]?.id ?? '')}`;
  const triesAt = (to: number): number => {
    const kept = keptForSession(triesKey(to));
    return Number.isInteger(kept) ? Math.max(0, Number(kept)) : 0;
  };
  // The first step is begun before anything is asked of the browser.
  useLayoutEffect(() => act({ do: 'begin', tries: triesAt(0) }), []);

  const isMoved = useRef(false);
  const go = (to: number | undefined): void => {
    if (to === undefined || to === at) return;
    // Not where the address has led here from the first.
    isMoved.current = document.querySelector('.lesson.live') !== null;
    setAt(to);
    act({ do: 'begin', tries: triesAt(to) });
  };
  // All ways through a lesson are links, so the address is where one is.
  const known = useRef(go);
  known.current = go;
  useLayoutEffect(() => {
    const follow = (): void => {
      const id = location.hash.slice(1);
      const found = places.findIndex((place) => place.id === id);
      known.current(id === '' ? 0 : found < 0 ? undefined : found);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [places]);

  const step = lesson.steps[at];
  const place = places[at];
  const task = useMemo(
    () => step && { ...taskOf(lesson, step), ...(at === 0 ? { position: first } : {}) },
    [lesson, step],
  );

  // Where a lesson is of several versions, the header names that of the step.
  useLayoutEffect(() => {
    const variant = lesson.versions[step?.version ?? -1];
    if (step === undefined || variant === undefined || lesson.versions.length < 2) return;
    showPageGame({ ...step.position, variant });
  }, [step, lesson]);

  // The text of the step stands on the page itself.
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-step]')) {
      part.classList.toggle('now', part.dataset.step === place?.id);
    }
    document.querySelector('.lesson')?.classList.add('live');
    if (!isMoved.current) return;
    // A browser that goes to a fragment takes the focus away after it has told of it.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('[data-step].now h2');
      heading?.focus({ preventScroll: true });
      const top = heading?.getBoundingClientRect().top ?? 0;
      const hand = document.querySelector('.cs-stage .zt-own')?.getBoundingClientRect().bottom ?? 0;
      // On a small screen the way to the hand is not to be scrolled at every step.
      if (top < 0 || hand > innerHeight) {
        heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
  useLayoutEffect(() => {
    if (store === undefined || place === undefined) return;
    const here = progressId(lesson.id, place.id);
    if (store.read().at !== here) store.update((before) => ({ ...before, at: here }));
  }, [store, place, lesson.id]);

  const finish = (how: 'solved' | 'shown', tries: number): void => {
    if (place === undefined) return;
    const id = progressId(lesson.id, place.id);
    keepForSession(triesKey(at), undefined);
    store?.update((before) => withDone(before, id, { how, tries }));
  };
  const tryThis = (attempt: Attempt): void => {
    if (task === undefined || now.reached !== null) return;
    const { reached } = judge(task, attempt);
    if (reached) finish('solved', now.tries + 1);
    else keepForSession(triesKey(at), now.tries + 1);
    act({ do: 'try', attempt, reached });
  };
  const show = (): void => {
    if (step === undefined) return;
    if (now.reached === null) finish('shown', now.tries);
    act({ do: 'show', solution: step.solution });
  };

  const isEarlyTried = useRef(false);
  useLayoutEffect(() => {
    if (store === undefined || early === undefined || isEarlyTried.current) return;
    isEarlyTried.current = true;
    if (at === 0) tryThis({ ask: 'play', play: early });
  }, [store]);

  const ruleHref = useCallback((rule: string) => `${rules}${rule}/`, [rules]);

  const next = places[at + 1];
  const onward = next === undefined ? lesson.next : { href: `#${next.id}`, text: WORDS.next };

  useLayoutEffect(() => {
    if (step === undefined || task === undefined) return;
    onStage(
      stageFor({
        step,
        task,
        now,
        said: saidOf(step, task, now, lesson.untaught),
        hidesBuilds: lesson.beforeBuilds,
        onward,
        ruleHref,
        onTry: tryThis,
      }),
    );
  }, [step, task, now, store]);

  // The deal that ends a lesson is played in a part of its own.
  const [deal, setDeal] = useState<typeof import('./DealGame.tsx')>();
  const isDeal = step === undefined && lesson.deal !== undefined;
  useLayoutEffect(() => {
    if (!isDeal || lesson.deal === undefined) return;
    if (deal === undefined) {
      import('./DealGame.tsx').then(setDeal, () => act({ do: 'failed' }));
      return;
    }
    const { goalText, id, names, recorded, seat, state, version } = lesson.deal;
    const variant = lesson.versions[version];
    if (variant === undefined) return;
    onStage(
      <deal.default
        key={id}
        id={progressId(lesson.id, id)}
        start={{ ...state, variant }}
        seat={seat}
        names={names}
        recorded={recorded}
        goal={goalText}
        rules={rules}
        onOver={(own) => {
          finish(own ? 'solved' : 'shown', 0);
          act({ do: 'played', own });
        }}
      />,
    );
  }, [isDeal, deal, store]);

  const words = step ?? lesson.deal;
  const hint =
    words === undefined || now.hints === 0
      ? ''
      : now.hints === 1
        ? words.nudge
        : (words.closer ??
          (step?.solution.ask === 'play' ? WORDS.card(step.solution.play.card) : words.nudge));
  const before = places[at - 1];
  const isDone = now.reached !== null;
  return (
    <>
      {kept !== 'kept' && (
        <div class="notice" role="status">
          <p>{WORDS.notKept[kept]}</p>
          <button
            type="button"
            class="button"
            onClick={() =>
              saveFile(MAP_WORDS.fileName, writeProgress(progress), 'application/json')
            }
          >
            {WORDS.save}
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div class="cs-buttons" role="group" aria-label={WORDS.doing}>
        <button
          type="button"
          class="button"
          aria-disabled={isDone || (isDeal && now.hints === 2)}
          onClick={() => {
            if (isDone) return;
            if (now.hints < 2) act({ do: 'hint' });
            // The third hint is the solution, done.
            else show();
          }}
        >
          {now.hints === 0 ? WORDS.hint : now.hints === 1 || isDeal ? WORDS.nextHint : WORDS.showMe}
        </button>
        {isDeal ? null : isDone ? (
          <button type="button" class="button" onClick={() => act({ do: 'again' })}>
            {WORDS.again}
          </button>
        ) : now.hints === 2 ? null : (
          <button type="button" class="button" onClick={show}>
            {WORDS.showMe}
          </button>
        )}
      </div>
      <p class="cs-hint" role="status">
        {hint}
      </p>
      <nav class="cs-ways" aria-label={WORDS.ways}>
        {before === undefined ? (
          <a class="button" href={lesson.previous.href}>
            {WORDS.back}
            <span class="visually-hidden">: {lesson.previous.text}</span>
          </a>
        ) : (
          <a class="button" href={`#${before.id}`}>
            {WORDS.back}
          </a>
        )}
        {next === undefined ? (
          <a class={isDone ? 'button button--main' : 'button'} href={lesson.next.href}>
            {lesson.next.text}
          </a>
        ) : (
          <a class={isDone ? 'button button--main' : 'button'} href={`#${next.id}`}>
            {isDone ? WORDS.next : WORDS.skip}
          </a>
        )}
      </nav>
      <Steps
        lesson={lesson.id}
        steps={places.map(({ id, title }) => [id, title])}
        progress={progress}
        label={WORDS.steps}
        now={at}
      />
      {place !== undefined && (
        <p class="cs-more">
          {place.rules.map(({ id, title }) => (
            <a key={id} href={ruleHref(id)}>
              {WORDS.rule(title)}
            </a>
          ))}
          {(step ?? lesson.deal) && (
            <a href={`${calculator}#${(step ?? lesson.deal)?.link}`}>{WORDS.calculator}</a>
          )}
        </p>
      )}
      {now.failed && <p class="notice">{WORDS.failed}</p>}
    </>
  );
}
