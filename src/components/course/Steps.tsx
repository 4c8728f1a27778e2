/** The steps of a lesson as a row of links: which are done, and how. */
import { COURSE_MAP_WORDS } from '~/words/courseMap.ts';
import { type Progress, progressId } from './progress.ts';
import './steps.css';

interface Props {
  lesson: string;
  steps: readonly (readonly [id: string, title: string])[];
  progress: Progress;
  /** What the row is called. */
  label: string;
  /** The address of the lesson, where another page shows its steps. */
  href?: string;
  /** The step that is shown, by its place in the row. */
  now?: number;
}

export default function Steps({ href = '', label, lesson, now, progress, steps }: Props) {
  return (
    <ol class="course-steps" aria-label={label}>
      {steps.map(([id, title], at) => {
        const how = progress.steps[progressId(lesson, id)]?.how;
        return (
          <li key={id}>
            <a href={`${href}#${id}`} aria-current={at === now ? 'step' : undefined} data-how={how}>
              <span aria-hidden="true">{how === undefined ? at + 1 : '✓'}</span>
              <span class="visually-hidden">{COURSE_MAP_WORDS.stepName(at + 1, title, how)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
