/** Why no other build makes sure of the target: what others may hold and play after it. It explains `buildsFound`. */
import type { BuildPlay } from '../play.ts';
import { buildsFound, unseenIn } from './buildKind.ts';
import type { Steps } from './kindRules.ts';
import type { BuildPuzzle, Threat } from './puzzle.ts';

/** A build after which the side is not sure, and a case in which it does not get the target. */
export interface UnsureBuild {
  readonly play: BuildPlay;
  /** What the others may play, with the cards that must stay in hand for it; empty where nobody need do anything. */
  readonly line: readonly Threat[];
  readonly outcome: 'taken' | 'out-of-reach';
}

/** All builds of the mover, by whether they make its side sure. */
export interface BuildWhy {
  readonly kind: 'build';
  /** How many cards the mover has not seen. */
  readonly unseen: number;
  /** How many builds make sure. */
  readonly sure: number;
  /** The builds that don’t, the most tempting first: on the target, then those that fail only by what others play. */
  readonly unsure: readonly UnsureBuild[];
}

/** Why the right answers are right and no other build is, as a computation that yields. */
export function* searchBuildWhy(puzzle: BuildPuzzle): Steps<BuildWhy> {
  const { position, target } = puzzle;
  const found = yield* buildsFound(puzzle);
  const aim = position.table.findIndex(({ cards }) => cards.includes(target));
  const unsure = found.flatMap(({ bad, play }) => (bad === undefined ? [] : [{ play, ...bad }]));
  return {
    kind: 'build',
    unseen: unseenIn(puzzle).length,
    sure: found.length - unsure.length,
    unsure: unsure.toSorted(
      (one, other) =>
        Number(other.play.on === aim) - Number(one.play.on === aim) ||
        other.line.length - one.line.length,
    ),
  };
}
