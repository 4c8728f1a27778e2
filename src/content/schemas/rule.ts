/** A rule of the game as data: what it holds for and how it is checked, and, by language, what it says. */
import { z } from 'astro/zod';
import {
  type BadPredicate,
  type Predicate,
  playersWhere,
  predicateFromJson,
  VARIANTS,
} from '../../engine/index.ts';
import { exampleSchema } from './example.ts';
import { wordsId as id } from './texts.ts';

/** The sections of the rulebook, in reading order. */
export const SECTIONS = [
  'cards',
  'table',
  'turn',
  'capture',
  'zwick',
  'builds',
  'partners',
  'promises',
  'owing',
  'end',
  'scoring',
  'dealing',
  'wild-jokers',
  'custom',
  'history',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Who stands behind a rule: a source says it, it follows from what one says, or we had to decide. */
export const GROUNDS = ['said', 'inferred', 'ruling'] as const;
export type Ground = (typeof GROUNDS)[number];

export const SOURCE_IDS = ['S0', 'S1', 'S2', 'S3'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

const source = z.enum(SOURCE_IDS, {
  error: ({ input }) =>
    `no such source ${JSON.stringify(input)}; there are ${SOURCE_IDS.join(', ')}`,
});

export const predicateSchema = z.custom<Predicate>().superRefine((value, context) => {
  const read = predicateFromJson(value);
  if (!read.ok) {
    // What is no predicate can't be asked where it holds.
    context.addIssue({ code: 'custom', message: predicateText(read.error), continue: false });
  }
});

/** What is wrong with a predicate, for whoever wrote it. */
export function predicateText(problem: BadPredicate): string {
  const at = problem.path === '' ? 'predicate' : `predicate, at ${problem.path}`;
  switch (problem.code) {
    case 'no-predicate':
      return `${at}: should be an object with just one of ${problem.wanted.join(', ')}`;
    case 'empty-list':
      return `${at}: should be a list with at least one predicate; "always": true holds everywhere`;
    case 'unknown-field':
      return `${at}: no such field ${JSON.stringify(problem.name)}; there are ${problem.known.join(', ')}`;
    case 'unknown-card':
      return `${at}: no such card ${JSON.stringify(problem.name)}`;
    case 'wrong-test':
      return `${at}: ${problem.field} needs exactly one of ${problem.wanted.join(', ')}`;
    case 'wrong-value':
      return `${at}: ${problem.field} can't be ${JSON.stringify(problem.value)}; use ${problem.wanted.join(' or ')}`;
  }
}

const ground = z.enum(GROUNDS, {
  error: ({ input }) => `no such ground ${JSON.stringify(input)}; use ${GROUNDS.join(', ')}`,
});
const groundElsewhere = z.strictObject({
  ground,
  predicate: predicateSchema,
  /** What it is inferred from there, or weighed by. */
  sources: z.array(source).min(1).optional(),
  /** The rule by which it is taken over from other versions. */
  by: id.optional(),
});

/** Whether two predicates hold together anywhere, in some version with some number of players. */
function meet(one: Predicate, other: Predicate): boolean {
  return VARIANTS.some((variant) => playersWhere({ all: [one, other] }, variant).length > 0);
}

/** What is wrong with the grounds of a rule that stands on several, for whoever wrote it. */
function groundProblems(
  own: Ground,
  where: Predicate,
  elsewhere: readonly z.infer<typeof groundElsewhere>[],
): string[] {
  const predicates = elsewhere.map(({ predicate }) => predicate);
  const problems = elsewhere.flatMap((part, at) => {
    const before = predicates.slice(0, at).findIndex((other) => meet(other, part.predicate));
    return [
      ...(part.ground === own ? [`${at}: is ${own} as everywhere; leave it out`] : []),
      ...(meet(where, part.predicate) ? [] : [`${at}: holds nowhere that the rule does`]),
      ...(before < 0 ? [] : [`${at}: holds where ${before} does; a rule stands on one ground`]),
    ];
  });
  if (!meet(where, { not: { any: predicates } })) {
    problems.push(`leaves nothing that is ${own}; make one of them the ground of the rule`);
  }
  return problems.map((problem) => `groundElsewhere ${problem}`);
}

/** The part that is the same in all languages: `src/content/rules/<id>.json`. */
export const ruleSchema = z
  .strictObject({
    id,
    section: z.enum(SECTIONS, {
      error: ({ input }) =>
        `no such section ${JSON.stringify(input)}; there are ${SECTIONS.join(', ')}`,
    }),
    /** Its place in the section. */
    order: z.int().positive(),
    ground,
    /** The versions in which it stands on another ground: said of some, say, and taken over for these. */
    groundElsewhere: z.array(groundElsewhere).min(1).optional(),
    /** Where it is said, or what it was inferred from or weighed by; empty where the sources are silent. */
    sources: z.array(source),
    /** The sources that say otherwise. */
    against: z.array(source).min(1).optional(),
    /** In which versions, with how many players, it holds. */
    predicate: predicateSchema,
    /** Whether people argue about it: the text then has the question. */
    question: z.literal(true).optional(),
    /** Figures of the record that the text takes by name: `{name}`. */
    figures: z.record(z.string(), z.string()).optional(),
    examples: z.array(exampleSchema).min(1, {
      error: 'a rule needs an example; where nothing can be checked, one of kind "none"',
    }),
    related: z.array(id),
  })
  .refine(({ ground, sources }) => ground !== 'said' || sources.length > 0, {
    error: 'a rule that is said needs the source that says it; else its ground is a ruling',
  })
  .superRefine(({ ground: own, groundElsewhere: elsewhere, predicate }, context) => {
    if (elsewhere === undefined) return;
    for (const message of groundProblems(own, predicate, elsewhere)) {
      context.addIssue({ code: 'custom', message });
    }
  });
export type Rule = z.infer<typeof ruleSchema>;

/** The part in a language: `src/content/<language>/rules/<id>.json`. */
export const ruleTextSchema = z.strictObject({
  title: z.string().min(1),
  /** The rule in one sentence. */
  statement: z.string().regex(/\.$/, {
    error: ({ input }) =>
      `the statement ${JSON.stringify(input)} should be a sentence with a full stop`,
  }),
  /** On its ground: what it was inferred from, what a source says otherwise. */
  note: z.string().min(1).optional(),
  /** What people ask when they argue about it. */
  question: z.string().regex(/\?$/, { error: 'the question should end in "?"' }).optional(),
  /** What each example shows, in the order of the examples. */
  captions: z.array(z.string().min(1)),
});
export type RuleText = z.infer<typeof ruleTextSchema>;
