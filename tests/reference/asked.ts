/** What the tests of the engine ask, read from their source: positions and plays that stand there as texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlay, parsePosition } from '../../src/engine/index.ts';

/** A position with the plays tried in it. */
export interface Asked {
  readonly position: string;
  readonly tried: readonly string[];
}

const FILES = ['worked', 'refusals', 'promises', 'highJokers', 'choice', 'elsewhere', 'nearest'];

/** A text in quotes, or a template whose names are constants of the same file. */
const TEXT = /'([^'\n]*)'|`([^`\n]*)`/;
const PAIR = new RegExp(`(?:${TEXT.source})(?:,\\s*(?:${TEXT.source}))?`, 'g');

/** Every position that these tests name as a text, each once, with the plays that stand right behind it. */
export function askedInTests(): readonly Asked[] {
  const found = new Map<string, Set<string>>();
  for (const file of FILES) {
    const source = readFileSync(join(import.meta.dirname, `../engine/${file}.test.ts`), 'utf8');
    const constants = new Map(
      [...source.matchAll(/const (\w+) = '([^'\n]*)';/g)].map(
        ([, name = '', text = '']) => [name, text] as const,
      ),
    );
    const filled = (text: string): string =>
      text.replace(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
    // A text can stand behind one position and be another: each is looked at as the first of a pair.
    for (let at = 0; at < source.length; ) {
      PAIR.lastIndex = at;
      const match = PAIR.exec(source);
      if (match === null) break;
      const [whole, quoted, template, playQuoted, playTemplate] = match;
      const text = filled(quoted ?? template ?? '');
      at =
        match.index +
        (text.includes('|') ? whole.length : Math.max(1, (quoted ?? template ?? '').length + 2));
      const position = text.includes('|') ? parsePosition(text) : undefined;
      if (position?.ok !== true) continue;
      const tried = found.get(text) ?? new Set();
      found.set(text, tried);
      const play = filled(playQuoted ?? playTemplate ?? '');
      if (parsePlay(play, position.value).ok) tried.add(play);
    }
  }
  return [...found].map(([position, tried]) => ({ position, tried: [...tried] }));
}
