/**
 * The languages of the site. English stands at `/`, any other at `/<language>/`: to add one, add it here, to `i18n` in
 * astro.config.mjs, and to the dictionaries, which do not compile without it.
 */
export const LANGUAGES = ['en'] as const;
/** A language that the site has pages in. */
export type Language = (typeof LANGUAGES)[number];
const DEFAULT_LANGUAGE: Language = 'en';

/** The language of a page from what Astro says its locale is. */
export function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => language === locale) ?? DEFAULT_LANGUAGE;
}

/** The path of a page in a language; `path` is that of the page in English. */
export function inLanguage(path: string, language: string): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;
}

/** The path of the page in English, whatever language `path` is in. */
export function inEnglish(path: string, languages: readonly string[] = LANGUAGES): string {
  const [, first = '', ...rest] = path.split('/');
  return first !== DEFAULT_LANGUAGE && languages.includes(first) ? `/${rest.join('/')}` : path;
}

/** For `<link rel="alternate" hreflang>`: the page in every language, and for everybody else; nothing where there is one. */
export function alternates(
  path: string,
  languages: readonly string[] = LANGUAGES,
): readonly { readonly language: string; readonly path: string }[] {
  if (languages.length < 2) return [];
  const english = inEnglish(path, languages);
  return [
    ...languages.map((language) => ({ language, path: inLanguage(english, language) })),
    { language: 'x-default', path: english },
  ];
}
