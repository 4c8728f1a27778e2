/**
 * The names of players in the fragment of an address, before the record that they play: `#n.QW5uYQ.QXJuZQ~play-7~r1~…`.
 * They stand in front, so that the address still ends in the check value.
 */

/** So many players have names, of so many letters each. */
const MOST_NAMES = 8;
const NAME_LETTERS = 24;

/** The beginning of a fragment that carries the players' names: `n.QWxiZXJ0.RGlhbmU~`; nothing where nobody has one. */
export function namesPart(players: readonly string[]): string {
  const names = players.map((name) => writeName(cleanName(name)));
  return names.some((name) => name !== '') ? `n.${names.join('.')}~` : '';
}

/** A name as it may stand in a sentence: short, and without signs that turn the letters around it. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(0, NAME_LETTERS).join('');
}

/** In the letters that every program leaves alone. */
function writeName(name: string): string {
  const bytes = new TextEncoder().encode(name);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function readName(written: string): string {
  try {
    const binary = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return cleanName(name);
  } catch {
    // A name that can't be read is none: the record is what counts.
    return '';
  }
}

/** The names that a fragment carries, by seat; an empty one is none. */
export function playersIn(fragment: string): readonly string[] {
  const named = /^#?n((?:\.[\w-]*)+)(?:~|%7e)/i.exec(fragment);
  return named?.[1]?.slice(1).split('.').slice(0, MOST_NAMES).map(readName) ?? [];
}
