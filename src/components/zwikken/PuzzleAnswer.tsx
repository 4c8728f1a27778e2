/** Hints, and the answer of a puzzle with what is wrong with somebody's. Fetched once one is wanted. */
import { cardRefusal, ZWIKKEN_RULE_OF, type ZwikkenPuzzle } from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '~/words/zwikkenPuzzles.ts';
import { zwikkenRefusalText } from '~/words/zwikkenRefusals.ts';
import { answerText, hintsOf, ruleBehind } from './puzzleSaying.ts';
import type { Said } from './ZwikkenPuzzles.tsx';

interface Props {
  puzzle: ZwikkenPuzzle;
  /** What was answered; null while nothing was. */
  said: Said | null;
  /** How many hints are shown. */
  hints: number;
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
}

export default function PuzzleAnswer({ hints, puzzle, rulesAt, said }: Props) {
  return (
    <>
      {hints > 0 && <p>{hintsOf(puzzle).slice(0, hints).join(' ')}</p>}
      {said !== null && (
        <div class={said.right ? 'zk-answer' : 'zk-answer zk-answer--wrong'}>
          {reasonsOf(puzzle, said).map(({ rule, text }) => (
            <p key={text}>
              {text} {rule !== undefined && <a href={`${rulesAt}${rule}/`}>{WORDS.rule}</a>}
            </p>
          ))}
          {(said.right || puzzle.kind !== 'card') && (
            <p>
              {answerText(puzzle)} <a href={`${rulesAt}${ruleBehind(puzzle)}/`}>{WORDS.rule}</a>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** What is wrong with each card that was chosen, and which were left out. */
function reasonsOf(
  puzzle: ZwikkenPuzzle,
  { chosen }: Said,
): readonly { readonly text: string; readonly rule?: string }[] {
  if (puzzle.kind !== 'card') return [];
  const wrong = chosen.flatMap((card) => {
    const refusal = cardRefusal(puzzle.rules, puzzle.choice, card);
    if (refusal === undefined) return [];
    return { text: zwikkenRefusalText(refusal), rule: ZWIKKEN_RULE_OF[refusal.code] };
  });
  const left = puzzle.playable.filter((card) => !chosen.includes(card));
  return left.length === 0 ? wrong : [...wrong, { text: WORDS.mayToo(left) }];
}
