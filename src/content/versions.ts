/** What the pages of the versions show: the record, its prose, and the rules that hold in it. */
import { getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { canTie, VARIANTS, type Variant } from '../engine/index.ts';
import { allRules, type RuleEntry } from './index.ts';
import { perLanguage } from './perLanguage.ts';
import type { Ground, SourceId } from './schemas/rule.ts';
import {
  partOf,
  partsProblem,
  SHEET_RULES,
  type SheetPart,
  VERSION_PARTS,
  type VersionPart,
  type VersionText,
} from './schemas/version.ts';
import { type Language, sourcesHere } from './sources.ts';

/** A rule as the page of one version shows it. */
export interface RuleHere {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly note: string | undefined;
  readonly question: string | undefined;
  /** Its ground in this version, mostly one; where it stands on several, each with the numbers of players. */
  readonly grounds: readonly GroundHere[];
  /** The numbers of players with which it holds, where it does not with all. */
  readonly players: readonly number[] | undefined;
  readonly entry: RuleEntry;
}

/** A ground on which a rule stands in a version. */
export interface GroundHere {
  readonly ground: Ground;
  readonly players: readonly number[];
  /** Who says it of this version, or what it is inferred from or weighed by. */
  readonly sources: readonly SourceId[];
  /** The id of the rule by which it is taken over from another version. */
  readonly by: string | undefined;
}

/** A version with its prose. */
export interface VersionEntry {
  readonly variant: Variant;
  readonly text: VersionText;
  /** The prose, made of a `<Part>` for each part of the page. */
  readonly Content: AstroComponentFactory;
}

/** All versions in their order. Throws where one has no prose page, or one whose parts are not those of the others. */
export const allVersions = perLanguage(readVersions);

async function readVersions(language: Language): Promise<readonly VersionEntry[]> {
  const pages = new Map((await getCollection('versionTexts')).map((page) => [page.id, page]));
  return Promise.all(
    VARIANTS.map(async (variant) => {
      const file = `src/content/${language}/versions/${variant.id}.mdx`;
      const page = pages.get(`${language}/${variant.id}`);
      if (page === undefined) throw new Error(`${variant.id} has no page: write ${file}`);
      const problem = partsProblem(page.body ?? '');
      if (problem !== undefined) throw new Error(`${file} ${problem}`);
      return { variant, text: page.data, Content: (await render(page)).Content };
    }),
  );
}

/** The rules that hold in a version, in reading order. */
export async function rulesHere(
  variant: Variant,
  language: Language = 'en',
): Promise<readonly RuleHere[]> {
  return (await allRules(language)).flatMap((entry) => {
    const here = entry.holdsIn.find((one) => one.variant.id === variant.id);
    if (here === undefined) return [];
    const { note, question, statement, title } = entry.textIn(variant);
    return {
      id: entry.rule.id,
      title,
      statement,
      note,
      question,
      grounds: groundsHere(entry, variant),
      players: here.players.length === variant.seats.length ? undefined : here.players,
      entry,
    };
  });
}

function groundsHere({ grounds, rule }: RuleEntry, variant: Variant): readonly GroundHere[] {
  return grounds.flatMap(({ by, ground, holdsIn, sources }) => {
    const where = holdsIn.find((one) => one.variant.id === variant.id);
    if (where === undefined) return [];
    const own = ground === 'said' ? sourcesHere(rule, variant) : sources;
    return { ground, players: where.players, sources: own, by };
  });
}

/** The rules of a version by the part of its page. */
export async function rulesByPart(
  variant: Variant,
  language: Language = 'en',
): Promise<ReadonlyMap<VersionPart, readonly RuleHere[]>> {
  const rules = await rulesHere(variant, language);
  return new Map(
    VERSION_PARTS.map((part) => [part, rules.filter(({ entry }) => partOf(entry.rule) === part)]),
  );
}

/** What people can argue about in a version: its rules that are a ruling, or that have a question. */
export async function uncertainIn(
  variant: Variant,
  language: Language = 'en',
): Promise<readonly RuleHere[]> {
  return (await rulesHere(variant, language)).filter(
    ({ grounds, question }) =>
      question !== undefined || grounds.some(({ ground }) => ground === 'ruling'),
  );
}

/** What a sheet need not say of a tie where none can happen. */
const ON_TIES: readonly string[] = ['most-cards-tie'];

/** The rules on a version's printed sheet, in the order of the sheet. Throws where one does not exist. */
export async function sheetRules(
  variant: Variant,
  part: SheetPart,
  language: Language = 'en',
): Promise<readonly RuleHere[]> {
  const all = new Set((await allRules(language)).map(({ rule }) => rule.id));
  const here = await rulesHere(variant, language);
  return SHEET_RULES[part].flatMap((id) => {
    if (!all.has(id)) throw new Error(`the sheet says ${id}, which is no rule`);
    if (ON_TIES.includes(id) && !canTie(variant)) return [];
    return here.find((rule) => rule.id === id) ?? [];
  });
}
