/** On which grounds the deals of the versions stand: for pages that tell how to deal. */

import { holdsIn, VARIANTS, type Variant } from '../engine/index.ts';
import { dealSentences } from '../words/deal.ts';
import type { DealGrounds, Unsaid } from './dealGrounds.ts';
import figureRows from './figureRows.json' with { type: 'json' };
import type { RuleEntry } from './index.ts';
import { figureRowsSchema } from './schemas/figureRow.ts';
import type { Ground } from './schemas/rule.ts';

/** The rules that state how many cards are dealt, the likeliest first. */
const STATING = figureRowsSchema
  .parse(figureRows)
  .flatMap(({ figure, rules }) => (figure === 'deal' && Array.isArray(rules) ? rules : []));

type Standing = Pick<RuleEntry, 'grounds' | 'rule'>;

/** On what a rule stands in a version with that many players; undefined where it does not hold. */
export function groundAt(
  { grounds }: Pick<Standing, 'grounds'>,
  variant: Variant,
  players: number,
): Ground | undefined {
  return grounds.find(({ holdsIn: where }) =>
    where.some((one) => one.variant.id === variant.id && one.players.includes(players)),
  )?.ground;
}

/** The rule that states how many cards are dealt; undefined where none does, as in a version that was only just added. */
export function statingRule<Entry extends Standing>(
  rules: readonly Entry[],
  variant: Variant,
  players: number,
): Entry | undefined {
  return STATING.flatMap((id) => rules.find(({ rule }) => rule.id === id) ?? []).find(({ rule }) =>
    holdsIn(rule.predicate, variant, players),
  );
}

/** What a telling of the deals has to mark. */
export function dealGrounds(entries: readonly Standing[]): DealGrounds {
  const rules: Record<string, Record<string, Unsaid | Record<number, Unsaid>>> = {};
  const sizes: Record<string, Record<number, string>> = {};
  for (const variant of VARIANTS) {
    for (const players of variant.seats) {
      const sentences = dealSentences(variant, players);
      const told = new Set(sentences.flatMap((sentence) => sentence.rules));
      const stating = statingRule(entries, variant, players);
      if (stating && !told.has(stating.rule.id) && groundAt(stating, variant, players) !== 'said') {
        sizes[variant.id] = { ...sizes[variant.id], [players]: stating.rule.id };
        told.add(stating.rule.id);
      }
      for (const id of told) {
        const entry = entries.find(({ rule }) => rule.id === id);
        const ground = entry && groundAt(entry, variant, players);
        if (ground === undefined || ground === 'said') continue;
        const before = rules[id]?.[variant.id];
        rules[id] = {
          ...rules[id],
          [variant.id]: { ...(typeof before === 'object' ? before : {}), [players]: ground },
        };
      }
    }
    for (const here of Object.values(rules)) {
      const found = here[variant.id];
      if (typeof found !== 'object') continue;
      const [ground, other] = new Set(Object.values(found));
      const isSame = other === undefined && Object.keys(found).length === variant.seats.length;
      if (isSame && ground !== undefined) here[variant.id] = ground;
    }
  }
  return { rules, sizes };
}
