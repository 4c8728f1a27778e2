/** What the commands of Zwikken answer to one line of input. */
import type { Result } from '../engine/index.ts';
import type { BadPlay, BadZwikkenInput, PlayedGame } from '../engine/zwikken/index.ts';
import {
  cardChoiceFromJson,
  highestZwik,
  judgeGame,
  newTricksFromJson,
  playableCards,
  playedGameFromJson,
  solveTricks,
  zwikHandsFromJson,
  zwikIn,
} from '../engine/zwikken/index.ts';
import { zwikkenInputText, zwikkenRefusalText } from '../words/zwikken.ts';
import { LineError } from './lineError.ts';

function orLineError<Value>(result: Result<Value, BadZwikkenInput>): Value {
  if (result.ok) return result.value;
  throw new LineError(result.error.code, zwikkenInputText(result.error));
}

/** The trick counts from 0, as the plays of a record do; the card is named, and `at` is its index in the trick. */
function badPlay({ tricks }: PlayedGame, { at, refusal, trick }: BadPlay): LineError {
  const message = `tricks[${trick}][${at}]: ${zwikkenRefusalText(refusal)}`;
  return new LineError(refusal.code, message, { trick, card: tricks[trick]?.[at], at });
}

export const ZWIKKEN_COMMANDS = {
  'zwikken-legal'(input: unknown): object {
    const { choice, rules } = orLineError(cardChoiceFromJson(input));
    return { cards: playableCards(rules, choice) };
  },

  'zwikken-judge'(input: unknown): object {
    const game = orLineError(playedGameFromJson(input));
    const judged = judgeGame(game);
    if (!judged.ok) throw badPlay(game, judged.error);
    const { points, winners, won } = judged.value;
    return { winners, points, won };
  },

  'zwikken-zwik'(input: unknown): object {
    const { hands, rules } = orLineError(zwikHandsFromJson(input));
    const zwiks = hands.map((hand) => zwikIn(rules, hand));
    return { winner: highestZwik(rules, zwiks), zwiks };
  },

  'zwikken-solve'(input: unknown): object {
    const { line, wins } = solveTricks(orLineError(newTricksFromJson(input)));
    return { wins, line };
  },
};
