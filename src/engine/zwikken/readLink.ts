/** Reading the links that `link.ts` writes. It stands by itself, since a page that has been given none needs none of it. */
import type { Suit, SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import { attempt as attemptFields, fail, readSeat } from '../fields.ts';
import { attempt as attemptNotation } from '../notation/error.ts';
import { unsealed } from '../notation/seal.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Action } from './action.ts';
import { parseAct } from './acts.ts';
import type { BadZwikkenInput } from './fields.ts';
import { cardReader, checkPlayers, failHere, readTrump } from './fields.ts';
import { newTricksFromJson } from './json.ts';
import type { ZwikkenLink } from './link.ts';
import { GAMBLER, LETTERS, NOTHING } from './link.ts';
import type { AskedPuzzle, CardAsked } from './puzzle.ts';
import { solvedPuzzle } from './puzzle.ts';
import type { ZwikkenPuzzleKind } from './puzzleKinds.ts';
import { isPuzzleSeed, ZWIKKEN_PUZZLE_KINDS } from './puzzleKinds.ts';
import type { DealRecord } from './record.ts';
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
 * not allowed, by its number from 0; `no-puzzle`: no such kind, or no seed; `no-question`: a deal that does not stand
 * where the puzzle asks; `no-step`: a step that the deal, of so many acts, has not.
 */
export type BadZwikkenLink =
  | { readonly code: 'no-link' }
  | { readonly code: 'too-long' }
  | { readonly code: 'version' }
  | { readonly code: 'check-value' }
  | { readonly code: 'input'; readonly problem: BadZwikkenInput }
  | { readonly code: 'no-act'; readonly act: number; readonly word: string }
  | { readonly code: 'refused'; readonly act: number; readonly refusal?: ActionRefusal }
  | { readonly code: 'no-puzzle' }
  | { readonly code: 'no-step'; readonly steps: number }
  | { readonly code: 'no-question' };

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
  const record = readRecord(sections);
  if (!record.ok) return record;
  const [, , , , , , step] = sections;
  if (step === undefined) return ok({ form: 'deal', record: record.value });
  const at = numberIn(step);
  const { length } = record.value.actions;
  return Number.isInteger(at) && at >= 0 && at < length
    ? ok({ form: 'deal', record: record.value, at })
    : err({ code: 'no-step', steps: length });
}

function readRecord(sections: readonly string[]): Result<DealRecord, BadZwikkenLink> {
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
  return ok({ sitting, deal, actions });
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
  if (kind === undefined || rules === undefined) return err({ code: 'no-puzzle' });
  if (sections.length > 3) return readPosed(kind, rules, sections.slice(1));
  if (!isPuzzleSeed(seed)) return err({ code: 'no-puzzle' });
  return ok({ form: 'puzzle', puzzle: { kind, rules, seed } });
}

function readPosed(
  kind: ZwikkenPuzzleKind,
  rules: RuleSet,
  sections: readonly string[],
): Result<ZwikkenLink, BadZwikkenLink> {
  const posed = (asked: AskedPuzzle): Result<ZwikkenLink, BadZwikkenLink> =>
    ok({ form: 'posed', asked });
  switch (kind) {
    case 'win': {
      const laid = readTricks(sections);
      if (!laid.ok) return laid;
      if (laid.value.form !== 'tricks') return err({ code: 'no-puzzle' });
      const { forehand, played: _, turned: __, ...game } = laid.value.laid;
      return posed({ kind, rules, position: newTricks({ ...game, forehand }), forehand });
    }
    case 'card': {
      const read = readChoice(rules, sections);
      return read.ok ? posed(read.value) : err({ code: 'input', problem: read.error });
    }
    default: {
      const read = readRecord(sections);
      if (!read.ok) return read;
      const asked = { kind, rules, record: read.value };
      return solvedPuzzle(asked) === undefined ? err({ code: 'no-question' }) : posed(asked);
    }
  }
}

/** A hand that is to play, and what is in the trick: no more cards than there can be, each of them once. */
function readChoice(
  rules: RuleSet,
  [, who, hand, trick]: readonly string[],
): Result<CardAsked, BadZwikkenInput> {
  const [trump = '', players, seat, gambler] = partsIn(who);
  return attemptFields(() => {
    const many = numberIn(players);
    checkPlayers(rules, many, 'players');
    const read = cardReader(rules);
    const cards = (name: string, text: string | undefined, least: number, most: number) => {
      const found = partsIn(text);
      if (found.length > most) failHere(name, 'too-many', { most, got: found.length });
      if (found.length < least) fail(name, 'wrong-number', { wanted: least, got: found.length });
      return found.map((card, at) => read(card, `${name}[${at}]`));
    };
    return {
      kind: 'card',
      rules,
      players: many,
      seat: readSeat(numberIn(seat), many, 'seat'),
      choice: {
        trump: readTrump({ trump }),
        hand: cards('hand', hand, 1, rules.handSize),
        trick: cards('trick', trick, 0, many - 1),
        gambler: gambler === GAMBLER,
      },
    };
  });
}
