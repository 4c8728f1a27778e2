/** Whether data from outside is a claim: one of the closed list, with just its arguments, each of its kind. */
import { RANKS } from '../card.ts';
import { isCard } from '../known.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { ArgumentKind, Claim, ClaimName } from './claim.ts';
import { CLAIMS } from './claim.ts';

/** What is wrong with a claim. */
export type BadClaim =
  | { readonly code: 'not-an-object' }
  | { readonly code: 'unknown-claim'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'missing-argument'; readonly argument: string }
  | { readonly code: 'unknown-argument'; readonly argument: string }
  | { readonly code: 'wrong-argument'; readonly argument: string; readonly wanted: ArgumentKind };

/** The claim, or the first thing that is wrong with it. */
export function readClaim(value: unknown): Result<Claim, BadClaim> {
  if (!isRecord(value)) return err({ code: 'not-an-object' });
  const { claim: name, ...given } = value;
  if (!isClaimName(name)) {
    return err({ code: 'unknown-claim', name: String(name), known: Object.keys(CLAIMS) });
  }
  const wanted: Readonly<Record<string, ArgumentKind>> = CLAIMS[name];
  for (const argument of Object.keys(given)) {
    if (!Object.hasOwn(wanted, argument)) return err({ code: 'unknown-argument', argument });
  }
  for (const [argument, kind] of Object.entries(wanted)) {
    if (!Object.hasOwn(given, argument)) return err({ code: 'missing-argument', argument });
    if (!READERS[kind](given[argument])) {
      return err({ code: 'wrong-argument', argument, wanted: kind });
    }
  }
  return ok(value as unknown as Claim);
}

/** Whether it is the name of a predicate of the closed list. */
function isClaimName(name: unknown): name is ClaimName {
  return typeof name === 'string' && Object.hasOwn(CLAIMS, name);
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((item) => isItem(item));

const READERS: Readonly<Record<ArgumentKind, (value: unknown) => boolean>> = {
  seat: isNumber,
  seats: isListOf(isNumber),
  value: isNumber,
  values: isListOf(isNumber),
  number: isNumber,
  rank: (value) => RANKS.some((rank) => rank === value),
  card: isCard,
  cards: isListOf(isCard),
  on: (value) => value === null || isCard(value),
  ways: isListOf(isListOf(isNumber)),
  line: isText,
  play: isText,
  plays: isListOf(isText),
};
