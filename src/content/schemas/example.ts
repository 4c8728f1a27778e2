/**
 * An example of a rule, or a question that content asks: what is put before the engine, and the answer that the rules
 * give. Positions, states and plays are in the project's notation. The answer is written from the sources first.
 */
import { z } from 'astro/zod';
import { isCard, REFUSAL_CODES, VARIANTS, variantById } from '../../engine/index.ts';

const NOTATION_HINT = 'see the notation: "christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20"';

const variant = z.string().refine((id) => variantById(id) !== undefined, {
  error: ({ input }) =>
    `no such version ${JSON.stringify(input)}; use one of ${VARIANTS.map(({ id }) => id).join(', ')}`,
});
const players = z.int().positive();
const position = z.string({ error: `a position is a text; ${NOTATION_HINT}` }).min(1);
/** Cards in notation, with spaces between; empty for none. */
const cards = z.string().refine((text) => wordsOf(text).every(isCard), {
  error: ({ input }) =>
    `cards are names like 10D with spaces between, and ${JSON.stringify(input)} has something else`,
});
/** A play in notation; in the engine's JSON where the notation can't say it. */
const play = z.union([z.string().min(1), z.looseObject({ kind: z.string() })], {
  error: 'a play is a text in notation ("KS x QS AD"), or an object as the command line takes it',
});
const code = z.enum(REFUSAL_CODES, {
  error: ({ input }) =>
    `no such refusal ${JSON.stringify(input)}; use "legal" or a code of src/engine/refusal.ts`,
});
const verdict = z.union([z.literal('legal'), code], {
  error: ({ input }) =>
    `expected ${JSON.stringify(input)} is no verdict; use "legal" or a code of src/engine/refusal.ts`,
});
const figure = z.union([z.number(), z.boolean(), z.string(), z.null(), z.array(z.number())]);

/** What can be said of a state after the plays; what is not said is not looked at. */
const stateAfter = z
  .strictObject({
    /** The piles, in notation. */
    table: z.string(),
    hands: z.array(cards),
    /** The won pile of each side; the order of its cards does not count. */
    won: z.array(cards),
    promised: z.string(),
    toMove: z.int(),
    over: z.boolean(),
    zwicks: z.array(z.int()),
    /** Of a round that is over: what lay there at the end, and what each side has with it. */
    left: cards,
    cards: z.array(z.int()),
    points: z.array(z.int()),
  })
  .partial()
  .refine((after) => Object.keys(after).length > 0, {
    error:
      'expected says nothing; name at least one of table, hands, won, promised, toMove, over …',
  });

export const exampleSchema = z.discriminatedUnion(
  'kind',
  [
    /** Is the play legal, and if not, why not? */
    z.strictObject({ kind: z.literal('play'), position, play, expected: verdict }),
    /** Which plays are there? All of that kind, with that card. */
    z.strictObject({
      kind: z.literal('plays'),
      position,
      of: z.enum(['all', 'captures', 'builds']),
      card: z.string().refine(isCard).optional(),
      expected: z.union([z.int(), z.array(z.string())]),
    }),
    /** With which cards of the hand is there a Zwick? */
    z.strictObject({
      kind: z.literal('zwick'),
      position,
      expected: z.array(z.string().refine(isCard)),
    }),
    /** What do plays lead to? The state is one in notation. */
    z.strictObject({
      kind: z.literal('state'),
      state: z.string().min(1),
      plays: z.array(play),
      expected: z.union([stateAfter, code]),
    }),
    /** May a partner be asked, and is the answer true? */
    z.strictObject({
      kind: z.literal('ask'),
      position,
      of: z.int(),
      value: z.int(),
      holds: z.boolean(),
      /** The hand of the player asked. */
      asked: cards,
      expected: verdict,
    }),
    /** What does a round come to, from its seed? */
    z.strictObject({
      kind: z.literal('record'),
      variant,
      seats: players,
      dealer: z.int(),
      seed: z.string(),
      plays: z.array(play),
      expected: z.union([
        z.strictObject({ points: z.array(z.int()), zwicks: z.array(z.int()), left: cards }),
        code,
      ]),
    }),
    /** What do won piles score, by side? */
    z.strictObject({
      kind: z.literal('score'),
      variant,
      sides: z.array(z.strictObject({ cards, zwicks: z.int().nonnegative() })),
      expected: z.array(z.int()),
      /** For each side, for what it scores. */
      lines: z.array(z.array(z.string())).optional(),
      /** What all points together must be. */
      check: z.int().optional(),
    }),
    /** What does the record of a version say? */
    z.strictObject({
      kind: z.literal('figure'),
      variant,
      /** Where it depends on the number of players. */
      players: players.optional(),
      field: z.string(),
      expected: figure,
    }),
    /** Nothing can be computed; the caption says why. */
    z.strictObject({ kind: z.literal('none') }),
  ],
  {
    error:
      'an example needs a kind: play, plays, zwick, state, ask, record, score, figure, or none where nothing can be checked',
  },
);

export type Example = z.infer<typeof exampleSchema>;
export type ExampleOf<Kind extends Example['kind']> = Extract<Example, { kind: Kind }>;

/** The words of a text, none of an empty one. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
