/** What is read once for each language, however many pages ask for it. */
import type { Language } from './sources.ts';

/** The same reading, done once for each language. */
export function perLanguage<Value>(
  read: (language: Language) => Value,
): (language?: Language) => Value {
  const known = new Map<Language, Value>();
  return (language = 'en') => {
    const value = known.get(language) ?? read(language);
    known.set(language, value);
    return value;
  };
}
