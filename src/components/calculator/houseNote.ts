/** House rules by the name that their house gave them, where this browser knows it, and by the points they change. */
import type { HouseRules, Options, Position } from '../../engine/index.ts';
import {
  baseOf,
  houseChanges,
  makeHouseLink,
  sameOptions,
  variantById,
} from '../../engine/index.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '../../words/calculatorExtras.ts';
import { changeText } from '../../words/house.ts';
import { readSaved } from '../settings/houseRules.ts';
import { ownSettings, readSettings } from '../settings/settings.ts';

/** What there is to say of house rules. */
export interface HouseNote {
  /** As somebody saved them here; empty where nobody did. */
  readonly name: string;
  /** The changed points, in one sentence. */
  readonly changes: string;
  /** The fragment that opens them on the page of house rules. */
  readonly link: string;
}

/** Null where a position is played by a version as it is. `name` is what the house calls its rules. */
export function houseNote({ options, variant }: Position, name: string): HouseNote | null {
  const base = baseOf(variant);
  const changes = houseChanges(variant);
  if (changes.length === 0) return null;
  return {
    name,
    changes: WORDS.houseChanges(
      base,
      changes.map((change) => changeText(change, base)),
    ),
    link: `#${makeHouseLink({ variant, options, name })}`,
  };
}

/** The name under which these rules are played or saved in this browser; empty where they are not. */
export function houseName({ options, variant }: Pick<Position, 'options' | 'variant'>): string {
  const isSame = (id: string, agreed: Options): boolean =>
    id === variant.id && sameOptions(agreed, options);
  const own = readSettings();
  if (own.houseName !== undefined && isSame(own.version, own.options)) return own.houseName;
  return readSaved().saved.find((one) => isSame(one.version, one.options))?.name ?? '';
}

/**
 * The house rules that a play is put to beside the versions as they are: those that the position is played by, and those
 * that this person plays by, where that is not the same.
 */
export function housesFor({ options, variant }: Position): readonly HouseRules[] {
  const here = { variant, options, name: houseName({ options, variant }) };
  const { houseName: name = '', options: agreed, version } = ownSettings();
  const own = variantById(version);
  return [here, ...(own === undefined ? [] : [{ variant: own, options: agreed, name }])].filter(
    ({ variant: house }, at) => baseOf(house) !== house && (at === 0 || house.id !== variant.id),
  );
}
