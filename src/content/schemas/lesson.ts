/**
 * A lesson of the course. How to write one:
 *
 * `src/content/lessons/<id>.json` has what is the same in all languages, the steps among it. A step is
 *
 *     { "id": "seven-takes-seven",                            permanent: links and saved progress name it
 *       "position": "dithmarschen 4 @0 | 7H | 7S, KD, 4C",    in notation; you are the seat to move
 *       "goal": { "ask": "play", "reach": { "is": "capture" } },
 *       "answers": 1,                                         how many right answers there are: counted by hand, before
 *                                                             the engine is asked; the tests compare
 *       "solution": "7H x 7S",                                one of them; the last hint does it
 *       "replies": [{ "id": "laid-down", "tries": ["7H"] },
 *                   { "id": "king", "tries": ["7H x KD"], "refused": "pile-mismatch" }],
 *       "rules": ["capture"],                                 the rule it is about first
 *       "notes": [{ "id": "fixed", "where": { "field": "courts", "is": "high" } }] }
 *
 * `goal` is one of these, as `src/engine/course/task.ts` has them (cards there are lists, `["7S", "4C"]`):
 *
 * - `{"ask":"play","reach":…}`: a play. `reach` says of which kind: `{"is":"capture","with":"KS","takes":["QS"],
 *   "only":["QS","AD"],"cards":5,"points":3,"zwick":true,"as":14}` (any part may be left out; `takes`: these piles and
 *   perhaps more, `only`: just these; `cards`, `points`: at least so many won, the played card among them) ·
 *   `{"is":"build","with":"10S","on":"X30","value":20,"way":"down","owner":"self"}` (`on` null: of one card; `way`:
 *   alone, up, down, same; `owner`: self, partner) · `{"is":"trail","with":"3H"}` · `{"is":"most","of":"cards"}` ·
 *   `{"is":"leaves","takers":4,"zwick":false}` (of the cards not seen) · `{"is":"safest"}` · `{"is":"keeps","card":…}` ·
 *   `{"all":[…]}` · `{"any":[…]}` · `{"not":…}`.
 * - `{"ask":"piles","pick":…}`: piles to choose, without a hand card. `{"is":"taken","by":"10S","piles":3,"most":true}`:
 *   that this card could take together · `{"is":"which","of":"two-values"}` (or `scoring`, `builds`, `own-builds`): all
 *   of a kind · `{"is":"takable","by":"10S"}`: all that it could take in some way. Solution and tries: cards, `2H 8C`.
 * - `{"ask":"value","card":"QS","on":"9D"}`: the value to announce for that build (`on` null: of one card), with `reach`
 *   perhaps. Solution and tries: a number.
 * - `{"ask":"number","count":…}`: `{"of":"points","zwicks":2,"mostCards":true}` of the cards on the table ·
 *   `{"of":"cards"}` · `{"of":"plays","kind":"build","with":"2S"}` · `{"of":"matching","value":25}` of the pack ·
 *   `{"of":"all-points"}` · `{"of":"dealt","to":"hand"}` or `"table"` · `{"of":"deals"}`.
 * - `{"ask":"yes-no","claim":{"is":"legal","play":"AS on 9D =2@0"}}`, or `{"is":"possible","reach":…}`. Solution `yes`
 *   or `no`.
 *
 * A reply is for tries that were foreseen: exactly those of `tries`, and with `when` (a `reach`) or `refused` (a code)
 * all that are like them: words for such a reply name no card and no value, for words on one try are for that try alone.
 * The first that fits is said, so put the special ones first. Each has at least one try, and
 * the tests see that it gets its words; a try with `refused` has to be refused so. Everything else is answered with
 * what the engine computes.
 *
 * Further fields: `gone` (cards in won piles: `"7S 10H"`), `last` (`{"captured": 1}`: the card played is the last of the
 * round, and this seat captured last; null: nobody has), `shows` (`"won"`: the table is a won pile to be counted,
 * `"cards"`: cards laid out to look at; then nobody has a hand), `told` (`true`: its prose tells something that is not to
 * be seen on the table and that the answer hangs on, as a promise or cards that are gone: the closing test then shows the
 * prose, and of no other step).
 *
 * `src/content/<language>/lessons/<id>.json` has the words: `title`, `lead`, and for each step `title`, `goal` (one
 * sentence), `nudge` (the first hint), `closer` (the second; a play may leave it out, then the card is named), `done`
 * (said when it is reached, may be left out where the engine says what was done; a number needs it: the working, with
 * `{answer}` for the number itself), `replies` and `notes` by id. Its prose is
 * in `<id>.mdx` beside it: there each step stands as `<Step id="…">`, in order, with a sentence or two in it. Before the
 * first thing to do of a lesson there are 40 words at most, titles and all.
 *
 * `beforeBuilds` stands in lessons that come before the first on builds. The version is Dithmarschen, unless a position names another. A deal to be played against the computer is `"deal"`:
 * the record, the seat, and after how many plays it begins; it is the last step of its lesson.
 */
import { z } from 'astro/zod';
import { WAYS } from '../../engine/course/index.ts';
import type { Card } from '../../engine/index.ts';
import { isCard, REFUSAL_CODES } from '../../engine/index.ts';
import { predicateSchema } from './rule.ts';
import { sentence, slug } from './texts.ts';

const card = z.custom<Card>((value) => isCard(value), {
  error: ({ input }) => `no such card ${JSON.stringify(input)}; cards are written 10D, KS, X15`,
});
const cards = z.array(card).min(1);

export type ReachJson =
  | {
      is: 'capture';
      with?: Card | undefined;
      takes?: Card[] | undefined;
      only?: Card[] | undefined;
      cards?: number | undefined;
      points?: number | undefined;
      zwick?: boolean | undefined;
      as?: number | undefined;
    }
  | {
      is: 'build';
      with?: Card | undefined;
      on?: Card | null | undefined;
      value?: number | undefined;
      way?: (typeof WAYS)[number] | undefined;
      owner?: 'self' | 'partner' | undefined;
    }
  | { is: 'trail'; with?: Card | undefined }
  | { is: 'most'; of: 'cards' | 'points' }
  | { is: 'leaves'; takers?: number | undefined; zwick?: false | undefined }
  | { is: 'safest' }
  | { is: 'keeps'; card: Card }
  | { all: ReachJson[] }
  | { any: ReachJson[] }
  | { not: ReachJson };

const reach: z.ZodType<ReachJson> = z.lazy(() =>
  z.union(
    [
      z.strictObject({
        is: z.literal('capture'),
        with: card.optional(),
        takes: cards.optional(),
        only: cards.optional(),
        cards: z.int().positive().optional(),
        points: z.int().positive().optional(),
        zwick: z.boolean().optional(),
        as: z.int().positive().optional(),
      }),
      z.strictObject({
        is: z.literal('build'),
        with: card.optional(),
        on: card.nullable().optional(),
        value: z.int().positive().optional(),
        way: z.enum(WAYS).optional(),
        owner: z.enum(['self', 'partner']).optional(),
      }),
      z.strictObject({ is: z.literal('trail'), with: card.optional() }),
      z.strictObject({ is: z.literal('most'), of: z.enum(['cards', 'points']) }),
      z.strictObject({
        is: z.literal('leaves'),
        takers: z.int().nonnegative().optional(),
        zwick: z.literal(false).optional(),
      }),
      z.strictObject({ is: z.literal('safest') }),
      z.strictObject({ is: z.literal('keeps'), card }),
      z.strictObject({ all: z.array(reach).min(1) }),
      z.strictObject({ any: z.array(reach).min(1) }),
      z.strictObject({ not: reach }),
    ],
    { error: ({ input }) => `${JSON.stringify(input)} is nothing that a play can reach` },
  ),
);

const pick = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('taken'),
    by: card,
    piles: z.int().positive().optional(),
    most: z.boolean().optional(),
  }),
  z.strictObject({
    is: z.literal('which'),
    of: z.enum(['two-values', 'scoring', 'builds', 'own-builds']),
  }),
  z.strictObject({ is: z.literal('takable'), by: card }),
]);

const count = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('plays'),
    kind: z.enum(['trail', 'capture', 'build']).optional(),
    with: card.optional(),
  }),
  z.strictObject({
    of: z.literal('points'),
    zwicks: z.int().positive().optional(),
    mostCards: z.boolean().optional(),
  }),
  z.strictObject({ of: z.literal('cards') }),
  z.strictObject({ of: z.literal('matching'), value: z.int().positive() }),
  z.strictObject({ of: z.literal('all-points') }),
  z.strictObject({ of: z.literal('dealt'), to: z.enum(['hand', 'table']) }),
  z.strictObject({ of: z.literal('deals') }),
]);

const goal = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('play'), reach }),
  z.strictObject({ ask: z.literal('piles'), pick }),
  z.strictObject({
    ask: z.literal('value'),
    card,
    on: card.nullable(),
    reach: reach.optional(),
  }),
  z.strictObject({ ask: z.literal('number'), count }),
  z.strictObject({
    ask: z.literal('yes-no'),
    claim: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('legal'), play: z.string() }),
      z.strictObject({ is: z.literal('possible'), reach }),
    ]),
  }),
]);
export type GoalJson = z.infer<typeof goal>;

const reply = z
  .strictObject({
    id: slug,
    tries: z.array(z.string()).min(1),
    when: reach.optional(),
    refused: z.enum(REFUSAL_CODES).optional(),
  })
  .refine(({ refused, when }) => refused === undefined || when === undefined, {
    error: 'a try is refused or it reaches something, never both',
  });

const step = z.strictObject({
  id: slug,
  position: z.string(),
  goal,
  answers: z.int().positive(),
  solution: z.string(),
  replies: z.array(reply),
  rules: z.array(slug).min(1),
  notes: z.array(z.strictObject({ id: slug, where: predicateSchema })).optional(),
  gone: z.string().optional(),
  last: z.strictObject({ captured: z.int().nonnegative().nullable() }).optional(),
  shows: z.enum(['won', 'cards']).optional(),
  /** Whether its sentence tells something that its question hangs on and that nobody sees on the table. */
  told: z.literal(true).optional(),
});
export type StepContent = z.infer<typeof step>;

/** The part that is the same in all languages: `src/content/lessons/<id>.json`. */
export const lessonSchema = z
  .strictObject({
    /** Its permanent address. */
    id: slug,
    /** Its place in the course. */
    order: z.int().positive(),
    steps: z.array(step).min(1),
    /** Whether builds have not been met yet: tables then offer those only that can be made. */
    beforeBuilds: z.boolean().optional(),
    /** A deal of a record to be played against the computer, after the steps. */
    deal: z
      .strictObject({
        id: slug,
        record: slug,
        seat: z.int().nonnegative(),
        /** How many plays of the record go before it. */
        after: z.int().nonnegative(),
        rules: z.array(slug).min(1),
      })
      .optional(),
  })
  .superRefine(({ deal, id, steps }, context) => {
    const ids = [...steps.map((one) => one.id), ...(deal === undefined ? [] : [deal.id])];
    for (const twice of ids.filter((one, at) => ids.indexOf(one) !== at)) {
      context.addIssue({ code: 'custom', message: `${id}: two steps are called ${twice}` });
    }
  });
export type LessonContent = z.infer<typeof lessonSchema>;

const stepText = z.strictObject({
  title: z.string().min(1),
  /** What to do, in one sentence. */
  goal: sentence,
  nudge: sentence,
  closer: sentence.optional(),
  done: sentence.optional(),
  replies: z.record(slug, sentence).optional(),
  notes: z.record(slug, sentence).optional(),
});
export type StepText = z.infer<typeof stepText>;

/** The words: `src/content/<language>/lessons/<id>.json`. */
export const lessonTextSchema = z.strictObject({
  title: z.string().min(1),
  /** What one can do after it, in a sentence. */
  lead: sentence,
  steps: z.record(slug, stepText),
});
export type LessonText = z.infer<typeof lessonTextSchema>;
