/**
 * Positions, plays, states and records in an address. `p1~…~check`: a letter for the form, the version of the spelling,
 * the notation in its link spelling, and a check value, so that a link that was cut off or retyped wrongly is never
 * another position. It ends in a letter or digit: programs that drop a trailing `.`, `-` or `~` do no harm.
 */
import type { PlayTried, Position } from '../play.ts';
import type { GameRecord } from '../record.ts';
import type { Result } from '../result.ts';
import type { State } from '../state.ts';
import { type InvalidNotation, unexpected } from './error.ts';
import { playLists, readPlay } from './play.ts';
import { positionSections, readPosition, readState, stateSections } from './position.ts';
import { attempt, sectionsOf } from './read.ts';
import { makeRecord, readRecord } from './record.ts';
import { writeTree } from './tree.ts';

/** What a link carries. */
export type Link =
  | { readonly form: 'position'; readonly position: Position }
  | { readonly form: 'try'; readonly position: Position; readonly play: PlayTried }
  | { readonly form: 'state'; readonly state: State }
  | { readonly form: 'record'; readonly record: GameRecord };

const LETTERS = { position: 'p', try: 't', state: 's', record: 'r' } as const;
/** The version of the spelling. A link of an older one is read for ever. */
const VERSION = '1';
const CHECK_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CHECK_LENGTH = 6;

/** Writes what a link carries, for the fragment of an address: `A–Z a–z 0–9 - _ ~ .` only. */
export function makeLink(link: Link): string {
  const body = `${LETTERS[link.form]}${VERSION}~${linkBody(link)}`;
  return `${body}~${checkValue(body)}`;
}

function linkBody(link: Link): string {
  switch (link.form) {
    case 'position':
      return writeTree(positionSections(link.position), 'link');
    case 'try': {
      const play = playLists(link.play, link.position.table);
      return writeTree([play, ...positionSections(link.position)], 'link');
    }
    case 'state':
      return writeTree(stateSections(link.state), 'link');
    case 'record':
      return makeRecord(link.record, 'link');
  }
}

/**
 * Reads a link, with or without `#`. Signs that a sentence put behind it are dropped. A link that is cut off, mistyped,
 * of another version or no link at all is told apart by `expected`: `check-value`, `version`, `form`. Columns count from
 * the first letter of the link.
 */
export function parseLink(text: string): Result<Link, InvalidNotation> {
  return attempt(() => {
    const link = unescaped(text.trim().replace(/^#/, '')).replace(/[^A-Za-z0-9]+$/, '');
    const start = { line: 1, column: 1 };
    const head = /^([a-z])(\d+)~/.exec(link);
    const form = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).find(
      (name) => LETTERS[name] === head?.[1],
    );
    if (head === null || form === undefined) return unexpected(start, 'form', link.slice(0, 12));
    if (head[2] !== VERSION) unexpected({ ...start, column: 2 }, 'version', head[2], [VERSION]);
    const cut = link.lastIndexOf('~');
    const body = link.slice(0, cut);
    const check = link.slice(cut + 1);
    if (check !== checkValue(body)) {
      return unexpected({ ...start, column: cut + 2 }, 'check-value', check);
    }
    return readBody(form, body, head[0].length);
  });
}

function readBody(form: Link['form'], body: string, skipped: number): Link {
  const sections = sectionsOf(body.slice(skipped), 'link');
  switch (form) {
    case 'position':
      return { form, position: readPosition(sections) };
    case 'try': {
      const [playSection, ...others] = sections;
      const position = readPosition(others);
      if (playSection === undefined) return unexpected({ line: 1, column: 1 }, 'play');
      const play = readPlay(playSection, position.table);
      return play.kind === 'ask'
        ? unexpected(playSection, 'play', 'ask')
        : { form, play, position };
    }
    case 'state':
      return { form, state: readState(sections) };
    case 'record':
      return { form, record: readRecord(sections).record };
  }
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
