/** Every try that could be made at a step, right, wrong or refused. */
import { type Attempt, type Task, valuesOffered } from '../../src/engine/course/index.ts';
import {
  listPlays,
  makeableOn,
  makePlay,
  type PlayTried,
  singleValues,
} from '../../src/engine/index.ts';

/** All sets of so many piles, the empty one too. */
const setsOf = (piles: number): number[][] =>
  Array.from({ length: 2 ** piles }, (_, mask) =>
    Array.from({ length: piles }, (_pile, at) => at).filter((at) => (mask >>> at) & 1),
  );

/** Tries at a step that asks for a play: each card laid down, on every set of piles, and as every build that adds up. */
export function triedPlays({ position }: Task): PlayTried[] {
  const { hand, table, toMove, variant } = position;
  const owner = variant.builds.owned ? toMove : null;
  return hand.flatMap((card): PlayTried[] => [
    { kind: 'trail', card },
    ...setsOf(table.length)
      .filter((takes) => takes.length > 0)
      .map((takes): PlayTried => ({ kind: 'capture', card, takes })),
    ...singleValues(card, variant).map(
      (value): PlayTried => ({ kind: 'build', card, on: null, value, owner }),
    ),
    ...table.flatMap((pile, on) =>
      makeableOn(card, pile, variant).map(
        (value): PlayTried => ({ kind: 'build', card, on, value, owner }),
      ),
    ),
    ...listPlays({ ...position, hand: [card] }).filter(({ kind }) => kind === 'build'),
  ]);
}

/** Every try at a step. Numbers are those up to a hundred. */
export function triesOf(task: Task): Attempt[] {
  switch (task.goal.ask) {
    case 'play':
      return triedPlays(task).map((play) => ({ ask: 'play', play }));
    case 'value':
      return valuesOffered(task).map((value) => ({ ask: 'value', value }));
    case 'piles':
      return setsOf(task.position.table.length).map((piles) => ({ ask: 'piles', piles }));
    case 'number':
      return Array.from({ length: 101 }, (_, number) => ({ ask: 'number', number }));
    case 'yes-no':
      return [true, false].map((yes) => ({ ask: 'yes-no', yes }));
  }
}

/** A try as a test names it. */
export function nameOf(attempt: Attempt, { position }: Task): string {
  return attempt.ask === 'play' ? makePlay(attempt.play, position) : JSON.stringify(attempt);
}
