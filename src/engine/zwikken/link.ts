/**
 * Deals, tricks and puzzles of Zwikken in the fragment of an address, sealed as the links of Zwicker are: a letter for
 * the form, the version of the spelling, the sections parted by `~`, a check value.
 *
 * - `z1~rules~dealer-pot-stacks~stake-packets-parts-rounds~hands~stock~acts`: a deal with its acts so far.
 * - `w1~rules~trump-forehand-gambler~hands~turned~cards`: tricks laid out, with the cards played so far.
 * - `q1~kind~rules~seed`: a puzzle.
 *
 * Cards and acts are parted by `-`, hands by `_`; `n5` is five below nought, `x` is nothing agreed, or no card.
 */
import type { Suit, SuitedCard } from '../card.ts';
import { sealed } from '../notation/seal.ts';
import { makeAct } from './acts.ts';
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
  | { readonly form: 'deal'; readonly record: DealRecord }
  | { readonly form: 'tricks'; readonly laid: LaidTricks }
  | { readonly form: 'puzzle'; readonly puzzle: PuzzleName };

/** The letter of each form. */
export const LETTERS = { deal: 'z', tricks: 'w', puzzle: 'q' } as const;
/** Nothing agreed, no card, no act. */
export const NOTHING = 'x';

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
      const { actions, deal, sitting } = link.record;
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
    case 'tricks': {
      const { forehand, gambler, hands, played, rules, trump, turned } = link.laid;
      const seats = [trump, forehand, gambler].join('-');
      return [rules.id, seats, handsText(hands), turned ?? NOTHING, played.join('-') || NOTHING];
    }
    case 'puzzle': {
      const { kind, rules, seed } = link.puzzle;
      return [kind, rules.id, seed];
    }
  }
}
