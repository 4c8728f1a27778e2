/** Packs a lesson for its page. Runs where pages are built. */
import type { DealEntry, LessonEntry, StepEntry } from '../../content/lessons.ts';
import type { Position, Variant } from '../../engine/index.ts';
import { makeLink, positionOf } from '../../engine/index.ts';
import { COURSE_PAGE_WORDS } from '../../words/coursePage.ts';
import { seatedAt, seatingOf } from '../../words/seating.ts';
import { playOn } from './game.ts';
import type { PackedDeal, PackedLesson, PackedStep } from './packed.ts';

/** The names of the seats at a position, as its player sees them. */
function namesAt(position: Position): readonly string[] {
  const seating = seatingOf(position);
  return Array.from({ length: position.seats }, (_, seat) =>
    COURSE_PAGE_WORDS.seat(seatedAt(seat, seating)),
  );
}

/** Some steps with the versions that they are of. */
export function packSteps(entries: readonly StepEntry[]): Pick<PackedLesson, 'steps' | 'versions'> {
  const versions: Variant[] = [];
  const steps = entries.map((entry) => {
    const { variant } = entry.task.position;
    if (!versions.includes(variant)) versions.push(variant);
    return packStep(entry, versions.indexOf(variant));
  });
  return { versions, steps };
}

function packStep(
  { answers, content, id, replies, rules, solution, task, text }: StepEntry,
  version: number,
): PackedStep {
  const { hand, options, promised, seats, table, toMove } = task.position;
  return {
    id,
    title: text.title,
    goalText: text.goal,
    goal: task.goal,
    version,
    position: { hand, options, promised, seats, table, toMove },
    gone: task.gone,
    ...(task.last === undefined ? {} : { last: task.last }),
    ...(content.shows === undefined ? {} : { shows: content.shows }),
    names: namesAt(task.position),
    solution,
    answers,
    nudge: text.nudge,
    ...(text.closer === undefined ? {} : { closer: text.closer }),
    ...(text.done === undefined ? {} : { done: text.done }),
    replies: replies.map((reply) => ({ ...reply, text: text.replies?.[reply.id] ?? '' })),
    rules,
    link: makeLink({ form: 'position', position: task.position }),
  };
}

/** A lesson as its page carries it. */
export function packLesson(
  { content, deal, steps, untaught }: LessonEntry,
  { next, previous }: Pick<PackedLesson, 'next' | 'previous'>,
): PackedLesson {
  const packed = packSteps(steps);
  return {
    id: content.id,
    ...(content.beforeBuilds ? { beforeBuilds: true } : {}),
    untaught,
    ...packed,
    ...(deal === undefined ? {} : { deal: packDeal(deal, packed.versions) }),
    next,
    previous,
  };
}

function packDeal(
  { id, names, recorded, rules, seat, state: whole, text }: DealEntry,
  versions: readonly Variant[],
): PackedDeal {
  const { variant, ...state } = whole;
  const position = positionOf(playOn({ state: whole, log: [] }, seat).state);
  return {
    id,
    title: text.title,
    goalText: text.goal,
    nudge: text.nudge,
    ...(text.closer === undefined ? {} : { closer: text.closer }),
    rules,
    version: versions.indexOf(variant),
    state,
    seat,
    names,
    link: makeLink({ form: 'position', position }),
    recorded,
  };
}
