/** What a puzzle tells before its question. */
import {
  askersOf,
  type PayPuzzle,
  trumpOf,
  type ZwikkenPuzzle,
} from '../../engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '../../words/zwikkenPuzzles.ts';
import { happeningText, SUIT_WORDS, seatName } from '../../words/zwikkenSay.ts';

/** What was told before the question, a sentence each. What is asked for is left out. */
export function storyOf(puzzle: ZwikkenPuzzle): string[] {
  switch (puzzle.kind) {
    case 'win':
      return [
        WORDS.trumps(SUIT_WORDS[puzzle.position.trump]),
        WORDS.leadsFirst(seatName(puzzle.forehand)),
      ];
    case 'card':
      return [WORDS.trumps(SUIT_WORDS[puzzle.choice.trump])];
    case 'zwik': {
      const { state } = puzzle;
      const asked = askersOf(state);
      return [
        WORDS.trumps(SUIT_WORDS[trumpOf(state)]),
        ...(asked.length > 0 ? [WORDS.asked(asked.map(seatName))] : []),
        ...state.happened.flatMap((one) =>
          one.kind === 'exchanged' ? happeningText(one, state) : [],
        ),
      ];
    }
    case 'pay':
      return payStory(puzzle);
  }
}

function payStory({ changes, rules, state }: PayPuzzle): string[] {
  const { agreed } = state;
  const taken = changes.reduce((sum, change) => sum + change, 0);
  const agreedOn =
    rules.bidding.kind === 'rising'
      ? agreed.partsFrom === null
        ? WORDS.forPot
        : WORDS.forParts
      : agreed.rounds === null
        ? WORDS.forPot
        : WORDS.forRounds(agreed.rounds);
  return [
    agreedOn,
    ...state.happened.flatMap((one) =>
      one.kind === 'game' || one.kind === 'ended' || one.kind === 'dealt' || one.kind === 'paid-in'
        ? []
        : happeningText(one, state) || [],
    ),
    WORDS.potBefore(state.pot + taken),
  ];
}
