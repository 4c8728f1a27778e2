/** The course: what its steps ask, who has reached it, and what comes of a try. */
export * from './consequence.ts';
export { countOf } from './count.ts';
export { drawSteps } from './draw.ts';
export * from './foreseen.ts';
export {
  answersTo,
  buildTried,
  type Judged,
  judge,
  sameAttempt,
  truthOf,
  valuesOffered,
} from './judge.ts';
export { readAttempt } from './notation.ts';
export { holding } from './pick.ts';
export { type Making, pileWith, reaches } from './reach.ts';
export * from './task.ts';
