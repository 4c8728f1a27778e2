/** More plays than were listed at first, as the worker sends them. */
import type { Card, Play } from '../../engine/index.ts';
import type { Listed } from './answering.ts';
import type { Answer } from './worker.ts';

/** What has come of each card and kind beyond the first plays, by `keyOf`. */
export type More = Readonly<Record<string, readonly Listed[]>>;

/** What the plays of a card and kind are kept by. */
export const keyOf = (card: Card, kind: Play['kind']): string => `${card} ${kind}`;

/** More plays put where they belong: whoever asks twice is answered twice, and may have asked for others meanwhile. */
export function withMore(
  before: More,
  { card: at, from, kind, plays }: Answer & { readonly to: 'more' },
  { byCard }: Pick<Answer & { readonly to: 'plays' }, 'byCard'>,
): More {
  const here = byCard[at];
  if (here === undefined) return before;
  const key = keyOf(here.card, kind);
  const known = before[key] ?? [];
  if (from !== here[kind].first.length + known.length) return before;
  return { ...before, [key]: [...known, ...plays] };
}
