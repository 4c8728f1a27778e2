/** The notation: positions, states, plays, records and links as text. */
export type { Expected, InvalidNotation } from './error.ts';
export {
  type HouseRules,
  LONGEST_NAME,
  makeHouseLink,
  parseHouseLink,
  tidyName,
} from './houseLink.ts';
export { type Link, makeLink, parseLink } from './link.ts';
export { makePlay, parsePlay } from './play.ts';
export { makePosition, makeState, parsePosition, parseState } from './position.ts';
export { parseCard } from './read.ts';
export {
  makeRecord,
  type ParsedRecord,
  parseRecord,
  parseRecordWithPlaces,
} from './record.ts';
export { parseSealed, sealed } from './seal.ts';
export type { Place, Spelling } from './tree.ts';
