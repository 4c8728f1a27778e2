/** A version with house rules while it is being made: one value, and what can be done to it. */
import type { HouseChanges, HouseValue, Options, Variant } from '../../engine/index.ts';
import {
  baseOf,
  DEFAULT_OPTIONS,
  houseChanges,
  housePoints,
  houseVariant,
  sameOptions,
} from '../../engine/index.ts';

/** The rules as they are so far. */
export interface Draft {
  readonly variant: Variant;
  readonly options: Options;
  readonly name: string;
  /** The saved version that was opened, if one was. */
  readonly key: number | null;
  /** Counts the times that other rules were opened: what was typed into the old ones is gone then. */
  readonly opened: number;
  /** Points that a change made meaningless, so that they are as in the base again. */
  readonly dropped: readonly string[];
}

/** What can be done to a draft. */
export type DraftAction =
  | { readonly do: 'base'; readonly base: Variant }
  | { readonly do: 'change'; readonly point: string; readonly value: HouseValue }
  | { readonly do: 'options'; readonly options: Partial<Options> }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'saved'; readonly key: number }
  | {
      readonly do: 'open';
      readonly rules: Pick<Draft, 'variant' | 'options' | 'name'>;
      readonly key: number | null;
    };

/** A version as it stands, to start from. */
export function draftOf(variant: Variant): Draft {
  return { variant, options: DEFAULT_OPTIONS, name: '', key: null, opened: 0, dropped: [] };
}

/** The changes of a version by name. */
export function changesOf(variant: Variant): HouseChanges {
  return Object.fromEntries(houseChanges(variant).map(({ point, value }) => [point.name, value]));
}

/** Whether there is any house rule in it. */
export function isChanged({ options, variant }: Pick<Draft, 'options' | 'variant'>): boolean {
  return variant !== baseOf(variant) || !sameOptions(options, DEFAULT_OPTIONS);
}

/** The draft after that. */
export function drafted(draft: Draft, action: DraftAction): Draft {
  switch (action.do) {
    case 'base': {
      const options = action.base.jokersAre === 'wild' ? draft.options : DEFAULT_OPTIONS;
      return { ...changed(draft, action.base, changesOf(draft.variant)), options };
    }
    case 'change': {
      const changes = { ...changesOf(draft.variant), [action.point]: action.value };
      return changed(draft, baseOf(draft.variant), changes);
    }
    case 'options':
      return { ...draft, options: { ...draft.options, ...action.options }, dropped: [] };
    case 'name':
      return { ...draft, name: action.name };
    case 'saved':
      return { ...draft, key: action.key, dropped: [] };
    case 'open': {
      const { name, options, variant } = action.rules;
      return { variant, options, name, key: action.key, opened: draft.opened + 1, dropped: [] };
    }
  }
}

function changed(draft: Draft, base: Variant, changes: HouseChanges): Draft {
  const variant = houseVariant(base, changes);
  const left = changesOf(variant);
  const dropped = housePoints(base).flatMap(({ matters, name, read }) => {
    const wanted = changes[name];
    const isGone = wanted !== undefined && wanted !== read(base) && left[name] === undefined;
    return isGone && !matters(variant) ? [name] : [];
  });
  return { ...draft, variant, dropped };
}
