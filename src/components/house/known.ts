/** Saved rules that this edition understands, and whether they are what is played. */
import {
  DEFAULT_OPTIONS,
  type HouseRules as Rules,
  sameOptions,
  tidyName,
  variantById,
} from '~/engine/index.ts';
import type { Saved } from '../settings/houseRules.ts';
import type { Settings } from '../settings/stored.ts';

/** Saved rules that this edition understands. */
export interface Known extends Rules {
  readonly key: number;
}

/** Undefined where one of the rules is not known here. */
export function knownOf({ key, name, options, version }: Saved): Known | undefined {
  const variant = variantById(version);
  if (variant === undefined) return undefined;
  return { key, name, variant, options: variant.jokersAre === 'wild' ? options : DEFAULT_OPTIONS };
}

/** Whether two are the same rules under the same name. */
export function isSame(
  { name, options, variant }: Rules,
  { houseName = '', options: theirs, version }: Settings,
): boolean {
  return variant.id === version && tidyName(name) === houseName && sameOptions(options, theirs);
}
