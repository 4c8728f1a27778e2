/** Why the answers to "Build it" make sure of the card and no other build does, in sentences. */
import type { BuildPuzzle, BuildWhy, UnsureBuild } from '../engine/index.ts';
import { partnersOf, sideOf } from '../engine/index.ts';
import { count, theCard, upper } from './en.ts';
import { mayText, type Who } from './puzzlesSaid.ts';
import { inParts, together, type WhyParts } from './whyParts.ts';

/** What is said, part by part. */
export interface BuildWhyText {
  readonly sure: string;
  readonly unsure: WhyParts;
}

export const WHY_BUILD_WORDS = {
  sure: (builds: number): string => (builds === 1 ? 'Why it is sure' : 'Why they are sure'),
  unsure: (builds: number): string => (builds === 1 ? 'This isn’t sure' : 'These aren’t sure'),
  more: (builds: number): string => `${builds} more that aren’t`,
} as const;

/** So many builds are told at once. */
const TOLD = 4;

function unsureText({ line, outcome }: UnsureBuild, { target }: BuildPuzzle, who: Who): string {
  const card = theCard(target);
  if (line.length === 0) return `You can’t take ${card} at your next turn, if you`;
  const end =
    outcome === 'taken' ? `and ${card} is gone` : `and then you can’t take ${card} at your turn`;
  const may = line.map((threat) => mayText(threat, who)).join(', ');
  return `${upper(may)}, ${end}, if you`;
}

/** All that is said once the answers are on the table. */
export function buildWhyText(why: BuildWhy, puzzle: BuildPuzzle, who: Who): BuildWhyText {
  const { position, target } = puzzle;
  const { seats, toMove, variant } = position;
  const side = who.side(sideOf(variant, seats, toMove));
  const [partner] = partnersOf(variant, seats, toMove);
  const they = why.unseen === 0 ? 'the others' : 'they';
  const others = partner === undefined ? they : 'your opponents';
  const however =
    why.unseen === 0
      ? `However ${others} play`
      : `Whichever of the ${count(why.unseen, 'card')} not seen the others hold, and however ${others} play`;
  const help =
    partner === undefined ? '' : `; ${who.seat(partner)} takes it where that may be done by then`;
  return {
    sure: `${however}, ${side} ${side === 'you' ? 'get' : 'gets'} ${theCard(target)} then${help}.`,
    unsure: inParts(why.unsure, TOLD, (some) =>
      together(some, (one) => unsureText(one, puzzle, who), position, who),
    ),
  };
}
