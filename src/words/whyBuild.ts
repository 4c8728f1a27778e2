/** Why the answers to "Build it" make sure of the card and no other build does, in sentences. */
import { type BuildPuzzle, sideOf } from '../engine/index.ts';
import type { Threat } from '../engine/puzzles/puzzle.ts';
import type { BuildWhy, UnsureBuild } from '../engine/puzzles/whyBuild.ts';
import { count, list, theCard, upper } from './en.ts';
import type { Who } from './puzzlesSaid.ts';
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

/** "your opponent may make a build of 13 with the seven of hearts, keeping the queen of hearts". */
function mayText({ keeps, play, seat }: Threat, who: Who): string {
  const card = theCard(play.card);
  const does =
    play.kind === 'capture'
      ? `capture with ${card}`
      : play.kind === 'build'
        ? `make a build of ${play.value} with ${card}`
        : `lay down ${card}`;
  const keeping = keeps.length === 0 ? '' : `, keeping ${list(keeps.map(theCard))}`;
  return `${who.seat(seat)} may ${does}${keeping}`;
}

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
  const unseen =
    why.unseen === 0
      ? 'However the others play'
      : `Whichever of the ${count(why.unseen, 'card')} not seen the others hold, and however they play`;
  return {
    sure: `${unseen}, ${side} ${side === 'you' ? 'get' : 'gets'} ${theCard(target)} then.`,
    unsure: inParts(why.unsure, TOLD, (some) =>
      together(some, (one) => unsureText(one, puzzle, who), position, who),
    ),
  };
}
