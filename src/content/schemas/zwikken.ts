/** A rule of Zwikken as data: where it holds, on which ground, examples that the engine answers; and its text. */
import { z } from 'astro/zod';
import { GROUNDS } from './rule.ts';
import { wordsId as id, sentence } from './texts.ts';

/** The parts of the rules of Zwikken, in the order of a deal. */
export const ZWIKKEN_SECTIONS = [
  'cards',
  'deal',
  'zwik',
  'bidding',
  'turning-up',
  'exchange',
  'play',
  'winning',
  'pot',
] as const;
export type ZwikkenSection = (typeof ZWIKKEN_SECTIONS)[number];

/** Fields of the record with the value that each has to have; all of them. Without one it holds in every set. */
export const zwikkenWhereSchema = z.record(z.string(), z.unknown());
const where = zwikkenWhereSchema;
export type ZwikkenWhere = z.infer<typeof where>;
const ground = z.enum(GROUNDS);
/** The set of rules an example is of; without it, every one in which the rule holds. */
const onlyIn = { in: z.string().optional() };
const points = z.array(z.int());
const seat = z.int().nullable();

const dealSchema = z.strictObject({
  kind: z.literal('deal'),
  ...onlyIn,
  /** Cards as `AS KD JC`; three hands in which nothing is special where nothing else is said. */
  hands: z.array(z.string()).optional(),
  stock: z.string().optional(),
  /** What lay in the pot before the ante. */
  pot: z.int().optional(),
  agreed: z.record(z.string(), z.int()).optional(),
  /** What is done, in the short words of the engine's `acts.ts`. The last may be refused. */
  acts: z.string(),
  /** The code of the refusal of the last act, or what holds afterwards. */
  expected: z.record(z.string(), z.unknown()),
});
export const zwikkenExampleSchema = z.discriminatedUnion('kind', [
  dealSchema,
  z.strictObject({
    kind: z.literal('cards'),
    ...onlyIn,
    trump: z.string(),
    hand: z.string(),
    trick: z.string(),
    gambler: z.boolean().optional(),
    /** The cards that may be played. */
    expected: z.array(z.string()),
    /** Some of the others, each with the code of its refusal. */
    refused: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    kind: z.literal('trick'),
    ...onlyIn,
    trump: z.string(),
    trick: z.string(),
    /** The card that wins. */
    expected: z.string(),
  }),
  z.strictObject({
    kind: z.literal('judge'),
    ...onlyIn,
    players: z.int(),
    forehand: z.int(),
    trump: z.string(),
    gambler: z.int(),
    tricks: z.array(z.string()),
    expected: z.strictObject({ winners: points, points, won: z.boolean() }),
  }),
  z.strictObject({
    kind: z.literal('zwik'),
    ...onlyIn,
    hands: z.array(z.string()),
    expected: z.strictObject({ winner: seat, zwiks: z.array(z.string().nullable()) }),
  }),
  z.strictObject({
    kind: z.literal('settle'),
    ...onlyIn,
    players: z.int(),
    gambler: z.int(),
    askers: points,
    amount: z.int(),
    winner: seat,
    expected: points,
  }),
  z.strictObject({
    kind: z.literal('figure'),
    ...onlyIn,
    field: z.string(),
    expected: z.unknown(),
  }),
  /** Nothing can be computed; the caption says why. */
  z.strictObject({ kind: z.literal('none') }),
]);
export type ZwikkenExample = z.infer<typeof zwikkenExampleSchema>;

const ruleSchema = z.strictObject({
  /** Permanent: its page hangs on it. */
  id,
  section: z.enum(ZWIKKEN_SECTIONS),
  where: where.optional(),
  ground,
  /** Where it stands on another ground; the first that fits. */
  elsewhere: z.array(z.strictObject({ where, ground })).optional(),
  examples: z.array(zwikkenExampleSchema).min(1),
  /** The disputes about it. */
  disputes: z.array(z.string()),
  related: z.array(id),
});
export type ZwikkenRule = z.infer<typeof ruleSchema>;
export const zwikkenRulesSchema = z.array(ruleSchema);

const ruleTextSchema = z.strictObject({
  title: z.string().min(1),
  /** In one or two sentences; `{packSize}` is a figure of the record. */
  statement: sentence,
  note: sentence.optional(),
  /** Other ways to ask for it, for the search. */
  wordings: z.array(z.string().min(1)).optional(),
  /** One for each example. */
  captions: z.array(sentence),
});
export const zwikkenRuleTextsSchema = z.record(id, ruleTextSchema);

/** The head of the prose page of a set of rules: `src/content/<language>/zwikken/<id>.mdx`. */
export const zwikkenTextSchema = z.strictObject({
  lead: z.string().min(1),
  description: z.string().min(20),
  /** Who describes it, or where it is played: a few words, without a full stop. */
  place: z.string().regex(/[^.]$/),
});
export type ZwikkenText = z.infer<typeof zwikkenTextSchema>;
