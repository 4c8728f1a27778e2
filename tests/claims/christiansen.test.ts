import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { annotatedRound } from '../../src/content/round.ts';
import { recordSchema, recordTextSchema } from '../../src/content/schemas/record.ts';
import { foundText } from '../../src/words/replay.ts';

const CONTENT = new URL('../../src/content/', import.meta.url);
const readText = (path: string): string => readFileSync(new URL(path, CONTENT), 'utf8');
const readJson = (path: string): unknown => JSON.parse(readText(path));

const notation = readText('records/christiansen.zwicker');
const annotated = recordSchema.parse(readJson('records/christiansen.json'));
const round = annotatedRound('christiansen', notation, annotated);

/** Folders of texts: one a language. */
const LANGUAGES = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);

describe('the annotated Christiansen round', () => {
  test('is 48 plays, all of them annotated', () => {
    expect(round.plays.map(({ number }) => number)).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
  });

  test('ends as the source says: Albert, Beatrice, Charlie, Diane', () => {
    expect(round.result.cards).toEqual([5, 12, 12, 27]);
    expect(round.result.points).toEqual([8, 1, 3, 26]);
    expect(round.result.zwicks).toEqual([1, 0, 2, 1]);
    expect(round.result.score.total).toBe(38);
  });

  test('has these claims that do not hold, and no others', () => {
    const failing = round.checked.filter(({ judged }) => !judged.holds).map(({ id }) => id);
    expect(failing).toEqual([
      // The king of spades could have taken six cards off the table instead of five.
      '1-most',
      // Every two and every jack is captured or in her hand.
      '29-danger',
      // The nine of spades is still out.
      '29-nine-safer',
    ]);
  });

  test('holds to it that whoever can do nothing really can do nothing', () => {
    const nothing = ['can-only-trail', 'cannot-touch', 'cannot-take', 'can-take-nothing'];
    const claims = round.checked.filter(({ claim }) => nothing.includes(claim.claim));
    expect(claims.length).toBeGreaterThan(20);
    expect(claims.filter(({ judged }) => !judged.holds)).toEqual([]);
  });

  test('names every claim once, and by the play it stands at', () => {
    const ids = round.checked.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of [...round.deals, ...round.plays, round.end]) {
      for (const { id } of part.checked) expect(id.split('-')[0]).toBe(part.key);
      for (const id of part.slips) expect(id.split('-')[0]).toBe(part.key);
    }
  });

  test('shows four slips of the source, at the plays where they occur', () => {
    expect(round.plays.flatMap(({ slips }) => slips)).toEqual([
      '14-unnamed',
      '29-wrong-two',
      '36-unnamed',
      '38-wrong-queen',
    ]);
  });

  test('says in words what was found for every claim', () => {
    for (const { claim, judged, state } of round.checked) {
      const text = foundText(claim, judged, { state, players: annotated.players });
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
      expect(text).not.toMatch(/undefined|\$\{| {2}|seat \d/);
    }
  });

  test('stores no verdict: the content has no truth value anywhere', () => {
    const truths: unknown[] = [];
    JSON.parse(readText('records/christiansen.json'), (_, value: unknown) => {
      if (typeof value === 'boolean') truths.push(value);
      return value;
    });
    expect(truths).toEqual([]);
  });

  test.each(LANGUAGES)('has all its texts, and no others, in %s', (language) => {
    const text = recordTextSchema.parse(readJson(`${language}/records/christiansen.json`));
    const parts = [...round.deals, ...round.plays, round.end];
    expect(Object.keys(text.annotations).sort()).toEqual(parts.map(({ key }) => key).sort());
    expect(Object.keys(text.claims).sort()).toEqual(round.checked.map(({ id }) => id).sort());
    expect(Object.keys(text.slips).sort()).toEqual(parts.flatMap(({ slips }) => slips).sort());
  });
});

describe('a record that is wrong', () => {
  test('with an illegal play is refused, with its place and the reason', () => {
    const wrong = notation.replace('JD x 10H 2C', 'JD x 10H X30');
    expect(() => annotatedRound('christiansen', wrong, annotated)).toThrow(/line 7.*JD/);
  });

  test('with another result than expected is refused', () => {
    const points = [8, 1, 3, 27];
    const expected = { ...annotated.expected, points };
    expect(() => annotatedRound('christiansen', notation, { ...annotated, expected })).toThrow(
      /points should be 8, 1, 3, 27/,
    );
  });

  test('with a play too many in the annotations is refused', () => {
    const plays = annotated.plays.slice(0, -1);
    expect(() => annotatedRound('christiansen', notation, { ...annotated, plays })).toThrow(/48/);
  });

  test('with a claim outside the closed list is refused', () => {
    const claims = [{ id: '1-x', claim: 'is-lucky', seat: 0 }];
    const plays = [{ play: 1, sentences: [{ claims }] }];
    expect(recordSchema.safeParse({ ...annotated, plays }).success).toBe(false);
  });
});
