/** An annotated record: what its source says at each play, as claims that the engine judges, and our own words for it. */
import { z } from 'astro/zod';
import type { Claim } from '../../engine/index.ts';
import { readClaim } from '../../engine/index.ts';

/** Why a sentence of the source makes no claim. */
export const NO_CLAIM = [
  /** It tells the play itself, which the engine checks by making it. */
  'play',
  /** It says what a player wants, feels or hopes. */
  'motive',
  /** It states a rule. */
  'rule',
  /** It lists cards dealt or lying there, which are the record. */
  'record',
  /** It tells what hands do with cards at the table and no rule looks at. */
  'custom',
  /** It introduces the players or what follows. */
  'story',
] as const;

const claimSchema = z
  .looseObject({ id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/) })
  .transform(({ id, ...rest }, context): Claimed => {
    const claim = readClaim(rest);
    if (claim.ok) return { id, claim: claim.value };
    context.addIssue({ code: 'custom', message: `${id}: ${JSON.stringify(claim.error)}` });
    return z.NEVER;
  });

/** A claim with its permanent id, unique in its record. */
export interface Claimed {
  readonly id: string;
  readonly claim: Claim;
}

const sentenceSchema = z.union([
  /** A sentence of the source, as the claims that it makes. */
  z.strictObject({ claims: z.array(claimSchema).min(1) }),
  /** A sentence of the source that claims nothing about the position. */
  z.strictObject({ noClaim: z.enum(NO_CLAIM) }),
  /** No sentence of the source: what we add to it. */
  z.strictObject({ added: z.array(claimSchema).min(1) }),
]);

const partSchema = {
  /** The sentences of the source, in its order. */
  sentences: z.array(sentenceSchema),
  /** Ids of the rules that are seen at work here for the first time. */
  rules: z.array(z.string()).default([]),
  /** Ids of what the source gets wrong here, apart from its reasoning. */
  slips: z.array(z.string()).default([]),
};

const perSide = z.array(z.int().nonnegative());

export const recordSchema = z.strictObject({
  /** The id of the source. */
  source: z.string(),
  /** The names of the players, by seat. */
  players: z.array(z.string()),
  /** The result that the source gives, by side. The build fails where the engine's differs. */
  expected: z.strictObject({ cards: perSide, points: perSide, zwicks: perSide }),
  /** What is said at each deal, before its first play. */
  deals: z.array(z.strictObject(partSchema)),
  /** One entry a play, in order. */
  plays: z.array(
    z.strictObject({
      /** Counted from 1. */
      play: z.int().positive(),
      ...partSchema,
    }),
  ),
  /** What is said at the end of the round. */
  end: z.strictObject(partSchema),
});

/** The same record in one language. Parts go by `deal1`, `1` (the first play), `end`. */
export const recordTextSchema = z.strictObject({
  title: z.string(),
  /** For search engines and lists. */
  description: z.string(),
  /** What to know before, a paragraph each. */
  intro: z.array(z.string()),
  /** What happens and why, in our own words, by part. */
  annotations: z.record(z.string(), z.string()),
  /** One sentence for each claim, by id. */
  claims: z.record(z.string(), z.string()),
  /** What the source gets wrong, by id. */
  slips: z.record(z.string(), z.string()),
});

export type AnnotatedRecord = z.infer<typeof recordSchema>;
export type RecordText = z.infer<typeof recordTextSchema>;
export type Sentence = z.infer<typeof sentenceSchema>;
