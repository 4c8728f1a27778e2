/** What the engine says to an example of a rule of Zwikken, and whether it is what the example expects. */
import { isDeepStrictEqual } from 'node:util';
import type { Suit, SuitedCard } from '../engine/index.ts';
import {
  type Action,
  type ActionRefusal,
  act,
  askersOf,
  type CardRefusal,
  cardRefusal,
  dealProblem,
  firstSitting,
  gameWinner,
  highestZwik,
  judgeGame,
  legalActions,
  makeAct,
  nextSitting,
  parseAct,
  playableCards,
  type RuleSet,
  seatToAct,
  settlement,
  startDeal,
  trumpOf,
  usuallyAgreed,
  winningCard,
  type ZwikkenState,
  zwikIn,
  zwikkenPack,
} from '../engine/zwikken/index.ts';
import type { ZwikkenExample } from './schemas/zwikken.ts';

/** One act of an example: who did what, and the state before it. */
export interface ActStep {
  readonly seat: number;
  readonly action: Action;
  readonly before: ZwikkenState;
}

/** An example with what the engine says to it. */
export type ZwikkenAnswer =
  | {
      readonly kind: 'deal';
      readonly start: ZwikkenState;
      readonly steps: readonly ActStep[];
      readonly state: ZwikkenState;
      readonly refusal: ActionRefusal | undefined;
      readonly asked: readonly string[];
    }
  | {
      readonly kind: 'cards';
      readonly trump: Suit;
      readonly hand: readonly SuitedCard[];
      readonly trick: readonly SuitedCard[];
      readonly gambler: boolean;
      readonly playable: readonly SuitedCard[];
      readonly refusals: readonly CardRefusal[];
    }
  | {
      readonly kind: 'trick';
      readonly trump: Suit;
      readonly trick: readonly SuitedCard[];
      readonly winner: SuitedCard;
    }
  | {
      readonly kind: 'judge';
      readonly trump: Suit;
      readonly gambler: number;
      readonly forehand: number;
      readonly tricks: readonly (readonly SuitedCard[])[];
      readonly winners: readonly number[];
      readonly points: readonly number[];
      readonly won: boolean;
      readonly winner: number | null;
    }
  | {
      readonly kind: 'zwik';
      readonly hands: readonly (readonly SuitedCard[])[];
      readonly zwiks: readonly (string | null)[];
      readonly winner: number | null;
    }
  | {
      readonly kind: 'settle';
      readonly gambler: number;
      readonly askers: readonly number[];
      readonly amount: number;
      readonly winner: number | null;
      readonly changes: readonly number[];
    }
  | { readonly kind: 'figure'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'none' };

/** Three hands with no zwik and no ten, and three suits to turn up. */
const PLAIN = ['AS KD JC', 'AD KC JS', 'AC KS JD'];
const STOCK = 'QH QS QD';
const COUNTERS = 20;

export const cardsIn = (text: string): SuitedCard[] =>
  text.split(' ').filter((card) => card !== '') as SuitedCard[];
const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A figure of a record by its name, for texts and examples. */
export function zwikkenFigure(rules: RuleSet, name: string): unknown {
  switch (name) {
    case 'packSize':
      return zwikkenPack(rules).length;
    case 'turnUpCount':
      return rules.turnUps.length;
    case 'zwikRanks':
      return rules.zwik.ranks;
    case 'biddingIs':
      return rules.bidding.kind;
    case 'parts':
      return rules.bidding.kind === 'rising' ? rules.bidding.parts.map(({ id }) => id) : [];
    default:
      return fieldAt(rules, name);
  }
}

/** A field of a record by its path; undefined where it has none. */
export function fieldAt(rules: RuleSet, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      rules,
    );
}

/** The engine's answer to an example in a set of rules. Throws where it differs from what is expected. */
export function zwikkenAnswer(
  rules: RuleSet,
  example: ZwikkenExample,
  place: string,
): ZwikkenAnswer {
  const { answer, found } = ask(rules, example);
  const expected = 'expected' in example ? example.expected : undefined;
  if (!isDeepStrictEqual(plain(found), plain(expected))) {
    throw new Error(
      `${place}, in ${rules.id}: expected ${JSON.stringify(expected)}, and the engine says ${JSON.stringify(found)}`,
    );
  }
  return answer;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function ask(rules: RuleSet, example: ZwikkenExample): { answer: ZwikkenAnswer; found: unknown } {
  switch (example.kind) {
    case 'deal':
      return askDeal(rules, example);
    case 'cards': {
      const { gambler = false } = example;
      const trump = example.trump as Suit;
      const [hand, trick] = [cardsIn(example.hand), cardsIn(example.trick)];
      const choice = { trump, hand, trick, gambler };
      const playable = playableCards(rules, choice);
      const refusals = Object.entries(example.refused ?? {}).map(([card, code]) => {
        const refusal = cardRefusal(rules, choice, card as SuitedCard);
        if (refusal?.code !== code) {
          throw new Error(`${card}: expected ${code}, and the engine says ${refusal?.code}`);
        }
        return refusal;
      });
      return {
        answer: { kind: 'cards', trump, hand, trick, gambler, playable, refusals },
        found: playable,
      };
    }
    case 'trick': {
      const trick = cardsIn(example.trick);
      const trump = example.trump as Suit;
      const winner = trick[winningCard(rules, trump, trick)] as SuitedCard;
      return { answer: { kind: 'trick', trump, trick, winner }, found: winner };
    }
    case 'judge': {
      const { forehand, gambler, players } = example;
      const trump = example.trump as Suit;
      const tricks = example.tricks.map(cardsIn);
      const judged = judgeGame({ rules, players, forehand, trump, gambler, tricks });
      if (!judged.ok) throw new Error(`a play is refused: ${JSON.stringify(judged.error)}`);
      const { points, winners, won } = judged.value;
      const counts = points.map((_, seat) => winners.filter((one) => one === seat).length);
      const winner = gameWinner(rules, gambler, { tricks: counts, points });
      return {
        answer: { kind: 'judge', trump, gambler, forehand, tricks, winners, points, won, winner },
        found: { winners, points, won },
      };
    }
    case 'zwik': {
      const hands = example.hands.map(cardsIn);
      const zwiks = hands.map((hand) => zwikIn(rules, hand));
      const winner = highestZwik(rules, zwiks);
      return { answer: { kind: 'zwik', hands, zwiks, winner }, found: { winner, zwiks } };
    }
    case 'settle': {
      const { amount, askers, gambler, winner } = example;
      const changes = settlement(rules, example);
      return {
        answer: { kind: 'settle', gambler, askers, amount, winner, changes },
        found: changes.map((change) => change + 0),
      };
    }
    case 'figure': {
      const value = zwikkenFigure(rules, example.field);
      return { answer: { kind: 'figure', field: example.field, value }, found: value };
    }
    case 'none':
      return { answer: { kind: 'none' }, found: undefined };
  }
}

function askDeal(
  rules: RuleSet,
  example: ZwikkenExample & { readonly kind: 'deal' },
): { answer: ZwikkenAnswer; found: unknown } {
  const hands = (example.hands ?? PLAIN).map(cardsIn);
  const deal = { hands, stock: cardsIn(example.stock ?? STOCK) };
  const problem = dealProblem(rules, deal);
  if (problem !== undefined) throw new Error(JSON.stringify(problem));
  const agreed = { ...usuallyAgreed(rules), ...example.agreed };
  const sitting = firstSitting(rules, hands.length, COUNTERS, agreed);
  const start = startDeal({ ...sitting, pot: example.pot ?? 0 }, deal);
  const steps: ActStep[] = [];
  let state = start;
  let refusal: ActionRefusal | undefined;
  for (const word of wordsIn(example.acts)) {
    const action = parseAct(rules, word);
    if (action === undefined) throw new Error(`${word} is no act`);
    if (refusal !== undefined) throw new Error(`${word} comes after a refusal`);
    const done = act(state, action);
    steps.push({ seat: seatToAct(state) ?? state.dealer, action, before: state });
    if (done.ok) state = done.value;
    else refusal = done.error;
  }
  const asked = Object.keys(example.expected);
  const found = Object.fromEntries(
    asked.map((name) => [name, name === 'refused' ? refusal?.code : factOf(state, name)]),
  );
  if (refusal !== undefined && !asked.includes('refused')) {
    throw new Error(`refused: ${JSON.stringify(refusal)}`);
  }
  return { answer: { kind: 'deal', start, steps, state, refusal, asked }, found };
}

/** What holds in a state, by the names that examples use. */
function factOf(state: ZwikkenState, name: string): unknown {
  const { game, hands, outcome, rules } = state;
  switch (name) {
    case 'toAct':
      return seatToAct(state);
    case 'trump':
      return trumpOf(state);
    case 'gambler':
      return game?.gambler;
    case 'amount':
      return game?.amount;
    case 'askers':
      return askersOf(state);
    case 'outcome':
      return outcome?.kind;
    case 'winner':
      return outcome !== null && 'winner' in outcome ? outcome.winner : undefined;
    case 'changes':
      return outcome !== null && 'changes' in outcome ? outcome.changes : undefined;
    case 'hands':
      return hands.map((hand) => hand.join(' '));
    case 'legal':
      return legalActions(state).map((action) => makeAct(rules, action));
    case 'nextDealer':
      return nextSitting(state).dealer;
    case 'nextPot': {
      const next = { hands: PLAIN.map(cardsIn), stock: cardsIn(STOCK) };
      return startDeal(nextSitting(state), next).pot;
    }
    case 'phase':
    case 'pot':
    case 'round':
    case 'stacks':
      return state[name];
    default:
      throw new Error(`no such fact: ${name}`);
  }
}
