/**
 * Progress in the puzzles of Zwikken, kept as that in the puzzles of Zwicker is, under a key of its own:
 *
 *     zwicker:zwikken-puzzles = {"v":1,"results":[{"id":"q1~win~…","kind":"win","level":2,"version":"zwikken-modern",…}],…}
 *
 * The version of a puzzle is its set of rules. In a file it stands under `zwikken`, so that neither file is taken for the
 * other. What progress is, and how it changes, is said in `puzzles/progress/`, to which a kind is a name.
 */
import { err, ok, type PuzzleKind, type Result as Read } from '../../engine/index.ts';
import type { RuleSet, ZwikkenPuzzleKind, ZwikkenPuzzleLevel } from '../../engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_KINDS } from '../../engine/zwikken/index.ts';
import { openStore } from '../kept/store.ts';
import { type Followed, useStore } from '../kept/useStore.ts';
import {
  calendarDay,
  historyOf,
  type Progress,
  recorded,
  without,
  writeProgress,
} from '../puzzles/progress/index.ts';
import { NOTHING_DONE } from '../puzzles/progress/progress.ts';
import { parseProgress, readProgress } from '../puzzles/progress/stored.ts';

export const ZWIKKEN_PUZZLES_KEY = 'zwicker:zwikken-puzzles';
const EDITION = 1;

/** Progress inside an island: nothing done until it is hydrated, then what is stored, followed in all tabs. */
export function useZwikkenProgress(): Followed<Progress> {
  return useStore(() => openStore(ZWIKKEN_PUZZLES_KEY, parseProgress, writeProgress), NOTHING_DONE);
}

const named = (kind: string): PuzzleKind => kind as PuzzleKind;

/** The kind of an entry; undefined where a newer edition has made it. */
export const kindOf = (name: string): ZwikkenPuzzleKind | undefined =>
  ZWIKKEN_PUZZLE_KINDS.find((kind) => kind === name);

/** How a puzzle went the first time that it was answered. */
export interface Went {
  readonly id: string;
  readonly kind: ZwikkenPuzzleKind;
  readonly rules: RuleSet;
  readonly level: ZwikkenPuzzleLevel;
  readonly right: boolean;
  readonly hints: number;
  readonly ms: number;
}

/** Progress with an answer that counts, of today. */
export function withResult(progress: Progress, { kind, rules, ...went }: Went): Progress {
  const day = calendarDay();
  return recorded(progress, { ...went, kind: named(kind), version: rules.id, day });
}

/** The lines of the history by kind and level, without those of kinds that are not known here. */
export const linesOf = (progress: Progress) =>
  historyOf(progress).flatMap(({ kind: name, ...line }) => {
    const kind = kindOf(name);
    return kind === undefined ? [] : { ...line, kind };
  });

/** Progress without one kind. */
export const withoutKind = (progress: Progress, kind: ZwikkenPuzzleKind): Progress =>
  without(progress, named(kind));

/** The text of a file. */
export const fileText = (progress: Progress): string =>
  JSON.stringify({ v: EDITION, zwikken: JSON.parse(writeProgress(progress)) });

/** The progress in the text of a file, or what is wrong with it and where, in words. */
export async function readFileText(text: string): Promise<Read<Progress, string>> {
  const [{ parsePlaced, placeIn, spanOf }, { badProgressText, notJsonText }] = await Promise.all([
    import('../kept/jsonPlaces.ts'),
    import('../../words/badFile.ts'),
  ]);
  const at = (index: number): string => placeIn(text, index);
  const placed = parsePlaced(text);
  if (!placed.ok) return err(notJsonText(at(placed.error)));
  const { spans, value } = placed.value;
  const fields = (typeof value === 'object' ? value : null) as {
    readonly v?: unknown;
    readonly zwikken?: unknown;
  } | null;
  const isNewer = typeof fields?.v === 'number' && fields.v > EDITION;
  if (isNewer || fields?.v !== EDITION || fields.zwikken === undefined) {
    const path = isNewer ? 'v' : '';
    const expected = isNewer ? 'newer' : 'progress';
    const bad = { path, expected, found: isNewer ? fields?.v : value } as const;
    return err(badProgressText(at(spanOf(spans, path).start), bad));
  }
  const { bad, progress } = readProgress(fields.zwikken);
  const [first] = bad;
  if (first === undefined) return ok(progress);
  const path = first.path === '' ? 'zwikken' : `zwikken.${first.path}`;
  return err(badProgressText(at(spanOf(spans, path).start), { ...first, path }));
}
