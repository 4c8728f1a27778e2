/** Reading the links that `link.ts` writes. It stands by itself, since a page that has been given none needs none of it. */
import type { Suit, SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import { attempt as attemptFields, fail } from '../fields.ts';
import { attempt as attemptNotation } from '../notation/error.ts';
import { unsealed } from '../notation/seal.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Action } from './action.ts';
import { parseAct } from './acts.ts';
import type { BadZwikkenInput } from './fields.ts';
import { cardReader } from './fields.ts';
import { newTricksFromJson } from './json.ts';
import type { ZwikkenLink } from './link.ts';
import { LETTERS, NOTHING } from './link.ts';
import { isPuzzleSeed, ZWIKKEN_PUZZLE_KINDS } from './puzzleKinds.ts';
import { dealRecordFromJson } from './record.ts';
import type { ActionRefusal } from './refusal.ts';
import { statesOfDeal } from './replay.ts';
import type { RuleSet } from './ruleSet.ts';
import { ruleSetById } from './ruleSets.ts';
import { afterCard, cardsToPlay, newTricks } from './solve.ts';
import { startDeal } from './start.ts';

/**
 * What is wrong with a link. `no-link`: none of these; `too-long`: longer than any can be; `version`: of another version of the spelling; `check-value`: cut
 * off or mistyped; `input`: it carries what can't be; `no-act`: a word that is no act; `refused`: an act or card that is
 * not allowed, by its number from 0; `no-puzzle`: no such kind, or no seed.
 */
export type BadZwikkenLink =
  | { readonly code: 'no-link' }
  | { readonly code: 'too-long' }
  | { readonly code: 'version' }
  | { readonly code: 'check-value' }
  | { readonly code: 'input'; readonly problem: BadZwikkenInput }
  | { readonly code: 'no-act'; readonly act: number; readonly word: string }
  | { readonly code: 'refused'; readonly act: number; readonly refusal?: ActionRefusal }
  | { readonly code: 'no-puzzle' };

/** Reads a link, with or without `#`, or says what is wrong with it. All that it carries is allowed. */
export function parseZwikkenLink(text: string): Result<ZwikkenLink, BadZwikkenLink> {
  const opened = attemptNotation(() => unsealed(text, Object.values(LETTERS).join('')));
  if (!opened.ok) {
    const expected = opened.error.code === 'unexpected' ? opened.error.expected : 'form';
    if (expected === 'shorter-text') return err({ code: 'too-long' });
    const known = expected === 'version' || expected === 'check-value';
    return err({ code: known ? expected : 'no-link' });
  }
  const { body, letter } = opened.value;
  const sections = body.split('~');
  if (letter === LETTERS.deal) return readDeal(sections);
  return letter === LETTERS.tricks ? readTricks(sections) : readPuzzle(sections);
}

const partsIn = (section: string | undefined, mark = '-'): string[] =>
  section === undefined || section === NOTHING || section === '' ? [] : section.split(mark);
const handsIn = (section: string | undefined): string[][] =>
  partsIn(section, '_').map((hand) => partsIn(hand));
const numberIn = (text = ''): number =>
  /^n?\d+$/.test(text) ? Number(text.replace('n', '-')) : Number.NaN;
const orNull = (text = ''): number | null => (text === NOTHING ? null : numberIn(text));

function readDeal(sections: readonly string[]): Result<ZwikkenLink, BadZwikkenLink> {
  const [id = '', counters, agreed, hands, stock, words] = sections;
  const [dealer, pot, ...stacks] = partsIn(counters);
  const [stake, packets = '', partsFrom, rounds] = partsIn(agreed);
  const read = dealRecordFromJson({
    rules: id,
    dealer: numberIn(dealer),
    pot: numberIn(pot),
    stacks: stacks.map(numberIn),
    agreed: {
      stake: numberIn(stake),
      packets: [...packets].map(Number),
      partsFrom: orNull(partsFrom),
      rounds: orNull(rounds),
    },
    hands: handsIn(hands),
    stock: partsIn(stock),
    actions: [],
  });
  if (!read.ok) return err({ code: 'input', problem: read.error });
  const { deal, sitting } = read.value;
  const actions: Action[] = [];
  for (const [act, word] of partsIn(words).entries()) {
    const action = parseAct(sitting.rules, word);
    if (action === undefined) return err({ code: 'no-act', act, word });
    actions.push(action);
  }
  const played = statesOfDeal(startDeal(sitting, deal), actions);
  if (!played.ok) {
    const { action: act, refusal } = played.error;
    return err({ code: 'refused', act, refusal });
  }
  return ok({ form: 'deal', record: { sitting, deal, actions } });
}

function readTricks(sections: readonly string[]): Result<ZwikkenLink, BadZwikkenLink> {
  const [id = '', seats, hands, turned = NOTHING, cards] = sections;
  const [trump = '', forehand, gambler] = partsIn(seats);
  const read = newTricksFromJson({
    rules: id,
    trump,
    forehand: numberIn(forehand),
    gambler: numberIn(gambler),
    hands: handsIn(hands),
  });
  if (!read.ok) return err({ code: 'input', problem: read.error });
  const { hands: dealt, leader, rules, ...game } = read.value;
  const up = turned === NOTHING ? ok(null) : readTurned(rules, dealt, game.trump, turned);
  if (!up.ok) return err({ code: 'input', problem: up.error });
  let at = newTricks({
    rules,
    trump: game.trump,
    gambler: game.gambler,
    hands: dealt,
    forehand: leader,
  });
  const played: SuitedCard[] = [];
  for (const [act, word] of partsIn(cards).entries()) {
    const card = cardsToPlay(at).find((one) => one === word);
    if (card === undefined) return err({ code: 'refused', act });
    played.push(card);
    at = afterCard(at, card);
  }
  const laid = { rules, trump: game.trump, gambler: game.gambler, hands: dealt, forehand: leader };
  return ok({ form: 'tricks', laid: { ...laid, turned: up.value, played } });
}

/** The card turned up is in no hand, and of the trump suit. */
function readTurned(
  rules: RuleSet,
  hands: readonly (readonly SuitedCard[])[],
  trump: Suit,
  name: string,
): Result<SuitedCard, BadZwikkenInput> {
  return attemptFields(() => {
    const read = cardReader(rules);
    for (const card of hands.flat()) read(card, 'hands');
    const card = read(name, 'turned');
    if (suitOf(card) !== trump) {
      fail('turned', 'unknown-option', {
        name,
        known: rules.ranks.map((rank) => `${rank}${trump}`),
      });
    }
    return card;
  });
}

function readPuzzle(sections: readonly string[]): Result<ZwikkenLink, BadZwikkenLink> {
  const [name, id = '', seed = ''] = sections;
  const kind = ZWIKKEN_PUZZLE_KINDS.find((one) => one === name);
  const rules = ruleSetById(id);
  if (kind === undefined || rules === undefined || !isPuzzleSeed(seed)) {
    return err({ code: 'no-puzzle' });
  }
  return ok({ form: 'puzzle', puzzle: { kind, rules, seed } });
}
