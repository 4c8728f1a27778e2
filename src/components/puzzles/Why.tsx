/**
 * Why the answers to "Break it" and "Build it" are the best there are: what they come to, and what becomes of all other
 * plays.
 */
import type { ComponentChildren } from 'preact';
import type { Play, PuzzleOf } from '~/engine/index.ts';
import { samePlay } from '~/engine/index.ts';
import { WHY_BREAK_WORDS as BREAK, breakingText, breakWhyText } from '~/words/whyBreak.ts';
import { WHY_BUILD_WORDS as BUILD, buildWhyText } from '~/words/whyBuild.ts';
import type { WhyPart, WhyParts } from '~/words/whyParts.ts';
import { positionIn, whoIn } from './atTable.ts';
import type { Why, WhyKind } from './driving.ts';

interface WhyProps {
  puzzle: PuzzleOf<WhyKind>;
  why: Why;
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

interface BoxProps {
  heading: 'h2' | 'h3';
  title: string;
  children: ComponentChildren;
}

function Box({ children, heading: Heading, title }: BoxProps) {
  return (
    <div class="pz-line">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

interface ToldProps extends Omit<BoxProps, 'children' | 'title'> {
  parts: WhyParts;
  title: (plays: number) => string;
  /** What stands on the disclosure of the others. */
  more: (plays: number) => string;
}

function Told({ heading, more, parts, title }: ToldProps) {
  if (parts.count === 0) return null;
  return (
    <Box heading={heading} title={title(parts.count)}>
      <Parts parts={parts.told} />
      {parts.moreCount > 0 && (
        <details>
          <summary>{more(parts.moreCount)}</summary>
          <Parts parts={parts.more} />
        </details>
      )}
    </Box>
  );
}

export default function Reasons({ heading = 'h3', only, puzzle, why }: WhyProps) {
  const position = positionIn(puzzle);
  const who = whoIn(puzzle);
  if (why.kind === 'build') {
    if (puzzle.kind !== 'build') return null;
    const { sure, unsure } = buildWhyText(why, puzzle, who);
    return (
      <>
        <Box heading={heading} title={BUILD.sure(why.sure)}>
          <p>{sure}</p>
        </Box>
        <Told heading={heading} parts={unsure} title={BUILD.unsure} more={BUILD.more} />
      </>
    );
  }
  if (only !== undefined) {
    const one = why.lesser.find(({ play }) => samePlay(play, only));
    if (one === undefined) return null;
    return (
      <Box heading={heading} title={BREAK.best}>
        <p>{breakingText(one, why.announced, position, who)}</p>
      </Box>
    );
  }
  const { best, lesser, losing } = breakWhyText(why, position, who);
  return (
    <>
      <Box heading={heading} title={BREAK.best}>
        {best.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Box>
      <Told heading={heading} parts={lesser} title={BREAK.lesser} more={BREAK.lesserMore} />
      <Told heading={heading} parts={losing} title={BREAK.losing} more={BREAK.losingMore} />
    </>
  );
}
