/** Answers to puzzles of Zwikken: which is right, what shows that one is wrong, and hints. All as data, without words. */
import type { Rank, SuitedCard } from '../card.ts';
import type { PayPuzzle, WinPuzzle, ZwikkenPuzzle, ZwikPuzzle } from './puzzle.ts';
import { afterCard, seatToPlay } from './solve.ts';
import { askersOf } from './state.ts';
import type { CardRefusal } from './trick.ts';
import { cardRefusal } from './trick.ts';
import { zwikIn } from './zwik.ts';

/**
 * An answer. `win`: whether the gambler can force it. `card`: all cards that may be played. `zwik`: the seat that wins
 * by one, or null. `pay`: counters by seat, taken above nought and paid below it.
 */
export type ZwikkenReply =
  | { readonly kind: 'win'; readonly wins: boolean }
  | { readonly kind: 'card'; readonly cards: readonly SuitedCard[] }
  | { readonly kind: 'zwik'; readonly winner: number | null }
  | { readonly kind: 'pay'; readonly changes: readonly number[] };

/** The first card of the best line by somebody of the side that gets its way, and who plays it. */
export interface KeyCard {
  readonly seat: number;
  readonly card: SuitedCard;
  /** The card that was led to its trick, or null where it is the lead itself. */
  readonly led: SuitedCard | null;
}

/** Why what was said of a seat can't be: it has not asked, or is not the gambler; it has won; it has not; or the number. */
export type PayFault = 'not-in-it' | 'has-won' | 'has-lost' | 'amount';

/** What shows that an answer is wrong. */
export type ZwikkenRefutation =
  /** An answer to a puzzle of another kind, or of another number of seats. */
  | { readonly code: 'no-answer' }
  /** win: it can be forced, or prevented, and this card is where it begins. */
  | { readonly code: 'forced' | 'prevented'; readonly by: KeyCard }
  /** card: cards that may not be played, with the reason, and how many that may were left out. */
  | {
      readonly code: 'wrong-cards';
      readonly refused: readonly CardRefusal[];
      readonly missing: number;
    }
  /** zwik: the seat holds none. */
  | { readonly code: 'holds-none'; readonly seat: number }
  /** zwik: it holds one, but has not asked. */
  | { readonly code: 'has-not-asked'; readonly seat: number; readonly rank: Rank }
  /** zwik: it holds one, but a higher one wins. */
  | { readonly code: 'higher-one'; readonly seat: number; readonly rank: Rank }
  /** zwik: there is one that wins. */
  | { readonly code: 'there-is-one' }
  /** pay: each seat of which something wrong was said. */
  | {
      readonly code: 'paid-otherwise';
      readonly seats: readonly { readonly seat: number; readonly fault: PayFault }[];
    };

/** The verdict on an answer. Each puzzle has one right answer. */
export type ZwikkenJudgement =
  | { readonly right: true }
  | { readonly right: false; readonly refutation: ZwikkenRefutation };

/** The right answer. */
export function replyTo(puzzle: ZwikkenPuzzle): ZwikkenReply {
  switch (puzzle.kind) {
    case 'win':
      return { kind: 'win', wins: puzzle.solution.wins };
    case 'card':
      return { kind: 'card', cards: puzzle.playable };
    case 'zwik':
      return { kind: 'zwik', winner: puzzle.winner };
    case 'pay':
      return { kind: 'pay', changes: puzzle.changes };
  }
}

/** Judges an answer. Cards may be named in any order. */
export function judgeReply(puzzle: ZwikkenPuzzle, reply: ZwikkenReply): ZwikkenJudgement {
  const refutation = refutationOf(puzzle, reply);
  return refutation === undefined ? { right: true } : { right: false, refutation };
}

function refutationOf(puzzle: ZwikkenPuzzle, reply: ZwikkenReply): ZwikkenRefutation | undefined {
  if (puzzle.kind === 'win' && reply.kind === 'win') {
    if (reply.wins === puzzle.solution.wins) return undefined;
    return { code: puzzle.solution.wins ? 'forced' : 'prevented', by: keyCard(puzzle) };
  }
  if (puzzle.kind === 'card' && reply.kind === 'card') {
    const { choice, playable, rules } = puzzle;
    const chosen = [...new Set(reply.cards)];
    if (chosen.some((card) => !choice.hand.includes(card))) return { code: 'no-answer' };
    const refused = chosen.flatMap((card) => cardRefusal(rules, choice, card) ?? []);
    const missing = playable.filter((card) => !chosen.includes(card)).length;
    return refused.length + missing === 0 ? undefined : { code: 'wrong-cards', refused, missing };
  }
  if (puzzle.kind === 'zwik' && reply.kind === 'zwik') return zwikRefutation(puzzle, reply.winner);
  if (puzzle.kind === 'pay' && reply.kind === 'pay') return payRefutation(puzzle, reply.changes);
  return { code: 'no-answer' };
}

/** The first card of the line after which the side that gets its way has shown how it does. */
function keyCard({ position, solution }: WinPuzzle): KeyCard {
  let at = position;
  for (const card of solution.line) {
    const seat = seatToPlay(at);
    if (seat !== null && (seat === position.gambler) === solution.wins) {
      return { seat, card, led: at.trick[0] ?? null };
    }
    at = afterCard(at, card);
  }
  throw new Error('a line in which one side plays nothing');
}

function zwikRefutation(puzzle: ZwikPuzzle, winner: number | null): ZwikkenRefutation | undefined {
  const { rules, state } = puzzle;
  if (winner === puzzle.winner) return undefined;
  if (winner === null) return { code: 'there-is-one' };
  const hand = state.hands[winner];
  if (hand === undefined) return { code: 'no-answer' };
  const rank = zwikIn(rules, hand);
  if (rank === null) return { code: 'holds-none', seat: winner };
  const needsAsking = rules.zwik.shown === 'after-bidding';
  return needsAsking && !askersOf(state).includes(winner)
    ? { code: 'has-not-asked', seat: winner, rank }
    : { code: 'higher-one', seat: winner, rank };
}

function payRefutation(
  { changes }: PayPuzzle,
  given: readonly number[],
): ZwikkenRefutation | undefined {
  if (given.length !== changes.length) return { code: 'no-answer' };
  const seats = changes.flatMap((change, seat) => {
    const said = given[seat] ?? 0;
    if (said === change) return [];
    const fault: PayFault =
      Math.sign(said) === Math.sign(change)
        ? 'amount'
        : change === 0
          ? 'not-in-it'
          : change > 0
            ? 'has-won'
            : 'has-lost';
    return [{ seat, fault }];
  });
  return seats.length === 0 ? undefined : { code: 'paid-otherwise', seats };
}

/** A zwik that somebody holds. `asked` is null where nobody has to ask. */
export interface HeldZwik {
  readonly seat: number;
  readonly rank: Rank;
  readonly asked: boolean | null;
}

/** A hint: a nudge, half of the answer, then all of it. */
export type ZwikkenHint =
  /** win: what the gambler needs in these rules. */
  | { readonly code: 'needs' }
  /** win: the card that the line hangs on first; it helps, or is the best that does not. */
  | { readonly code: 'key-card'; readonly by: KeyCard; readonly wins: boolean }
  /** card: what it turns on; null where everything may be played. */
  | { readonly code: 'turns-on'; readonly why: CardRefusal['code'] | null }
  /** card: one that may be played. */
  | { readonly code: 'may-be'; readonly card: SuitedCard }
  /** zwik: the order of zwiks in these rules. */
  | { readonly code: 'order' }
  /** zwik: those that are held. */
  | { readonly code: 'held'; readonly zwiks: readonly HeldZwik[] }
  /** pay: who has won the game, or null. */
  | { readonly code: 'winner'; readonly winner: number | null }
  /** pay: what was played for. */
  | { readonly code: 'amount'; readonly amount: number }
  /** The right answer. */
  | { readonly code: 'answer'; readonly reply: ZwikkenReply };

/** The zwiks that are held when they are looked at. */
export function zwiksHeld({ rules, state }: ZwikPuzzle): HeldZwik[] {
  const asked = askersOf(state);
  return state.hands.flatMap((hand, seat) => {
    const rank = zwikIn(rules, hand);
    if (rank === null) return [];
    return [
      { seat, rank, asked: rules.zwik.shown === 'after-bidding' ? asked.includes(seat) : null },
    ];
  });
}

/** Three hints, the smallest first; the third is the answer. */
export function zwikkenHints(
  puzzle: ZwikkenPuzzle,
): readonly [ZwikkenHint, ZwikkenHint, ZwikkenHint] {
  const answer: ZwikkenHint = { code: 'answer', reply: replyTo(puzzle) };
  switch (puzzle.kind) {
    case 'win': {
      const { wins } = puzzle.solution;
      return [{ code: 'needs' }, { code: 'key-card', by: keyCard(puzzle), wins }, answer];
    }
    case 'card': {
      const { choice, playable, rules } = puzzle;
      const [refusal] = choice.hand.flatMap((card) => cardRefusal(rules, choice, card) ?? []);
      const first = playable[0] as SuitedCard;
      return [
        { code: 'turns-on', why: refusal?.code ?? null },
        { code: 'may-be', card: first },
        answer,
      ];
    }
    case 'zwik':
      return [{ code: 'order' }, { code: 'held', zwiks: zwiksHeld(puzzle) }, answer];
    case 'pay': {
      const { game, outcome } = puzzle.state;
      const winner = outcome?.kind === 'played' ? outcome.winner : null;
      return [{ code: 'winner', winner }, { code: 'amount', amount: game?.amount ?? 0 }, answer];
    }
  }
}
