/** The rules of Zwicker, as an engine: the one public entrance. */
export * from './arithmetic.ts';
export { checkAsk } from './ask.ts';
export * from './badInput.ts';
export { TableTooWide } from './captures.ts';
export * from './card.ts';
export { checkPlay, reasonsAgainst, tableAfter } from './check.ts';
export * from './choice.ts';
export * from './claims/index.ts';
export { type Deal, type DealSize, dealSizes, seatOrder } from './deal.ts';
export { dealRound } from './dealRound.ts';
export * from './dealStages.ts';
export * from './elsewhere.ts';
export * from './growth.ts';
export * from './house.ts';
export { houseRuleBehind } from './houseRefusal.ts';
export * from './json.ts';
export { isCard } from './known.ts';
export {
  isSearchable,
  type LastPlays,
  type LastPlaysFound,
  type LastPlaysProgress,
  type LastPlaysSearch,
  marginAtEnd,
  openLastPlays,
  type PlayWorth,
} from './lastPlays/search.ts';
export { leastUncovered } from './least.ts';
export { countPlays, eachPlay, listPlays, type PlayCount } from './legal.ts';
export * from './nearest.ts';
export * from './notation/index.ts';
export * from './opponent.ts';
export * from './owe.ts';
export { countCards, packCounts, packOf } from './pack.ts';
export * from './perft.ts';
export { cardsTaken, pileWith } from './piles.ts';
export * from './play.ts';
export * from './points.ts';
export * from './predicate.ts';
export * from './puzzles/index.ts';
export * from './random.ts';
export * from './record.ts';
export * from './refusal.ts';
export { leavesRemainder } from './remainder.ts';
export * from './replies.ts';
export * from './result.ts';
export { runSearch } from './runSearch.ts';
export { asTried, samePlay } from './same.ts';
export {
  countingCards,
  mostCardsSide,
  type RoundScore,
  type ScoreLine,
  type SideScore,
  type SideTally,
  type SideWon,
  scoreRound,
  scoreTally,
  tallyOf,
} from './score.ts';
export * from './series.ts';
export { shuffledPack } from './shuffle.ts';
export * from './sides.ts';
export * from './state.ts';
export * from './tally.ts';
export * from './typedPoints.ts';
export * from './value.ts';
export * from './variant.ts';
export * from './variants.ts';
export * from './versionId.ts';
export { findZwicks } from './zwick.ts';
