/** The JSON Schemas and the engine agree on what can be read, but for what no schema can see. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  BEYOND_SCHEMA,
  SCHEMA_NAMES,
  type SchemaName,
  schemaOf,
} from '../../src/content/dataSchemas.ts';
import {
  type BadInput,
  listPlays,
  playFromJson,
  positionFromJson,
  type Result,
  recordFromJson,
} from '../../src/engine/index.ts';
import { FEW_RUNS, orThrow } from '../engine/read.ts';
import { VERSIONS } from '../slow/versions.ts';
import { fits } from '../support/jsonSchema.ts';
import { randomOptions, randomPosition } from '../support/randomPositions.ts';
import { randomRound } from '../support/randomRounds.ts';
import { seededRandom } from '../support/seededRandom.ts';

const SCHEMAS = Object.fromEntries(
  SCHEMA_NAMES.map((name) => [name, schemaOf(name, `https://zwicker.example/${name}.json`)]),
) as Record<SchemaName, ReturnType<typeof schemaOf>>;

/** What stands in place of something: of every type, and just beside what is right. */
const STRANGERS: readonly unknown[] = [
  ...[null, true, 'QS', 'qs', '11H', 'X9', '', 'dithmarschen', 'grupp.zwick.2', 'skat'],
  ...[-1, 0, 1, 2, 4, 5, 8, 9, 30, 2.5, 1e300, [], {}, ['QS'], { cards: ['QS'] }],
  ...[{ cards: [] }, { cards: ['QS', 'KS'] }, { jokerOnTable: 'never' }, { joker: 1 }],
];

/** The value with one thing in it changed: left out, put twice, or replaced by a stranger. */
function spoiled(value: unknown, random: ReturnType<typeof seededRandom>): unknown {
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (isEmpty || random.chance(0.15)) return random.pick(STRANGERS);
  if (Array.isArray(value)) {
    const at = random.below(value.length);
    if (random.chance(0.2)) return value.toSpliced(at, 1);
    if (random.chance(0.2)) return [...value, value[at]];
    return value.with(at, spoiled(value[at], random));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const name = random.pick(Object.keys(fields));
  if (random.chance(0.2)) {
    const { [name]: _, ...rest } = fields;
    return rest;
  }
  if (random.chance(0.1)) return { ...fields, value: 20, owner: random.pick([null, 0, 1, 5]) };
  return { ...fields, [name]: spoiled(fields[name], random) };
}

/** Fails where the schema refuses what the engine reads, or reads what it refuses though it could have seen why. */
function agree(
  name: SchemaName,
  value: unknown,
  read: Result<unknown, BadInput>,
  beyond: readonly string[],
) {
  const isFit = fits(value, SCHEMAS[name]);
  if (read.ok) expect(isFit, `the engine reads ${JSON.stringify(value)}`).toBe(true);
  else if (!beyond.includes(read.error.code)) {
    expect(isFit, `${JSON.stringify(read.error)} in ${JSON.stringify(value)}`).toBe(false);
  }
}

/** The keywords that say something of one type of value only. */
const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern'],
  integer: ['minimum', 'maximum'],
  array: ['items', 'contains', 'minItems', 'maxItems'],
};

/** Where a keyword stands without the type that it is for. */
function withoutType(schema: unknown, place = '#'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type } = schema as { readonly type?: string | readonly string[] };
  const bare = Object.entries(KEYWORDS_OF).flatMap(([needed, keywords]) =>
    keywords.filter((keyword) => keyword in schema && ![type].flat().includes(needed)),
  );
  return [
    ...bare.map((keyword) => `${place}/${keyword}`),
    ...Object.entries(schema).flatMap(([name, part]) => withoutType(part, `${place}/${name}`)),
  ];
}

test.each(SCHEMA_NAMES)('strict readers get the type beside each keyword of the %s', (name) => {
  expect(withoutType(SCHEMAS[name])).toEqual([]);
});

const cases = fc.record({ version: fc.constantFrom(...VERSIONS), seed: fc.nat() });

describe('a position', () => {
  test('that the engine reads fits, and one that it refuses does not', () => {
    let refused = 0;
    fc.assert(
      fc.property(cases, ({ version, seed }) => {
        const random = seededRandom(seed);
        const position = randomPosition(version, random);
        expect(fits(position, SCHEMAS.position), JSON.stringify(position)).toBe(true);
        for (let times = 0; times < 10; times++) {
          const wrong = spoiled(position, random);
          const read = positionFromJson(wrong);
          if (!read.ok) refused++;
          agree('position', wrong, read, BEYOND_SCHEMA);
        }
      }),
      FEW_RUNS,
    );
    expect(refused).toBeGreaterThan(200);
  });
});

test.each([
  ['huelsemann', null],
  ['huelsemann.single.yes', null],
  ['huelsemann.courts.dual.single.yes', null],
  ['grupp', null],
  ['grupp.single.yes.zwick.2', null],
  ['dithmarschen', 0],
  ['dithmarschen.single.no', 0],
])('whether a build of one card fits in %s is as the engine has it', (variant, owner) => {
  const table = [{ cards: ['7S'], value: 7, owner }];
  const position = { variant, seats: 2, toMove: 0, hand: [], table };
  agree('position', position, positionFromJson(position), ['unknown-variant']);
});

describe('a play', () => {
  it('fits as the engine lists it, and as it reads it', () => {
    fc.assert(
      fc.property(cases, ({ version, seed }) => {
        const random = seededRandom(seed);
        const position = orThrow(positionFromJson(randomPosition(version, random)));
        for (const play of listPlays(position, 20)) {
          expect(fits(play, SCHEMAS.play), JSON.stringify(play)).toBe(true);
          const wrong = spoiled(play, random);
          // A play by itself does not know how many sit at the table.
          agree('play', wrong, playFromJson(wrong, 8), []);
        }
      }),
      FEW_RUNS,
    );
  });
});

describe('a record', () => {
  it('fits where the engine reads it, and else does not', () => {
    let refused = 0;
    fc.assert(
      fc.property(cases, ({ version, seed }) => {
        const random = seededRandom(seed);
        const seats = random.pick([...version.dealing.keys()]);
        const options = version.wild ? randomOptions(random) : undefined;
        const record = randomRound(version, seats, random, options);
        expect(fits(record, SCHEMAS.record)).toBe(true);
        for (let times = 0; times < 10; times++) {
          const wrong = spoiled(record, random);
          const read = recordFromJson(wrong);
          if (!read.ok) refused++;
          // How many cards a deal has differs by version, and no schema counts them.
          agree('record', wrong, read, [...BEYOND_SCHEMA, 'wrong-number']);
        }
      }),
      { ...FEW_RUNS, numRuns: 60 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});
