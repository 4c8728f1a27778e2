/** Claims about positions, plays and ends of rounds, and their judge. */
export * from './claim.ts';
export type { FoundFor, Judged, Pair, Sum } from './found.ts';
export { type JudgedClaim, judgeClaim } from './judge.ts';
export { type BadClaim, readClaim } from './readClaim.ts';
