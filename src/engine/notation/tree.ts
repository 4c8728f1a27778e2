/**
 * One grammar in two spellings. As text: `christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20`. In a link, where few
 * characters are safe, the same words with `-` between words, `_` between lists, `~` between sections and `.` before an
 * attribute. Either way a notation is sections of lists of words, and a word may carry attributes: `X30 10S =20@3` is
 * the words X30 and 10S, the second with the attributes 20 and 3.
 */

/** The two spellings of the notation's separators. */
export type Spelling = 'text' | 'link';

/** Where something stands: lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The mark before an attribute in the text spelling; links have `.` for all of them. */
export type Mark = '=' | '@' | ':';
/** What is said of a word: `=13` or `@2`. */
export interface Attribute extends Place {
  readonly text: string;
  /** Null in a link, which does not tell the marks apart. */
  readonly mark: Mark | null;
}
/** A card, a name or a number, with what is said of it. */
export interface Word extends Place {
  readonly text: string;
  readonly attributes: readonly Attribute[];
}
/** A list of words, and where it begins. */
export interface List extends Place {
  readonly words: readonly Word[];
  /** Where it ends: the place for what is missing. */
  readonly end: Place;
}
/** What stands between two of the separators of sections. */
export interface Section extends Place {
  readonly lists: readonly List[];
  readonly end: Place;
}

/** An attribute mark with nothing before or behind it. */
export interface StrayMark extends Place {
  readonly mark: string;
}

interface Separators {
  readonly section: string;
  readonly list: string;
  readonly word: string;
  readonly attribute: string;
}
const SEPARATORS: Readonly<Record<Spelling, Separators>> = {
  text: { section: '|', list: ',', word: ' \t\r\n', attribute: '=@:' },
  link: { section: '~', list: '_', word: '-', attribute: '.' },
};

/**
 * Reads either spelling into sections. With `lines` (records), a line end or a `;` ends a section too, and `#` begins a
 * comment. A mark without a word before it or text behind it is the only thing that can go wrong here.
 */
export function readTree(
  text: string,
  spelling: Spelling,
  lines = false,
): { readonly sections: Section[] } | { readonly stray: StrayMark } {
  const separators = SEPARATORS[spelling];
  const ends = (char: string): boolean =>
    separators.section.includes(char) || (lines && spelling === 'text' && '\n;'.includes(char));
  const sections: Section[] = [];
  let lists: List[] = [];
  let words: (Word & { readonly attributes: Attribute[] })[] = [];
  let line = 1;
  let lineStart = 0;
  const placeOf = (at: number): Place => ({ line, column: at - lineStart + 1 });
  let sectionStart = placeOf(0);
  let listStart = placeOf(0);
  let at = 0;

  const endList = (): void => {
    lists.push({ ...(words[0] ? placeAt(words[0]) : listStart), words, end: placeOf(at) });
    words = [];
  };
  const endSection = (): void => {
    endList();
    sections.push({ ...(lists[0] ? placeAt(lists[0]) : sectionStart), lists, end: placeOf(at) });
    lists = [];
  };

  while (at < text.length) {
    const char = text.charAt(at);
    if (lines && spelling === 'text' && char === '#') {
      while (at < text.length && text.charAt(at) !== '\n') at++;
      continue;
    }
    if (ends(char) || separators.list.includes(char)) {
      if (ends(char)) endSection();
      else endList();
      at++;
      if (char === '\n') {
        line++;
        lineStart = at;
      }
      listStart = placeOf(at);
      if (ends(char)) sectionStart = listStart;
      continue;
    }
    if (separators.word.includes(char)) {
      at++;
      if (char === '\n') {
        line++;
        lineStart = at;
      }
      continue;
    }
    const place = placeOf(at);
    if (separators.attribute.includes(char)) {
      const start = ++at;
      at = wordEnd(text, at, separators, ends);
      const last = words.at(-1);
      if (last === undefined || at === start) return { stray: { ...place, mark: char } };
      const mark = spelling === 'text' ? (char as Mark) : null;
      last.attributes.push({ ...placeOf(start), text: text.slice(start, at), mark });
      continue;
    }
    const start = at;
    at = wordEnd(text, at, separators, ends);
    words.push({ ...place, text: text.slice(start, at), attributes: [] });
  }
  endSection();
  return { sections };
}

function placeAt({ line, column }: Place): Place {
  return { line, column };
}

function wordEnd(
  text: string,
  from: number,
  separators: Separators,
  ends: (char: string) => boolean,
): number {
  const stops = separators.list + separators.word + separators.attribute;
  let at = from;
  while (at < text.length && !stops.includes(text.charAt(at)) && !ends(text.charAt(at))) at++;
  return at;
}

/** A word to write, with its attributes and their marks. */
export interface Written {
  readonly text: string;
  readonly attributes?: readonly (readonly [Mark, string | number])[];
}

/** A word without attributes, to write. */
export function written(text: string | number): Written {
  return { text: String(text) };
}

/**
 * Writes sections of lists of words. An empty list or section is the word `none`, so that separators never stand side
 * by side: programs that format chat take `__` and `~~` for their own.
 */
export function writeTree(
  sections: readonly (readonly (readonly Written[])[])[],
  spelling: Spelling,
): string {
  const between = spelling === 'text' ? { section: ' | ', list: ', ', word: ' ' } : LINK;
  return sections
    .map((lists) =>
      (lists.length === 0 ? [[]] : lists)
        .map((words) =>
          (words.length === 0 ? [written(EMPTY)] : words)
            .map((word) => writeWord(word, spelling))
            .join(between.word),
        )
        .join(between.list),
    )
    .join(between.section);
}

const LINK = { section: '~', list: '_', word: '-' };
/** What stands for nothing. */
export const EMPTY = 'none';

function writeWord({ text, attributes = [] }: Written, spelling: Spelling): string {
  if (spelling === 'link') return [text, ...attributes.map(([, value]) => value)].join('.');
  const marks = attributes.map(([mark, value]) => `${mark}${value}`).join('');
  // A build reads better with its value apart: "X30 10S =20@3"; `4 @1` likewise. Names keep theirs: `dealer=0`, `3:20`.
  const attached = /^[a-z]{2}/.test(text) || marks.startsWith(':');
  return marks === '' || attached ? text + marks : `${text} ${marks}`;
}
