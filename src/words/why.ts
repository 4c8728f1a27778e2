/** The words of the pages that explain refusals, in English. */
import type { RefusalGroup } from '../content/schemas/refusal.ts';
import type { Play, Position, Refusal, RefusalCode, RefusalFacts } from '../engine/index.ts';
import { valuesOf } from '../engine/index.ts';
import { theCard } from './en.ts';
import { EN } from './index.ts';
import { pileText } from './piles.ts';

/** The title of the list of refusals. */
export const WHY_TITLE = 'Why not?';

/** The headings of that list. */
export const GROUP_TITLES = {
  play: 'Any play',
  capture: 'Captures',
  build: 'Builds',
  ask: 'Questions to a partner',
  record: 'Records of a round',
} as const satisfies Record<RefusalGroup, string>;

type FactName = { [Code in RefusalCode]: keyof RefusalFacts[Code] }[RefusalCode];

const FACT_LABELS = {
  card: 'Card played',
  pile: 'Pile, counted from 1',
  piles: 'Piles',
  value: 'Value wanted',
  values: 'The card counts',
  pileValues: 'The pile counts',
  high: 'The higher pile counts',
  low: 'The lower pile counts',
  highest: 'The card counts at most',
  lowest: 'The pile counts at least',
  sums: 'The piles can add up to',
  sum: 'The piles add up to',
  groups: 'Groups that this would be',
  on: 'Laid on pile, counted from 1',
  old: 'The pile counts',
  cardValue: 'The card counts',
  limit: 'Highest build',
  makeable: 'What can be made there',
  owner: 'Owner named',
  kept: 'Left in the hand',
  partner: 'Partner',
  owed: 'Values owed',
  missing: 'Values without any card',
  uncovered: 'Values that would lack a card',
  least: 'Fewest that can lack one',
  of: 'Player asked',
  holds: 'The true answer',
  plays: 'Plays before it',
  cards: 'Cards still to come',
} as const satisfies Record<FactName, string>;

/** Facts that are numbers of piles, from 0 in the engine. */
const PILE_FACTS: ReadonlySet<string> = new Set(['pile', 'on']);
const SEAT_FACTS: ReadonlySet<string> = new Set(['owner', 'partner', 'of']);

/** The facts of a refusal, each with what it is. */
export function factsOf(refusal: Refusal): readonly { label: string; text: string }[] {
  return Object.entries(refusal)
    .filter(([name]) => name !== 'code' && name !== 'rule')
    .map(([name, fact]) => ({
      label: FACT_LABELS[name as FactName],
      text: factText(name, fact),
    }));
}

function factText(name: string, fact: unknown): string {
  if (Array.isArray(fact)) {
    if (fact.length === 0) return 'none';
    const items = fact.map((one: unknown) => factText(name === 'piles' ? 'pile' : name, one));
    return EN.list(items, name === 'values' || name === 'sums' ? 'or' : 'and');
  }
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (typeof fact === 'number') {
    if (PILE_FACTS.has(name)) return String(fact + 1);
    return SEAT_FACTS.has(name) ? `seat ${fact}` : String(fact);
  }
  return typeof fact === 'string' ? EN.cardName(fact as Parameters<typeof EN.cardName>[0]) : '';
}

/** How many plays there are, before some of them are listed. */
export function insteadText(count: number, shown: number): string {
  if (count === shown) {
    return count === 1 ? 'One play is allowed here:' : `${count} plays are allowed here:`;
  }
  return `${count} plays are allowed here. The ${shown} nearest:`;
}

/** A play as it is proposed to the player: "Take the five of hearts with the five of spades." */
export function insteadSentence(play: Play, { table, toMove, variant }: Position): string {
  const card = theCard(play.card);
  const pile = (at: number) => pileText(table, at);
  /** A card with several values is said to count one; where it has just one, nobody needs to be told. */
  const as = (value: number) => (valuesOf(play.card, variant).length > 1 ? ` as ${value}` : '');
  switch (play.kind) {
    case 'trail':
      return `Lay ${card} down.`;
    case 'capture': {
      const groups = play.groups.map((group) => group.map(pile).join(' + '));
      return `Take ${EN.list(groups, 'and')} with ${card}${as(play.value)}${play.zwick ? ': a Zwick' : ''}.`;
    }
    case 'build': {
      const { on, owner, value } = play;
      const whose = owner === null ? '' : owner === toMove ? ' of your own' : ` for seat ${owner}`;
      return on === null
        ? `Lay ${card} apart as a build of ${value}${whose}.`
        : `Lay ${card} on ${pile(on)}: a build of ${value}${whose}.`;
    }
  }
}
