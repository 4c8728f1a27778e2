/** Why the answers to "Break it" are the best there are: what the build comes to after them, and after all other plays. */

import { samePlay } from '~/engine/claims/scene.ts';
import type { Play, PuzzleOf } from '~/engine/index.ts';
import type { BreakWhy } from '~/engine/puzzles/whyBreak.ts';
import {
  breakingText,
  breakWhyText,
  type WhyPart,
  type WhyParts,
  WHY_BREAK_WORDS as WORDS,
} from '~/words/whyBreak.ts';
import { positionIn, whoIn } from './atTable.ts';

interface Props {
  puzzle: PuzzleOf<'break'>;
  why: BreakWhy;
  /** The one play that is spoken of, which breaks the build without being an answer; left out where all are told. */
  only?: Play | undefined;
  /** Where the headings belong in the page. */
  heading?: 'h2' | 'h3';
}

function Parts({ parts }: { parts: readonly WhyPart[] }) {
  return (
    <>
      {parts.map(({ plays, text }) => (
        <div key={text} class="pz-why">
          <p>{text}</p>
          <ul>
            {plays.map((play) => (
              <li key={play}>{play}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Told({ more, parts }: { parts: WhyParts; more: (plays: number) => string }) {
  return (
    <>
      <Parts parts={parts.told} />
      {parts.moreCount > 0 && (
        <details>
          <summary>{more(parts.moreCount)}</summary>
          <Parts parts={parts.more} />
        </details>
      )}
    </>
  );
}

export default function Why({ heading: Heading = 'h3', only, puzzle, why }: Props) {
  const position = positionIn(puzzle);
  const who = whoIn(puzzle);
  if (only !== undefined) {
    const one = why.lesser.find(({ play }) => samePlay(play, only));
    return one === undefined ? null : (
      <div class="pz-line">
        <Heading>{WORDS.best}</Heading>
        <p>{breakingText(one, why.announced, position, who)}</p>
      </div>
    );
  }
  const { best, lesser, losing } = breakWhyText(why, position, who);
  return (
    <>
      <div class="pz-line">
        <Heading>{WORDS.best}</Heading>
        {best.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {lesser.count > 0 && (
        <div class="pz-line">
          <Heading>{WORDS.lesser(lesser.count)}</Heading>
          <Told parts={lesser} more={WORDS.lesserMore} />
        </div>
      )}
      {losing.count > 0 && (
        <div class="pz-line">
          <Heading>{WORDS.losing(losing.count)}</Heading>
          <Told parts={losing} more={WORDS.losingMore} />
        </div>
      )}
    </>
  );
}
