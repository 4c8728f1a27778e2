/** Every refusal is explained: content in every language, examples that draw it, and versions that are tried out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { agreedAnswer, playsInstead, refusalIn } from '../../src/content/answers.ts';
import type { Example } from '../../src/content/schemas/example.ts';
import { refusalSchema, refusalTextSchema } from '../../src/content/schemas/refusal.ts';
import {
  checkAsk,
  checkPlay,
  DEFAULT_OPTIONS,
  dealRound,
  listPlays,
  packOf,
  parseState,
  play,
  playersWhere,
  playFromJson,
  positionFromJson,
  REFUSAL_CODES,
  type RefusalCode,
  RULE_OF,
  replay,
  VARIANTS,
  type Variant,
} from '../../src/engine/index.ts';
import { versionOf } from '../slow/versions.ts';
import { mutatedPlays, randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = 'src/content';
const LANGUAGES = readdirSync(join(ROOT, CONTENT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);
const idsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const contentOf = (code: RefusalCode) =>
  refusalSchema.parse(json(`${CONTENT}/refusals/${code}.json`));
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

test('every code is explained, and nothing else', () => {
  expect(idsIn(`${CONTENT}/refusals`)).toEqual([...REFUSAL_CODES].sort());
});

describe.each(REFUSAL_CODES)('%s', (code) => {
  const file = `${CONTENT}/refusals/${code}.json`;
  const content = contentOf(code);

  it('stands in the file of its name, and breaks a rule that exists', () => {
    expect(content.code).toBe(code);
    expect(idsIn(`${CONTENT}/rules`)).toContain(RULE_OF[code]);
    expect(content.related).not.toContain(code);
    expect(new Set(content.related).size).toBe(content.related.length);
  });

  it('is what the engine says to each of its examples', () => {
    for (const [at, example] of content.examples.entries()) {
      const answer = agreedAnswer(example, file, at + 1);
      expect(refusalIn(answer)?.code).toBe(code);
      expect(refusalIn(answer)?.rule).toBe(RULE_OF[code]);
    }
  });

  it('leaves something to play, which the engine allows', () => {
    for (const [at, example] of content.examples.entries()) {
      const answer = agreedAnswer(example, file, at + 1);
      const instead = playsInstead(answer);
      if (instead === undefined || answer.kind !== 'play') continue;
      expect(instead.length).toBeGreaterThan(0);
      for (const listed of instead) expect(checkPlay(answer.position, listed).ok).toBe(true);
    }
  });

  it('has an example of a version in which it is said to occur', () => {
    for (const example of content.examples) {
      const { variant, players } = whereOf(example);
      expect(playersWhere(content.predicate, variant), variant.id).toContain(players);
    }
  });

  it.each(LANGUAGES)(
    'is explained in %s, in two to four sentences a beginner can read',
    (language) => {
      const text = refusalTextSchema.parse(json(`${CONTENT}/${language}/refusals/${code}.json`));
      expect(text.captions).toHaveLength(content.examples.length);
      const sentences = sentencesOf(text.meaning);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      for (const sentence of sentences) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(36);
      }
      // A figure of a version is read from its record, and never typed again.
      expect(text.meaning).not.toMatch(/\d/);
    },
  );
});

test.each(LANGUAGES)(
  'in %s there is one text for each code, under a title of its own',
  (language) => {
    const folder = `${CONTENT}/${language}/refusals`;
    expect(idsIn(folder)).toEqual([...REFUSAL_CODES].sort());
    const titles = [
      ...idsIn(folder).map((id) => `${folder}/${id}.json`),
      ...idsIn(`${CONTENT}/${language}/rules`).map(
        (id) => `${CONTENT}/${language}/rules/${id}.json`,
      ),
    ].map((file) => (json(file) as { title: string }).title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  },
);

/** Version and number of seats of an example. */
function whereOf(example: Example): { variant: Variant; players: number } {
  const text =
    'position' in example
      ? example.position
      : 'state' in example
        ? example.state
        : example.kind === 'record'
          ? `${example.variant} ${example.seats}`
          : '';
  const [id = '', seats = ''] = text.split(' ');
  const variant = VARIANTS.find((one) => one.id === id);
  if (variant === undefined) throw new Error(`no version in ${JSON.stringify(text)}`);
  return { variant, players: Number(seats) };
}

/** Positions for each version; the rarest refusal turns up in about one of a hundred. */
const POSITIONS = 3000;

/** By "version, players": the refusals that wrong plays of random positions drew there. */
function tryPlays(variant: Variant): Map<string, Set<RefusalCode>> {
  const drawn = new Map<string, Set<RefusalCode>>();
  const version = versionOf(variant.id);
  for (let index = 0; index < POSITIONS; index += 1) {
    const random = seededRandom(VARIANTS.findIndex(({ id }) => id === variant.id) * 10_000 + index);
    const json = randomPosition(version, random);
    const position = positionFromJson(json);
    if (!position.ok) throw new Error(JSON.stringify(position.error));
    const { hand, seats } = position.value;
    const codes = drawn.get(placeOf(variant, seats)) ?? new Set();
    drawn.set(placeOf(variant, seats), codes);
    const foreign = packOf(variant).find((card) => !hand.includes(card)) ?? 'AS';
    const wrong = [
      ...mutatedPlays(json, version, listPlays(position.value), random),
      { kind: 'trail', card: foreign },
      { kind: 'capture', card: hand[0] ?? foreign, takes: [] },
      { kind: 'capture', card: hand[0] ?? foreign, takes: [99] },
    ];
    for (const tried of wrong) {
      const made = playFromJson(tried, seats, '');
      if (!made.ok) continue;
      const checked = checkPlay(position.value, made.value);
      if (!checked.ok) codes.add(checked.error.code);
    }
  }
  return drawn;
}

const placeOf = ({ id }: Variant, players: number): string => `${id}, ${players}`;

/** The refusals that questions and whole rounds draw. */
function tryTheRest(variant: Variant, players: number): Set<RefusalCode> {
  const codes = new Set<RefusalCode>();
  for (let of = 0; of < players; of += 1) {
    const question = { kind: 'ask', of, value: 13, holds: true } as const;
    const code = checkAsk({ variant, seats: players, toMove: 0 }, question, ['2S'])?.code;
    if (code !== undefined) codes.add(code);
  }
  const deals = dealRound(variant, players, 0, 'tried');
  const options = DEFAULT_OPTIONS;
  const record = replay({ variant, options, seats: players, dealer: 0, deals, plays: [] });
  if (!record.ok) codes.add(record.error.refusal.code);
  const hands = Array.from({ length: players }, () => 'none').join(', ');
  const sides = variant.teamsAt.includes(players) ? 2 : players;
  const won = Array.from({ length: sides }, () => 'none=0').join(', ');
  const over = parseState(
    `${variant.id} ${players} @0 dealer=0 over=yes | ${hands} | none | none | ${won}`,
  );
  if (!over.ok) throw new Error(JSON.stringify(over.error));
  const late = play(over.value, { kind: 'trail', card: '2S' });
  if (!late.ok) codes.add(late.error.code);
  return codes;
}

describe('a refusal occurs where it is said to occur, and nowhere else', () => {
  test.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
    const drawn = tryPlays(variant);
    for (const players of variant.seats) {
      const found = [
        ...(drawn.get(placeOf(variant, players)) ?? []),
        ...tryTheRest(variant, players),
      ];
      const said = REFUSAL_CODES.filter((code) =>
        playersWhere(contentOf(code).predicate, variant).includes(players),
      );
      expect(
        REFUSAL_CODES.filter((code) => found.includes(code)),
        `${players} players`,
      ).toEqual(said);
    }
  });
});
