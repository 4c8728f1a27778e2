/**
 * The tricks of Zwikken read a second time, slowly and for themselves: which cards may be played, who wins, and by
 * looking at every course of the game whether the gambler can force it. Nothing is taken from the engine.
 */

export interface SlowGame {
  /** `tricks` or `points`, and whether the asker may lead the ace of trumps. */
  readonly wonBy: string;
  readonly leadsTopTrump: boolean;
  readonly trump: string;
  readonly gambler: number;
}

const STRENGTH: Readonly<Record<string, number>> = { A: 5, K: 4, Q: 3, J: 2, '10': 1 };
const WORTH: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1, '10': 0 };
const suit = (card: string): string => card.slice(-1);
const strength = (card: string): number => STRENGTH[card.slice(0, -1)] ?? 0;

/** May this card of the hand be played? Each card is asked for itself. */
export function slowMay(
  game: SlowGame,
  seat: number,
  hand: readonly string[],
  trick: readonly string[],
  card: string,
): boolean {
  const led = trick[0];
  if (led === undefined) {
    const isBarred = seat === game.gambler && !game.leadsTopTrump && card === `A${game.trump}`;
    return !isBarred || hand.length === 1;
  }
  const canFollow = hand.some((held) => suit(held) === suit(led));
  if (canFollow) return suit(card) === suit(led);
  const canTrump = hand.some((held) => suit(held) === game.trump);
  if (!canTrump) return true;
  if (suit(card) !== game.trump) return false;
  let toBeat = 0;
  for (const played of trick) {
    if (suit(played) === game.trump && strength(played) > toBeat) toBeat = strength(played);
  }
  const canBeat = hand.some((held) => suit(held) === game.trump && strength(held) > toBeat);
  return !canBeat || strength(card) > toBeat;
}

/**
 * Who wins a trick, as the place in it: trumps are stronger than all cards of the suit led, and the others are
 * worth nothing.
 */
export function slowWinner(trump: string, trick: readonly string[]): number {
  const led = suit(trick[0] ?? '');
  const force = trick.map((card) => {
    if (suit(card) === trump) return 10 + strength(card);
    return suit(card) === led ? strength(card) : 0;
  });
  return force.indexOf(Math.max(...force));
}

export const slowWorth = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (WORTH[card.slice(0, -1)] ?? 0), 0);

/** Whether the gambler has won, from all tricks with their winners. */
export function slowWon(
  game: SlowGame,
  players: number,
  tricks: readonly { readonly winner: number; readonly cards: readonly string[] }[],
): boolean {
  const own = tricks.filter(({ winner }) => winner === game.gambler);
  if (game.wonBy === 'tricks') {
    if (own.length >= 2) return true;
    const [only] = own;
    if (only === undefined) return false;
    const others = tricks.filter((trick) => trick !== only).flatMap(({ cards }) => cards);
    return slowWorth(only.cards) > slowWorth(others);
  }
  const total = (seat: number): number =>
    slowWorth(tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards));
  for (let seat = 0; seat < players; seat++) {
    if (seat !== game.gambler && total(seat) >= total(game.gambler)) return false;
  }
  return true;
}

/** Plain minimax: every card of every seat is tried, nothing is remembered or left out. */
export function slowForces(
  game: SlowGame,
  leader: number,
  hands: readonly (readonly string[])[],
): boolean {
  const players = hands.length;
  const look = (
    left: readonly (readonly string[])[],
    first: number,
    trick: readonly string[],
    tricks: readonly { readonly winner: number; readonly cards: readonly string[] }[],
  ): number => {
    if (trick.length === players) {
      const winner = (first + slowWinner(game.trump, trick)) % players;
      return look(left, winner, [], [...tricks, { winner, cards: trick }]);
    }
    const seat = (first + trick.length) % players;
    const hand = left[seat] ?? [];
    if (hand.length === 0) return slowWon(game, players, tricks) ? 1 : 0;
    const values = hand
      .filter((card) => slowMay(game, seat, hand, trick, card))
      .map((card) =>
        look(
          left.map((held) => held.filter((one) => one !== card)),
          first,
          [...trick, card],
          tricks,
        ),
      );
    return seat === game.gambler ? Math.max(...values) : Math.min(...values);
  };
  return look(hands, leader, [], []) === 1;
}

/** What a set of rules and a table come to, for the slow reading of a whole deal. */
export interface SlowTable {
  readonly asks: boolean;
  readonly passedMayReturn: boolean;
  /** Stakes before each card turned up. */
  readonly turnUpStakes: readonly number[];
  readonly throwInAgain: boolean;
  /** Zwiks from the highest. */
  readonly zwikRanks: readonly string[];
  readonly wonBy: string;
  readonly leadsTopTrump: boolean;
  readonly stake: number;
  /** For how many stakes of everybody one asks; null for the whole pot. */
  readonly rounds: number | null;
  readonly dealer: number;
  readonly pot: number;
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
  /** What is done, in words: `bid.2.3`, `ask.knows`, `swap.10H`, cards. */
  readonly words: readonly string[];
}

/** How it went: who wins by a zwik, who wins, what each takes or pays. Null for what it did not come to. */
export interface SlowDeal {
  readonly hands: readonly (readonly string[])[];
  readonly zwikWinner: number | null;
  readonly changes: readonly number[] | null;
}

const isPass = (word: string): boolean => word.split('.')[0] === 'pass';

/** The seat with the best zwik among some, or null. */
function slowZwik(
  ranks: readonly string[],
  hands: readonly (readonly string[])[],
  seats: readonly number[],
): number | null {
  for (const rank of ranks) {
    const holder = seats.find((seat) => hands[seat]?.every((card) => card.slice(0, -1) === rank));
    if (holder !== undefined) return holder;
  }
  return null;
}

/** A whole deal read a second time from its words. Nothing is checked: it has been played. */
export function slowDeal(table: SlowTable): SlowDeal {
  const { asks, dealer, stake, turnUpStakes, words } = table;
  const players = table.hands.length;
  let hands = table.hands.map((hand) => [...hand]);
  const everyone = Array.from({ length: players }, (_, at) => (dealer + 1 + at) % players);
  const left = [...words];
  const next = (): string => left.shift() ?? '';
  const nothing = (zwikWinner: number | null = null): SlowDeal => ({
    hands,
    zwikWinner,
    changes: null,
  });
  let pot = table.pot;
  const turned: string[] = [];
  const turn = (): boolean => {
    const card = table.stock[turned.length] ?? '';
    const again = turned.some((before) => suit(before) === suit(card));
    pot += (turnUpStakes[turned.length] ?? 0) * stake * players;
    turned.push(card);
    return again;
  };
  turn();
  if (!asks) {
    const winner = slowZwik(table.zwikRanks, hands, everyone);
    if (winner !== null) {
      return {
        hands,
        zwikWinner: winner,
        changes: hands.map((_, at) => (at === winner ? pot : 0)),
      };
    }
  }
  /** Who has asked or bid, the last one last; the last word. */
  let askers: number[] = [];
  let lastWord = '';
  for (;;) {
    if (left.length === 0) return nothing();
    const say = (seat: number): void => {
      const word = next();
      if (isPass(word)) return;
      askers = [...askers.filter((one) => one !== seat), seat];
      lastWord = word;
    };
    if (asks) {
      const passed: number[] = [];
      for (const seat of everyone) {
        if (left.length > 0 && isPass(left[0] ?? '')) passed.push(seat);
        say(seat);
      }
      if (askers.length > 0) {
        const best = askers.at(-1);
        const second = everyone.filter(
          (seat) => seat !== best && (table.passedMayReturn || !passed.includes(seat)),
        );
        for (const seat of second) say(seat);
      }
    } else {
      let inIt = [...everyone];
      while (inIt.length > 0 && !(inIt.length === 1 && askers.at(-1) === inIt[0])) {
        const [seat = 0, ...others] = inIt;
        const out = isPass(left[0] ?? '');
        say(seat);
        inIt = out ? others : [...others, seat];
      }
    }
    if (askers.length > 0) break;
    if (turned.length === turnUpStakes.length || next() !== 'turn') return nothing();
    if (turn() && table.throwInAgain) return nothing();
  }
  const gambler = askers.at(-1) ?? 0;
  const [, some = 1, all = 1] = lastWord.split('.').map(Number);
  const asked = table.rounds === null ? pot : Math.min(pot, table.rounds * stake * players);
  const amount = asks ? asked : Math.ceil((pot * some) / all);
  while (/^(swap|keep)/.test(left[0] ?? '')) {
    const ten = next().replace(/^(swap\.|keep)/, '');
    const up = turned.find((card) => suit(card) === suit(ten));
    if (ten !== '')
      hands = hands.map((hand) => hand.map((card) => (card === ten ? (up ?? '') : card)));
  }
  const paid = (winner: number | null): number[] =>
    hands.map((_, seat) => {
      if (!askers.includes(seat) || (!asks && seat !== gambler)) return 0;
      return seat === winner ? amount : -amount;
    });
  if (asks) {
    const winner = slowZwik(table.zwikRanks, hands, askers);
    if (winner !== null) return { hands, zwikWinner: winner, changes: paid(winner) };
  }
  const looked = hands;
  if (left.length === 0) return nothing();
  const trump = suit(turned.at(-1) ?? '');
  const game = { wonBy: table.wonBy, leadsTopTrump: table.leadsTopTrump, trump, gambler };
  const tricks: { winner: number; cards: string[] }[] = [];
  let leader = (dealer + 1) % players;
  while (left.length > 0) {
    const cards = Array.from({ length: players }, next);
    leader = (leader + slowWinner(trump, cards)) % players;
    tricks.push({ winner: leader, cards });
  }
  const totals = looked.map((_, seat) =>
    slowWorth(tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards)),
  );
  const top = Math.max(...totals);
  const single = totals.filter((total) => total === top).length === 1 ? totals.indexOf(top) : null;
  const winner = asks ? single : slowWon(game, players, tricks) ? gambler : null;
  return { hands: looked, zwikWinner: null, changes: paid(winner) };
}
