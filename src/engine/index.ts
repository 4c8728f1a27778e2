/** The rules of Zwicker, as an engine: the one public entrance. */
export * from './arithmetic.ts';
export * from './card.ts';
export { checkAsk, checkPlay, tableAfter } from './check.ts';
export * from './choice.ts';
export * from './claims/index.ts';
export * from './deal.ts';
export * from './json.ts';
export {
  countPlays,
  eachPlay,
  findZwicks,
  keptAfter,
  leastUncovered,
  listPlays,
  type PlayCount,
  TableTooWide,
} from './legal.ts';
export * from './notation/index.ts';
export * from './owe.ts';
export { countCards, packCounts, packOf, shuffledPack } from './pack.ts';
export * from './perft.ts';
export * from './play.ts';
export * from './predicate.ts';
export * from './random.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './score.ts';
export * from './sides.ts';
export * from './state.ts';
export * from './value.ts';
export * from './variant.ts';
export * from './variants.ts';
