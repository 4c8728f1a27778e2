/** What is wrong with an input or a notation, in English. */
import { list } from './en.ts';
import type { BadInputTexts, NotationTexts } from './words.ts';

/** The longest text from outside that a message repeats. */
const LONGEST_QUOTE = 40;

/** A text from outside, cut short where it is long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** The numbers among the names as "0 to 50", where they are many, and the others. */
function spanned(names: readonly string[]): string {
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const [first] = numbers;
  if (numbers.length < 5) return list(names);
  return list([
    `${first} to ${numbers.at(-1)}`,
    ...names.filter((name) => !numbers.includes(name)),
  ]);
}

/** What is wrong with a field, to stand behind its place. */
export const EN_BAD_INPUTS: BadInputTexts = {
  'missing-field': () => 'is missing',
  'wrong-type': ({ wanted }) =>
    `should be ${
      {
        object: 'an object',
        array: 'a list',
        string: 'a text',
        integer: 'a whole number',
        boolean: 'true or false',
        card: 'the name of a card',
        'integer-or-null': 'a whole number or null',
      }[wanted]
    }`,
  'unknown-card': ({ name }) => `no such card ${quoted(name)}`,
  'unknown-variant': ({ known, name, part }) =>
    part === undefined
      ? `no such version ${quoted(name)}; there are ${list(known)}`
      : `no such house rule ${quoted(part)} in ${quoted(name)}; there are ${spanned(known)}`,
  'unknown-option': ({ known, name }) => `no such option ${quoted(name)}; there are ${list(known)}`,
  'unknown-kind': ({ known, name }) =>
    `no such kind of play ${quoted(name)}; there are ${list(known)}`,
  'too-many-of-card': ({ card, inPack }) =>
    inPack === 0
      ? `${card} is not in this version's pack`
      : `${card} is there more often than in the pack, which has ${inPack}`,
  'wrong-number-of-seats': ({ possible, seats }) =>
    `this version is played with ${list(possible, 'or')} seats, not ${seats}`,
  'wrong-number-of-sides': ({ possible, sides }) =>
    `this version has ${list(possible, 'or')} sides, not ${sides}`,
  'no-such-seat': ({ seat, seats }) => `no such seat ${seat}; seats are 0 to ${seats - 1}`,
  'value-without-owner': () => 'a build has a value and an owner; the owner is missing',
  'owner-without-value': () => 'an owner without a value: a loose card has neither',
  'no-cards': () => 'a pile has at least one card',
  'loose-pile-of-several': ({ cards }) =>
    `a pile of ${cards} cards is a build, and needs a value and an owner`,
  'build-has-no-owner': () => 'builds have no owner in this version: it has to be null',
  'build-needs-owner': () => 'a build has an owner in this version: null is none',
  'build-of-one-card': () => 'a build has at least two cards in this version',
  'build-value-impossible': ({ makeable, value }) =>
    makeable.length === 0
      ? `these cards, laid in this order, can make no build, so no ${value}`
      : `these cards, laid in this order, can't make ${value}; they can make ${list(makeable, 'or')}`,
  'too-small': ({ least }) => `should be ${least} or more`,
  'wrong-number': ({ got, wanted }) => `there should be ${wanted} of these, and there are ${got}`,
};

/** "line 2, column 7: …" before a problem. */
function at({ column, line }: { line: number; column: number }, problem: string): string {
  return `line ${line}, column ${column}: ${problem}`;
}

/** What is wrong with a notation, with line and column. */
export const EN_NOTATION: NotationTexts = {
  expected: {
    'text-before-mark': 'a card or a number before the mark',
    variant: 'the name of a version',
    seats: 'the number of seats',
    'seat-to-move': 'the seat to move, as in @1',
    seat: 'the number of a seat or side, from 0',
    'header-word': 'a setting, as in dealer=0',
    card: 'a card, as in 10D, KS or X15',
    'pile-on-table': 'a pile on the table, by one of its cards or as p0, p1 …',
    'one-pile-of-that-name': 'one pile: several hold this card, so name it as p0, p1 …',
    number: 'a number',
    value: 'a value, as in =20',
    owner: 'a seat, as in @3',
    promise: 'a promise, as in 3:20',
    zwicks: 'the number of Zwicks, as in =0',
    play: 'a play',
    'yes-or-no': 'yes or no',
    deal: 'a deal',
    section: 'another section, after |',
    end: 'nothing more here',
    version: 'a link of a version known here',
    form: 'the beginning of a link or a record',
    'check-value': 'the check value: the link is cut off or mistyped',
    'shorter-text': 'a shorter text, of so many letters at most',
  },
  unexpected(place, expected, found, known) {
    const choice = known === undefined || known.length === 0 ? '' : ` (${list(known, 'or')})`;
    const instead = found === '' ? 'found the end' : `found ${quoted(found)}`;
    return at(place, `expected ${expected}${choice}, ${instead}`);
  },
  at,
};
