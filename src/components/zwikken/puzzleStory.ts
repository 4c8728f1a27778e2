/** What a puzzle tells and asks, without its answer. */
import {
  askersOf,
  type PayPuzzle,
  trumpOf,
  type ZwikkenPuzzle,
  zwikkenPuzzleLevel,
} from '../../engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '../../words/zwikkenPuzzles.ts';
import { happeningText, ruleSetName, SUIT_WORDS, seatName } from '../../words/zwikkenSay.ts';

/** The seats of a puzzle. */
const seatsIn = (puzzle: ZwikkenPuzzle): number =>
  puzzle.kind === 'win'
    ? puzzle.position.hands.length
    : puzzle.kind === 'card'
      ? puzzle.players
      : puzzle.state.players;

/** "Classic, 4 players · easy". */
export function placeOf(puzzle: ZwikkenPuzzle): string {
  return WORDS.place(ruleSetName(puzzle.rules), seatsIn(puzzle), zwikkenPuzzleLevel(puzzle));
}

/** The question itself. */
export function questionOf(puzzle: ZwikkenPuzzle): string {
  switch (puzzle.kind) {
    case 'win':
      return WORDS.askWin(puzzle.rules, seatName(puzzle.position.gambler));
    case 'card':
      return WORDS.askCard(puzzle.rules, seatName(puzzle.seat), puzzle.choice.gambler);
    case 'zwik':
      return WORDS.askZwik;
    case 'pay':
      return WORDS.askPay;
  }
}

/** All that a puzzle shows and asks as text, a line each; nothing of its answer. */
export function puzzleText(puzzle: ZwikkenPuzzle): string {
  const hands =
    puzzle.kind === 'win'
      ? puzzle.position.hands
      : puzzle.kind === 'zwik'
        ? puzzle.state.hands
        : [];
  const lines =
    puzzle.kind === 'card'
      ? [
          WORDS.cardsLine(WORDS.inTrick, puzzle.choice.trick),
          WORDS.cardsLine(seatName(puzzle.seat), puzzle.choice.hand),
        ]
      : hands.map((hand, seat) => WORDS.cardsLine(seatName(seat), hand));
  return [...storyOf(puzzle), ...lines, questionOf(puzzle)].join('\n');
}

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
