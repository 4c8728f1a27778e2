/** What a language must have: every word the site and the command line say. A missing one does not compile. */
import type {
  BadInputCode,
  BadInputFacts,
  Card,
  Expected,
  Play,
  RefusalCode,
  RefusalFacts,
  Variant,
} from '../engine/index.ts';

/** For each code a sentence made from its facts. */
export type RefusalTexts = {
  readonly [Code in RefusalCode]: (facts: RefusalFacts[Code]) => string;
};
/** For each kind of bad input a text made from its facts. */
export type BadInputTexts = {
  readonly [Code in BadInputCode]: (facts: BadInputFacts[Code]) => string;
};

/** The words of a language for cards, plays and counts. */
export interface Words {
  /** The language tag, for `lang`. */
  readonly language: string;
  /** "ten of diamonds", "joker 15". */
  cardName(card: Card): string;
  /** "ten", "jack"; of a joker "joker 15". */
  rankName(card: Card): string;
  /** "9, 13 and 4"; `or` for "9, 13 or 4". */
  list(items: readonly (string | number)[], joiner: 'and' | 'or'): string;
  /** "1 card", "12 cards". */
  count(number: number, thing: CountedThing): string;
  /** One sentence that tells what a play does, with the piles it concerns as names. */
  playSentence(
    play: Play,
    pileNames: readonly string[],
    ownerName: (seat: number) => string,
  ): string;
  /** "ace of clubs", or "build of 14: queen of spades, ace of diamonds". */
  pileName(cards: readonly Card[], value: number | undefined): string;
  /**
   * "Hülsemann, double pack": its proper name, and what marks it off from another of that name; of one with house rules
   * that of its base, "with house rules".
   */
  variantName(variant: Pick<Variant, 'id' | 'name' | 'nextDeal' | 'packs'>): string;
  /** The name of a line on a score sheet: of a card or known item its own, of any other what its id says. */
  scoreLine(what: string): string;
}

/** What is wrong with a notation, in words. */
export interface NotationTexts {
  /** What should have stood at a place: "a card", "the seat to move, as in @1". */
  readonly expected: Readonly<Record<Expected, string>>;
  /** "line 2, column 7: expected a card, found "8Q"". `known`: what would have been right, where that is a short list. */
  unexpected(
    place: { line: number; column: number },
    expected: string,
    found: string,
    known?: readonly string[],
  ): string;
  /** "line 2, column 7: …" before a problem. */
  at(place: { line: number; column: number }, problem: string): string;
}

/** What is counted in sentences. */
export type CountedThing = 'card' | 'point' | 'pile' | 'Zwick' | 'play' | 'capture' | 'build';
