/** Colours for notation, at build time. */
import type { LanguageRegistration } from 'shiki';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { classTheme } from './classes.ts';
import grammar from './zwicker.tmLanguage.json' with { type: 'json' };

/** The scopes that are told apart, each with its class. `src/styles/notation.css` gives the classes their colours. */
const { theme, transformer } = classTheme('notation-classes', 'notation', {
  comment: 'nt-comment',
  'keyword.control': 'nt-keyword',
  'constant.other.card.red': 'nt-red',
  'constant.other.card.black': 'nt-black',
  'constant.other.card.joker': 'nt-joker',
  'constant.numeric.value': 'nt-value',
  'variable.other.seat': 'nt-seat',
  'variable.other.pile': 'nt-pile',
  'entity.name.type': 'nt-name',
  punctuation: 'nt-mark',
});

const highlighter = createHighlighterCore({
  langs: [grammar as unknown as LanguageRegistration],
  themes: [theme],
  engine: createJavaScriptRegexEngine(),
});

/** HTML of a notation in its text spelling: a `pre` whose spans carry classes. */
export async function notationHtml(text: string): Promise<string> {
  const { codeToHtml } = await highlighter;
  return codeToHtml(text, {
    lang: 'zwicker',
    theme: theme.name,
    // However slow the machine is, the colours are the same.
    tokenizeTimeLimit: 0,
    transformers: [transformer],
  });
}
