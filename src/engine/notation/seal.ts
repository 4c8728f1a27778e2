/**
 * What stands around the body of every link: a letter for its form and the version of the spelling before it, a check
 * value behind it.
 */
import type { Result } from '../result.ts';
import { attempt, type InvalidNotation, LONGEST_LINK, noLongerThan, unexpected } from './error.ts';

/** The version of the spelling. A link of an older one is read for ever. */
const VERSION = '1';
const CHECK_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CHECK_LENGTH = 6;

/** A link from the letter of its form and its body, with the check value; `parseSealed` reads it. */
export function sealed(letter: string, body: string): string {
  const link = `${letter}${VERSION}~${body}`;
  return `${link}~${checkValue(link)}`;
}

/**
 * The letter and the body of a link, with or without `#`, and whatever a sentence put behind it. One that is cut off,
 * mistyped, of another version or of no form in `letters` fails, at its column; and one that is too long before it is read.
 */
export function unsealed(
  text: string,
  letters: string,
): { readonly letter: string; readonly body: string } {
  noLongerThan(text, LONGEST_LINK);
  const link = withoutEnd(unescaped(text.trim().replace(/^#/, '')));
  const start = { line: 1, column: 1 };
  const head = /^([a-z])(\d+)~/.exec(link);
  const [whole = '', letter = '', version] = head ?? [];
  if (head === null || !letters.includes(letter)) {
    return unexpected(start, 'form', link.slice(0, 12));
  }
  if (version !== VERSION) unexpected({ ...start, column: 2 }, 'version', version, [VERSION]);
  const cut = link.lastIndexOf('~');
  const check = link.slice(cut + 1);
  if (check !== checkValue(link.slice(0, cut))) {
    return unexpected({ ...start, column: cut + 2 }, 'check-value', check);
  }
  return { letter, body: link.slice(whole.length, cut) };
}

/** The letter and the body of a link of a form in `letters`, or what is wrong with what stands around it. */
export function parseSealed(
  text: string,
  letters: string,
): Result<{ readonly letter: string; readonly body: string }, InvalidNotation> {
  return attempt(() => unsealed(text, letters));
}

/** A text up to its last letter or digit. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && !/[A-Za-z0-9]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Some programs write `~` as `%7E`. */
function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Thirty bits of CRC-32 over the text, as six letters or digits. */
function checkValue(text: string): string {
  let crc = -1;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let check = '';
  for (let at = 0; at < CHECK_LENGTH; at++) check += CHECK_LETTERS.charAt((~crc >>> (5 * at)) & 31);
  return check;
}
