/** The course: what its steps ask, whether a try reaches it, and what comes of it. */
export * from './consequence.ts';
export { drawSteps, TEST_QUESTIONS } from './draw.ts';
export * from './foreseen.ts';
export { answersTo, judge, sameAttempt, valuesOffered } from './judge.ts';
export { readAttempt } from './notation.ts';
export * from './task.ts';
export { canCount, isTaught, TEACHABLE, type Untaught } from './untaught.ts';
export { varied } from './vary.ts';
