/** Inputs that nobody means well with: valid ones with something done to them, and such as never were any. */
import fc from 'fast-check';
import { sealed } from '../../src/engine/notation/seal.ts';

/** Pieces that have broken readers before. */
const NASTY = [
  '',
  '\0',
  '\r\n',
  '\r',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '🂡',
  '%',
  '%7E',
  '%ff',
  '%u0041',
  '~~',
  '..',
  '--',
  '__',
  '|||',
  ',,,',
  ';',
  '#',
  '=',
  '@@',
  ':',
  '-0',
  '1e999',
  '-1e308',
  '9007199254740993',
  '999999999999999999999999',
  '0x10',
  'NaN',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '"__proto__":{"polluted":true},',
  '"constructor":{"prototype":{"polluted":true}},',
  'null',
  'true',
  '[]',
  '{}',
  '"',
  '\\',
  '\\u',
  '\\ud800',
  '</script><img src=x onerror=alert(1)>',
] as const;

type Edit = (text: string) => string;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.nat({ max: 9_999_999 }).map(String),
);

const at = (text: string, where: number): number => Math.floor(where * text.length);

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, piece).map(
    ([where, put]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + put + text.slice(at(text, where)),
  ),
  fc.tuple(place, fc.nat({ max: 12 })).map(
    ([where, many]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + many),
  ),
  fc.tuple(place, fc.nat({ max: 40 })).map(
    ([where, many]): Edit =>
      (text) => {
        const copied = text.slice(at(text, where), at(text, where) + many);
        return text.slice(0, at(text, where)) + copied + text.slice(at(text, where));
      },
  ),
  fc.tuple(place, piece).map(
    ([where, put]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + put + text.slice(at(text, where) + put.length),
  ),
  // A number, a name or a value that stands there becomes another.
  fc.tuple(place, piece).map(
    ([where, put]): Edit =>
      (text) => {
        const words = [...text.matchAll(/[A-Za-z0-9]+/g)];
        const word = words[Math.floor(where * words.length)];
        if (word === undefined) return put;
        return text.slice(0, word.index) + put + text.slice(word.index + word[0].length);
      },
  ),
  // A field more, behind a brace.
  fc.tuple(place, piece).map(
    ([where, put]): Edit =>
      (text) => {
        const brace = text.indexOf('{', at(text, where));
        return brace < 0 ? text : text.slice(0, brace + 1) + put + text.slice(brace + 1);
      },
  ),
  place.map(
    (where): Edit =>
      (text) =>
        text.slice(0, at(text, where)),
  ),
  fc.constantFrom<Edit[]>(
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => text.replace(/\s+$/, ''),
    (text) => text.toLowerCase(),
    (text) => [...text].reverse().join(''),
    (text) => `\ufeff${text}\n\n`,
    (text) => encodeURIComponent(text.toWellFormed()),
    (text) => text + text,
  ),
);

/** Valid inputs with one to four things done to them. */
export function changed(valid: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...valid), fc.array(edits, { minLength: 1, maxLength: 4 }))
    .map(([text, all]) => all.reduce((now, edit) => edit(now), text));
}

const units = fc.constantFrom(
  ...'~ - _ . | , = @ : ; # [ { " \\ ( 0 9 a A S \n \t % < é'.split(' '),
  ' ',
  'AS ',
  'AS, ',
  'AS-',
  'AS_',
  'AS=1',
  '=1',
  '.1',
  '%7E',
  '#a1~',
  '~a',
  '-jokers.a',
  '[[',
  '{"a":',
  '[1,',
  '{"__proto__":',
  '"a":1,',
  'x.',
  'n.',
  '🂡',
  '\ud800',
  '\r\n',
);

/** Very long ones, of one thing over and over, with something else at either end. */
const long = fc
  .tuple(
    fc.constantFrom('', 'p1~', 'record ', '{"v":1,"steps":{', '[', '#', 'dithmarschen 4 @0 | '),
    units,
    fc.oneof({ weight: 8, arbitrary: fc.nat({ max: 3000 }) }, fc.nat({ max: 60_000 })),
    fc.constantFrom('', 'a', ' ', '!', '~', ']', '}', '\n', '~000000'),
  )
  .map(([head, unit, times, tail]) => head + unit.repeat(times) + tail);

/** Deep ones that close as they open, and others that don't. */
const deep = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}'], ['[[],', ']']),
    fc.oneof({ weight: 8, arbitrary: fc.nat({ max: 200 }) }, fc.nat({ max: 20_000 })),
    fc.constantFrom('', '0', '1e400', '"\\ud800"'),
    fc.boolean(),
  )
  .map(
    ([[open = '', close = ''], many, inner, closes]) =>
      open.repeat(many) + inner + (closes ? close.repeat(many) : ''),
  );

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.json({ maxDepth: 5, stringUnit: 'binary' }),
);

/** All of these, most of them changed ones: they get furthest. */
export function hostile(valid: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 14, arbitrary: changed(valid) },
    { weight: 3, arbitrary: anything },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: long },
  );
}

/** Links: what is changed has a check value that fits, most times, so that it is not stopped there. */
export function hostileLinks(valid: readonly string[]): fc.Arbitrary<string> {
  const bodies = valid.map((link) => link.slice(0, link.lastIndexOf('~')));
  const resealed = fc
    .tuple(changed(bodies), fc.constantFrom('', '#', ' #'))
    .map(([text, before]) => {
      const [, letter = 'p', body = text] = /^([a-z])1~(.*)$/s.exec(text) ?? [];
      return before + sealed(letter, body);
    });
  return fc.oneof({ weight: 3, arbitrary: resealed }, { weight: 1, arbitrary: hostile(valid) });
}
