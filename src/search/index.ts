/** The search over everything: what its index holds, and how it is asked. */
import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { plain, stem, tokens } from './terms.ts';

/** What can be found, in the order in which equal hits are listed. */
export const KINDS = ['dispute', 'rule', 'version', 'word', 'refusal', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found. */
export interface Entry {
  /** Its address below the base of the site, with a slash in front; it is its id, too. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** What it says, in a sentence or two: shown, and searched. */
  readonly text: string;
  /** Other ways to ask for it. */
  readonly wordings?: string;
  /** What more it says: searched, not shown. */
  readonly more?: string;
}

/** What is shown of a hit. */
export type Hit = Pick<Entry, 'id' | 'kind' | 'title' | 'text'>;

/** Words of a language that a search has to know: which say nothing, and which mean the same. */
export interface SearchLanguage {
  /** Left out of a question, unless it has no others. */
  readonly empty: readonly string[];
  /** Words that are asked for by each other: of each row every word finds all. A phrase finds, and is not found. */
  readonly same: readonly (readonly string[])[];
}

const OPTIONS: Options<Entry> = {
  fields: ['title', 'wordings', 'text', 'more'],
  storeFields: ['kind', 'title', 'text'],
  tokenize: tokens,
  processTerm: stem,
};

/** How much more a hit counts by its kind: who asks a question wants its answer before a rule that has the words in it. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  dispute: 1.5,
  rule: 1.1,
  version: 0.9,
  word: 1,
  refusal: 0.9,
  page: 0.9,
};

/** An index of entries, as text to be sent. */
export function makeIndex(entries: readonly Entry[]): string {
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** What answers a question; made of what `makeIndex` gave. Throws where that is no index. */
export function openIndex(json: string, language: SearchLanguage): (question: string) => Hit[] {
  const index = MiniSearch.loadJSON<Entry>(json, OPTIONS);
  const empty = new Set(language.empty.map((word) => stem(plain(word))));
  const same = sameWords(language.same);
  return (question) => {
    const asked = wordsAsked(question, empty, same);
    if (asked.length === 0) return [];
    const queries = asked.map(
      ({ others, word }, at): Query => ({
        combineWith: 'OR',
        queries: [
          {
            queries: [word],
            // Only the last word can be half typed.
            prefix: at === asked.length - 1 && word.length > 1,
            fuzzy: /\d/.test(word) || word.length < 4 ? false : 0.25,
          },
          ...others.map((other): Query => ({ queries: [other], boost: { ...BOOST_SAME } })),
        ],
      }),
    );
    return index
      .search(
        { combineWith: 'OR', queries },
        {
          tokenize: (word) => [word],
          processTerm: (word) => word,
          boost: BOOST,
          maxFuzzy: 2,
          weights: { fuzzy: 0.35, prefix: 0.6 },
          boostDocument: (_id, _word, stored) => WEIGHT[stored?.kind as Kind] ?? 1,
        },
      )
      .map(hitOf);
  };
}

const BOOST = { title: 3, wordings: 2.5, text: 1.5, more: 1 } as const;
/** A word that only means the same counts a little less. */
const BOOST_SAME = { title: 2.4, wordings: 2, text: 1.2, more: 0.8 } as const;

function hitOf({ id, kind, text, title }: SearchResult): Hit {
  return { id: String(id), kind: kind as Kind, text: String(text), title: String(title) };
}

interface Asked {
  readonly word: string;
  /** What means the same. */
  readonly others: readonly string[];
}

/** The words of a question that say something, each with what means the same. */
function wordsAsked(
  question: string,
  empty: ReadonlySet<string>,
  same: { words: ReadonlyMap<string, readonly string[]>; phrases: readonly Phrase[] },
): Asked[] {
  const low = ` ${tokens(question).join(' ')} `;
  const meant = same.phrases.flatMap(({ others, phrase }) =>
    low.includes(` ${phrase} `) ? others : [],
  );
  const all = [...new Set(tokens(question).map(stem))];
  const telling = all.filter((word) => !empty.has(word));
  const words = telling.length > 0 ? telling : all;
  return [
    ...meant.filter((word) => !words.includes(word)).map((word) => ({ word, others: [] })),
    ...words.map((word) => ({ word, others: same.words.get(word) ?? [] })),
  ];
}

interface Phrase {
  readonly phrase: string;
  readonly others: readonly string[];
}

function sameWords(rows: SearchLanguage['same']): {
  words: ReadonlyMap<string, readonly string[]>;
  phrases: readonly Phrase[];
} {
  const words = new Map<string, string[]>();
  const phrases: Phrase[] = [];
  for (const row of rows) {
    const single = row.filter((word) => !word.includes(' ')).map((word) => stem(plain(word)));
    for (const word of single) {
      const others = single.filter((other) => other !== word);
      words.set(word, [...new Set([...(words.get(word) ?? []), ...others])]);
    }
    for (const phrase of row.filter((word) => word.includes(' '))) {
      phrases.push({ phrase: tokens(phrase).join(' '), others: single });
    }
  }
  return { words, phrases };
}
