/** A whole round played by the slow rules. */
import { isZwick } from './plays.ts';
import { slowReasons } from './reasons.ts';
import { slowScore } from './score.ts';
import type {
  SlowAsk,
  SlowPile,
  SlowPlay,
  SlowPosition,
  SlowPromise,
  SlowRecord,
} from './shapes.ts';
import { cardValues, handWithout } from './values.ts';
import type { Version } from './versions.ts';
import { dealSizes, packOf, partnersOf, sideCount, sideOf, versionOf } from './versions.ts';

/** Per side; `left` is what lay there at the end, before it went to the last to capture. */
export interface SlowResult {
  readonly scores: number[];
  readonly cards: number[];
  readonly zwicks: number[];
  readonly left: string[];
}
/** The index of the first bad entry of the record's plays, and every reason against it. */
export interface SlowFault {
  readonly error: number;
  readonly reasons: string[];
}

/** A round under way. */
export interface SlowState {
  readonly version: Version;
  readonly seats: number;
  readonly dealer: number;
  hands: string[][];
  table: SlowPile[];
  promises: SlowPromise[];
  /** Deals handed out so far, and plays made since the last of them. */
  dealt: number;
  playsSinceDeal: number;
  /** The seat whose turn it would be, if it has a card. */
  turn: number;
  lastToCapture: number | null;
  readonly won: string[][];
  readonly zwicks: number[];
}

/** `seen` is shown what the mover sees before every entry of the record. */
export function slowRound(
  record: SlowRecord,
  seen: (position: SlowPosition) => void = () => {},
): SlowResult | SlowFault {
  checkDeals(record);
  const state = startRound(record);
  for (const [index, entry] of record.plays.entries()) {
    const position = positionOf(record, state);
    if (position === null) return { error: index, reasons: ['round-over'] };
    seen(position);
    if (entry.kind === 'ask') {
      const reasons = askReasons(state, position, entry);
      if (reasons.length > 0) return { error: index, reasons };
      if (entry.holds) promise(state, entry.of, entry.value);
      continue;
    }
    const reasons = [...slowReasons(position, entry)];
    if (reasons.length > 0) return { error: index, reasons };
    playCard(state, position, entry);
    dealIfDue(record, state);
  }
  if (positionOf(record, state) !== null) {
    return { error: record.plays.length, reasons: ['round-unfinished'] };
  }
  return endRound(state);
}

/** The deals of a record are the sizes that its version prescribes, and together they are its pack. */
function checkDeals(record: SlowRecord): void {
  const version = versionOf(record.variant);
  const sizes = record.deals.map((deal) => ({
    hands: deal.hands.map((hand) => hand.length),
    table: deal.table?.length ?? 0,
  }));
  const expected = dealSizes(version, record.seats, record.dealer);
  if (JSON.stringify(sizes) !== JSON.stringify(expected)) throw new Error('wrong sizes of deals');
  const cards = record.deals.flatMap((deal) => [...deal.hands.flat(), ...(deal.table ?? [])]);
  const pack = packOf(version);
  if (cards.sort().join() !== pack.sort().join()) throw new Error('the deals are not the pack');
}

/** The first deal is out, and the dealer's left-hand neighbour is to play. */
export function startRound(record: SlowRecord): SlowState {
  const version = versionOf(record.variant);
  const sides = sideCount(version, record.seats);
  const state: SlowState = {
    version,
    seats: record.seats,
    dealer: record.dealer,
    hands: Array.from({ length: record.seats }, () => []),
    table: [],
    promises: [],
    dealt: 0,
    playsSinceDeal: 0,
    turn: (record.dealer + 1) % record.seats,
    lastToCapture: null,
    won: Array.from({ length: sides }, () => []),
    zwicks: Array.from({ length: sides }, () => 0),
  };
  dealNext(record, state);
  return state;
}

/** A round that has come to this position: only the mover has cards, and nothing is captured yet. */
export function stateAt(position: SlowPosition): SlowState {
  const { seats, toMove } = position;
  const version = versionOf(position.variant);
  const sides = sideCount(version, seats);
  return {
    version,
    seats,
    dealer: 0,
    hands: Array.from({ length: seats }, (_, seat) => (seat === toMove ? [...position.hand] : [])),
    table: [...position.table],
    promises: [...(position.promised ?? [])],
    dealt: 1,
    playsSinceDeal: 0,
    turn: toMove,
    lastToCapture: null,
    won: Array.from({ length: sides }, () => []),
    zwicks: Array.from({ length: sides }, () => 0),
  };
}

function dealNext(record: SlowRecord, state: SlowState): void {
  const deal = record.deals[state.dealt];
  if (deal === undefined) return;
  // What lies on the table from the deal before stays there.
  state.table.push(...(deal.table ?? []).map((card) => ({ cards: [card] })));
  state.hands = state.hands.map((hand, seat) => [...hand, ...(deal.hands[seat] ?? [])]);
  state.dealt += 1;
  state.playsSinceDeal = 0;
}

/** The next deal comes when all hands are empty; in the version with refill, when everybody has played a card. */
export function dealIfDue(record: SlowRecord, state: SlowState): void {
  const handsEmpty = state.hands.every((hand) => hand.length === 0);
  const everyoneHasPlayed = state.playsSinceDeal === state.seats;
  if (state.version.refill ? everyoneHasPlayed : handsEmpty) dealNext(record, state);
}

/** What the player to move sees, or null when the round is over. A seat without a card is passed over. */
export function positionOf(record: SlowRecord, state: SlowState): SlowPosition | null {
  for (let step = 0; step < state.seats; step += 1) {
    const seat = (state.turn + step) % state.seats;
    const hand = state.hands[seat] ?? [];
    if (hand.length === 0) continue;
    return {
      variant: record.variant,
      seats: record.seats,
      toMove: seat,
      hand,
      table: [...state.table],
      promised: [...state.promises],
      ...(record.options === undefined ? {} : { options: record.options }),
    };
  }
  return null;
}

/** At one's turn one may ask any partner for a card of a value, where the version has it; the answer must be true. */
function askReasons(state: SlowState, position: SlowPosition, ask: SlowAsk): string[] {
  const reasons: string[] = [];
  if (!state.version.asks) reasons.push('ask-not-allowed');
  const partners = partnersOf(state.version, state.seats, position.toMove);
  if (!partners.includes(ask.of)) reasons.push('ask-not-partner');
  // A dual card counts for both its values.
  const holds = (state.hands[ask.of] ?? []).some((card) =>
    cardValues(state.version, card).includes(ask.value),
  );
  if (holds !== ask.holds) reasons.push('ask-untrue');
  return reasons;
}

function promise(state: SlowState, seat: number, value: number): void {
  const stands = state.promises.some((each) => each.seat === seat && each.value === value);
  if (!stands) state.promises.push({ seat, value });
}

/** Carries out a legal play. */
export function playCard(state: SlowState, position: SlowPosition, play: SlowPlay): void {
  const seat = position.toMove;
  const side = sideOf(state.version, state.seats, seat);
  state.hands[seat] = handWithout(position.hand, play.card);
  if (play.kind === 'trail') {
    state.table.push({ cards: [play.card] });
  } else if (play.kind === 'capture') {
    const taken = position.table.filter((_, index) => play.takes.includes(index));
    state.table = position.table.filter((_, index) => !play.takes.includes(index));
    state.won[side]?.push(play.card, ...taken.flatMap((pile) => pile.cards));
    if (isZwick(position, play)) state.zwicks[side] = (state.zwicks[side] ?? 0) + 1;
    state.lastToCapture = side;
  } else {
    const { value, owner } = play;
    const on = play.on === null ? undefined : position.table[play.on];
    const built = { cards: [...(on?.cards ?? []), play.card], value, owner };
    if (on === undefined) state.table.push(built);
    else state.table = position.table.map((pile) => (pile === on ? built : pile));
  }
  // First the card played ends its player's promises of the values it matches, but for those of a build he still owns.
  const matched = cardValues(state.version, play.card);
  const stillOwns = (value: number) =>
    state.table.some((pile) => pile.value === value && pile.owner === seat);
  state.promises = state.promises.filter(
    (each) => each.seat !== seat || !matched.includes(each.value) || stillOwns(each.value),
  );
  // Then a build of his own makes a new one; a build for a partner makes none.
  if (play.kind === 'build' && play.owner === seat) promise(state, seat, play.value);
  state.playsSinceDeal += 1;
  state.turn = (seat + 1) % state.seats;
}

/** What is left goes to the side that captured last, and to nobody if nobody ever did; it is no Zwick. */
function endRound(state: SlowState): SlowResult {
  const left = state.table.flatMap((pile) => [...pile.cards]);
  if (state.lastToCapture !== null) state.won[state.lastToCapture]?.push(...left);
  const sides = state.won.map((cards, side) => ({ cards, zwicks: state.zwicks[side] ?? 0 }));
  return {
    scores: slowScore(state.version.id, sides).points,
    cards: state.won.map((cards) => cards.length),
    zwicks: state.zwicks,
    left,
  };
}
