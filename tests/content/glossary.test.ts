/** The glossary has every word that the sources and the site use, and every word leads somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import TERMS from '../../src/content/glossary.json' with { type: 'json' };
import { allTerms, isOnPage, termById, withTerms } from '../../src/content/glossary.ts';
import { isCard } from '../../src/engine/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = readdirSync(join(ROOT, 'src/content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);
const RULES = readdirSync(join(ROOT, 'src/content/rules')).map((file) =>
  file.replace(/\.json$/, ''),
);
const ids = TERMS.map(({ id }) => id);

/** Listed from the four sources, not from the glossary: what somebody who reads them may have to look up. */
const FROM_SOURCES = {
  // The words of Zwicker in S0, S2 and S3.
  zwicker: `Zwicker · Zwickern · Zwickeln · Zwick · fishing game · das Bild · build · owner · announce · capture ·
    trail · subtract · partner · Magger · Pingel · cardinal · honours · joker · wild joker · big joker · middle joker ·
    small joker · ace · jack · queen · king · court card · spades · hearts · diamonds · clubs · dealer · deal · round ·
    hand · stock · cut · shuffle · most cards · tie · left-over cards · matching value · scoring value · strict play ·
    Zwicker pack · double pack · version · house rule · series · refill · fixed values · loose card · turn`,
  // The words of Zwikken in S1.
  zwikken: `Zwikken · zwik · trump · trick · forehand · ante · stake · pot · bid · gambler · speler · defender ·
    ik vraag · ik speel · pas · zoeken · ken hem · verwacht een betere · turn-up · trump ten · exchange · follow suit ·
    throw in · Achterhoek · Loobers`,
  // Games and words that players bring along.
  other: `Zwicken · Casino · Scopa · Seep · sweep · stechen · big casino · little casino · frozen build · discard ·
    Stich · Bube · Karo Zehn · Pik Zwei · deck · layout`,
};

const lower = (text: string): string => text.toLowerCase();
/** Everything that a word can be looked up by, German nouns with their article and without. */
const known = new Set(
  allTerms()
    .flatMap(({ dutch = '', forms, german, synonyms, term }) => [
      term.replace(/ [♠♥♦♣]$/, ''),
      ...(german?.word ?? '').split(', '),
      ...(german?.word ?? '').split(', ').map((word) => word.replace(/^(der|die|das) /, '')),
      ...dutch.split(', '),
      ...synonyms,
      ...forms,
    ])
    .map(lower),
);

test.each(
  Object.values(FROM_SOURCES).flatMap((list) => list.split('·').map((word) => word.trim())),
)('"%s" can be looked up', (word) => {
  expect(known.has(lower(word))).toBe(true);
});

describe('the words hang together', () => {
  it('has each id once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });

  it('leads to words, rules and cards that there are', () => {
    for (const { cards = [], id, rules, see } of allTerms()) {
      for (const other of see) expect(ids, `${id}: see`).toContain(other);
      expect(see, id).not.toContain(id);
      expect(new Set(see).size, `${id}: see, twice`).toBe(see.length);
      for (const rule of rules) expect(RULES, `${id}: rules`).toContain(rule);
      for (const card of cards) expect(isCard(card), `${id}: ${card}`).toBe(true);
    }
  });

  it('has something to look at for every word of the game', () => {
    for (const { id, kind, rules, see } of allTerms()) {
      if (kind === 'zwicker') expect(rules.length, id).toBeGreaterThan(0);
      else expect(rules.length + see.length, id).toBeGreaterThan(0);
    }
  });

  it('stands on one of two pages', () => {
    for (const { id, kind, path } of allTerms()) {
      expect(isOnPage(kind, 'own')).toBe(!isOnPage(kind, 'other-games'));
      expect(path).toBe(`/glossary/${isOnPage(kind, 'own') ? '' : 'other-games/'}#${id}`);
    }
  });
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  const texts: Record<string, Record<string, string | string[]>> = JSON.parse(
    readFileSync(join(ROOT, `src/content/${language}/glossary.json`), 'utf8'),
  );

  it('has every word, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...ids].sort());
  });

  it('has no two words that are spelled alike, and links no spelling to two', () => {
    const terms = Object.values(texts).map(({ term }) => String(term));
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
    const forms = Object.values(texts).flatMap(({ forms = [] }) => [...forms].map(lower));
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('says what a word means in one sentence or two, with figures from the engine', () => {
    for (const [id, { definition = '', lookAlikes = '' }] of Object.entries(texts)) {
      const sentences = String(definition).split(/[.?!]["”)]?(?:\s|$)/).length - 1;
      expect(sentences, `${id}: ${definition}`).toBeLessThanOrEqual(2);
      expect(String(definition).split(/\s+/).length, `${id}: words`).toBeLessThanOrEqual(40);
      const digits = `${definition} ${lookAlikes}`.replace(/\bS[0-3]\b|\b19\d\ds?\b/g, '');
      expect(digits, `${id}: a figure that the record knows`).not.toMatch(/\d/);
    }
  });
});

test('an ace has the values that the engine gives it', () => {
  expect(termById('ace').definition).toMatch(/^A card with two matching values, 1 or 11;/);
  expect(termById('big-joker').definition).toContain('15, 20 and 25');
});

test('a word that is not there is refused by name', () => {
  expect(() => termById('zwickk')).toThrow(/no such term "zwickk"; there are .*zwick, /);
});

test('every word that a page or a text marks is in the glossary', () => {
  for (const file of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(astro|mdx)$/.test(file)) continue;
    const text = readFileSync(join(ROOT, 'src', file), 'utf8');
    for (const [, id] of text.matchAll(/<Term id="([^"]*)"/g)) expect(ids, file).toContain(id);
  }
});

describe('words in a text', () => {
  const marked = (...texts: string[]) =>
    withTerms(texts).map((parts) =>
      parts.map(({ term, text }) => (term === undefined ? text : `[${text}|${term}]`)).join(''),
    );

  it('are linked where they stand first on the page', () => {
    expect(marked('A build is a pile.', 'The build is loose.')).toEqual([
      'A [build|build] is a [pile|pile].',
      'The build is [loose|loose].',
    ]);
  });

  it('are whole words, the longest that fits, whatever their case', () => {
    expect(marked('Rebuilding the build of one card.')).toEqual([
      'Rebuilding the [build of one card|single-build].',
    ]);
    expect(marked('Zwicker has no left-over zwick-like Zwicks.')).toEqual([
      'Zwicker has no left-over zwick-like [Zwicks|zwick].',
    ]);
  });

  it('keep the text as it was', () => {
    const text = 'Capturing piles: the side’s won pile, a Zwick.';
    expect(
      withTerms([text])[0]
        ?.map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(withTerms([''])).toEqual([[]]);
  });

  it('can be left alone', () => {
    expect(withTerms(['A Zwick.'], { without: ['zwick'] })).toEqual([[{ text: 'A Zwick.' }]]);
  });
});

describe('words in a text of Zwikken', () => {
  const marked = (text: string) =>
    withTerms([text], { game: 'zwikken' })[0]?.flatMap(({ term }) => term ?? []);

  it.each([
    ['Forehand leads; the trump ten goes into no pot.', ['forehand', 'trump-ten', 'pot']],
    ['“Ik vraag en ik ken hem”, says the gambler.', ['vraag', 'ken-hem', 'gambler']],
    ['Who passed may search.', ['pas', 'zoeken']],
    ['A zwik wins before the tricks.', ['zwik', 'trick']],
    // The words of Zwicker are none of its own.
    ['A build, and a Zwick.', []],
  ])('%s', (text, terms) => {
    expect(marked(text)).toEqual(terms);
  });

  it('are linked from one word only', () => {
    const forms = allTerms().flatMap(({ inZwikken }) => inZwikken.map(lower));
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('have the Dutch of the source where it has one', () => {
    const dutch = Object.fromEntries(allTerms().map(({ dutch: word, id }) => [id, word]));
    expect(dutch).toMatchObject({
      zwik: 'zwik',
      gambler: 'speler',
      vraag: 'ik vraag, ik speel',
      pas: 'pas',
      zoeken: 'zoeken',
      'ken-hem': 'ik ken hem',
      verwacht: 'verwacht een betere',
    });
  });
});
