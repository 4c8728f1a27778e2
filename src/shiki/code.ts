/** Colours for code, at build time. */
import type { ShikiTransformer } from 'shiki';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { classTheme } from './classes.ts';

/** A language that blocks of code are coloured in. */
export type CodeLanguage = 'typescript' | 'json' | 'shellscript' | 'text';

/** How a block of code is shown. */
export interface CodeShown {
  readonly language: CodeLanguage;
  /** Whether long lines are broken, for data: else the block scrolls, and can be reached by keyboard to do so. */
  readonly wrap?: boolean;
  /** Where names lead: each time one stands by itself, it is a link. */
  readonly links?: ReadonlyMap<string, string>;
}

/** `src/styles/code.css` gives the classes their colours. */
const { theme, transformer } = classTheme('code-classes', 'code', {
  comment: 'cd-comment',
  'punctuation.definition.comment': 'cd-comment',
  keyword: 'cd-keyword',
  storage: 'cd-keyword',
  'constant.language': 'cd-keyword',
  string: 'cd-string',
  'support.type.property-name': 'cd-name',
  'punctuation.support.type.property-name': 'cd-name',
  'constant.numeric': 'cd-number',
  'entity.name.type': 'cd-type',
  'entity.other.inherited-class': 'cd-type',
  'keyword.operator': 'cd-mark',
  'keyword.operator.expression': 'cd-keyword',
  'keyword.operator.new': 'cd-keyword',
});

const highlighter = createHighlighterCore({
  langs: [json, shell, typescript],
  themes: [theme],
  engine: createJavaScriptRegexEngine(),
});

type ElementContent = Parameters<NonNullable<ShikiTransformer['line']>>[0]['children'][number];

/** Spans that say nothing are taken away, names become links, and the block wraps or scrolls. */
function finish({ links, wrap = false }: CodeShown): ShikiTransformer {
  return {
    name: 'links-and-wrapping',
    span(node) {
      const [child] = node.children;
      if (child?.type !== 'text') return;
      const [, before = '', name = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(child.value) ?? [];
      const address = node.properties.class === 'cd-type' ? links?.get(name) : undefined;
      if (address === undefined) return;
      delete node.properties.class;
      node.children = [
        { type: 'text', value: before },
        {
          type: 'element',
          tagName: 'a',
          properties: { href: address },
          children: [{ type: 'text', value: name }],
        },
        { type: 'text', value: after },
      ];
    },
    line(node) {
      delete node.properties.class;
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && child.tagName === 'span' && isBare(child.properties)
          ? child.children
          : [child],
      );
      if (!wrap) return;
      node.properties.class = 'code__line';
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? breakable(child.value) : [child],
      );
    },
    pre(node) {
      if (!wrap) return;
      node.properties.class = 'code code--wrapped far';
      delete node.properties.tabindex;
    },
  };
}

/** Text that may be broken behind each comma or colon: names and values are hard to read in two pieces. */
function breakable(text: string): ElementContent[] {
  return text
    .split(/(?<=[,:])/)
    .flatMap((part): ElementContent[] => [
      { type: 'text', value: part },
      ...(/[,:]$/.test(part)
        ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
        : []),
    ]);
}

function isBare(properties: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(properties).length === 0;
}

/** HTML of code: a `pre` whose spans carry classes. */
export async function codeHtml(text: string, shown: CodeShown): Promise<string> {
  const { codeToHtml } = await highlighter;
  return codeToHtml(text, {
    lang: shown.language,
    theme: theme.name,
    // However slow the machine is, the colours are the same.
    tokenizeTimeLimit: 0,
    transformers: [transformer, finish(shown)],
  });
}
