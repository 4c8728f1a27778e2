/** The page of a version: which parts it has, in which order, and which rules stand in which part. */
import { z } from 'astro/zod';
import type { Rule, Section } from './rule.ts';

/** The parts of a version's page, in reading order: the same on every page. */
export const VERSION_PARTS = [
  'origin',
  'need',
  'values',
  'deal',
  'turn',
  'builds',
  'owing',
  'end',
  'scoring',
  'partners',
  'tactics',
  'options',
  'uncertain',
] as const;
export type VersionPart = (typeof VERSION_PARTS)[number];

/** Where the rules of a section of the rulebook go. */
const PART_OF_SECTION: Readonly<Record<Section, VersionPart>> = {
  cards: 'values',
  table: 'turn',
  turn: 'turn',
  capture: 'turn',
  zwick: 'turn',
  builds: 'builds',
  partners: 'partners',
  promises: 'partners',
  owing: 'owing',
  end: 'end',
  scoring: 'scoring',
  dealing: 'deal',
  'wild-jokers': 'options',
  custom: 'end',
  history: 'origin',
};

/** The rules that a reader of one version looks for in another part. */
const PART_OF_RULE: Readonly<Record<string, VersionPart>> = {
  'french-cards': 'need',
  'three-jokers': 'need',
  'four-jokers': 'need',
  'six-jokers': 'need',
  'six-wild-jokers': 'need',
  'no-jokers': 'need',
  'double-pack': 'need',
  'double-pack-from-five': 'need',
  'jokers-distinct': 'need',
  'name-the-jokers': 'need',
  'zwicker-packs': 'need',
  'numbers-of-players': 'partners',
  teams: 'partners',
  alone: 'partners',
  'no-teams': 'partners',
  'best-with-four': 'partners',
  'missed-captures': 'partners',
  'wild-jokers': 'values',
  'wild-jokers-score-nothing': 'scoring',
  'wild-jokers-doubted': 'origin',
};

/** The part in which a rule stands on the page of every version that has it. */
export function partOf({ id, section }: Pick<Rule, 'id' | 'section'>): VersionPart {
  return PART_OF_RULE[id] ?? PART_OF_SECTION[section];
}

/** The rules that a printed sheet says, by what they are about; each is printed where it holds. */
export const SHEET_RULES = {
  deal: [
    'cutting',
    'deal-singly',
    'deal-by-twos',
    'deal-refill',
    'deal-when-played-out',
    'deal-remainder',
  ],
  turn: [
    'play-order',
    'three-plays',
    'capture-groups',
    'capture-one-value',
    'capture-never-subtracts',
    'capture-is-free',
    'capture-part',
    'wild-jokers',
    'zwick',
    'zwick-marker',
  ],
  builds: [
    'build-of-one-card',
    'build-on-a-pile',
    'subtraction-direction',
    'keep-with-an-equal',
    'sum-builds',
    'sum-builds-only',
    'build-limit',
    'one-pile-a-build',
    'builds-free-to-all',
    'build-keeps-match',
    'build-changes-owner',
    'builds-unowned',
    'build-without-match',
  ],
  owing: ['owe', 'owe-ends', 'owe-same-value', 'owe-different-values', 'owe-before-refill'],
  partners: [
    'teams',
    'promise',
    'build-for-partner',
    'partner-owns-the-build',
    'promise-ends',
    'ask-partner',
    'ask-when',
    'ask-answer',
    'ask-promise',
    'missed-captures',
  ],
  options: ['joker-only-by-joker', 'joker-never-taken', 'joker-sweep', 'loose-joker-not-built-on'],
  end: [
    'left-between-deals',
    'last-capture',
    'left-over-is-no-zwick',
    'last-card-zwick',
    'most-cards',
    'most-cards-tie',
    'deal-passes-left',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SheetPart = keyof typeof SHEET_RULES;

/** The head of a version's prose page: `src/content/<language>/versions/<id>.mdx`. */
export const versionTextSchema = z.strictObject({
  /** What marks this version, in a sentence or two. */
  lead: z.string().min(1),
  /** For search engines and lists. */
  description: z.string().min(20),
  /** Who taught or printed it, or where it is played: a few words, without a full stop. */
  place: z.string().regex(/[^.]$/, { error: 'the place should not end in a full stop' }),
});
export type VersionText = z.infer<typeof versionTextSchema>;

/**
 * What is wrong with the parts of a prose page, for whoever wrote it: it has a `<Part of="…">` for every part, in order.
 * Undefined where all is right.
 */
export function partsProblem(body: string): string | undefined {
  const found = [...body.matchAll(/^<Part of="([^"]*)">/gm)].map(([, name = '']) => name);
  for (const [at, part] of VERSION_PARTS.entries()) {
    if (found[at] === part) continue;
    const wanted = `<Part of="${part}">`;
    if (found[at] === undefined) return `has no ${wanted}`;
    return `has <Part of="${found[at]}"> where ${wanted} should stand`;
  }
  const extra = found[VERSION_PARTS.length];
  return extra === undefined ? undefined : `has <Part of="${extra}"> after the last part`;
}
