/** Whether the numbers in a refusal, and in the witness of a capture, are true. */
import { layings, totalsOf, valuesMadeOn } from './arithmetic.ts';
import { owedAfter, uncoveredAfter } from './owing.ts';
import { isZwick, leastUncovered, pilesToGroup } from './plays.ts';
import { missingPiles } from './reasons.ts';
import type { SlowBuild, SlowCapture, SlowPile, SlowPlay, SlowPosition } from './shapes.ts';
import {
  ascending,
  cardValues,
  handWithout,
  isJoker,
  isLooseJoker,
  jokerOnTable,
  pileValues,
} from './values.ts';
import { versionOf } from './versions.ts';

/** A refusal: its code, the rule it names, and facts that depend on the code. */
export type SlowRefusal = { readonly code: string } & Readonly<Record<string, unknown>>;
type Facts = Readonly<Record<string, unknown>>;

/** What is wrong with the facts of a refusal; nothing when they recompute. */
export function factsHold(position: SlowPosition, play: SlowPlay, refusal: object): string[] {
  const { code, rule, ...facts } = refusal as SlowRefusal;
  if (typeof rule !== 'string') return [`${code}: names no rule`];
  const right = rightFacts(position, play, code);
  if (right.some((each) => sameFacts(each, facts))) return [];
  const expected = right.map((each) => JSON.stringify(each)).join(' or ');
  return [`${code}: ${JSON.stringify(facts)} should be ${expected || '(another code)'}`];
}

function sameFacts(a: Facts, b: Facts): boolean {
  const names = (facts: Facts) => Object.keys(facts).sort().join(' ');
  const same = (name: string) => JSON.stringify(a[name]) === JSON.stringify(b[name]);
  return names(a) === names(b) && Object.keys(a).every(same);
}

/** Every true way to fill in the facts of a code for this play. */
function rightFacts(position: SlowPosition, play: SlowPlay, code: string): Facts[] {
  const { card } = play;
  if (code === 'card-not-in-hand') return position.hand.includes(card) ? [] : [{ card }];
  if (code === 'no-such-pile') {
    return missingPiles(position, play).map((pile) => ({ pile, piles: position.table.length }));
  }
  if (code === 'build-uncovered') return [uncoveredFacts(position, play)];
  if (play.kind === 'capture') return captureFacts(position, play, code);
  if (play.kind === 'build') return buildFacts(position, play, code);
  return [];
}

function uncoveredFacts(position: SlowPosition, play: SlowPlay): Facts {
  const version = versionOf(position.variant);
  const left = handWithout(position.hand, play.card);
  const owed = owedAfter(position, play);
  const matched = (value: number) => left.some((card) => cardValues(version, card).includes(value));
  return {
    owed,
    missing: owed.filter((value) => !matched(value)),
    uncovered: uncoveredAfter(position, play),
    least: leastUncovered(position),
  };
}

interface Grouped {
  readonly index: number;
  readonly values: readonly number[];
}

function captureFacts(position: SlowPosition, play: SlowCapture, code: string): Facts[] {
  const version = versionOf(position.variant);
  const { card, takes } = play;
  const values = cardValues(version, card);
  const looseJokers = takes.filter((pile) => {
    const taken = position.table[pile];
    return taken !== undefined && isLooseJoker(taken);
  });
  const grouping = new Set<SlowPile>(pilesToGroup(position, takes));
  const piles: Grouped[] = [...position.table.entries()]
    .filter(([, pile]) => grouping.has(pile))
    .map(([index, pile]) => ({ index, values: pileValues(version, pile) }));
  const sums = totalsOf(piles.map((pile) => pile.values));
  const highest = Math.max(...values);
  switch (code) {
    case 'nothing-taken':
      return [{ card }];
    case 'pile-taken-twice':
      return takes.filter((pile, at) => takes.indexOf(pile) < at).map((pile) => ({ pile }));
    case 'joker-stays':
      return looseJokers.map((pile) => ({ pile }));
    case 'joker-needs-joker':
      return isJoker(card) ? [] : looseJokers.map((pile) => ({ pile, card }));
    case 'capture-subtracts':
      return differenceFacts(card, values, piles);
    case 'pile-mismatch':
      return piles.map((pile) => ({ card, values, pile: pile.index, pileValues: pile.values }));
    case 'pile-too-high':
      return piles
        .map((pile) => ({ card, highest, pile: pile.index, lowest: Math.min(...pile.values) }))
        .filter((facts) => facts.lowest > highest);
    case 'sum-mismatch':
      return [{ card, values, sums }];
    case 'no-split':
      return sums.flatMap((sum) =>
        values
          .filter((value) => sum > 0 && sum % value === 0)
          .map((value) => ({ card, value, sum, groups: sum / value })),
      );
    default:
      return [];
  }
}

/** high − low = value, with one pile counted high and the other low; the piles may be named in either order. */
function differenceFacts(card: string, values: readonly number[], piles: Grouped[]): Facts[] {
  const [first, second] = piles;
  if (first === undefined || second === undefined || piles.length > 2) return [];
  const facts: Facts[] = [];
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const high of one.values) {
      for (const low of other.values) {
        const value = high - low;
        if (!values.includes(value)) continue;
        facts.push({ card, value, piles: [one.index, other.index], high, low });
        facts.push({ card, value, piles: [other.index, one.index], high, low });
      }
    }
  }
  return facts;
}

function buildFacts(position: SlowPosition, play: SlowBuild, code: string): Facts[] {
  const version = versionOf(position.variant);
  const { card, on, value, owner } = play;
  const { limit } = version.builds;
  const pile = on === null ? undefined : position.table[on];
  switch (code) {
    case 'no-single-build':
      return on === null ? [{ card }] : [];
    case 'single-value':
      return on === null ? [{ card, values: cardValues(version, card), value }] : [];
    case 'owner-in-unowned':
      return [{ owner }];
    case 'owner-missing':
      return [{ value }];
    case 'owner-not-partner':
      return [{ owner }];
    case 'no-match-kept':
      return [{ value, kept: handWithout(position.hand, card) }];
    case 'no-promise':
      return [{ partner: owner, value }];
    case 'over-limit':
      return limit !== null && value > limit ? [{ card, on, value, limit }] : [];
  }
  if (on === null || pile === undefined) return [];
  const ways = layings(version, card, pile);
  switch (code) {
    case 'joker-not-built-on':
      return isLooseJoker(pile) && jokerOnTable(position) !== 'free' ? [{ pile: on }] : [];
    case 'subtraction-turned-round':
      return ways
        .filter(({ old, counts }) => counts > old && value === counts - old)
        .map(({ old, counts }) => ({ card, on, value, old, cardValue: counts }));
    case 'no-subtraction':
      return ways
        .filter(({ old, counts }) => old > counts && value === old - counts)
        .map(({ old, counts }) => ({ card, on, value, old, cardValue: counts }));
    case 'no-keeping':
      return ways.some(({ old, counts }) => old === value && counts === value)
        ? [{ card, on, value }]
        : [];
    case 'sum-or-difference':
      return [{ card, on, value, makeable: valuesMadeOn(version, card, pile) }];
    default:
      return [];
  }
}

/** A capture as the engine lists it, with the value it works at and the groups it falls into. */
export interface Witness {
  readonly card: string;
  readonly value: number;
  readonly groups: readonly (readonly number[])[];
}

/** What is wrong with the witness of a capture that takes these piles. */
export function witnessHolds(
  position: SlowPosition,
  takes: readonly number[],
  witness: Witness,
): string[] {
  const version = versionOf(position.variant);
  const { card, value, groups } = witness;
  const wrong: string[] = [];
  if (!cardValues(version, card).includes(value)) wrong.push(`${card} is never ${value}`);
  const grouped = groups.flat().sort((a, b) => a - b);
  if (JSON.stringify(grouped) !== JSON.stringify(ascending(takes))) {
    wrong.push(`groups ${JSON.stringify(groups)} are not a split of ${JSON.stringify(takes)}`);
  }
  for (const group of groups) {
    const piles = position.table.filter((_, index) => group.includes(index));
    if (jokerOnTable(position) === 'joker-only' && piles.some(isLooseJoker)) {
      if (piles.length > 1 || !isJoker(card)) wrong.push(`group ${group} has a joker in a sum`);
      continue;
    }
    const sums = totalsOf(piles.map((pile) => pileValues(version, pile)));
    if (group.length === 0 || !sums.includes(value)) wrong.push(`group ${group} is not ${value}`);
  }
  return wrong;
}

/** What is wrong with a listed capture: its witness, and whether it is said to be a Zwick. */
export function captureHolds(
  position: SlowPosition,
  capture: SlowCapture & Witness & { readonly zwick: boolean },
): string[] {
  const wrong = witnessHolds(position, capture.takes, capture);
  if (capture.zwick !== isZwick(position, capture)) wrong.push(`zwick is ${capture.zwick}`);
  return wrong;
}
