/** Claims on what a seat can do, as if it were its turn: all answered by listing and checking plays. */
import { makeableOn, makingsOf } from '../arithmetic.ts';
import type { Card } from '../card.ts';
import { checkPlay } from '../check.ts';
import { keptAfter, keptFor } from '../owe.ts';
import { packOf, without } from '../pack.ts';
import { pileWith } from '../piles.ts';
import type { BuildPlay } from '../play.ts';
import { samePlay } from '../same.ts';
import type { State } from '../state.ts';
import { applyPlay } from '../state.ts';
import { matches } from '../value.ts';
import type { Variant } from '../variant.ts';
import type { FoundFor, Sum } from './found.ts';
import type { Judges } from './judge.ts';
import {
  capturesOf,
  capturesOfPiles,
  checkNamed,
  handOf,
  isMore,
  pilesNamed,
  playNamed,
  playsOf,
  positionFor,
  sameCards,
  unseenBy,
} from './scene.ts';

/** How claims about what a seat can do are judged. */
export const SEAT_JUDGES: Judges<
  | 'can-take'
  | 'cannot-take'
  | 'can-take-nothing'
  | 'can-build'
  | 'only-builder'
  | 'build-needs'
  | 'cannot-touch'
  | 'can-only-trail'
  | 'plays-are'
  | 'gives-away'
  | 'may-be-changed'
  | 'would-let-take'
> = {
  'can-take': ({ piles, seat, with: card }, { state }) => {
    const captures = capturesOfPiles(state, seat, piles);
    return { holds: captures.some((capture) => capture.card === card), found: { captures } };
  },
  'cannot-take': ({ piles, seat }, { state }) => {
    const captures = capturesOfPiles(state, seat, piles);
    const position = positionFor(state, seat);
    const takes = pilesNamed(state.table, piles) ?? [];
    const refusals = handOf(state, seat).flatMap((card) => {
      const checked = checkPlay(position, { kind: 'capture', card, takes });
      return checked.ok ? [] : [checked.error];
    });
    return { holds: captures.length === 0, found: { captures, refusals } };
  },
  'can-take-nothing': ({ seat }, { state }) => {
    const captures = capturesOf(state, seat);
    return { holds: captures.length === 0, found: { captures } };
  },
  'can-build': ({ on, seat, value, with: card }, { state }) => {
    const builds = buildsThere(state, seat, on).filter((build) => build.value === value);
    const kept = keptFor(value, handOf(state, seat), card, state.variant);
    const sums = sumsOn(state, on, card, value);
    return { holds: builds.some((build) => build.card === card), found: { builds, sums, kept } };
  },
  'only-builder': ({ on, seat, value }, { state }) => {
    const builds = Array.from({ length: state.seats }, (_, other) =>
      buildsThere(state, other, on).filter((build) => build.value === value),
    );
    const able = builds.flatMap((list, other) => (list.length > 0 ? [other] : []));
    return {
      holds: able.length === 1 && able[0] === seat,
      found: { builds: builds.flat() },
    };
  },
  'build-needs': ({ card, on, seat }, { state }) => {
    const builds = buildsThere(state, seat, on);
    const without = buildsThere(withoutCard(state, seat, card), seat, on);
    return { holds: builds.length > 0 && without.length === 0, found: { builds, without } };
  },
  'cannot-touch': ({ pile: card, seat }, { state }) => {
    const at = pileWith(state.table, card);
    const pile = at === undefined ? undefined : state.table[at];
    if (pile === undefined || at === undefined) throw new Error(`${card} is not on the table`);
    const plays = playsOf(state, seat).filter(
      (play) =>
        (play.kind === 'capture' && play.takes.includes(at)) ||
        (play.kind === 'build' && play.on === at),
    );
    const makeable = handOf(state, seat).flatMap((held) => makeableOn(held, pile, state.variant));
    return { holds: plays.length === 0, found: { plays, makeable: distinct(makeable) } };
  },
  'can-only-trail': ({ seat }, { state }) => {
    const plays = playsOf(state, seat).filter(isMore);
    return { holds: handOf(state, seat).length > 0 && plays.length === 0, found: { plays } };
  },
  'plays-are': ({ plays: named, seat }, { state }) => {
    const plays = playsOf(state, seat).filter(isMore);
    const claimed = named.map((play) => playNamed(play, positionFor(state, seat)));
    const holds =
      plays.length === claimed.length &&
      plays.every((play) => claimed.some((other) => samePlay(play, other)));
    return { holds, found: { plays } };
  },
  'gives-away': ({ card, pile: pileCard, seat }, { state }) => {
    const found = pileGivesAway(state, pileCard);
    return { holds: found.owner === seat && sameCards(found.cards, [card]), found };
  },
  'may-be-changed': ({ seat, value }, { state }) => {
    const { variant } = state;
    const example = pairThatChanges(unseenBy(state, seat), value, variant);
    const seats = state.hands.flatMap((hand, other) =>
      other !== seat && pairThatChanges(hand, value, variant) !== null ? [other] : [],
    );
    return { holds: example !== null, found: { example, seats } };
  },
  'would-let-take': ({ instead, piles, seat, with: card }, { state }) => {
    const checked = checkNamed(state, instead);
    if (!checked.ok) {
      return { holds: false, found: { captures: [], refusal: checked.error, before: [] } };
    }
    const after = applyPlay(state, checked.value);
    const captures = capturesOfPiles(after, seat, piles);
    const before = [];
    for (let next = after.toMove; next !== seat; next = (next + 1) % state.seats) {
      before.push({ seat: next, captures: capturesOfPiles(after, next, piles) });
    }
    return {
      holds: captures.some((capture) => capture.card === card),
      found: { captures, refusal: null, before },
    };
  },
};

/** The builds `seat` could make on the pile with a card, or of one card alone. */
function buildsThere(state: State, seat: number, on: Card | null): BuildPlay[] {
  const pile = on === null ? null : pileWith(state.table, on);
  return playsOf(state, seat).flatMap((play) =>
    play.kind === 'build' && play.on === pile ? [play] : [],
  );
}

/** The ways in which the card makes the value of the pile; none where there is no pile. */
function sumsOn(
  { table, variant }: State,
  on: Card | null,
  card: Card,
  makes: number,
): readonly Sum[] {
  const at = on === null ? undefined : pileWith(table, on);
  const pile = at === undefined ? undefined : table[at];
  if (pile === undefined) return [];
  return makingsOf(makes, card, pile, variant).map(({ from, worth }) => ({
    old: from,
    worth,
    makes,
  }));
}

function withoutCard(state: State, seat: number, card: Card): State {
  const hands = state.hands.map((hand, at) => (at === seat ? keptAfter(hand, card) : hand));
  return { ...state, hands };
}

/** Who owns the pile, its value, and the cards matching it that lie neither on the table nor among the won ones. */
function pileGivesAway({ table, variant, won }: State, card: Card): FoundFor['gives-away'] {
  const at = pileWith(table, card);
  const pile = at === undefined ? undefined : table[at];
  if (pile?.value === undefined) return { owner: null, value: null, cards: [] };
  const { owner, value } = pile;
  const open = without(packOf(variant), [...table.flatMap(({ cards }) => cards), ...won.flat()]);
  return { owner, value, cards: open.filter((other) => matches(other, value, variant)) };
}

/** Two of the cards of which one, laid on a build of the value, makes what the other matches; null where there are none. */
function pairThatChanges(
  cards: readonly Card[],
  value: number,
  variant: Variant,
): FoundFor['may-be-changed']['example'] {
  const build = { cards: [], value, owner: null };
  for (const laid of cards) {
    for (const makes of makeableOn(laid, build, variant)) {
      const held = keptAfter(cards, laid).find((card) => matches(card, makes, variant));
      if (held !== undefined) return { laid, makes, held };
    }
  }
  return null;
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
