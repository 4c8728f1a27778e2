/** Every reason for which a play is against the rules; none for a legal one. */
import { layings, splitsIntoGroups, totalsOf, valuesAlone, valuesMadeOn } from './arithmetic.ts';
import { uncoveredAfter } from './owing.ts';
import {
  canBeBuiltOn,
  hasPromised,
  keepsMatch,
  leastUncovered,
  pilesAt,
  pilesToGroup,
} from './plays.ts';
import type { SlowBuild, SlowCapture, SlowPlay, SlowPosition } from './shapes.ts';
import { cardValues, isJoker, isLooseJoker, jokerOnTable, pileValues } from './values.ts';
import { partnersOf, versionOf } from './versions.ts';

/** `least` may be given by who has it already: the smallest number of uncovered values in this position. */
export function slowReasons(
  position: SlowPosition,
  play: SlowPlay,
  least: number = leastUncovered(position),
): Set<string> {
  const reasons = new Set<string>();
  if (play.kind === 'capture') captureReasons(position, play, reasons);
  if (play.kind === 'build') buildReasons(position, play, reasons);
  if (missingPiles(position, play).length > 0) reasons.add('no-such-pile');
  if (!position.hand.includes(play.card)) reasons.add('card-not-in-hand');
  const canBeMade = !reasons.has('no-such-pile') && !reasons.has('card-not-in-hand');
  // Whatever else is wrong with it, it may also leave more builds uncovered than another play does.
  if (canBeMade && uncoveredAfter(position, play) > least) reasons.add('build-uncovered');
  return reasons;
}

/** The piles named by the play that are not on the table. */
export function missingPiles(position: SlowPosition, play: SlowPlay): number[] {
  const named = play.kind === 'capture' ? [...play.takes] : [];
  if (play.kind === 'build' && play.on !== null) named.push(play.on);
  return named.filter((pile) => position.table[pile] === undefined);
}

function captureReasons(position: SlowPosition, play: SlowCapture, reasons: Set<string>): void {
  const { takes, card } = play;
  if (takes.length === 0) reasons.add('nothing-taken');
  if (new Set(takes).size < takes.length) reasons.add('pile-taken-twice');
  if (pilesAt(position, takes).some(isLooseJoker)) {
    const limit = jokerOnTable(position);
    if (limit === 'never') reasons.add('joker-stays');
    if (limit === 'joker-only' && !isJoker(card)) reasons.add('joker-needs-joker');
  }
  // Sums are worth looking at only for a set of piles that could be taken.
  if (reasons.size === 0 && missingPiles(position, play).length === 0) {
    sumReasons(position, play, reasons);
  }
}

/** Why the piles do not split into groups of one value of the card. */
function sumReasons(position: SlowPosition, play: SlowCapture, reasons: Set<string>): void {
  const version = versionOf(position.variant);
  const values = cardValues(version, play.card);
  const piles = pilesToGroup(position, play.takes).map((pile) => pileValues(version, pile));
  if (values.some((value) => splitsIntoGroups(piles, value))) return;
  const [first, second] = piles;
  if (first !== undefined && second === undefined) reasons.add('pile-mismatch');
  if (first === undefined || second === undefined) return;
  if (piles.length === 2) {
    // Captures are by addition; a difference that would fit is the mistake made.
    const differences = first.flatMap((a) => second.map((b) => Math.abs(a - b)));
    if (differences.some((difference) => values.includes(difference))) {
      reasons.add('capture-subtracts');
    }
  }
  const highest = Math.max(...values);
  if (piles.some((pile) => Math.min(...pile) > highest)) reasons.add('pile-too-high');
  const someMultiple = totalsOf(piles).some((total) =>
    values.some((value) => total > 0 && total % value === 0),
  );
  reasons.add(someMultiple ? 'no-split' : 'sum-mismatch');
}

function buildReasons(position: SlowPosition, play: SlowBuild, reasons: Set<string>): void {
  const version = versionOf(position.variant);
  if (play.on === null) {
    if (!version.builds.single) reasons.add('no-single-build');
    else if (!cardValues(version, play.card).includes(play.value)) reasons.add('single-value');
    else if (!valuesAlone(version, play.card).includes(play.value)) reasons.add('over-limit');
  } else {
    layingReasons(position, play, play.on, reasons);
  }
  ownerReasons(position, play, reasons);
}

/** Why a card laid on a pile does not make the value announced. */
function layingReasons(
  position: SlowPosition,
  play: SlowBuild,
  on: number,
  reasons: Set<string>,
): void {
  const version = versionOf(position.variant);
  const { subtract, keep, limit } = version.builds;
  const { card, value } = play;
  const pile = position.table[on];
  if (pile === undefined) return;
  if (!canBeBuiltOn(position, pile)) reasons.add('joker-not-built-on');
  if (valuesMadeOn(version, card, pile).includes(value)) return;
  reasons.add('sum-or-difference');
  for (const { old, counts } of layings(version, card, pile)) {
    if (subtract && counts > old && value === counts - old) reasons.add('subtraction-turned-round');
    if (!subtract && old > counts && value === old - counts) reasons.add('no-subtraction');
    if (!keep && old === counts && value === old) reasons.add('no-keeping');
    const made = [
      old + counts,
      ...(subtract && old > counts ? [old - counts] : []),
      ...(keep && old === counts ? [old] : []),
    ];
    if (limit !== null && made.includes(value) && value > limit) reasons.add('over-limit');
  }
}

function ownerReasons(position: SlowPosition, play: SlowBuild, reasons: Set<string>): void {
  const version = versionOf(position.variant);
  const { owner, card, value } = play;
  if (!version.builds.owned) {
    if (owner !== null) reasons.add('owner-in-unowned');
  } else if (owner === null) {
    reasons.add('owner-missing');
  } else if (owner === position.toMove) {
    if (!keepsMatch(position, card, value)) reasons.add('no-match-kept');
  } else if (partnersOf(version, position.seats, position.toMove).includes(owner)) {
    if (!hasPromised(position, owner, value)) reasons.add('no-promise');
  } else {
    reasons.add('owner-not-partner');
  }
}
