/** The options on wild jokers as words of a header. */
import type { Options } from '../variant.ts';
import { DEFAULT_OPTIONS } from '../variant.ts';
import type { Written } from './tree.ts';

/** The settings of each option: the notation's first, the engine's second. */
export const JOKER_SETTINGS = [
  ['free', 'free'],
  ['joker', 'joker-only'],
  ['never', 'never'],
] as const;
/** Whether clearing the table with a joker is a Zwick, as the notation says it. */
export const SWEEP_SETTINGS = [
  ['yes', true],
  ['no', false],
] as const;

/** The words for options that are not the usual ones. */
export function optionWords({ jokerOnTable, jokerSweepIsZwick }: Options): Written[] {
  const words: Written[] = [];
  if (jokerOnTable !== DEFAULT_OPTIONS.jokerOnTable) {
    const setting = JOKER_SETTINGS.find(([, engines]) => engines === jokerOnTable);
    words.push({ text: 'jokers', attributes: [['=', setting?.[0] ?? jokerOnTable]] });
  }
  if (jokerSweepIsZwick !== DEFAULT_OPTIONS.jokerSweepIsZwick) {
    words.push({ text: 'sweep', attributes: [['=', jokerSweepIsZwick ? 'yes' : 'no']] });
  }
  return words;
}
