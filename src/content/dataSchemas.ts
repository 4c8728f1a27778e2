/**
 * JSON Schemas (draft 2020-12) of what the engine reads. They say all that can be said of the form; that a card is in the
 * pack no more often than laid out, and that the cards of a build make its value, only the engine can tell.
 */
import { SUITED_CARDS, VARIANTS, type Variant } from '../engine/index.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [Key in string]: unknown };

/** The kinds of JSON that have a schema among the data. */
export const SCHEMA_NAMES = ['position', 'play', 'record'] as const;
/** One of them, as in the address of its schema. */
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The version of the forms that the schemas describe. */
export const SCHEMAS_VERSION = 1;

/** The kinds of bad input that no schema can see. */
export const BEYOND_SCHEMA = [
  'too-many-of-card',
  'build-value-impossible',
  // Of a name with house rules: which points and values there are differs by version.
  'unknown-variant',
] as const;

const SAFE = Number.MAX_SAFE_INTEGER;
const integer = { type: 'integer', minimum: -SAFE, maximum: SAFE };
const fromOne = { type: 'integer', minimum: 1, maximum: SAFE };
const seat = { $ref: '#/$defs/seat' };
const card = { $ref: '#/$defs/card' };
const cards = { type: 'array', items: card };
const either = (...types: readonly unknown[]) => ({ anyOf: types });
const owner = either({ type: 'null' }, seat);
/** Strict readers of schemas want the type beside each keyword, though it stands elsewhere already. */
const object = (properties: JsonSchema, more: JsonSchema = {}) => ({
  type: 'object',
  ...more,
  properties,
});
const list = (items: unknown) => ({ type: 'array', items });
const upTo = (maximum: number) => ({ type: 'integer', maximum });
const ownerUpTo = (maximum: number) => ({ type: ['integer', 'null'], maximum });

/** The schema of one of the forms, to stand at `address`. */
export function schemaOf(name: SchemaName, address: string): JsonSchema {
  const { $defs, ...form } = FORMS[name]();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    $comment: `version ${SCHEMAS_VERSION}`,
    ...form,
    $defs,
  };
}

const FORMS: Readonly<Record<SchemaName, () => JsonSchema>> = {
  position: () => ({
    title: 'Position',
    description: 'What the player to move sees, as the commands plays, explain and zwick take it.',
    type: 'object',
    required: ['variant', 'seats', 'toMove', 'hand', 'table'],
    properties: {
      variant: { $ref: '#/$defs/variant' },
      seats: { $ref: '#/$defs/seats' },
      toMove: seat,
      hand: { ...cards, description: 'The hand of the player to move.' },
      table: { type: 'array', items: { $ref: '#/$defs/pile' } },
      promised: { type: 'array', items: { $ref: '#/$defs/promise' } },
      options: { $ref: '#/$defs/options' },
    },
    allOf: [
      ...VARIANTS.map(seatsOfVersion),
      ...allSeats().map(seatsInPosition),
      ...VARIANTS.map(buildsOfVersion),
      ...buildsOfSeveral(),
    ],
    $defs: {
      ...COMMON_DEFS,
      pile: {
        description:
          'One loose card; or a build, with value and owner (null in versions whose builds are nobody’s).',
        type: 'object',
        required: ['cards'],
        properties: {
          cards: { ...cards, minItems: 1, description: 'In the order in which they were laid.' },
          value: fromOne,
          owner,
        },
        dependentRequired: { value: ['owner'], owner: ['value'] },
        if: { not: { required: ['value'], properties: { value: {} } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
        then: { properties: { cards: { type: 'array', maxItems: 1 } } },
      },
      promise: {
        description: 'A seat is known to hold a card of a value.',
        type: 'object',
        required: ['seat', 'value'],
        properties: { seat, value: fromOne },
      },
    },
  }),

  play: () => ({
    title: 'Play',
    description: 'A card laid down, captured with, or built with, as the command explain takes it.',
    ...PLAY,
    $defs: { card: COMMON_DEFS.card, seat: COMMON_DEFS.seat },
  }),

  record: () => ({
    title: 'Record of a round',
    description:
      'A round from its deals and plays, as the command replay takes it. How many deals there are and of which size is in versions.json, as dealSizes.',
    type: 'object',
    required: ['variant', 'seats', 'dealer', 'deals', 'plays'],
    properties: {
      variant: { $ref: '#/$defs/variant' },
      seats: { $ref: '#/$defs/seats' },
      dealer: seat,
      options: { $ref: '#/$defs/options' },
      deals: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['hands'],
          properties: { hands: { type: 'array', items: cards }, table: cards },
        },
      },
      plays: {
        type: 'array',
        items: either({ $ref: '#/$defs/play' }, { $ref: '#/$defs/question' }),
      },
    },
    allOf: [
      ...VARIANTS.map(seatsOfVersion),
      ...VARIANTS.filter(laysOut).map(layoutOfVersion),
      ...allSeats().map(seatsInRecord),
    ],
    $defs: {
      ...COMMON_DEFS,
      play: PLAY,
      question: {
        description: 'A question to a partner, before the play that it serves.',
        type: 'object',
        required: ['kind', 'of', 'value', 'holds'],
        properties: {
          kind: { const: 'ask' },
          of: seat,
          value: fromOne,
          holds: { type: 'boolean' },
        },
      },
    },
  }),
};

const PLAY = {
  oneOf: [
    {
      title: 'Trail',
      type: 'object',
      required: ['kind', 'card'],
      properties: { kind: { const: 'trail' }, card },
    },
    {
      title: 'Capture',
      description: 'Anything else that an answer of plays has in it is ignored.',
      type: 'object',
      required: ['kind', 'card', 'takes'],
      properties: {
        kind: { const: 'capture' },
        card,
        takes: { type: 'array', items: integer, description: 'Indices of piles on the table.' },
      },
    },
    {
      title: 'Build',
      type: 'object',
      required: ['kind', 'card', 'on', 'value', 'owner'],
      properties: {
        kind: { const: 'build' },
        card,
        on: {
          ...integer,
          type: ['integer', 'null'],
          description: 'The index of the pile built on; null for a build of one card.',
        },
        value: integer,
        owner,
      },
    },
  ],
};

const COMMON_DEFS = {
  variant: {
    description: 'The id of a version, with its house rules if it has any.',
    type: 'string',
    pattern: `^(${VARIANTS.map(({ id }) => id).join('|')})(\\.[a-z0-9]+\\.[a-z0-9]+)*$`,
  },
  seats: { enum: allSeats() },
  seat: {
    description: 'Counted from 0, clockwise.',
    type: 'integer',
    minimum: 0,
    maximum: Math.max(...allSeats()) - 1,
  },
  card: { enum: [...SUITED_CARDS, ...allJokers()] },
  options: {
    description: 'What was agreed on wild jokers.',
    type: 'object',
    properties: {
      jokerOnTable: { enum: ['free', 'joker-only', 'never'] },
      jokerSweepIsZwick: { type: 'boolean' },
    },
    additionalProperties: false,
  },
};

/** Every number of seats that some version is played with. */
function allSeats(): number[] {
  return [...new Set(VARIANTS.flatMap(({ seats }) => seats))].sort((one, other) => one - other);
}

function allJokers(): string[] {
  const numbers = [...new Set(VARIANTS.flatMap(({ jokers }) => jokers))];
  return numbers.sort((one, other) => one - other).map((number) => `X${number}`);
}

/** `consequence` where the value is one of that version, with or without house rules. */
function whereVersion({ id }: Variant, consequence: JsonSchema): JsonSchema {
  return {
    if: {
      required: ['variant'],
      properties: { variant: { type: 'string', pattern: `^${id}(\\.|$)` } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: consequence,
  };
}

function seatsOfVersion(variant: Variant): JsonSchema {
  return whereVersion(variant, { properties: { seats: { enum: [...variant.seats] } } });
}

/** Builds have owners, or they have none. */
function buildsOfVersion(variant: Variant): JsonSchema {
  const type = variant.builds.owned ? 'integer' : 'null';
  return whereVersion(variant, { properties: { table: list(object({ owner: { type } })) } });
}

/** A build has at least two cards where one of a single card isn't allowed: by the version, or by the house. */
function buildsOfSeveral(): JsonSchema[] {
  const strict = VARIANTS.filter(({ builds }) => !builds.single).map(({ id }) => id);
  return [`^(${strict.join('|')})(?!.*\\.single\\.yes)(\\.|$)`, '\\.single\\.no(\\.|$)'].map(
    (pattern) => ({
      if: { required: ['variant'], properties: { variant: { type: 'string', pattern } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: {
        properties: {
          table: list({
            if: object({ value: {} }, { required: ['value'] }),
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
            then: object({ cards: { type: 'array', minItems: 2 } }),
          }),
        },
      },
    }),
  );
}

/** Whether the first deal puts cards on the table, however many play. */
function laysOut({ deals, seats }: Variant): boolean {
  return seats.every((number) => deals[number]?.first.some(({ to }) => to === 'table'));
}

function layoutOfVersion(variant: Variant): JsonSchema {
  return whereVersion(variant, {
    properties: {
      deals: { type: 'array', contains: object({ table: {} }, { required: ['table'] }) },
    },
  });
}

function whereSeats(seats: number, consequence: JsonSchema): JsonSchema {
  return {
    if: { required: ['seats'], properties: { seats: { const: seats } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: consequence,
  };
}

function seatsInPosition(seats: number): JsonSchema {
  const maximum = seats - 1;
  return whereSeats(seats, {
    properties: {
      toMove: upTo(maximum),
      table: list(object({ owner: ownerUpTo(maximum) })),
      promised: list(object({ seat: upTo(maximum) })),
    },
  });
}

function seatsInRecord(seats: number): JsonSchema {
  const maximum = seats - 1;
  return whereSeats(seats, {
    properties: {
      dealer: upTo(maximum),
      deals: list(object({ hands: { type: 'array', minItems: seats, maxItems: seats } })),
      plays: list(object({ of: upTo(maximum), owner: ownerUpTo(maximum) })),
    },
  });
}
