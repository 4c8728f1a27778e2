/**
 * A version with house rules in a link: its id, the options on wild jokers, and the name it was given, which is nobody's
 * but the person's: `h1~dithmarschen.zwick.2~Oma-Ern.e4.~check`. It stands apart from the other forms, so that a page
 * about house rules carries no reader of positions.
 */
import { readVersionId } from '../house.ts';
import type { Result } from '../result.ts';
import type { Options, Variant } from '../variant.ts';
import { DEFAULT_OPTIONS } from '../variant.ts';
import { attempt, type InvalidNotation, NotationError, unexpected } from './error.ts';
import { JOKER_SETTINGS, optionWords, SWEEP_SETTINGS } from './options.ts';
import { sealed, unsealed } from './seal.ts';

/** The rules that a house plays by. */
export interface HouseRules {
  readonly variant: Variant;
  /** The usual ones where jokers are not wild. */
  readonly options: Options;
  /** What the house calls them, as `tidyName` leaves it; may be empty. */
  readonly name: string;
}

/** The letter that links to house rules begin with. */
export const HOUSE_LETTER = 'h';
/** The most letters of a name. */
export const LONGEST_NAME = 60;

/** A name without what can't be seen: in one line, without control signs, and not too long. */
export function tidyName(name: string): string {
  const seen = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Marks that turn the direction of what stands behind them, and halves of signs.
    .replace(/[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(seen).slice(0, LONGEST_NAME).join('').trim();
}

/** Writes house rules as a link, for the fragment of an address. */
export function makeHouseLink(rules: HouseRules): string {
  return sealed(HOUSE_LETTER, houseBody(rules));
}

/** Reads the link of house rules; what can be wrong with one is as with `parseLink`. */
export function parseHouseLink(text: string): Result<HouseRules, InvalidNotation> {
  return attempt(() => readHouseBody(unsealed(text, HOUSE_LETTER).body));
}

/** The body of the link. */
export function houseBody({ name, options, variant }: HouseRules): string {
  const isWild = variant.jokersAre === 'wild';
  const words = optionWords(isWild ? options : DEFAULT_OPTIONS);
  const agreed = words.map(({ attributes = [], text }) => `-${text}.${attributes[0]?.[1]}`);
  const tidy = tidyName(name);
  return `${variant.id}${agreed.join('')}${tidy === '' ? '' : `~${writeName(tidy)}`}`;
}

/** The rules that the body of a link stands for. */
export function readHouseBody(body: string): HouseRules {
  const start = { line: 1, column: 1 };
  const found = /^(.*?)(?:-jokers\.(\w+))?(?:-sweep\.(\w+))?(?:~([\w.-]*))?$/.exec(body);
  const [, id = '', jokers = 'free', sweep = 'yes', name = ''] = found ?? [];
  const version = readVersionId(id);
  if (!version.ok) {
    const problem = { code: 'unknown-variant', path: 'variant', ...version.error } as const;
    throw new NotationError({ code: 'bad-input', ...start, found: id, problem });
  }
  const variant = version.value;
  const joker = JOKER_SETTINGS.find(([setting]) => setting === jokers);
  const swept = SWEEP_SETTINGS.find(([setting]) => setting === sweep);
  if (joker === undefined) return unexpected(start, 'header-word', jokers);
  if (swept === undefined) return unexpected(start, 'header-word', sweep);
  const options: Options = { jokerOnTable: joker[1], jokerSweepIsZwick: swept[1] };
  const isWild = variant.jokersAre === 'wild';
  return { variant, options: isWild ? options : DEFAULT_OPTIONS, name: readName(name) };
}

/** Letters and digits stand for themselves, `-` is a space, anything else its number in Unicode: `.e4.`. */
function writeName(name: string): string {
  return Array.from(name, (sign) =>
    /[A-Za-z0-9]/.test(sign)
      ? sign
      : sign === ' '
        ? '-'
        : `.${(sign.codePointAt(0) ?? 0).toString(16)}.`,
  ).join('');
}

function readName(written: string): string {
  const name = written.replace(/-/g, ' ').replace(/\.([0-9a-f]{1,6})\./g, (sign, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? sign : String.fromCodePoint(code);
  });
  return tidyName(name);
}
