/** The four texts, the books that they name, their slips, and where each text stands on a rule. */
import { VARIANTS, type Variant } from '../engine/index.ts';
import english from './en/sources.json' with { type: 'json' };
import { nameSources } from './figures.ts';
import { type Rule, SOURCE_IDS, type SourceId } from './schemas/rule.ts';
import {
  type Book,
  type Extent,
  type SourceText,
  sourcesSchema,
  sourceTextsSchema,
} from './schemas/source.ts';
import sources from './sources.json' with { type: 'json' };
import { type HoldsIn, versionsWhere } from './where.ts';

const SOURCES = sourcesSchema.parse(sources);
const TEXTS = { en: sourceTextsSchema.parse(english) } as const;
/** A language that texts on the sources are written in. */
export type Language = keyof typeof TEXTS;

/** What each source is called and is about, by id. */
export function sourceTexts(language: Language = 'en'): Readonly<Record<SourceId, SourceText>> {
  return TEXTS[language].texts;
}

/** What a source is. */
export function sourceText(id: SourceId, language: Language = 'en'): SourceText {
  return sourceTexts(language)[id];
}

/** The part of an address that leads to a source on the page of the sources. */
export function sourceAnchor(id: SourceId): string {
  return id.toLowerCase();
}

/** Something that a text gets wrong by itself, in words. */
export interface SlipEntry {
  readonly id: string;
  readonly rules: readonly string[];
  readonly text: string;
}

/** A text as its page shows it. */
export interface SourceEntry {
  readonly id: SourceId;
  /** As in `lang`. */
  readonly lang: string;
  readonly text: SourceText;
  readonly treats: readonly { readonly extent: Extent; readonly versions: readonly HoldsIn[] }[];
  readonly slips: readonly SlipEntry[];
}

/** The texts in order. Throws where a slip has no words. */
export function allSources(language: Language = 'en'): readonly SourceEntry[] {
  return SOURCE_IDS.map((id) => {
    const { about, ...text } = sourceText(id, language);
    return {
      id,
      lang: SOURCES.texts[id].language,
      text: { ...text, about: about.map((paragraph) => named(paragraph, language)) },
      treats: SOURCES.texts[id].treats.map(({ extent, versions }) => ({
        extent,
        versions: versionsCalled(versions),
      })),
      slips: SOURCES.slips
        .filter(({ source }) => source === id)
        .map((slip) => ({
          id: slip.id,
          rules: slip.rules,
          text: named(worded(TEXTS[language].slips, slip.id, language), language),
        })),
    };
  });
}

/** Whether any of the texts treats a version, be it in a sentence. */
export function isTreated(variant: Variant): boolean {
  return SOURCE_IDS.some((id) =>
    SOURCES.texts[id].treats.some(({ versions }) => versions.includes(variant.id)),
  );
}

/** A book that a text names, in words. */
export interface BookEntry extends Omit<Book, 'versions'> {
  readonly about: string;
  /** Empty where its Zwicker is none of ours, or it has none. */
  readonly versions: readonly HoldsIn[];
}

/** The books, the oldest first. Throws where one has no words. */
export function allBooks(language: Language = 'en'): readonly BookEntry[] {
  return SOURCES.books
    .toSorted((one, other) => one.year - other.year)
    .map((book) => ({
      ...book,
      about: named(worded(TEXTS[language].books, book.id, language), language),
      versions: versionsCalled(book.versions ?? []),
    }));
}

/** The versions of these ids, with all numbers of players. Throws where there is none of an id. */
function versionsCalled(ids: readonly string[]): readonly HoldsIn[] {
  const unknown = ids.filter((id) => !VARIANTS.some((variant) => variant.id === id));
  if (unknown.length > 0)
    throw new Error(`src/content/sources.json names ${unknown.join(', ')}, which is no version`);
  return versionsWhere({ always: true }).filter(({ variant }) => ids.includes(variant.id));
}

const named = (text: string, language: Language): string =>
  nameSources(text, sourceTexts(language));

function worded(texts: Readonly<Record<string, string>>, id: string, language: Language): string {
  const text = texts[id];
  if (text === undefined)
    throw new Error(`${id} has no text in src/content/${language}/sources.json`);
  return text;
}

/** How a text stands to a rule: it says it, it is what we infer it from, it leaves it open, or it says otherwise. */
export type Standing = 'says' | 'implies' | 'open' | 'differs';

/** Whether a rule is about the game as such, so that whoever says it says it of every version. */
const isOfTheGame = ({ predicate, section }: Pick<Rule, 'predicate' | 'section'>): boolean =>
  'always' in predicate && (section === 'history' || section === 'custom');

/** The versions that a text treats, and those that it only mentions, by id. */
function reachOf(source: SourceId): Readonly<Record<'treated' | 'mentioned', ReadonlySet<string>>> {
  const ids = (isMention: boolean) =>
    new Set(
      SOURCES.texts[source].treats
        .filter(({ extent }) => (extent === 'mention') === isMention)
        .flatMap(({ versions }) => versions),
    );
  return { treated: ids(false), mentioned: ids(true) };
}

/**
 * Of the sources of a rule those that speak of a version: a text that treats it, or that mentions it where the rule is
 * about nothing that the text treats. Empty where none does: then nobody says the rule of that version.
 */
export function sourcesHere(
  rule: Pick<Rule, 'predicate' | 'section' | 'sources'>,
  { id }: Pick<Variant, 'id'>,
): readonly SourceId[] {
  if (isOfTheGame(rule)) return rule.sources;
  const holding = versionsWhere(rule.predicate);
  return rule.sources.filter((source) => {
    const { mentioned, treated } = reachOf(source);
    return (
      treated.has(id) ||
      (mentioned.has(id) && !holding.some(({ variant }) => treated.has(variant.id)))
    );
  });
}

const BY_GROUND = { said: 'says', inferred: 'implies', ruling: 'open' } as const;

/** How a text stands to a rule; twice where it contradicts itself, and empty where it is silent. */
export function standingOf(
  {
    against = [],
    ground,
    groundElsewhere = [],
    sources: saidIn,
  }: Pick<Rule, 'against' | 'ground' | 'groundElsewhere' | 'sources'>,
  source: SourceId,
): readonly Standing[] {
  // What it says of one version may be what another is inferred from: then it says it.
  const [standing] = [
    ...(saidIn.includes(source) ? [ground] : []),
    ...groundElsewhere.flatMap((part) => (part.sources?.includes(source) ? part.ground : [])),
  ];
  return [
    ...(standing === undefined ? [] : [BY_GROUND[standing]]),
    ...(against.includes(source) ? (['differs'] as const) : []),
  ];
}

/** Whether a rule is one that people have to decide by themselves: a ruling anywhere, or a question that is asked. */
export function isUnsettled({
  ground,
  groundElsewhere = [],
  question,
}: Pick<Rule, 'ground' | 'groundElsewhere' | 'question'>): boolean {
  return (
    question === true ||
    ground === 'ruling' ||
    groundElsewhere.some((part) => part.ground === 'ruling')
  );
}
