/**
 * Texts that are kept in the browser, each an object in JSON with its edition as `v`: reading one, and laying it aside
 * where it can’t be read. Small: every page has it with its settings.
 */

/** Something with named fields, of which nothing else is known: any of them may be missing or wrong. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a text, with its edition among them; none where nothing is stored, `undefined` where it can't be read. */
export function fieldsOf(text: string | null): Fields | undefined {
  if (text === null) return {};
  try {
    // What has such a `v` is an object: lists have none in JSON.
    const fields = JSON.parse(text) as Fields | null;
    return Number.isInteger(fields?.v) && Number(fields?.v) >= 1 ? (fields ?? {}) : undefined;
  } catch {
    return undefined;
  }
}

/** Where the text of a key is laid aside. */
export const asideOf = (key: string): string => `${key}:unreadable`;

/** Lays a text aside, behind what lies there. Throws where nothing can be stored. */
export function layAside(key: string, text: string): void {
  const aside = asideOf(key);
  const earlier = localStorage.getItem(aside);
  localStorage.setItem(aside, earlier === null ? text : `${earlier}\n${text}`);
}
