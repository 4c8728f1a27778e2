/** What holds in every deal, however it is played. */
import { describe, expect, test } from 'vitest';
import type { SuitedCard } from '../../src/engine/card.ts';
import {
  type Action,
  act,
  checkAction,
  legalActions,
  nextSitting,
  RULE_SETS,
  type RuleSet,
  seatToAct,
  statesOfDeal,
  trumpOf,
  type ZwikkenState,
  zwikkenPack,
} from '../../src/engine/zwikken/index.ts';
import { DEEP } from '../engine/read.ts';
import { slowMay, slowWinner, slowWon, slowWorth } from '../slow/zwikken.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { randomMood, randomSitting, randomStart, randomStep } from './random.ts';
import { countersIn } from './table.ts';

const DEALS = DEEP ? 2000 : 60;
const TABLES = RULE_SETS.flatMap((rules) =>
  rules.players.map((players) => [rules.id, players, rules] as const),
);

/** Everything that might be tried anywhere, allowed or not. */
function everyAct(rules: RuleSet): Action[] {
  const declarations = [{}, { declares: 'knows' }, { declares: 'expects-better' }] as const;
  return [
    ...['half', 'two-thirds', 'three-quarters', 'whole', 'third', 'constructor'].map(
      (part): Action => ({ kind: 'bid', part }),
    ),
    ...(['ask', 'play', 'better'] as const).flatMap((word) =>
      declarations.map((declared): Action => ({ kind: 'ask', word, ...declared })),
    ),
    ...declarations.map((declared): Action => ({ kind: 'pass', ...declared })),
    { kind: 'turn-up' },
    { kind: 'end-deal' },
    { kind: 'keep' },
    ...zwikkenPack(rules).flatMap((card): Action[] => [
      { kind: 'exchange', ten: card },
      { kind: 'play', card },
    ]),
  ];
}

const byName = (actions: readonly Action[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

/** Where each card is: in a hand, in the stock, turned up (or the ten in its place), or played. */
function everyCard({ exchanged, hands, stock, trick, tricks, turned }: ZwikkenState): SuitedCard[] {
  const inHands = new Set([...hands.flat(), ...trick, ...tricks.flatMap(({ cards }) => cards)]);
  return [...inHands, ...stock, ...turned.filter((card) => !inHands.has(card)), ...exchanged];
}

function expectSound(state: ZwikkenState): void {
  const { hands, outcome, phase, pot, rules, stacks, takings, trick, tricks, turned, waiting } =
    state;
  expect(everyCard(state).sort()).toEqual(zwikkenPack(rules).sort());
  expect(pot).toBeGreaterThanOrEqual(0);
  expect([pot, ...stacks].every(Number.isSafeInteger)).toBe(true);
  expect(turned.length).toBeGreaterThanOrEqual(1);
  expect(turned.length).toBeLessThanOrEqual(3);
  expect(new Set(waiting).size).toBe(waiting.length);
  expect(phase === 'over').toBe(outcome !== null);
  expect(phase === 'over').toBe(seatToAct(state) === null);
  // Everyone has played to every trick that is whole.
  const played = trick.length + tricks.reduce((sum, { cards }) => sum + cards.length, 0);
  expect(hands.flat().length + played).toBe(3 * state.players);
  expect(takings.tricks.reduce((sum, one) => sum + one, 0)).toBe(tricks.length);
}

describe.each(TABLES)('%s with %i players', (_, players, rules) => {
  test(`in ${DEALS} random deals no state is illegal, counters are conserved, and every deal ends`, () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < DEALS; seed++) {
      const random = seededRandom(seed);
      let sitting = randomSitting(rules, players, random);
      const counters = countersIn(sitting);
      // Two deals one after the other, so that the pot is carried over.
      for (let deal = 0; deal < 2; deal++) {
        let state = randomStart(sitting, random);
        const mood = randomMood(random);
        for (let steps = 0; state.phase !== 'over'; steps++) {
          expect(steps).toBeLessThan(500);
          expectSound(state);
          expect(countersIn(state)).toBe(counters);
          expect(legalActions(state).length).toBeGreaterThan(0);
          state = randomStep(state, random, mood);
        }
        expectSound(state);
        expect(countersIn(state)).toBe(counters);
        const kind = state.outcome?.kind ?? '';
        ends.set(kind, (ends.get(kind) ?? 0) + 1);
        sitting = nextSitting(state);
      }
    }
    // Random play comes to every end that there is often enough to say something of it.
    expect(ends.get('played') ?? 0).toBeGreaterThan(DEALS / 4);
    expect(ends.get('passed') ?? 0).toBeGreaterThan(0);
    if (DEEP) expect(ends.get('zwik') ?? 0).toBeGreaterThan(0);
    expect(ends.has('thrown-in')).toBe(rules.sameSuitAgain === 'throw-in');
  });

  test('what is listed is what is allowed', () => {
    const tried = everyAct(rules);
    for (let seed = 0; seed < DEALS / 2; seed++) {
      const random = seededRandom(10_000 + seed);
      let state = randomStart(randomSitting(rules, players, random), random);
      const mood = randomMood(random);
      while (state.phase !== 'over') {
        const allowed = tried.filter((action) => checkAction(state, action).ok);
        const listed = legalActions(state);
        expect(byName(listed)).toEqual(byName(allowed));
        expect(new Set(byName(listed)).size).toBe(listed.length);
        state = randomStep(state, random, mood);
      }
      expect(tried.some((action) => checkAction(state, action).ok)).toBe(false);
    }
  });

  test('an act leaves the state before it as it was, and a refused one gives none', () => {
    for (let seed = 0; seed < DEALS / 6; seed++) {
      const random = seededRandom(20_000 + seed);
      let state = randomStart(randomSitting(rules, players, random), random);
      while (state.phase !== 'over') {
        const before = JSON.stringify(state);
        for (const action of everyAct(rules)) {
          expect(act(state, action).ok).toBe(checkAction(state, action).ok);
        }
        expect(JSON.stringify(state)).toBe(before);
        state = randomStep(state, random);
      }
    }
  });

  test('a deal played again from its acts is the same deal, also once it has been JSON', () => {
    for (let seed = 0; seed < DEALS / 6; seed++) {
      const random = seededRandom(30_000 + seed);
      const start = randomStart(randomSitting(rules, players, random), random);
      let end = start;
      while (end.phase !== 'over') end = randomStep(end, random);
      const actions = end.happened.flatMap((one) => (one.kind === 'acted' ? [one.action] : []));
      const stored = JSON.parse(JSON.stringify({ start, actions })) as {
        start: ZwikkenState;
        actions: Action[];
      };
      const again = statesOfDeal(stored.start, stored.actions);
      expect(again.ok && again.value.at(-1)).toEqual(end);
    }
  });

  test('tricks go as a second reading of the rules has them', () => {
    for (let seed = 0; seed < DEALS / 2; seed++) {
      const random = seededRandom(40_000 + seed);
      let state = randomStart(randomSitting(rules, players, random), random);
      while (state.phase !== 'over') {
        if (state.phase === 'tricks') {
          const seat = seatToAct(state) ?? 0;
          const hand = state.hands[seat] ?? [];
          const game = { ...rules, trump: trumpOf(state), gambler: state.game?.gambler ?? -1 };
          const may = hand.filter((card) => slowMay(game, seat, hand, state.trick, card));
          expect(legalActions(state)).toEqual(may.map((card) => ({ kind: 'play', card })));
        }
        state = randomStep(state, random);
      }
      const { game, outcome, tricks } = state;
      if (outcome?.kind !== 'played' || game === null) continue;
      for (const { cards, leader, winner } of tricks) {
        expect(winner).toBe((leader + slowWinner(trumpOf(state), cards)) % players);
      }
      const read = { ...rules, trump: trumpOf(state), gambler: game.gambler };
      expect(outcome.won).toBe(slowWon(read, players, tricks));
      const total = (seat: number) =>
        slowWorth(tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards));
      expect(outcome.takings.points).toEqual(state.stacks.map((_, seat) => total(seat)));
    }
  });
});

test('a deal whose acts go wrong names the first that is refused', () => {
  const random = seededRandom(7);
  const [rules] = RULE_SETS;
  const start = { ...randomStart(randomSitting(rules, 3, random), random) };
  const actions: Action[] = [{ kind: 'pass' }, { kind: 'keep' }, { kind: 'turn-up' }];
  expect(statesOfDeal(start, actions)).toEqual({
    ok: false,
    error: { action: 1, refusal: { code: 'not-now', kind: 'keep', phase: 'bidding' } },
  });
});
