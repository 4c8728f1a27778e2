/** The lessons of the course, with what is done of them, and what can be done with one's progress. */
import { useLayoutEffect, useState } from 'preact/hooks';
import FileButton from '~/components/kept/FileInput.tsx';
import { saveFile } from '~/components/kept/saveFile.ts';
import { openStore } from '~/components/kept/store.ts';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { useStore } from '~/components/kept/useStore.ts';
import { COURSE_MAP_WORDS as WORDS } from '~/words/courseMap.ts';
import {
  doneOf,
  LONGEST_FILE,
  merged,
  NOTHING_DONE,
  PROGRESS_KEY,
  type Progress,
  parseProgress,
  progressId,
  withoutLesson,
  writeProgress,
} from './progress.ts';
import Steps from './Steps.tsx';
import './map.css';

interface Props {
  /** The lessons in order: id, title, what one can do after it, and the steps by id and title; as JSON. */
  lessons: string;
  /** The address below which the lessons are, and that of the closing test. */
  learn: string;
  test: string;
}

/** A lesson as the map lists it. */
export interface LessonListed {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly (readonly [id: string, title: string])[];
}

export default function CourseMap({ learn, lessons, test }: Props) {
  const [list] = useState(() => JSON.parse(lessons) as readonly LessonListed[]);
  const followed = useStore(
    () => openStore(PROGRESS_KEY, parseProgress, writeProgress),
    NOTHING_DONE,
  );
  const { store, value: progress } = followed;
  const [ready, setReady] = useState(false);
  const [said, say] = useState('');
  const [asks, setAsks] = useState(false);
  /** What was forgotten last, so that it can come back. */
  const [forgotten, setForgotten] = useState<{ readonly id: string; readonly was: Progress }>();
  useLayoutEffect(() => setReady(true), []);

  const change = (to: (before: Progress) => Progress, words: string): void => {
    store?.update(to);
    say(words);
    setAsks(false);
    setForgotten(undefined);
  };
  const read = async (text: string): Promise<void> => {
    // Only who opens a file needs what reads it.
    const { readProgressFile } = await import('./progressFile.ts');
    const found = readProgressFile(text);
    if (!found.ok) {
      say(found.error);
      return;
    }
    const added = Object.keys(found.value.steps).filter((id) => progress.steps[id] === undefined);
    change((before) => merged(before, found.value), WORDS.loaded(added.length));
  };
  return (
    <>
      <p class="map-go">
        <GoOn list={list} progress={progress} learn={learn} test={test} />
      </p>
      <ol class="map-lessons">
        {list.map(({ id, lead, steps, title }) => {
          const { done, of } = doneOf(
            progress,
            id,
            steps.map(([step]) => step),
          );
          return (
            <li key={id} data-done={done === of}>
              <h3>
                <a href={`${learn}${id}/`}>{title}</a>
                {done > 0 && <span class="map-count">{WORDS.doneOf(done, of)}</span>}
              </h3>
              <p>{lead}</p>
              <div class="map-row">
                <Steps
                  lesson={id}
                  steps={steps}
                  progress={progress}
                  label={WORDS.steps(title)}
                  href={`${learn}${id}/`}
                />
                {(done > 0 || forgotten?.id === id) && (
                  // One and the same button, so that the focus stays.
                  <button
                    type="button"
                    class="button map-forget"
                    aria-label={done > 0 ? WORDS.forgetName(title) : WORDS.undoName(title)}
                    onClick={() => {
                      if (done > 0) {
                        change((before) => withoutLesson(before, id), WORDS.forgotten(title));
                        setForgotten({ id, was: progress });
                      } else if (forgotten !== undefined) {
                        change((before) => merged(before, forgotten.was), WORDS.undone(title));
                      }
                    }}
                  >
                    {done > 0 ? WORDS.forget : WORDS.undo}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <section class="map-own" aria-labelledby="map-own">
        <h2 id="map-own">{WORDS.progress}</h2>
        <p>{WORDS.kept}</p>
        <p>{WORDS.legend}</p>
        <NotKept followed={followed} words={WORDS.notKept} />
        <p class="map-row">
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => saveFile(WORDS.fileName, writeProgress(progress), 'application/json')}
          >
            {WORDS.save}
          </button>
          <FileButton
            label={WORDS.load}
            longest={LONGEST_FILE}
            words={WORDS}
            disabled={!ready}
            onText={read}
            onTrouble={say}
          />
          {asks ? (
            <>
              <button
                type="button"
                class="button"
                onClick={() => change(() => NOTHING_DONE, WORDS.allForgotten)}
              >
                {WORDS.really}
              </button>
              <button type="button" class="button" onClick={() => setAsks(false)}>
                {WORDS.keep}
              </button>
            </>
          ) : (
            <button type="button" class="button" disabled={!ready} onClick={() => setAsks(true)}>
              {WORDS.forgetAll}
            </button>
          )}
        </p>
        <p class={said === '' ? undefined : 'notice'} role="status">
          {said}
        </p>
      </section>
    </>
  );
}

/** Where to begin, or to go on: the step looked at last, or the first after it that is not done. */
function GoOn({
  learn,
  list,
  progress,
  test,
}: Pick<Props, 'learn' | 'test'> & { list: readonly LessonListed[]; progress: Progress }) {
  const all = list.flatMap((lesson) =>
    lesson.steps.map(([step, name]) => ({ lesson, step, name, id: progressId(lesson.id, step) })),
  );
  const from = Math.max(
    0,
    all.findIndex(({ id }) => id === progress.at),
  );
  const open = [...all.slice(from), ...all.slice(0, from)].find(
    ({ id }) => progress.steps[id] === undefined,
  );
  const [first] = list;
  if (open === undefined) {
    return (
      <a class="button button--main" href={test}>
        {WORDS.allDone}
      </a>
    );
  }
  const isBegun = progress.at !== null || Object.keys(progress.steps).length > 0;
  return isBegun ? (
    <a class="button button--main" href={`${learn}${open.lesson.id}/#${open.step}`}>
      {WORDS.goOn(open.lesson.title, open.name)}
    </a>
  ) : (
    <a class="button button--main" href={`${learn}${first?.id ?? ''}/`}>
      {WORDS.begin(first?.title ?? '')}
    </a>
  );
}
