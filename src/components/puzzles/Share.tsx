/** A puzzle passed on: its link, a text that spoils nothing, the calculator at its position, and a report of a mistake. */
import { makePuzzle, variantOf } from '~/engine/index.ts';
import { PASS_ON_WORDS } from '~/words/passOn.ts';
import { PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import { PUZZLE_KIND_WORDS } from '~/words/puzzlesPage.ts';
import type { Linked } from './address.ts';
import { elsewhereIn, positionIn, spokenTable } from './atTable.ts';
import PassOn from './PassOn.tsx';
import type { Playing } from './playing.ts';

interface Props {
  linked: Linked;
  playing: Playing;
  /** The address of the puzzle pages, of the calculator and the score page, and which build of the site this is. */
  puzzles: string;
  calculator: string;
  score: string;
  edition: string;
}

export default function Share(props: Props) {
  const { edition, linked, playing, puzzles } = props;
  const { link, puzzle } = linked;
  const address = `${location.origin}${puzzles}${puzzle.kind}/#${link}`;
  const place = WORDS.place(variantOf(puzzle), positionIn(puzzle).seats, undefined);
  const text = `${WORDS.shareText(PUZZLE_KIND_WORDS[puzzle.kind].name, place, spokenTable(puzzle))}\n${address}`;
  const elsewhere = elsewhereIn(puzzle, props);

  const report = (): string => {
    const { lines } = PASS_ON_WORDS;
    const { last } = playing;
    return [
      `${lines.puzzle}: ${makePuzzle(puzzle)}`,
      ...(last === null
        ? []
        : [
            `${lines.answer}: ${JSON.stringify(last.answer)}`,
            `${lines.verdict}: ${JSON.stringify(last.refutation ?? 'right')}`,
          ]),
      `${lines.link}: ${address}`,
      `${lines.edition}: ${edition}`,
    ].join('\n');
  };
  return (
    <PassOn address={address} text={text} report={report}>
      <a class="button" href={elsewhere.href}>
        {elsewhere.text}
      </a>
    </PassOn>
  );
}
