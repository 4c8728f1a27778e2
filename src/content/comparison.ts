/** The comparison of the versions as the site has it: its rows, their order, and the versions of the records. */
import { VARIANTS, type Variant } from '../engine/index.ts';
import { type ComparedRule, type Comparison, compare, rulesOfFigures } from './comparing.ts';
import rowsOfFigures from './figureRows.json';
import { figureRowsSchema } from './schemas/figureRow.ts';
import { SECTIONS, type Section } from './schemas/rule.ts';

/** The sections in the order of a comparison: who plays and how they are dealt comes right after the cards. */
export const COMPARED_SECTIONS: readonly Section[] = [
  'cards',
  'dealing',
  ...SECTIONS.filter((section) => section !== 'cards' && section !== 'dealing'),
];

/** The rows of figures and the rules that state them, as written in `figureRows.json`. */
export const FIGURE_ROWS = figureRowsSchema.parse(rowsOfFigures);

/** The ids of all rules that some figure names. */
export const RULES_OF_FIGURES = rulesOfFigures(FIGURE_ROWS);

/** Compares versions by the rules that are given. */
export function compareVersions(
  rules: readonly ComparedRule[],
  variants: readonly Variant[] = VARIANTS,
): Comparison {
  return compare({ rules, figures: FIGURE_ROWS, sections: COMPARED_SECTIONS }, variants);
}
