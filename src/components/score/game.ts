/** Which game is counted: the version and number of players of the settings, or of a link such as `#christiansen_3`. */
import type { Variant } from '../../engine/index.ts';
import { sideCount, VARIANTS, variantById, versionOrBase } from '../../engine/index.ts';
import { variantName } from '../../words/en.ts';
import type { PageGame, Settings } from '../settings/stored.ts';

/** A version, and a number of players that it can be played with. */
export interface CountedGame {
  readonly variant: Variant;
  readonly players: number;
  /** How many sides score. */
  readonly sides: number;
}

/** The game of the settings. */
export function gameOf({ players, version }: Pick<Settings, 'players' | 'version'>): CountedGame {
  const variant = versionOrBase(version);
  return { variant, players, sides: sideCount(variant, players) };
}

/** The usual game: what pages are served with. */
export const USUAL: CountedGame = gameOf({ version: VARIANTS[0].id, players: 4 });

/** The name of a game in links and in storage: `christiansen_3`. */
export function gameKey({ players, variant }: Pick<CountedGame, 'players' | 'variant'>): string {
  return `${variant.id}_${players}`;
}

/** The game that a fragment names, with or without `#`; undefined where it names none that can be played. */
export function gameOfLink(fragment: string): PageGame | undefined {
  const [, version = '', number] = /^#?([a-z\d.-]+)_(\d+)$/.exec(fragment) ?? [];
  const variant = variantById(version);
  const players = Number(number);
  return variant?.seats.includes(players) ? { version, players } : undefined;
}

/** What the version of an id is called; the id itself where this edition does not know it. */
export function versionName(id: string): string {
  const variant = variantById(id);
  return variant === undefined ? id : variantName(variant);
}
