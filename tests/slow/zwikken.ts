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
