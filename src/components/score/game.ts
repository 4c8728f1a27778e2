/** Which game is counted: the version and number of players of the settings, or of a link such as `#christiansen_3`. */
import type { Variant } from '../../engine/index.ts';
import { sideCount, VARIANTS, variantById, versionOrBase } from '../../engine/index.ts';
import { gameName } from '../../words/houseName.ts';
import type { PageGame, Settings } from '../settings/stored.ts';

/** A version, and a number of players that it can be played with. */
export interface CountedGame {
  readonly variant: Variant;
  readonly players: number;
  /** How many sides score. */
  readonly sides: number;
  /** What the house calls its rules; empty where there are none, or they have no name. */
  readonly houseName: string;
}

/** The game of the settings. */
export function gameOf({
  houseName = '',
  players,
  version,
}: Pick<Settings, 'houseName' | 'players' | 'version'>): CountedGame {
  const variant = versionOrBase(version);
  return {
    variant,
    players,
    sides: sideCount(variant, players),
    houseName: [...houseName].slice(0, 60).join(''),
  };
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

/** What a version is called, by its id and the name of its house; the id itself where this edition does not know it. */
export function versionName(id: string, houseName = ''): string {
  const variant = variantById(id);
  return variant === undefined ? id : gameName(variant, houseName);
}
