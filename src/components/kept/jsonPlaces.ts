/**
 * JSON read with the place of each value, for messages that say where: the browser's own reader says so in every
 * browser differently, and not at all of what is well-formed but wrong.
 */
import type { Result } from '../../engine/index.ts';
import { err, ok } from '../../engine/index.ts';
import { placeText } from '../../words/place.ts';

/** The line and the column, each from 1, of a character of the text. */
export function lineAndColumn(text: string, at: number): readonly [line: number, column: number] {
  const before = text.slice(0, at).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}

/** The same in words. */
export function placeIn(text: string, at: number): string {
  return placeText(...lineAndColumn(text, at));
}

/** From which character of the text to which. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** JSON with the places of its values in the text. */
export interface PlacedJson {
  readonly value: unknown;
  /** By path as in `plays[3].card`; the whole is the empty path. */
  readonly spans: ReadonlyMap<string, Span>;
}

const TOKEN =
  /[{}[\]:,]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
/** So deep a file may nest what it has in each other: several times what any of ours does. */
const DEEPEST = 40;
const SPACE = /[ \t\r\n]*/y;

class NotJson extends Error {
  readonly at: number;
  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

/** Reads JSON; an error is the index of the first character that fits nowhere, or that nests too deep. */
export function parsePlaced(text: string): Result<PlacedJson, number> {
  const spans = new Map<string, Span>();
  let at = 0;
  let depth = 0;

  const next = (): { token: string; start: number } => {
    SPACE.lastIndex = at;
    SPACE.test(text);
    const start = SPACE.lastIndex;
    TOKEN.lastIndex = start;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new NotJson(start);
    at = start + token.length;
    return { token, start };
  };
  const expect = (wanted: string): void => {
    const { start, token } = next();
    if (token !== wanted) throw new NotJson(start);
  };
  /** Whether a list or object ends here; `at` stands behind its bracket then. */
  const closes = (bracket: string): boolean => {
    const before = at;
    if (next().token === bracket) return true;
    at = before;
    return false;
  };
  /** Behind an item: whether another one follows. */
  const goesOn = (bracket: string): boolean => {
    const { start, token } = next();
    if (token !== ',' && token !== bracket) throw new NotJson(start);
    return token === ',';
  };

  const readObject = (path: string): object => {
    const entries: [string, unknown][] = [];
    if (closes('}')) return {};
    do {
      const { start, token } = next();
      if (!token.startsWith('"')) throw new NotJson(start);
      const name = JSON.parse(token) as string;
      expect(':');
      entries.push([name, readValue(path === '' ? name : `${path}.${name}`)]);
    } while (goesOn('}'));
    return Object.fromEntries(entries);
  };
  const readList = (path: string): unknown[] => {
    const items: unknown[] = [];
    if (closes(']')) return items;
    do items.push(readValue(`${path}[${items.length}]`));
    while (goesOn(']'));
    return items;
  };
  const readValue = (path: string): unknown => {
    const { start, token } = next();
    if (/^[}\]:,]/.test(token)) throw new NotJson(start);
    if (depth >= DEEPEST) throw new NotJson(start);
    depth += 1;
    const value =
      token === '{' ? readObject(path) : token === '[' ? readList(path) : JSON.parse(token);
    depth -= 1;
    spans.set(path, { start, end: at });
    return value;
  };

  try {
    const value = readValue('');
    SPACE.lastIndex = at;
    SPACE.test(text);
    return SPACE.lastIndex < text.length ? err(SPACE.lastIndex) : ok({ value, spans });
  } catch (problem) {
    if (problem instanceof NotJson) return err(problem.at);
    // A text within quotes so long that the search for its end gives up.
    if (problem instanceof RangeError) return err(at);
    throw problem;
  }
}

/** The span of a path, or of the nearest one around it that there is. */
export function spanOf(spans: PlacedJson['spans'], path: string): Span {
  for (let rest = path; ; rest = rest.replace(/(\.[^.[]*|\[\d+\]|^[^.[]+)$/, '')) {
    const span = spans.get(rest);
    if (span !== undefined) return span;
    if (rest === '') return { start: 0, end: 0 };
  }
}
