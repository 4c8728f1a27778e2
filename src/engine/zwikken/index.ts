/** The rules of Zwikken, the Dutch game of the similar name, as an engine of its own. */
export * from './action.ts';
export * from './acts.ts';
export { act, applyAction } from './apply.ts';
export { checkAction } from './check.ts';
export type { BadZwikkenInput, ZwikkenInputFacts } from './fields.ts';
export * from './json.ts';
export {
  type BadPlay,
  gameWinner,
  type Judgement,
  judgeGame,
  type PlayedGame,
  type Takings,
} from './judge.ts';
export { legalActions, openTens } from './legal.ts';
export {
  type LaidTricks,
  makeZwikkenLink,
  type PuzzleName,
  type ZwikkenLink,
} from './link.ts';
export * from './pack.ts';
export * from './puzzle.ts';
export * from './puzzleJudge.ts';
export * from './puzzleKinds.ts';
export * from './puzzleLevel.ts';
export * from './puzzles.ts';
export * from './readLink.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './ruleSet.ts';
export * from './ruleSets.ts';
export { type Settling, settlement } from './settle.ts';
export * from './solve.ts';
export * from './start.ts';
export * from './state.ts';
export {
  type CardChoice,
  type CardRefusal,
  type CardRefusalFacts,
  cardRefusal,
  playableCards,
  trickOrder,
  winningCard,
} from './trick.ts';
export { turnUpsLeft } from './turnUp.ts';
export * from './zwik.ts';
