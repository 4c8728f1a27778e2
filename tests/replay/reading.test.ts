/** Records of one's own: what is read, and what is said of those that can't be. */
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parsePlaced, spanOf } from '../../src/components/kept/jsonPlaces.ts';
import { readLink, readText } from '../../src/components/replay/reading.ts';
import { makeLink, recordToJson, resultOf } from '../../src/engine/index.ts';
import { line, NOTATION, record } from './round.ts';

const json = JSON.stringify(recordToJson(record), null, 2);
const link = makeLink({ form: 'record', record });

/** What is said of a text, and the part of it that is marked. */
function problem(text: string): readonly [string, string] {
  const read = readText(text);
  if (read.ok) throw new Error('it was read');
  const { span, text: said } = read.error;
  return [said, text.slice(span.start, span.end)];
}

describe('a record is read', () => {
  test.each([
    ['notation', NOTATION],
    ['JSON', json],
    ['a link', link],
    ['a whole address', `https://zwicker.example/replay/#${link}`],
    ['the address of a step', `https://zwicker.example/replay/#play-7~${link}`],
  ])('from %s', (_, text) => {
    const read = readText(text);
    if (!read.ok) throw new Error(read.error.text);
    expect(read.value.link).toBe(link);
    expect(read.value.line.moves).toEqual(line.moves);
    expect(read.value.line.end).toEqual(line.end);
  });

  test('of a version with house rules, which its count follows', () => {
    // Two points for a Zwick instead of one, of which Charlie made two, Diane and Albert one each.
    const house = NOTATION.replace('record christiansen 4', 'record christiansen.zwick.2 4');
    const read = readText(house);
    if (!read.ok) throw new Error(read.error.text);
    expect(read.value.line.record.variant.id).toBe('christiansen.zwick.2');
    expect(resultOf(read.value.line.end).points).toEqual([9, 1, 5, 27]);
    expect(readLink(read.value.link)).toEqual(read);
    const again = readText(JSON.stringify(recordToJson(read.value.line.record)));
    expect(again).toEqual(read);
  });

  test('though it ends early, even before its first play', () => {
    const read = readText(NOTATION.split('\n').slice(0, 5).join('\n'));
    expect(read).toMatchObject({ ok: true, value: { line: { moves: [] } } });
  });
});

describe('a record that is wrong is told at line and column', () => {
  test('a card that does not exist', () => {
    const [said, marked] = problem(NOTATION.replace('9D 6D', '9D 6X'));
    expect(said).toMatch(/^line 4, column \d+: expected a card/);
    expect(marked).toBe('6X');
  });

  test('an illegal play, all of it marked', () => {
    const [said, marked] = problem(NOTATION.replace('; 3H\n', '; 3H x X30\n'));
    expect(said).toMatch(/^line \d+, column \d+: \S.*\.$/s);
    expect(marked).toMatch(/^3H x/);
  });

  test('JSON that breaks off, or has something that is no JSON', () => {
    expect(problem('{"variant": "christiansen",')[0]).toBe(
      'line 1, column 28: the JSON breaks off here.',
    );
    expect(problem('{\n  "variant": christiansen }')).toEqual([
      'line 2, column 14: no JSON from here on: "christiansen".',
      'christiansen',
    ]);
  });

  test('JSON with a wrong field, its value marked', () => {
    const [said, marked] = problem(json.replace('"KS"', '"KX"'));
    expect(said).toMatch(
      /^line \d+, column \d+: deals\[0\]\.hands\[1\]\[0\]: no such card "KX"\.$/,
    );
    expect(marked).toBe('"KX"');
    expect(problem(json.replace('"seats": 4', '"seats": 9'))[1]).toBe('9');
    expect(problem('{"variant": "christiansen"}')).toEqual([
      'line 1, column 1: seats: is missing.',
      '{"variant": "christiansen"}',
    ]);
  });

  test('JSON with an illegal play, that play marked', () => {
    const wrong = { ...recordToJson(record), plays: [{ kind: 'trail', card: 'AH' }] };
    expect(problem(JSON.stringify(wrong))).toEqual([
      expect.stringMatching(/^line 1, column \d+: play 1: /),
      '{"kind":"trail","card":"AH"}',
    ]);
  });
});

describe('a link', () => {
  test('that was cut off, mistyped, or is to something else, says so', () => {
    for (const wrong of [
      link.slice(0, -3),
      link.slice(0, 200),
      link.replace('10D', '10C'),
      `${link}x`,
    ]) {
      expect(readLink(wrong), wrong).toMatchObject({
        ok: false,
        error: expect.stringContaining('cut off or mistyped'),
      });
    }
    expect(readLink(link.replace('r1', 'r9'))).toMatchObject({ ok: false });
    expect(readLink('nonsense')).toMatchObject({ ok: false });
  });
});

describe('JSON with places', () => {
  propertyTest.prop([fc.json({ maxDepth: 4 })])('is read as the platform reads it', (text) => {
    const read = parsePlaced(text);
    if (!read.ok) throw new Error(`stopped at ${read.error}`);
    expect(JSON.stringify(read.value.value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  propertyTest.prop([
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.constantFrom('', ',', '}', ']', '"', '!'),
  ])('is refused where the platform refuses it', (text, at, put) => {
    const place = at % (text.length + 1);
    const broken = text.slice(0, place) + put + text.slice(place + 1);
    let isJson = true;
    try {
      JSON.parse(broken);
    } catch {
      isJson = false;
    }
    expect(parsePlaced(broken).ok).toBe(isJson);
  });

  test('finds the place of a path, or of what is nearest around it', () => {
    const text = '{"plays": [{"card": "KS"}, 7]}';
    const read = parsePlaced(text);
    if (!read.ok) throw new Error('not read');
    const at = (path: string): string => {
      const { end, start } = spanOf(read.value.spans, path);
      return text.slice(start, end);
    };
    expect(at('plays[0].card')).toBe('"KS"');
    expect(at('plays[1]')).toBe('7');
    expect(at('plays[0].kind')).toBe('{"card": "KS"}');
    expect(at('seats')).toBe(text);
    expect(at('')).toBe(text);
  });
});
