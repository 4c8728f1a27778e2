/** The comparison as tests ask it: rules read from their files, versions by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedRow, Comparison } from '../../src/content/comparing.ts';
import { compareVersions } from '../../src/content/comparison.ts';
import { type Rule, ruleSchema } from '../../src/content/schemas/rule.ts';
import { compareWords, figureIn } from '../../src/words/compare.ts';

const FOLDER = join(import.meta.dirname, '../../src/content/rules');

export const RULES: readonly Rule[] = readdirSync(FOLDER).map((file) =>
  ruleSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
);
export const COMPARISON = compareVersions(RULES);
const WORDS = compareWords('en');

export function rowOf(id: string, { rows } = COMPARISON): ComparedRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}: there are ${rows.map((one) => one.id)}`);
  return row;
}

export function placeOf(version: string, { variants } = COMPARISON): number {
  const at = variants.findIndex(({ id }) => id === version);
  if (at < 0) throw new Error(`no version ${version}`);
  return at;
}

/** What stands in a cell. */
export function cellText(id: string, version: string, comparison: Comparison = COMPARISON): string {
  const row = rowOf(id, comparison);
  const at = placeOf(version, comparison);
  switch (row.kind) {
    case 'figure':
      return figureIn(WORDS, row, at);
    case 'rule': {
      const { always, players = [] } = row.cells[at] ?? {};
      if (players.length === 0) return WORDS.holdsNot;
      return always ? WORDS.holds : WORDS.withPlayers(players);
    }
    case 'told':
      return row.cells[at]?.rules.join(', ') ?? '';
  }
}

/** The ground of a cell, with players where it has several: "said with 5; ruling with 6, 7, 8". */
export function groundText(id: string, version: string): string {
  const row = rowOf(id);
  const cell = row.cells[placeOf(version)];
  const grounds = cell !== undefined && 'grounds' in cell ? cell.grounds : [];
  return grounds
    .map(({ ground, players }) =>
      grounds.length === 1 ? ground : `${ground} with ${players.join(', ')}`,
    )
    .join('; ');
}
