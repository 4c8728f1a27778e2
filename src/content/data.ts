/** What stands under `/data/` for other programs: the versions, the rules and the disputes as plain data. */
import {
  dealSizes,
  fixedTotal,
  packOf,
  positionToJson,
  sideCount,
  VARIANTS,
  type Variant,
} from '../engine/index.ts';
import { EN } from '../words/index.ts';
import type { Answer } from './answers.ts';
import { allDisputes } from './disputes.ts';
import { allRules } from './index.ts';
import type { SourceId } from './schemas/rule.ts';
import { type Language, sourceText } from './sources.ts';
import type { DisputeVerdict } from './verdicts.ts';
import type { HoldsIn } from './where.ts';

/** The version of each form: raised when a field goes or comes to mean something else, not when one is added. */
export const DATA_VERSIONS = { versions: 1, rules: 1, disputes: 1 } as const;

/** The full address of a page of the site, from its path. */
export type AddressOf = (path: string) => string;

/** `versions.json`: the records, with what follows from them. */
export function versionsData(address: AddressOf): object {
  return {
    version: DATA_VERSIONS.versions,
    versions: VARIANTS.map((variant) => ({
      ...variant,
      fullName: EN.variantName(variant),
      address: address(`/rules/${variant.id}/`),
      pack: packOf(variant),
      fixedTotal: fixedTotal(variant),
      sides: bySeats(variant, (seats) => sideCount(variant, seats)),
      // The dealer's own hand may be the last to get a card: sizes are those with the dealer in seat 0.
      dealSizes: bySeats(variant, (seats) => dealSizes(variant, seats, 0)),
    })),
  };
}

function bySeats<Value>(
  { seats }: Variant,
  valueAt: (seats: number) => Value,
): Readonly<Record<number, Value>> {
  return Object.fromEntries(seats.map((number) => [number, valueAt(number)]));
}

const placesOf = (holdsIn: readonly HoldsIn[]) =>
  holdsIn.map(({ players, variant }) => ({ variant: variant.id, players }));

const sourcesOf = (ids: readonly SourceId[], language: Language) =>
  ids.map((id) => ({ id, name: sourceText(id, language).name }));

/** `rules.json`: every rule with its text, its grounds, its sources and where it holds. */
export async function rulesData(address: AddressOf, language: Language = 'en'): Promise<object> {
  const rules = await allRules(language);
  return {
    version: DATA_VERSIONS.rules,
    language,
    rules: rules.map(({ examples, grounds, holdsIn, rule, text }) => ({
      id: rule.id,
      address: address(`/rules/r/${rule.id}/`),
      section: rule.section,
      ...text,
      holdsIn: placesOf(holdsIn),
      predicate: rule.predicate,
      grounds: grounds.map((part) => ({
        ground: part.ground,
        holdsIn: placesOf(part.holdsIn),
        sources: sourcesOf(part.sources, language),
        ...(part.by === undefined ? {} : { by: part.by }),
      })),
      sources: sourcesOf(rule.sources, language),
      against: sourcesOf(rule.against ?? [], language),
      examples: examples.map(({ caption, example }) => ({ caption, ...example })),
      related: rule.related,
    })),
  };
}

/** `disputes.json`: every question with its wordings, its answers and the verdict in each version, or set of rules of Zwikken. */
export async function disputesData(address: AddressOf, language: Language = 'en'): Promise<object> {
  const disputes = await allDisputes(language);
  return {
    version: DATA_VERSIONS.disputes,
    language,
    disputes: disputes.map(({ answers, dispute, text, verdicts, zwikken }) => ({
      id: dispute.id,
      address: address(`/disputes/${dispute.id}/`),
      topic: dispute.topic,
      question: text.question,
      short: text.short,
      wordings: text.wordings,
      why: text.why,
      check: dispute.check,
      answers: answers.map(({ answer, holdsIn, text: said }) => ({
        text: said,
        ground: answer.ground,
        sources: sourcesOf(answer.sources, language),
        holdsIn: placesOf(holdsIn),
      })),
      verdicts: verdicts.map(({ answer, at, computed, players, variant }) => ({
        variant: variant.id,
        players,
        answer: at,
        ...(answer.expected === undefined ? {} : { verdict: answer.expected }),
        ...(computed === undefined ? {} : laidOut(computed)),
      })),
      ...(zwikken.length === 0
        ? {}
        : {
            ruleSets: zwikken.map(({ at, examples, sets }) => ({
              sets: sets.map(({ id }) => id),
              answer: at,
              examples: examples.map(({ example }) => example),
            })),
          }),
      rules: dispute.rules,
      related: dispute.related,
    })),
  };
}

/** What was asked in a version: the check as it is there, without its answer; and the position, where it is one. */
function laidOut({
  answer,
  example,
}: NonNullable<DisputeVerdict['computed']>): Readonly<Record<string, unknown>> {
  if (example.kind === 'none') return {};
  const { expected: _, ...check } = example;
  return { check, ...positionIn(answer) };
}

/** The position that was asked about, where it is one. */
function positionIn(answer: Answer): { readonly position?: object } {
  return 'position' in answer ? { position: positionToJson(answer.position) } : {};
}
