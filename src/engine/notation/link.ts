/**
 * Positions, plays, states, records and house rules in an address. `p1~…~check`: a letter for the form, the version of the spelling,
 * the notation in its link spelling, and a check value, so that a link that was cut off or retyped wrongly is never
 * another position. It ends in a letter or digit: programs that drop a trailing `.`, `-` or `~` do no harm.
 */
import type { PlayTried, Position } from '../play.ts';
import type { GameRecord } from '../record.ts';
import type { Result } from '../result.ts';
import type { State } from '../state.ts';
import { attempt, type InvalidNotation, unexpected } from './error.ts';
import { HOUSE_LETTER, type HouseRules, houseBody, readHouseBody } from './houseLink.ts';
import { playLists, readPlay } from './play.ts';
import { positionSections, readPosition, readState, stateSections } from './position.ts';
import { sectionsOf } from './read.ts';
import { makeRecord, readRecord } from './record.ts';
import { sealed, unsealed } from './seal.ts';
import { writeTree } from './tree.ts';

/** What a link carries. */
export type Link =
  | { readonly form: 'position'; readonly position: Position }
  | { readonly form: 'try'; readonly position: Position; readonly play: PlayTried }
  | { readonly form: 'state'; readonly state: State }
  | { readonly form: 'record'; readonly record: GameRecord }
  | { readonly form: 'house'; readonly rules: HouseRules };

const LETTERS = {
  position: 'p',
  try: 't',
  state: 's',
  record: 'r',
  house: HOUSE_LETTER,
} as const;

/** Writes what a link carries, for the fragment of an address: `A–Z a–z 0–9 - _ ~ .` only. */
export function makeLink(link: Link): string {
  return sealed(LETTERS[link.form], linkBody(link));
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
    case 'house':
      return houseBody(link.rules);
  }
}

/**
 * Reads a link, with or without `#`. Signs that a sentence put behind it are dropped. A link that is cut off, mistyped,
 * of another version or no link at all is told apart by `expected`: `check-value`, `version`, `form`. Columns count from
 * the first letter of the link.
 */
export function parseLink(text: string): Result<Link, InvalidNotation> {
  return attempt(() => {
    const { body, letter } = unsealed(text, Object.values(LETTERS).join(''));
    const forms = Object.keys(LETTERS) as (keyof typeof LETTERS)[];
    return readBody(forms.find((form) => LETTERS[form] === letter) ?? 'position', body);
  });
}

function readBody(form: Link['form'], body: string): Link {
  if (form === 'house') return { form, rules: readHouseBody(body) };
  const sections = sectionsOf(body, 'link');
  switch (form) {
    case 'position':
      return { form, position: readPosition(sections) };
    case 'try': {
      const [playSection, ...others] = sections;
      const position = readPosition(others);
      if (playSection === undefined) return unexpected({ line: 1, column: 1 }, 'play');
      const play = readPlay(playSection, position.table, position.seats);
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
