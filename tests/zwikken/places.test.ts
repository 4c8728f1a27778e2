/**
 * What the reading of S1 states besides the rules, and where it stands: each sentence has a page that says it, and each
 * question that S1 leaves open has a dispute that is computed. The rules themselves are in `statements.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disputeSchema } from '../../src/content/schemas/dispute.ts';
import { zwikkenVerdictsOn } from '../../src/content/zwikkenVerdicts.ts';
import { RULE_SETS } from '../../src/engine/zwikken/index.ts';

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../src', file), 'utf8').replace(/\s+/g, ' ');

// What is stated · the file of the page · what the page says.
test.each([
  [
    'how many sets of rules there are, all playable',
    'pages/zwikken/index.astro',
    'upper(many)} sets of rules',
  ],
  [
    'a gambling game, played for counters here',
    'pages/zwikken/index.astro',
    'counters that are worth nothing',
  ],
  ['it is not Zwicker', 'pages/zwikken/index.astro', 'not Zwicker'],
  ['Zwikken, Zwicken and Zwicker are told apart', 'pages/names.astro', 'Zwicken'],
  [
    'S1 says little about the trick in one word',
    'content/en/glossary.json',
    'S1 uses one word for tricks and rounds',
  ],
  ['the ten scores nothing', 'content/en/zwikken/rules.json', 'and a ten {points.10}'],
  [
    'the classic rules are those of the 20th century',
    'content/en/zwikken/classic.mdx',
    '20th century',
  ],
  [
    '“I bid”, “higher”: each bid is higher than the last',
    'content/en/zwikken/rules.json',
    'A bid has to be higher than the last',
  ],
  [
    'parts are named with a large pot, where the table has agreed',
    'content/en/zwikken/rules.json',
    'With a large pot, where the table has agreed to it',
  ],
  [
    'the dealer need not turn another card',
    'content/en/zwikken/rules.json',
    'the dealer may turn another card up, or end the deal',
  ],
  ['modern: over an asker, “better” or “higher”', 'content/en/zwikken/rules.json', 'or higher'],
  [
    'modern: “expects a better” and “ken hem” differ in nothing that the source says',
    'content/en/disputes/zwikken-expects-a-better.json',
    'As S1 gives no other difference we make none',
  ],
  [
    'classic: what the words of the bids mean stands with its rule',
    'content/en/zwikken/classic.mdx',
    'over that “I bid much higher”',
  ],
  [
    'what is played for, and who pays, stands side by side',
    'pages/zwikken/compare.astro',
    'STAKES.settles(example)',
  ],
  ['exchanging is a free choice', 'content/en/zwikken/rules.json', 'or keep it'],
  ['equal loses', 'content/en/disputes/zwikken-best-of-three-tricks.json', 'Equal is a loss'],
  [
    'a lost game for the whole pot doubles it',
    'content/en/zwikken/rules.json',
    'For the whole pot that doubles it',
  ],
  ['modern: asking signals good cards', 'content/en/zwikken/modern.mdx', 'who asks has good cards'],
  ['modern: the others defend', 'content/en/zwikken/rules.json', 'the others defend'],
  [
    'modern: a round is one stake from each player',
    'content/en/zwikken/rules.json',
    'A round is one stake of every player',
  ],
  ['modern: S1 reckons a round in chips', 'content/en/zwikken/rules.json', 'chips'],
  [
    'modern: who passed holding a zwik may hope for the second round',
    'content/en/disputes/zwikken-zwik-without-asking.json',
    'ask “better” in the second round',
  ],
  [
    'modern: three tens can’t be made by exchange',
    'content/en/disputes/zwikken-which-zwik-is-highest.json',
    'but not one of tens',
  ],
  [
    'modern: a dealer with a weak hand may end the deal',
    'content/en/zwikken/rules.json',
    'A dealer with weak cards may well end the deal',
  ],
  [
    'Achterhoek: two more rules, from the game of Loobers',
    'content/en/zwikken/achterhoek.mdx',
    'Loobers',
  ],
  [
    'Achterhoek: no other card is barred',
    'content/en/disputes/zwikken-last-card-is-the-ace.json',
    'No other card is barred',
  ],
  [
    '“ik vraag” and “ik speel” are the same',
    'content/en/zwikken/rules.json',
    'which mean the same',
  ],
  ['“ik pas en ik ken hem”', 'content/en/zwikken/rules.json', 'ik pas en ik ken hem'],
])('%s', (_, file, said) => {
  expect(read(file)).toContain(said);
});

// The questions of the table at its end, in its order · the dispute · how many sets of rules answer it.
const OPEN = [
  ['best of three tricks, or more than the other two together', 'zwikken-best-of-three-tricks'],
  ['also when an opponent took those two', 'zwikken-best-of-three-tricks'],
  ['for the whole pot, whatever the part bid', 'zwikken-part-of-the-pot'],
  ['what does a loser pay', 'zwikken-part-of-the-pot'],
  ['turn up three times in all, or three more', 'zwikken-how-many-trumps'],
  ['each further turn-up costs a stake', 'zwikken-how-many-trumps'],
  ['zwik in the classic rules: when, and what for', 'zwikken-zwik-as-dealt'],
  ['rank of modern zwiks below tens', 'zwikken-which-zwik-is-highest'],
  ['must one have asked to win by a zwik', 'zwikken-zwik-without-asking'],
  ['void, with only lower trumps; trumps led', 'zwikken-only-low-trumps'],
  ['a suit turned up again', 'zwikken-suit-turned-up-again'],
  ['“expects a better”: which cards are open', 'zwikken-expects-a-better'],
  ['who pays: the speler alone, or every asker', 'zwikken-who-pays'],
  ['the asker’s last card is the trump ace', 'zwikken-last-card-is-the-ace'],
] as const;

describe('what S1 leaves open is computed in every set of rules:', () => {
  test.each(OPEN)('%s', (_, id) => {
    const dispute = disputeSchema.parse(JSON.parse(read(`content/disputes/${id}.json`)));
    const verdicts = zwikkenVerdictsOn(dispute, id);
    expect(new Set(verdicts.flatMap(({ sets }) => sets))).toEqual(new Set(RULE_SETS));
    for (const { examples } of verdicts) expect(examples.length).toBeGreaterThan(0);
    // A ruling says so, and nothing of ours is put into the mouth of the source.
    for (const { ground, sources } of dispute.answers) {
      expect(['said', 'inferred', 'ruling']).toContain(ground);
      expect(sources).toEqual(['S1']);
    }
  });
});
