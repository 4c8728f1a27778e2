/**
 * What is imported later asks for some thirty files at once, and to ask for one takes a phone several milliseconds: done in
 * one go they would hold up a tap for a tenth of a second. So Vite's helper, which asks ahead for all that an import
 * needs, does so in steps between which a page can answer.
 */
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Where it begins to ask for each file, and what comes before that for all but the first. */
const EACH = 'deps.map((depString) => {';
const EACH_IN_TURN =
  'deps.map(async (depString, at) => {\nif (at > 0) await new Promise((resolve) => setTimeout(resolve));';

/** Changes the helper; throws where a Vite has another one. */
export function spreadPreloads(): Plugin {
  return {
    name: 'spread-preloads',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id !== HELPER) return undefined;
      if (code.split(EACH).length !== 2)
        throw new Error('Vite asks for files ahead in another way');
      return { code: code.replace(EACH, EACH_IN_TURN), map: null };
    },
  };
}
