/** What stands where the table is, at a step: the table to play on, or the table with a question. */
import type { VNode } from 'preact';
import type { Said } from '~/components/table/Bar.tsx';
import Table, { type Shown as ShownPlay } from '~/components/table/Table.tsx';
import {
  type Attempt,
  consequenceOf,
  foreseenIn,
  judge,
  type Task,
  type Untaught,
} from '~/engine/course/index.ts';
import type { Play, Position } from '~/engine/index.ts';
import { keptAfter, tableAfter } from '~/engine/index.ts';
import { COURSE_WORDS as WORDS } from '~/words/course.ts';
import { notReached, reachedText } from '~/words/courseSaid.ts';
import { refusalTextNamed } from '~/words/refusalText.ts';
import Answer from './Answer.tsx';
import type { Doing } from './doing.ts';
import type { PackedStep } from './packed.ts';
import { stuckAt } from './stuck.ts';

/** What is said of the last try. */
type SaidOfTry = Pick<Said, 'text' | 'tone'>;

interface Shown {
  readonly step: PackedStep;
  readonly task: Task;
  readonly now: Doing;
  readonly said: SaidOfTry | null;
  /** Whether builds have not been met yet. */
  readonly hidesBuilds?: boolean | undefined;
  /** Where to go on once it is reached. */
  readonly onward?: { readonly href: string; readonly text: string } | undefined;
  readonly ruleHref: (rule: string) => string;
  readonly onTry: (attempt: Attempt) => void;
}

/**
 * The stage of a step. It is no component, so that the table which a page was served with stays the same one, with all
 * that was chosen on it.
 */
export function stageFor({
  hidesBuilds,
  now,
  onTry,
  onward,
  ruleHref,
  said,
  step,
  task,
}: Shown): VNode {
  const key = `${step.id} ${now.round}`;
  const isDone = now.reached !== null;
  const taken = now.reached === 'shown' ? captureShown(task, now.attempt) : undefined;
  // A capture that is shown is seen as it is made: what is taken still lies there, in its groups.
  const position = shownPosition(task, isDone && taken === undefined ? now.attempt : null);
  if (step.goal.ask !== 'play') {
    return (
      <Answer
        key={key}
        step={step}
        task={task}
        position={position}
        said={said}
        answer={isDone ? now.attempt : null}
        onTry={onTry}
      />
    );
  }
  const link = now.reached === null || onward === undefined ? {} : { link: onward };
  return (
    <Table
      key={key}
      position={position}
      names={step.names}
      title={step.goalText}
      level={3}
      prompt={WORDS.prompt}
      hidesBuilds={hidesBuilds}
      weigh={stuckAt}
      said={said && { ...said, ...link }}
      shown={taken ?? null}
      closed={isDone}
      ruleHref={ruleHref}
      onPlay={(play) => onTry({ ask: 'play', play })}
      onRefused={(play) => onTry({ ask: 'play', play })}
      sayRefused={(play) => foreseenText(step, task, { ask: 'play', play })}
    />
  );
}

/** The words that were foreseen for a try; undefined where none were. */
function foreseenText(step: PackedStep, task: Task, attempt: Attempt): string | undefined {
  return foreseenIn(task, attempt, step.replies)?.text;
}

/** What is said of the last try at a step: of the words foreseen for it, else what the engine finds. */
export function saidOf(
  step: PackedStep,
  task: Task,
  { attempt, reached, tries }: Doing,
  untaught: readonly Untaught[] = [],
): SaidOfTry | null {
  if (attempt === null) return null;
  const facts = consequenceOf(task, attempt, untaught);
  if (reached !== null) {
    const how = step.done ?? reachedText(task.position, facts, untaught);
    const many =
      step.answers > 1 && reached === 'solved' ? ` ${WORDS.rightAnswers(step.answers)}` : '';
    const counted = reached === 'solved' ? ` (${WORDS.tries(tries)})` : '';
    return { tone: 'good', text: `${how}${many}${counted}` };
  }
  const foreseen = foreseenText(step, task, attempt);
  if (foreseen !== undefined) return { tone: 'bad', text: foreseen };
  if (facts.of === 'refused') {
    return { tone: 'bad', text: refusalTextNamed(facts.refusal, (seat) => step.names[seat]) };
  }
  return { tone: 'bad', text: notReached(task.position, facts, untaught) };
}

/** The groups of a capture that is the attempt; undefined where it is none. */
function captureShown(task: Task, attempt: Attempt | null): ShownPlay | undefined {
  const judged = attempt?.ask === 'play' ? judge(task, attempt) : undefined;
  const play = judged?.refusal === undefined ? judged?.play : undefined;
  return play?.kind === 'capture' ? { card: play.card, groups: play.groups } : undefined;
}

/** The table as it is after a play that has reached its step; else as it was. */
function shownPosition(task: Task, attempt: Attempt | null): Position {
  const { position } = task;
  const judged = attempt === null ? undefined : judge(task, attempt);
  const play: Play | undefined =
    judged === undefined || judged.refusal !== undefined ? undefined : judged.play;
  if (play === undefined) return position;
  return {
    ...position,
    hand: keptAfter(position.hand, play.card),
    table: tableAfter(position.table, play),
  };
}
