/**
 * What is chosen on the page of the comparison, and how it stands in the address:
 *
 *     /rules/compare/?dithmarschen~grupp~differences
 *
 * The ids of two to four versions, those with house rules too, then which rows; the last word also tells whether the link
 * is whole. It is a query and not a fragment, so that links into the page, as to its sections, go together with it.
 */

export const LEAST = 2;
/** How many versions stand beside each other at the most. */
export const MOST = 4;

/** The script of house rules is asked for the columns in `data-wanted`, and tells when it has what there is to have. */
export const WANTED_EVENT = 'houses:wanted';
/** The event that tells that saved house rules have come to the choice. */
export const ADDED_EVENT = 'houses:added';

const ROWS = ['differences', 'all'] as const;

/** What is compared. */
export interface Choice {
  /** The places of the versions, ascending. */
  readonly versions: readonly number[];
  /** All rows, or only those that differ. */
  readonly all: boolean;
}

/** What is wrong with an address. */
export type Problem = 'unknown' | 'few' | 'many' | 'cut' | 'other';

/** What an address asks for; with a problem, as far as it can be understood. */
export interface Asked extends Choice {
  readonly problem?: Problem;
  /** The names in it that are no versions. */
  readonly unknown: readonly string[];
}

/** Far longer than four versions with every house rule there is. */
const LONGEST = 4000;

/** What others put behind an address, to know where people come from: it asks this page for nothing. */
const TRACKING = /^(utm_\w+|\w*clid|mc_\w+|ref|source)=/i;

/** What a query asks for, of versions with these ids; undefined where it asks for nothing, or is meant for others. */
export function askedIn(query: string, ids: readonly string[]): Asked | undefined {
  if (query.length > LONGEST) {
    return { versions: [], all: false, unknown: [`${query.slice(0, 40)}…`], problem: 'other' };
  }
  const [text = ''] = query.replace(/^\?/, '').replace(/%7e/gi, '~').split('&');
  if (text === '' || TRACKING.test(text)) return undefined;
  if (text.includes('=')) return { versions: [], all: false, unknown: [text], problem: 'other' };
  const words = text.split('~');
  const last = ROWS.find((rows) => rows === words.at(-1));
  const names = (last === undefined ? words : words.slice(0, -1)).filter((name) => name !== '');
  const unknown = names.filter((name) => !ids.includes(name));
  const versions = [...new Set(names.map((name) => ids.indexOf(name)))].filter((at) => at >= 0);
  const problem = problemOf(versions.length, last === undefined, unknown.length > 0);
  return {
    versions: versions.slice(0, MOST).sort((one, other) => one - other),
    all: last === 'all',
    unknown,
    ...(problem && { problem }),
  };
}

function problemOf(count: number, isCut: boolean, hasUnknown: boolean): Problem | undefined {
  if (isCut) return 'cut';
  if (hasUnknown) return 'unknown';
  if (count > MOST) return 'many';
  return count < LEAST ? 'few' : undefined;
}

/** The query of a choice. */
export function queryOf({ all, versions }: Choice, ids: readonly string[]): string {
  return `?${[...versions.map((at) => ids[at]), ROWS[all ? 1 : 0]].join('~')}`;
}

/**
 * Whether a row shows. `pairs` has a digit for each pair of versions, 0 and 1, 0 and 2 … of `count`, as the page was
 * built with: 1 where the two differ.
 */
export function differsAmong(pairs: string, count: number, versions: readonly number[]): boolean {
  return versions.some((one, at) =>
    versions.slice(at + 1).some((other) => {
      const before = (one * (2 * count - one - 1)) / 2;
      return pairs[before + other - one - 1] === '1';
    }),
  );
}
