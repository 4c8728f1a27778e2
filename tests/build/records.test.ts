/**
 * Pages say what the records say: the site is built from a copy in which one record was changed, and from one with a
 * version more, for which nothing was written but its record and its prose.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION_PARTS } from '../../src/content/schemas/version.ts';
import { build, change, copyOfSite, runNode, textOf } from './copy.ts';

const VARIANTS_FILE = 'src/engine/variants.ts';

describe('when a record is changed', () => {
  let folder = '';

  beforeAll(() => {
    folder = copyOfSite();
    // Dithmarschen: the ten of diamonds counts 4, joker 25 counts 8, four are dealt otherwise.
    change(
      folder,
      VARIANTS_FILE,
      `      item('X25', 7, ['X25']),
      item('X20', 6, ['X20']),
      item('X15', 5, ['X15']),
      CARDINAL,`,
      `      item('X25', 8, ['X25']),
      item('X20', 6, ['X20']),
      item('X15', 5, ['X15']),
      item('10D', 4, ['10D']),`,
    );
    change(folder, VARIANTS_FILE, '4: plan(4, 3, [4, 5]),', '4: plan(4, 7, [4, 4]),');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('an example that says otherwise is found, with its place', () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { agreedAnswer } from './src/content/answers.ts';
      const file = 'src/content/rules/score-cardinal.json';
      const { examples } = JSON.parse(readFileSync(file, 'utf8'));
      examples.forEach((example, at) => agreedAnswer(example, file, at + 1));`;
    writeFileSync(join(folder, 'ask.ts'), script);
    expect(() => runNode(folder, ['ask.ts'])).toThrow(/score-cardinal\.json, example 1: expected/);
  });

  it('every page that states its figures follows', () => {
    // The examples that part from the record were told of above. Without their objection the site can be built.
    change(
      folder,
      'src/content/answers.ts',
      'if (difference !== undefined) throw',
      'if (false) throw',
    );
    build(folder);
    const page = textOf(folder, 'rules/dithmarschen/');
    const sheet = textOf(folder, 'rules/dithmarschen/sheet/');
    const hub = textOf(folder, 'rules/');

    // 8 + 6 + 5 for the jokers, 4 + 1 + 1 for tens and deuce, 4 aces, 3 for most cards.
    expect(hub).toContain('32 in all, and 1 for a Zwick');
    expect(page).toContain('Fixed total 32');
    expect(page).toMatch(/Ten of diamonds 4 1 4/);
    expect(page).toContain('The jokers alone are 19 of the 32 points');
    expect(page).toContain('The jokers numbered 15, 20 and 25 score 5, 6 and 8 points');
    expect(page).toContain('called the cardinal, scores 4 points');
    expect(page).toContain('4 to each player, 7 to the table; then 2 times 4 each.');
    expect(page).toContain(
      'Four players are dealt 4, 4 and 4 cards each, deal by deal, and 7 cards',
    );
    for (const text of [sheet, page]) {
      expect(text).toContain('all sides together have 32');
      expect(text).toMatch(/4 to each player, 7 to the table 2 times 4 each/);
    }
    expect(textOf(folder, 'rules/r/score-cardinal/')).toContain('scores 4 points or 3 points');
    expect(textOf(folder, 'rules/r/deal-four-in-stages/')).toContain('7 cards lie on the table');
    // Its neighbours keep theirs.
    expect(textOf(folder, 'rules/christiansen/')).toContain('Fixed total 34');
  });
});

describe('when a version is added, with a record and a page of prose and nothing else', () => {
  let folder = '';

  const RECORD = `
const madeUp: Variant = {
  ...christiansen,
  id: 'made-up',
  name: 'Made up',
  jokers: [15, 20, 30, 35],
  scoring: {
    ...christiansen.scoring,
    items: [
      item('X35', 8, ['X35']),
      item('X30', 7, ['X30']),
      item('X20', 5, ['X20']),
      item('X15', 4, ['X15']),
      CARDINAL,
      item('honours', 2, ['10S', '2S']),
      ACES_ONE,
    ],
  },
};

// As its model in all but a Zwick: what texts say of that one they do not say of this.
const neighbour: Variant = {
  ...christiansen,
  id: 'neighbour',
  name: 'Next door',
  scoring: { ...christiansen.scoring, zwick: 2 },
};

/** The versions, in the order`;

  const HEAD = `---
description: 'A version that nobody plays, to see what follows from a record.'
lead: 'Christiansen’s game with other jokers.'
place: 'Nowhere'
---
`;
  const NEIGHBOURS = `${HEAD}${VERSION_PARTS.map((part) => `<Part of="${part}">\n\nAs at home.\n\n</Part>\n`).join('')}`;
  const PROSE = `${HEAD}${VERSION_PARTS.map(
    (part) => `
<Part of="${part}">

What is to be said of this part: a pack of <Figure of="packSize" /> cards.${
      part === 'turn'
        ? `

<TryIt position="made-up 4 @0 | X35 9C | X30, 5D, KS" title="The highest joker" prompt="Try it." />

<Example position="made-up 4 @0 | X35 9C | X30, 5D, KS" play="X35 x X30 5D" expect="legal" />`
        : ''
    }

</Part>
`,
  ).join('')}`;

  beforeAll(() => {
    folder = copyOfSite();
    change(folder, VARIANTS_FILE, '\n/** The versions, in the order', RECORD);
    change(folder, VARIANTS_FILE, '  grupp,\n]', '  grupp,\n  madeUp,\n  neighbour,\n]');
    writeFileSync(join(folder, 'src/content/en/versions/made-up.mdx'), PROSE);
    writeFileSync(join(folder, 'src/content/en/versions/neighbour.mdx'), NEIGHBOURS);
    build(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('it stands among the others', () => {
    const hub = textOf(folder, 'rules/');
    expect(hub).toContain('Made up');
    expect(hub).toContain('56 cards, jokers 15, 20, 30 and 35');
    // 24 for the jokers, 3 + 4 for the cardinal and the honours, 4 aces, 3 for most cards.
    expect(hub).toContain('38 in all');
    expect(textOf(folder, 'rules/grupp/')).toContain('Next Made up');
    expect(textOf(folder, 'settings/')).toContain('Made up');
  });

  it('its page and its sheet have its pack, values, deals and points', () => {
    const page = textOf(folder, 'rules/made-up/');
    expect(page).toContain('4 jokers, marked 15, 20, 30 and 35: 56 cards.');
    expect(page).toContain('8 to each player, 8 to the table; then 2 times 8 each.');
    expect(page).toContain('Honours 2 2 4');
    expect(page).toContain('Joker 35 8 1 8');
    expect(page).toContain('Fixed total 38');
    const sheet = textOf(folder, 'rules/made-up/sheet/');
    expect(sheet).toContain('Honours, each 2');
    expect(sheet).toContain('all sides together have 38');
  });

  it('its rules are computed, with its figures, and none that is Christiansen’s own', () => {
    const page = textOf(folder, 'rules/made-up/');
    expect(page).toContain(
      'The pack has 4 jokers, numbered 15, 20, 30 and 35, so 56 cards in all.',
    );
    expect(page).toContain('The jokers numbered 15, 20, 30 and 35 score 4, 5, 7 and 8 points');
    expect(page).toContain('score 2 points each');
    expect(page).not.toContain('learned from his late father');
    expect(textOf(folder, 'rules/christiansen/')).toContain('learned from his late father');
    expect(textOf(folder, 'rules/r/four-jokers/')).toContain(
      'numbered 15, 20, 25 and 30, or 15, 20, 30 and 35',
    );
    expect(textOf(folder, 'rules/r/score-honours/')).toContain('1 point or 2 points each');
  });

  it('one that is played as another is, but for a Zwick, is told of by no text', () => {
    const page = textOf(folder, 'rules/neighbour/');
    expect(page).toContain('Each Zwick 2 beyond');
    expect(page).toContain('Each Zwick scores 2 points. Inferred');
    expect(page).not.toMatch(/The ten of diamonds, called the cardinal, scores 3 points. Said/);
    expect(textOf(folder, 'sources/')).toContain('Christiansen');
    expect(textOf(folder, 'sources/')).not.toContain('Next door');
  });

  it('plays follow: a joker above all others takes, and its card is drawn', () => {
    const page = textOf(folder, 'rules/made-up/');
    expect(page).toContain('You take joker 30 and the five of diamonds with joker 35. Allowed.');
    const html = readFileSync(join(folder, 'dist/rules/made-up/index.html'), 'utf8');
    expect(html).toContain('aria-label="joker 35"');
    const script = `
      import { findZwicks, parsePosition } from './src/engine/index.ts';
      const at = parsePosition('made-up 4 @0 | X35 9C | X30, 5D, KS, JS, 9S');
      console.log(findZwicks(at.value).map(({ card, value }) => card + ' ' + value).join());`;
    writeFileSync(join(folder, 'ask.ts'), script);
    expect(runNode(folder, ['ask.ts']).trim()).toBe('X35 35');
  });

  it('other pages about versions have it too, where they are', () => {
    for (const path of ['rules/compare/', 'rules/house/', 'score/']) {
      if (!existsSync(join(folder, 'dist', path))) continue;
      expect(textOf(folder, path), path).toContain('Made up');
    }
  });
});
