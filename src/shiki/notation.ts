/** Colours for notation, at build time. The content security policy allows no inline styles, so a colour is a class. */
import type { LanguageRegistration, ShikiTransformer, ThemeRegistration } from 'shiki';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import grammar from './zwicker.tmLanguage.json' with { type: 'json' };

/** The scopes that are told apart, each with its class. `src/styles/notation.css` gives the classes their colours. */
const CLASSES = {
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
} as const;

// Shiki colours by theme; here each scope has a colour of its own that only stands for its class.
const scopes = Object.entries(CLASSES).map(([scope, name], at) => ({
  scope,
  name,
  colour: `#0000${(at + 16).toString(16).padStart(2, '0')}`.toUpperCase(),
}));

const theme: ThemeRegistration = {
  name: 'notation-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: scopes.map(({ scope, colour }) => ({ scope, settings: { foreground: colour } })),
};

/** Turns each colour into its class, and takes all inline styles away. */
const classesForColours: ShikiTransformer = {
  name: 'classes-for-colours',
  span(node) {
    const style = String(node.properties.style ?? '').toUpperCase();
    delete node.properties.style;
    const found = scopes.find(({ colour }) => style.includes(colour));
    if (found) node.properties.class = found.name;
  },
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'notation';
  },
};

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
    theme: 'notation-classes',
    transformers: [classesForColours],
  });
}
