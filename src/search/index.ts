/** The search over everything: what its index holds, and how it is asked. */
import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { plain, stem, tokens } from './terms.ts';

/** What can be found, in the order in which equal hits are listed. */
export const KINDS = ['dispute', 'rule', 'version', 'word', 'refusal', 'page', 'puzzle'] as const;
/** A kind of thing that is found: results come in groups by it. */
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
  /** What a question begins with that asks what a word means. */
  readonly defining: readonly string[];
  /** Words that mean the same: of each row the first stands for all. A row may have phrases, too, which are only asked. */
  readonly same: readonly (readonly string[])[];
}

/** How much more a hit counts by its kind: who asks a question wants its answer before a rule that has the words in it. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  dispute: 1.7,
  rule: 1.1,
  version: 1.2,
  word: 0.7,
  refusal: 0.9,
  page: 0.9,
  // There are many of them, and who asks a question wants no exercise.
  puzzle: 0.5,
};

const WEIGHT_OF_WORD: Readonly<Record<Kind, number>> = { ...WEIGHT, dispute: 1, word: 2 };
/** Words of other games explain; they are seldom what is meant. */
const OF_OTHER_GAMES = '/glossary/other-games/';
/** A hit that has much less of the question than the best one is none. */
const LEAST_SHARE = 0.12;

/** An index of entries, as text to be sent. */
export function makeIndex(entries: readonly Entry[], language: SearchLanguage): string {
  const index = new MiniSearch<Entry>(optionsFor(meaningsIn(language)));
  index.addAll(entries);
  return JSON.stringify(index);
}

/**
 * What answers a question; made of what `makeIndex` gave, in steps, so that nobody who types meanwhile waits for all of
 * it. Rejects where that is no index.
 */
export async function openIndex(
  json: string,
  language: SearchLanguage,
): Promise<(question: string) => Hit[]> {
  const meanings = meaningsIn(language);
  await new Promise((resolve) => setTimeout(resolve));
  const index = await MiniSearch.loadJSONAsync<Entry>(json, optionsFor(meanings));
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const found =
      known.get(word) ??
      index.search(word, { tokenize: (one) => [one], processTerm: (one) => one }).length > 0;
    known.set(word, found);
    return found;
  };
  const empty = new Set(language.empty.map((word) => stem(plain(word))));
  return (question) => {
    const asked = wordsAsked(question, empty, meanings);
    // One word alone is looked up rather than asked, and so is the one that somebody wants explained.
    const isLookedUp =
      tokens(question).length === 1 || (asked.length === 1 && asksMeaning(question, language));
    const weights = isLookedUp ? WEIGHT_OF_WORD : WEIGHT;
    const queries = asked.map((word, at): Query => {
      const isLast = at === asked.length - 1;
      // A word that is there is taken at its word; only another one can be misspelt.
      if (isKnown(word)) return { queries: [word], prefix: isLast };
      return {
        combineWith: 'OR',
        queries: [
          {
            queries: [word],
            // Only the last word can be half typed.
            prefix: isLast,
            fuzzy: /\d/.test(word) || word.length < 4 ? false : 0.25,
          },
          // It may be one of those that mean the same.
          ...meanings.near(word).map((meant): Query => ({ queries: [meant], boost: BOOST_NEAR })),
        ],
      };
    });
    const found = index.search(
      { combineWith: 'OR', queries },
      {
        tokenize: (word) => [word],
        processTerm: (word) => word,
        boost: BOOST,
        // Of a question with figures in it, the words say what it is about.
        boostTerm: (word) => (/^\d+$/.test(word) ? 0.35 : 1),
        maxFuzzy: 2,
        weights: { fuzzy: 0.35, prefix: 0.6 },
        boostDocument: (id, _word, stored) =>
          (weights[stored?.kind as Kind] ?? 1) * (String(id).startsWith(OF_OTHER_GAMES) ? 0.6 : 1),
      },
    );
    const least = LEAST_SHARE * (found[0]?.score ?? 0);
    const isNamed = ({ kind, title }: SearchResult): boolean => {
      if (!NAMED_KINDS.has(kind as Kind)) return false;
      const name = wordsAsked(String(title), empty, meanings);
      return (name.length > 1 || asked.length === 1) && name.every((word) => asked.includes(word));
    };
    return found
      .filter(({ score }) => score >= least)
      .map((hit, at) => ({
        hit,
        score: hit.score * (at < MOST_NAMED && isNamed(hit) ? NAMED : 1),
      }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ hit }) => hitOf(hit));
  };
}

/** A hit whose whole name was asked for is what is meant: how much more it counts. */
const NAMED = 1.6;
/** How far down a name is looked at: there can be hundreds of hits, at every key. */
const MOST_NAMED = 30;
/** Those whose names are no words of a question by chance, as a rule's “No passing” may be. */
const NAMED_KINDS: ReadonlySet<Kind> = new Set(['dispute', 'version', 'page']);

const BOOST = { title: 3, wordings: 2.5, text: 1.5, more: 1 };
const BOOST_NEAR = { title: 1, wordings: 0.8, text: 0.5, more: 0.3 };

function hitOf({ id, kind, text, title }: SearchResult): Hit {
  return { id: String(id), kind: kind as Kind, text: String(text), title: String(title) };
}

function optionsFor({ meant }: Meanings): Options<Entry> {
  return {
    fields: ['title', 'wordings', 'text', 'more'],
    storeFields: ['kind', 'title', 'text'],
    tokenize: tokens,
    processTerm: (word) => meant(stem(word)),
  };
}

function asksMeaning(question: string, { defining }: SearchLanguage): boolean {
  const low = `${plain(question).trim()} `;
  return defining.some((start) => low.startsWith(`${plain(start)} `));
}

/** What words stand for. */
interface Meanings {
  /** The word that stands for this one and all that mean the same; itself where there are none. By stem. */
  readonly meant: (word: string) => string;
  /** What a misspelt word may stand for. */
  readonly near: (word: string) => readonly string[];
  readonly phrases: readonly { readonly phrase: string; readonly meant: string }[];
}

function meaningsIn({ same }: SearchLanguage): Meanings {
  const words = new SearchableMap<string>();
  const phrases: { phrase: string; meant: string }[] = [];
  for (const row of same) {
    const [first = '', ...others] = row.map((word) => tokens(word).map(stem).join(' '));
    for (const other of others) {
      if (other.includes(' ')) phrases.push({ phrase: other, meant: first });
      else if (other !== first) words.set(other, first);
    }
  }
  return {
    meant: (word) => words.get(word) ?? word,
    near: (word) => {
      if (word.length < 4 || /\d/.test(word)) return [];
      return [...new Set([...words.fuzzyGet(word, 1).values()].map(([meant]) => meant))].filter(
        (meant) => meant !== word,
      );
    },
    phrases,
  };
}

/** The words of a question that say something, each as what it stands for. */
function wordsAsked(
  question: string,
  empty: ReadonlySet<string>,
  { meant, phrases }: Meanings,
): string[] {
  // A phrase goes for the one word that it stands for.
  const stems = phrases
    .reduce(
      (text, { meant: word, phrase }) => text.replaceAll(` ${phrase} `, ` ${word} `),
      ` ${tokens(question).map(stem).join(' ')} `,
    )
    .trim()
    .split(' ');
  const telling = stems.filter((word) => !empty.has(word));
  const words = telling.length > 0 ? telling : stems;
  return [...new Set(words.map(meant))].filter((word) => word !== '');
}
