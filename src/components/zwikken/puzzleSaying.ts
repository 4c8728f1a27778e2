/** What a puzzle says in words once somebody asks: its hints, what is wrong with an answer, and why the right one is right. */
import {
  type HeldZwik,
  ZWIKKEN_RULE_OF,
  type ZwikkenHint,
  type ZwikkenPuzzle,
  type ZwikkenRefutation,
  zwiksHeld,
} from '../../engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '../../words/zwikkenPuzzles.ts';
import { zwikkenRefusalText } from '../../words/zwikkenRefusals.ts';
import { changesText, seatName } from '../../words/zwikkenSay.ts';

/** A hint in words. What it says is always right. */
export function hintText(puzzle: ZwikkenPuzzle, hint: ZwikkenHint): string {
  switch (hint.code) {
    case 'needs':
      return puzzle.kind === 'win'
        ? WORDS.needs(puzzle.rules, seatName(puzzle.position.gambler))
        : '';
    case 'key-card':
      return WORDS.key(hint.wins, hint.by);
    case 'turns-on':
      return WORDS.turnsOn[hint.why ?? 'anything'];
    case 'may-be':
      return WORDS.mayBe(hint.card);
    case 'order':
      return WORDS.order(puzzle.rules);
    case 'held':
      return zwiksText(hint.zwiks);
    case 'winner':
      return WORDS.winner(hint.winner);
    case 'amount':
      return WORDS.playedFor(hint.amount);
    case 'answer':
      return answerText(puzzle);
  }
}

/** What shows that an answer is wrong, a sentence each, with the rule where one says so. */
export function reasonsOf(
  puzzle: ZwikkenPuzzle,
  refutation: ZwikkenRefutation,
): readonly { readonly text: string; readonly rule?: string }[] {
  switch (refutation.code) {
    case 'forced':
    case 'prevented':
      return [{ text: WORDS.key(refutation.code === 'forced', refutation.by) }];
    case 'wrong-cards': {
      const refused = refutation.refused.map((refusal) => ({
        text: WORDS.not(refusal.card, zwikkenRefusalText(refusal)),
        rule: ZWIKKEN_RULE_OF[refusal.code],
      }));
      return refutation.missing === 0
        ? refused
        : [...refused, { text: WORDS.missing(refutation.missing) }];
    }
    case 'holds-none':
      return [{ text: WORDS.holdsNone(seatName(refutation.seat)), rule: 'zwik' }];
    case 'has-not-asked': {
      const { rank, seat } = refutation;
      return [{ text: WORDS.hasZwik(seatName(seat), rank, false), rule: 'zwik-asked' }];
    }
    case 'higher-one': {
      const { rank, seat } = refutation;
      return [{ text: WORDS.higherOne(seatName(seat), rank), rule: 'zwik-rank' }];
    }
    case 'there-is-one':
      return [{ text: WORDS.thereIsOne }];
    case 'paid-otherwise':
      return refutation.seats.map(({ fault, seat }) => ({
        text: WORDS.faults[fault](seatName(seat)),
        ...(fault === 'amount' ? {} : { rule: ruleBehind(puzzle) }),
      }));
    case 'no-answer':
      return [{ text: WORDS.noAnswer }];
  }
}

const zwiksText = (zwiks: readonly HeldZwik[]): string =>
  zwiks.length === 0
    ? WORDS.noZwik
    : zwiks
        .map(({ asked, rank, seat }) => WORDS.hasZwik(seatName(seat), rank, asked ?? undefined))
        .join(' ');

/** Why the answer is what it is. */
export function answerText(puzzle: ZwikkenPuzzle): string {
  switch (puzzle.kind) {
    case 'win': {
      const name = seatName(puzzle.position.gambler);
      return puzzle.solution.wins ? WORDS.force(name) : WORDS.noForce(name);
    }
    case 'card':
      return WORDS.allCards(puzzle.playable);
    case 'zwik':
      return `${zwiksText(zwiksHeld(puzzle))} ${WORDS.order(puzzle.rules)} ${WORDS.zwikWinner(puzzle.winner)}`;
    case 'pay': {
      const { outcome, takings } = puzzle.state;
      const won = outcome?.kind === 'played' ? WORDS.winner(outcome.winner) : '';
      const amount = WORDS.playedFor(puzzle.state.game?.amount ?? 0);
      return `${WORDS.totals(takings.points)} ${won} ${amount} ${changesText(puzzle.changes) || WORDS.nobodyPays}`;
    }
  }
}

/** The rule that an answer hangs on most, by its id. */
export function ruleBehind(puzzle: ZwikkenPuzzle): string {
  const { rules } = puzzle;
  switch (puzzle.kind) {
    case 'win':
      return rules.wonBy === 'tricks' ? 'won-by-tricks' : 'won-by-points';
    case 'card':
      return puzzle.choice.trick.length === 0 ? 'forehand-leads' : 'must-overtrump';
    case 'zwik':
      return rules.zwik.shown === 'after-bidding' ? 'zwik-asked' : 'zwik-rank';
    case 'pay':
      return rules.settles === 'gambler' ? 'loser-pays' : 'askers-settle';
  }
}
