/** What a puzzle says in words once somebody asks: its hints, and why the answer is what it is. */
import {
  askersOf,
  cardRefusal,
  type ZwikkenPuzzle,
  type ZwikPuzzle,
  zwikIn,
} from '../../engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '../../words/zwikkenPuzzles.ts';
import { zwikkenRefusalText } from '../../words/zwikkenRefusals.ts';
import { changesText, seatName } from '../../words/zwikkenSay.ts';

/** Hints, the smaller first. What they say is always right. */
export function hintsOf(puzzle: ZwikkenPuzzle): string[] {
  const { rules } = puzzle;
  switch (puzzle.kind) {
    case 'win': {
      const { forehand, position, solution } = puzzle;
      const name = seatName(position.gambler);
      const first =
        solution.line[
          (position.gambler - forehand + position.hands.length) % position.hands.length
        ];
      if (first === undefined) return [WORDS.needs(rules, name)];
      return [
        WORDS.needs(rules, name),
        solution.wins ? WORDS.firstCard(name, first) : WORDS.holdsOff(name, first),
      ];
    }
    case 'card': {
      const { choice, playable } = puzzle;
      const out = choice.hand.find((card) => !playable.includes(card));
      const refusal = out && cardRefusal(rules, choice, out);
      const first = playable[0];
      return [
        ...(refusal === undefined ? [] : [zwikkenRefusalText(refusal)]),
        ...(first === undefined || refusal !== undefined ? [] : [WORDS.mayBe(first)]),
      ];
    }
    case 'zwik':
      return [WORDS.order(rules), zwiksText(puzzle)];
    case 'pay': {
      const { outcome } = puzzle.state;
      const won = outcome?.kind === 'played' ? WORDS.winner(outcome.winner) : '';
      return [won, WORDS.playedFor(puzzle.state.game?.amount ?? 0)];
    }
  }
}

function zwiksText({ rules, state }: ZwikPuzzle): string {
  const asked = askersOf(state);
  const texts = state.hands.flatMap((hand, seat) => {
    const rank = zwikIn(rules, hand);
    if (rank === null) return [];
    const hasAsked = rules.zwik.shown === 'after-bidding' ? asked.includes(seat) : undefined;
    return WORDS.hasZwik(seatName(seat), rank, hasAsked);
  });
  return texts.length === 0 ? WORDS.noZwik : texts.join(' ');
}

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
      return `${zwiksText(puzzle)} ${WORDS.order(puzzle.rules)} ${WORDS.zwikWinner(puzzle.winner)}`;
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
