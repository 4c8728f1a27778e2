/** What is said of an address that should name a game, and names none: what is wrong with it, and what shows instead. */
import { readVersionId } from '../engine/index.ts';
import { list, variantName } from './en.ts';

/** The most letters of somebody’s link that are shown. */
const LONGEST = 60;

function quoted(text: string): string {
  const letters = [...text.replace(/\p{C}/gu, '')];
  return `“${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')}”`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param fragment What stands behind the `#`, as it stands in the address: `dithmarschen_9`
 * @param shown What the page shows instead: "Dithmarschen, 4 players"
 */
export function badGameText(fragment: string, shown: string): string {
  return `The link can’t be followed: ${whyNot(decoded(fragment))} What shows is your own game: ${shown}.`;
}

function whyNot(fragment: string): string {
  const [, id, number] = /^([^_]+)_(\d+)$/.exec(fragment) ?? [];
  if (id === undefined || number === undefined) {
    return `${quoted(fragment)} names no game. A version and a number of players should stand there.`;
  }
  const version = readVersionId(id);
  if (version.ok) {
    const seats = list(version.value.seats, 'or');
    return `${variantName(version.value)} is for ${seats} players, not for ${quoted(number)}.`;
  }
  const { part } = version.error;
  return part === undefined
    ? `no version here is called ${quoted(id)}.`
    : `it has a house rule that is not known here, ${quoted(part)}.`;
}
