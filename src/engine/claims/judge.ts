/** Whether a claim holds in a position, and what it rests on: the engine's own answers, never a stored one. */
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Claim, ClaimName, ClaimOf } from './claim.ts';
import type { FoundFor, Judged } from './found.ts';
import { CARD_JUDGES } from './judgeCards.ts';
import { END_JUDGES } from './judgeEnd.ts';
import { MADE_JUDGES } from './judgeMade.ts';
import { SEAT_JUDGES } from './judgeSeat.ts';
import { TABLE_JUDGES } from './judgeTable.ts';
import type { Scene } from './scene.ts';

/** A judge of one predicate. */
export type Judge<Name extends ClaimName> = (
  claim: ClaimOf<Name>,
  scene: Scene,
) => Judged<FoundFor[Name]>;

/** One judge for each of some predicates. */
export type Judges<Names extends ClaimName> = { readonly [Name in Names]: Judge<Name> };

/** A claim with its verdict: `claim` tells the shape of `found`. */
export type JudgedClaim = {
  [Name in ClaimName]: { readonly claim: Name } & Judged<FoundFor[Name]>;
}[ClaimName];

const JUDGES: Judges<ClaimName> = {
  ...TABLE_JUDGES,
  ...CARD_JUDGES,
  ...SEAT_JUDGES,
  ...MADE_JUDGES,
  ...END_JUDGES,
};

/**
 * Judges a claim over the full state before a play. Claims on the play made need it, complete as `checkPlay` gives it;
 * claims on the end need a state whose round is over.
 *
 * @throws An error where they are missing: the claim is in the wrong place.
 */
export function judgeClaim(claim: Claim, state: State, made?: Play): JudgedClaim {
  const judge = JUDGES[claim.claim] as (claim: Claim, scene: Scene) => Judged<unknown>;
  return { claim: claim.claim, ...judge(claim, { state, made }) } as JudgedClaim;
}
