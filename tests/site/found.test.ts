/** What stands in the heads of pages for those who list them or show links to them. */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { titleArt } from '../../scripts/social/draw.ts';
import { makePictures } from '../../scripts/social/make.ts';
import { fittingDescription, LONGEST, SHORTEST } from '../../src/components/site/description.ts';
import { arePicturesMade, pictureAddress } from '../../src/components/site/pictures.ts';
import { shareTags } from '../../src/components/site/shareTags.ts';
import { breadcrumbs, structuredData } from '../../src/components/site/structuredData.ts';
import type { SocialPicture } from '../../src/content/social.ts';
import { isCard } from '../../src/engine/index.ts';

describe('the description of a page', () => {
  const about = 'From a rulebook.';
  const long = (length: number) => `${'word '.repeat(length / 5).trim()}.`;

  const filled = `${long(100)} ${'w'.repeat(LONGEST - 102)}.`;

  it.each([
    ['is left as it is where it fits', long(120), long(120)],
    [
      'says what it belongs to where it is short',
      'Builds have no owner.',
      `Builds have no owner. ${about}`,
    ],
    ['ends with the last sentence that fits', `${long(120)} ${long(100)}`, long(120)],
    ['keeps a sentence that just fits', `${filled} More.`, filled],
  ])('%s', (_, text, fitting) => {
    expect(fittingDescription(text, about)).toBe(fitting);
  });

  it('is cut between words where its first sentence is too long already', () => {
    const cut = fittingDescription(long(400), about);
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(LONGEST);
    expect(cut.length).toBeGreaterThan(LONGEST - 10);
    expect(fittingDescription(`So. ${long(400)}`, about).length).toBeGreaterThan(SHORTEST);
  });
});

describe('what is said of a page to those who show links', () => {
  const page = {
    title: 'A',
    description: 'B',
    address: 'https://there.example/a/',
    siteName: 'S',
    isArticle: true,
    language: 'en',
  };
  const contents = (tags: ReturnType<typeof shareTags>) =>
    Object.fromEntries(
      tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]),
    );

  it('has its picture with its size and what it shows', () => {
    const picture = { address: 'https://there.example/social/a.png', alt: 'Cards.' };
    expect(contents(shareTags({ ...page, picture }))).toEqual({
      'og:title': 'A',
      'og:description': 'B',
      'og:type': 'article',
      'og:url': 'https://there.example/a/',
      'og:site_name': 'S',
      'og:locale': 'en_GB',
      'og:image': picture.address,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Cards.',
      'twitter:card': 'summary_large_image',
    });
  });

  it('names no picture where none are made', () => {
    const said = contents(shareTags({ ...page, picture: undefined }));
    expect(Object.keys(said).filter((name) => name.includes('image'))).toEqual([]);
    expect(said['twitter:card']).toBe('summary');
  });

  it.each([
    [{}, false],
    [{ ZWICKER_SITE: 'https://there.example' }, true],
    [{ ZWICKER_SITE: 'https://there.example', ZWICKER_PICTURES: 'off' }, false],
    [{ ZWICKER_PICTURES: 'on' }, true],
  ])('with %j pictures are made: %s', (environment, made) => {
    expect(arePicturesMade(environment)).toBe(made);
  });
});

describe('a block of data', () => {
  it('can’t be ended, or become a comment, by what a text has in it', () => {
    const name = '</script><script>alert(1)</script><!-- ]]> \u2028';
    const block = structuredData([{ '@type': 'WebSite', name }]);
    expect(block).not.toMatch(/[<]/);
    expect(JSON.parse(block)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
    });
  });

  it('has the way to a page from the front on', () => {
    const way = breadcrumbs([
      { address: 'https://there.example/', text: 'Front' },
      { address: 'https://there.example/a/', text: 'A' },
    ]);
    expect(way.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Front', item: 'https://there.example/' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://there.example/a/' },
    ]);
  });
});

describe('pictures to stand beside links', () => {
  const laid = (page: string, title: string, more: Partial<SocialPicture>): SocialPicture => ({
    page,
    title,
    piles: [],
    hand: [],
    rows: [],
    ...more,
  });
  const cards = (text: string) => text.split(' ').filter(isCard);
  const PICTURES = [
    laid('/', 'Zwicker', {
      piles: [{ cards: cards('QS AD'), value: 14 }, { cards: cards('X30') }],
      hand: cards('KH X15'),
    }),
    laid('/rules/one/', 'Großenwiehe', { rows: [cards('X30 10D AS'), cards('2S')] }),
  ];
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'zwicker-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [root, kept] = ['dist', 'kept'] as const;
  const make = (pictures: readonly SocialPicture[]) =>
    makePictures(pictures, join(folder, root), join(folder, kept));

  it('are drawn once, 1200 by 630, and kept as long as a page has them', async () => {
    expect(await make(PICTURES)).toBe(2);
    for (const { page } of PICTURES) {
      const file = join(folder, root, pictureAddress(page));
      const bytes = readFileSync(file);
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(statSync(file).size).toBeGreaterThan(10_000);
    }
    expect(await make(PICTURES)).toBe(0);
    // The same cards and title at another address are the same picture; another title is another one.
    const [front, version] = PICTURES as [SocialPicture, SocialPicture];
    expect(await make([front, { ...version, page: '/rules/two/' }])).toBe(0);
    expect(await make([front, { ...version, title: 'Other' }])).toBe(1);
    expect(readdirSync(join(folder, kept))).toHaveLength(2);
  });

  it('are not drawn with a letter that the faces lack', async () => {
    await expect(make([laid('/', 'Швикер', {})])).rejects.toThrow(/lack “Швикер”/);
  });
});

it('the faces of the site have every sign of the titles that stand on pictures', async () => {
  const titles = globSync('src/content/en/{disputes,lessons,puzzles}/**/*.json').map((file) => {
    const { question, title } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return question ?? title ?? '';
  });
  expect(titles.length).toBeGreaterThan(300);
  expect(titles).not.toContain('');
  for (const title of titles) await titleArt(title);
  await expect(titleArt('How much is ♦10?')).rejects.toThrow(/lack “♦”/);
});
