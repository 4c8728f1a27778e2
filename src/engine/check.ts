/** Whether one play is legal, and if not, the first reason why not. Changes nothing. */
import { canMake, makeableOn } from './arithmetic.ts';
import { mayBeBuiltOn } from './builds.ts';
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import { leastUncovered } from './least.ts';
import { keptAfter, owedValues, uncovered, unmatched } from './owe.ts';
import type { BuildPlay, CaptureTried, Pile, Play, PlayTried, Position } from './play.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import type { Shape } from './shape.ts';
import { shapesFor, totalsOf } from './shape.ts';
import { arePartners } from './sides.ts';
import { isLooseWild, matches, pileValues, valuesOf } from './value.ts';
import { scoresZwick, splitAtAnyValue } from './zwick.ts';

/**
 * The play, complete (a capture with its value, groups and whether it is a Zwick), or the first reason for which it is
 * refused, in the order of `REFUSAL_CODES`. Whatever `listPlays` lists passes, and whatever passes is listed there.
 */
export function checkPlay(position: Position, play: PlayTried): Result<Play, Refusal> {
  if (!position.hand.includes(play.card)) {
    // Rule one-card-a-turn
    return err(refuse('card-not-in-hand', { card: play.card }));
  }
  const checked = checkKind(position, play);
  if (!checked.ok) return checked;
  const uncoveredBuild = checkOwed(position, checked.value);
  return uncoveredBuild ? err(uncoveredBuild) : checked;
}

/**
 * Every reason for which a play is refused, one for each thing that is looked at by itself: the card, the arithmetic, the
 * owner of a build, and what is owed. `checkPlay` gives the first of them; a legal play has none.
 */
export function reasonsAgainst(position: Position, play: PlayTried): Refusal[] {
  const reasons: Refusal[] = [];
  if (!position.hand.includes(play.card)) {
    reasons.push(refuse('card-not-in-hand', { card: play.card }));
  }
  if (play.kind === 'capture') {
    const checked = checkCapture(position, play);
    if (!checked.ok) reasons.push(checked.error);
  }
  if (play.kind === 'build') {
    const { on } = play;
    const sum = on === null ? checkSingle(position, play) : checkOnPile(position, play, on);
    reasons.push(...[sum, checkOwner(position, play)].filter((reason) => reason !== undefined));
  }
  const isThere = !reasons.some(({ code }) => code === 'no-such-pile');
  if (reasons[0]?.code === 'card-not-in-hand' || !isThere) return reasons;
  // Of a build that no card is kept for, that is said already: the others that are owed are looked at.
  const isSaid = reasons.some(({ code }) => code === 'no-match-kept');
  const made: Play =
    play.kind === 'capture'
      ? { ...play, value: 0, groups: [], zwick: false }
      : isSaid && play.kind === 'build'
        ? { ...play, owner: null }
        : play;
  const owed = checkOwed(position, made);
  return owed ? [...reasons, owed] : reasons;
}

function checkKind(position: Position, play: PlayTried): Result<Play, Refusal> {
  switch (play.kind) {
    case 'trail':
      return ok({ kind: 'trail', card: play.card });
    case 'capture':
      return checkCapture(position, play);
    case 'build': {
      const refusal =
        (play.on === null ? checkSingle(position, play) : checkOnPile(position, play, play.on)) ??
        checkOwner(position, play);
      const { card, on, value, owner } = play;
      return refusal ? err(refusal) : ok({ kind: 'build', card, on, value, owner });
    }
  }
}

function noSuchPile(position: Position, pile: number): Refusal | undefined {
  return position.table[pile] === undefined
    ? refuse('no-such-pile', { pile, piles: position.table.length })
    : undefined;
}

function checkCapture(position: Position, { card, takes }: CaptureTried): Result<Play, Refusal> {
  const { options, table, variant } = position;
  if (takes.length === 0) return err(refuse('nothing-taken', { card }));
  for (const pile of takes) {
    const missing = noSuchPile(position, pile);
    if (missing) return err(missing);
  }
  const twice = takes.find((pile, at) => takes.indexOf(pile) !== at);
  if (twice !== undefined) return err(refuse('pile-taken-twice', { pile: twice }));
  const piles = [...takes].sort((one, other) => one - other);
  for (const pile of piles) {
    if (!isLooseWild(table[pile] as Pile, variant)) continue;
    // Rule joker-never-taken, joker-only-by-joker
    if (options.jokerOnTable === 'never') return err(refuse('joker-stays', { pile }));
    if (options.jokerOnTable === 'joker-only' && !isJoker(card)) {
      return err(refuse('joker-needs-joker', { pile, card }));
    }
  }
  const shapes = shapesFor(position, isJoker(card));
  const split = splitAtAnyValue(shapes, piles, valuesOf(card, variant));
  if (split === null) return err(whyNoCapture(position, card, piles, shapes));
  const zwick = piles.length === table.length && scoresZwick(card, position);
  return ok({ kind: 'capture', card, takes: piles, ...split, zwick });
}

/** Why existing piles can't be captured: the arithmetic. Rule capture, capture-groups, capture-never-subtracts. */
function whyNoCapture(
  position: Position,
  card: Card,
  piles: readonly number[],
  shapes: readonly Shape[],
): Refusal {
  const { table, variant } = position;
  const values = [...valuesOf(card, variant)];
  const subtracting = subtractionIn(position, card, piles);
  if (subtracting) return subtracting;
  const [only, second] = piles;
  if (only !== undefined && second === undefined) {
    const pile = table[only] as Pile;
    return refuse('pile-mismatch', {
      card,
      values,
      pile: only,
      pileValues: [...pileValues(pile, variant)],
    });
  }
  // A pile taken alone needs no arithmetic; the others are what fails.
  const summed = piles.filter((pile) => shapes[pile]?.taken === 'sum');
  const highest = values.at(-1) ?? 0;
  for (const pile of summed) {
    const lowest = shapes[pile]?.base ?? 0;
    if (lowest > highest) return refuse('pile-too-high', { card, highest, pile, lowest });
  }
  const sums = totalsOf(summed.flatMap((pile) => shapes[pile] ?? []));
  for (const value of values.toReversed()) {
    const sum = sums.find((total) => total % value === 0);
    if (sum !== undefined) {
      return refuse('no-split', { card, value, sum, groups: sum / value });
    }
  }
  return refuse('sum-mismatch', { card, values, sums });
}

/** Two piles of which one less the other is a value of the card: the mistake that players of the game know best. */
function subtractionIn(
  { table, variant }: Position,
  card: Card,
  piles: readonly number[],
): Refusal | undefined {
  const [one, other, third] = piles;
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  for (const [above, below] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const high of pileValues(table[above] as Pile, variant)) {
      for (const low of pileValues(table[below] as Pile, variant)) {
        const value = high - low;
        if (!matches(card, value, variant)) continue;
        return refuse('capture-subtracts', { card, value, piles: [above, below], high, low });
      }
    }
  }
  return undefined;
}

function checkSingle({ variant }: Position, { card, value }: BuildPlay): Refusal | undefined {
  // Rule sum-builds-only: there is nothing to add to.
  if (!variant.builds.single) return refuse('no-single-build', { card });
  // Rule build-of-one-card
  const values = [...valuesOf(card, variant)];
  if (!values.includes(value)) return refuse('single-value', { card, values, value });
  // Rule build-limit
  const limit = variant.builds.limit ?? value;
  return value > limit ? refuse('over-limit', { card, on: null, value, limit }) : undefined;
}

function checkOnPile(
  position: Position,
  { card, value }: BuildPlay,
  on: number,
): Refusal | undefined {
  const { table, variant } = position;
  const { builds } = variant;
  const missing = noSuchPile(position, on);
  if (missing) return missing;
  // Rule loose-joker-not-built-on
  if (!mayBeBuiltOn(on, position)) return refuse('joker-not-built-on', { pile: on });
  const pile = table[on] as Pile;
  const makeable = makeableOn(card, pile, variant);
  if (makeable.includes(value)) return undefined;
  for (const old of pileValues(pile, variant)) {
    for (const cardValue of valuesOf(card, variant)) {
      // Rule subtraction-direction
      if (builds.subtract && cardValue > old && value === cardValue - old) {
        return refuse('subtraction-turned-round', { card, on, value, old, cardValue });
      }
    }
  }
  for (const old of pileValues(pile, variant)) {
    for (const cardValue of valuesOf(card, variant)) {
      // Rule sum-builds
      if (!builds.subtract && value > 0 && value === old - cardValue) {
        return refuse('no-subtraction', { card, on, value, old, cardValue });
      }
    }
  }
  // Rule sum-builds-only
  if (!builds.keep && matches(card, value, variant) && pileValues(pile, variant).includes(value)) {
    return refuse('no-keeping', { card, on, value });
  }
  // Rule build-limit
  const limit = builds.limit ?? value;
  if (value > limit) {
    const unlimited = { ...builds, limit: null };
    const added = pileValues(pile, variant).some((old) =>
      valuesOf(card, variant).some((worth) => canMake(value, old, worth, unlimited)),
    );
    if (added) return refuse('over-limit', { card, on, value, limit });
  }
  return refuse('sum-or-difference', { card, on, value, makeable });
}

/** Rule build-owner, builds-unowned, build-keeps-match, build-for-partner. */
function checkOwner(position: Position, { card, owner, value }: BuildPlay): Refusal | undefined {
  const { hand, promised, seats, toMove, variant } = position;
  if (!variant.builds.owned) {
    return owner === null ? undefined : refuse('owner-in-unowned', { owner });
  }
  if (owner === null) return refuse('owner-missing', { value });
  if (owner === toMove) {
    const kept = keptAfter(hand, card);
    return kept.some((held) => matches(held, value, variant))
      ? undefined
      : refuse('no-match-kept', { value, kept });
  }
  if (!arePartners(variant, seats, toMove, owner)) return refuse('owner-not-partner', { owner });
  return promised.some((promise) => promise.seat === owner && promise.value === value)
    ? undefined
    : refuse('no-promise', { partner: owner, value });
}

/** Rule owe, owe-short: no play may leave more owed values without a card than another play would. */
function checkOwed(position: Position, play: Play): Refusal | undefined {
  const { hand, table, toMove, variant } = position;
  const kept = keptAfter(hand, play.card);
  const owed = owedValues(tableAfter(table, play), toMove);
  if (owed.length === 0) return undefined;
  const short = uncovered(owed, kept, variant);
  if (short === 0) return undefined;
  const least = leastUncovered(position);
  if (short <= least) return undefined;
  const missing = unmatched(owed, kept, variant);
  return refuse('build-uncovered', { owed, missing, uncovered: short, least });
}

/**
 * The table after a play that has been checked: a trailed card or a build of one card comes last, a build on a pile
 * stays in its place, captured piles leave and the rest close up.
 */
export function tableAfter(table: readonly Pile[], play: Play): Pile[] {
  switch (play.kind) {
    case 'trail':
      return [...table, { cards: [play.card] }];
    case 'capture':
      return table.filter((_, pile) => !play.takes.includes(pile));
    case 'build': {
      const { card, on, owner, value } = play;
      if (on === null) return [...table, { cards: [card], value, owner }];
      return table.map((pile, at) =>
        at === on ? { cards: [...pile.cards, card], value, owner } : pile,
      );
    }
  }
}
