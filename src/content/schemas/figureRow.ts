/** Which rows of figures a comparison of versions has, and which rules state them; free of language. */
import { z } from 'astro/zod';
import { SECTIONS } from './rule.ts';

/** What is compared as a figure of the records. `comparison.ts` reads each, the words of a language say each. */
export const FIGURES = [
  'packs',
  'jokers',
  'packSize',
  'courts',
  'jokerValues',
  'seats',
  'teamsAt',
  'packet',
  'nextDeal',
  'deal',
  'builds.owned',
  'builds.single',
  'builds.subtract',
  'builds.keep',
  'builds.limit',
  'ask',
  'points',
  'scoring.mostCards',
  'scoring.zwick',
  'fixedTotal',
] as const;
export type FigureName = (typeof FIGURES)[number];

const ruleIds = z.array(z.string());

/**
 * The rows of `src/content/figureRows.json`, in the order in which a section shows them. Of `rules` the first that holds
 * in a version states the figure there; of points on cards each card has its own.
 */
export const figureRowsSchema = z.array(
  z.strictObject({
    figure: z.enum(FIGURES),
    section: z.enum(SECTIONS),
    rules: z.union([ruleIds, z.record(z.string(), ruleIds)]),
  }),
);
export type FigureRowContent = z.infer<typeof figureRowsSchema>[number];
