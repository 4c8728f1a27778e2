/** The words of the glossary, and where they stand in a text. */
import english from './en/glossary.json' with { type: 'json' };
import { fillIn, nameSources } from './figures.ts';
import terms from './glossary.json' with { type: 'json' };
import { perLanguage } from './perLanguage.ts';
import { type Term, type TermKind, termsSchema, termTextsSchema } from './schemas/term.ts';
import { type Language, sourceTexts } from './sources.ts';

/** A word as a page shows it, figures and names of sources filled in. */
export interface TermEntry extends Omit<Term, 'figures' | 'predicate'> {
  /** Where its entry stands. */
  readonly path: string;
  readonly term: string;
  readonly definition: string;
  readonly lookAlikes: string | undefined;
  readonly synonyms: readonly string[];
  readonly forms: readonly string[];
  readonly inZwikken: readonly string[];
}

const PATHS = { own: '/glossary/', 'other-games': '/glossary/other-games/' } as const;

/** Whether words of a kind stand on the page of the game's own words, or on that of other games. */
export function isOnPage(kind: TermKind, page: keyof typeof PATHS): boolean {
  return (kind === 'zwicker' || kind === 'rulebook') === (page === 'own');
}

const TERMS = termsSchema.parse(terms);
const TEXTS = { en: termTextsSchema.parse(english) } as const;

/** All words, in alphabetical order of the language. Throws where one has no text. */
export const allTerms = perLanguage(readTerms);

function readTerms(language: Language): readonly TermEntry[] {
  const collator = new Intl.Collator(language);
  return TERMS.map(({ figures, predicate, ...term }): TermEntry => {
    const text = TEXTS[language][term.id];
    if (text === undefined) {
      throw new Error(`${term.id} has no text in src/content/${language}/glossary.json`);
    }
    const inWords = (raw: string): string => {
      const filled = predicate === undefined ? raw : fillIn(raw, figures ?? {}, predicate);
      return nameSources(filled, sourceTexts(language));
    };
    return {
      ...term,
      path: `${PATHS[isOnPage(term.kind, 'own') ? 'own' : 'other-games']}#${term.id}`,
      term: text.term,
      definition: inWords(text.definition),
      lookAlikes: text.lookAlikes === undefined ? undefined : inWords(text.lookAlikes),
      synonyms: text.synonyms ?? [],
      forms: text.forms ?? [],
      inZwikken: text.inZwikken ?? [],
    };
  }).sort((one, other) => collator.compare(one.term, other.term));
}

/** The word with an id. Throws, and says which there are, where there is none. */
export function termById(id: string, language: Language = 'en'): TermEntry {
  const found = allTerms(language).find((term) => term.id === id);
  if (found !== undefined) return found;
  const known = TERMS.map((term) => term.id).sort();
  throw new Error(`no such term ${JSON.stringify(id)}; there are ${known.join(', ')}`);
}

/** A piece of a text: plain, or a word with its entry in the glossary. */
export interface TextPart {
  readonly text: string;
  readonly term?: string;
}

/**
 * Texts that stand on one page, in parts: each word of the glossary where it stands first. Of two words that begin at
 * the same place the longer one counts. `without` are the ids of words that need no link there; texts of Zwikken have words of
 * their own.
 */
export function withTerms(
  texts: readonly string[],
  {
    game = 'zwicker',
    language = 'en',
    without = [],
  }: { game?: 'zwicker' | 'zwikken'; language?: Language; without?: readonly string[] } = {},
): readonly (readonly TextPart[])[] {
  const idOf = new Map(
    allTerms(language)
      .filter(({ id }) => !without.includes(id))
      .flatMap(({ forms, id, inZwikken }) =>
        (game === 'zwikken' ? inZwikken : forms).map((form) => [form.toLowerCase(), id] as const),
      ),
  );
  const forms = [...idOf.keys()].sort((one, other) => other.length - one.length);
  if (forms.length === 0) return texts.map((text) => [{ text }]);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`, 'giu');
  const seen = new Set<string>();
  return texts.map((text) => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const term = idOf.get(word.toLowerCase());
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      if (index > end) parts.push({ text: text.slice(end, index) });
      parts.push({ text: word, term });
      end = index + word.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  });
}
