/** Why a play is refused. It stands by itself, so that a table carries no other words than these. */
import type { Refusal } from '../engine/index.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { RefusalTexts } from './words.ts';

/** Why a play is refused, in one or two sentences. */
export function refusalText(refusal: Refusal, texts: RefusalTexts = EN_REFUSALS): string {
  const say = texts[refusal.code] as (facts: Refusal) => string;
  return say(refusal);
}

/** The same at a table whose seats have names: "Diane" for "Seat 3". A seat without a name keeps its number. */
export function refusalTextNamed(
  refusal: Refusal,
  nameOf: (seat: number) => string | undefined,
): string {
  return seatsNamed(refusalText(refusal), (seat) => nameOf(seat));
}

/** A text that counts seats, "Seat 1 is no partner", with the name that `nameOf` has for each. */
export function seatsNamed(
  text: string,
  nameOf: (seat: number, begins: boolean) => string | undefined,
): string {
  return text.replace(
    /\b([Ss])eat (\d+)\b/g,
    (numbered, letter: string, seat: string) => nameOf(Number(seat), letter === 'S') ?? numbered,
  );
}
