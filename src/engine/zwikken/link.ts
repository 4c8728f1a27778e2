/**
 * Deals, tricks and puzzles of Zwikken in the fragment of an address, sealed as the links of Zwicker are: a letter for
 * the form, the version of the spelling, the sections parted by `~`, a check value.
 *
 * - `z1~rules~dealer-pot-stacks~stake-packets-parts-rounds~hands~stock~acts`: a deal with its acts so far, and at the end
 *   how many of them are done where one looks, unless all are.
 * - `w1~rules~trump-forehand-gambler~hands~turned~cards`: tricks laid out, with the cards played so far.
 * - `q1~win~rules~trump-forehand-gambler~hands`, `q1~card~rules~trump-players-seat-asks~hand~trick` (`asks` is `g` for the
 *   gambler's hand), `q1~zwik~…` and `q1~pay~…` with the sections of a deal: a puzzle by what it asks.
 * - `q1~kind~rules~seed`: a puzzle by its seed.
 *
 * Cards and acts are parted by `-`, hands by `_`; `n5` is five below nought, `x` is nothing agreed, or no card.
 */
import type { Suit, SuitedCard } from '../card.ts';
import { sealed } from '../notation/seal.ts';
import { makeAct } from './acts.ts';
import type { AskedPuzzle } from './puzzle.ts';
import type { ZwikkenPuzzleKind } from './puzzleKinds.ts';
import type { DealRecord } from './record.ts';
import type { RuleSet } from './ruleSet.ts';

/** A game laid out before its first card, with the cards played from there. */
export interface LaidTricks {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly forehand: number;
  readonly gambler: number;
  readonly hands: readonly (readonly SuitedCard[])[];
  /** The card turned up for trump, or null where nobody has said. */
  readonly turned: SuitedCard | null;
  readonly played: readonly SuitedCard[];
}

/** Which puzzle: the same three give the same one for ever. */
export interface PuzzleName {
  readonly kind: ZwikkenPuzzleKind;
  readonly rules: RuleSet;
  readonly seed: string;
}

/** What a link of Zwikken carries. */
export type ZwikkenLink =
  | {
      readonly form: 'deal';
      readonly record: DealRecord;
      /** How many of its acts are done where one looks; all where it is left out. */
      readonly at?: number;
    }
  | { readonly form: 'tricks'; readonly laid: LaidTricks }
  | { readonly form: 'posed'; readonly asked: AskedPuzzle }
  | { readonly form: 'puzzle'; readonly puzzle: PuzzleName };

/** The letter of each form. */
export const LETTERS = { deal: 'z', tricks: 'w', posed: 'q', puzzle: 'q' } as const;
/** Nothing agreed, no card, no act. */
export const NOTHING = 'x';
/** The hand is the gambler's. */
export const GAMBLER = 'g';

/** Writes a link for the fragment of an address: `A–Z a–z 0–9 - _ ~ .` only. */
export function makeZwikkenLink(link: ZwikkenLink): string {
  return sealed(LETTERS[link.form], sectionsOf(link).join('~'));
}

const handsText = (hands: readonly (readonly SuitedCard[])[]): string =>
  hands.map((hand) => hand.join('-')).join('_');
const numberText = (number: number): string => (number < 0 ? `n${-number}` : String(number));

function sectionsOf(link: ZwikkenLink): string[] {
  switch (link.form) {
    case 'deal': {
      const { at, record } = link;
      const isWhole = at === undefined || at === record.actions.length;
      return [...dealSections(record), ...(isWhole ? [] : [String(at)])];
    }
    case 'tricks': {
      const { forehand, gambler, hands, played, rules, trump, turned } = link.laid;
      const seats = [trump, forehand, gambler].join('-');
      return [rules.id, seats, handsText(hands), turned ?? NOTHING, played.join('-') || NOTHING];
    }
    case 'posed':
      return askedSections(link.asked);
    case 'puzzle': {
      const { kind, rules, seed } = link.puzzle;
      return [kind, rules.id, seed];
    }
  }
}

function dealSections({ actions, deal, sitting }: DealRecord): string[] {
  const { agreed, dealer, pot, rules, stacks } = sitting;
  const { packets, partsFrom, rounds, stake } = agreed;
  return [
    rules.id,
    [dealer, pot, ...stacks].map(numberText).join('-'),
    [stake, packets.join(''), partsFrom ?? NOTHING, rounds ?? NOTHING].join('-'),
    handsText(deal.hands),
    deal.stock.join('-'),
    actions.map((action) => makeAct(rules, action)).join('-') || NOTHING,
  ];
}

function askedSections(asked: AskedPuzzle): string[] {
  const { kind, rules } = asked;
  switch (kind) {
    case 'win': {
      const { gambler, hands, trump } = asked.position;
      return [kind, rules.id, [trump, asked.forehand, gambler].join('-'), handsText(hands)];
    }
    case 'card': {
      const { choice, players, seat } = asked;
      const who = [choice.trump, players, seat, choice.gambler ? GAMBLER : NOTHING].join('-');
      return [kind, rules.id, who, choice.hand.join('-'), choice.trick.join('-') || NOTHING];
    }
    default:
      return [kind, ...dealSections(asked.record)];
  }
}
