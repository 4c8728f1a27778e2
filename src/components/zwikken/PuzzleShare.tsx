/** A puzzle passed on: its link, a text that spoils nothing, and a report of a mistake in it. */
import PassOn from '~/components/puzzles/PassOn.tsx';
import type { ZwikkenPuzzle } from '~/engine/zwikken/index.ts';
import { PASS_ON_WORDS } from '~/words/passOn.ts';
import { ZWIKKEN_SHARE_WORDS as WORDS, ZWIKKEN_PUZZLE_NAMES } from '~/words/zwikkenPuzzles.ts';
import { placeOf, puzzleText } from './puzzleStory.ts';
import type { Solving } from './solving.ts';

interface Props {
  link: string;
  puzzle: ZwikkenPuzzle;
  solving: Solving;
  /** The address of the pages of puzzles, and which build of the site this is. */
  puzzles: string;
  edition: string;
}

export default function PuzzleShare({ edition, link, puzzle, puzzles, solving }: Props) {
  const address = `${location.origin}${puzzles}${puzzle.kind}/#${link}`;
  const name = ZWIKKEN_PUZZLE_NAMES[puzzle.kind];
  const text = `${WORDS.text(name, placeOf(puzzle))}\n${puzzleText(puzzle)}\n${address}`;
  const report = (): string => {
    const { lines } = PASS_ON_WORDS;
    const { last } = solving;
    return [
      `${lines.puzzle}: ${name} (${placeOf(puzzle)})`,
      puzzleText(puzzle),
      ...(last === null
        ? []
        : [
            `${lines.answer}: ${JSON.stringify(last.reply)}`,
            `${lines.verdict}: ${JSON.stringify(last.refutation ?? 'right')}`,
          ]),
      `${lines.link}: ${address}`,
      `${lines.edition}: ${edition}`,
    ].join('\n');
  };
  return <PassOn address={address} text={text} report={report} />;
}
