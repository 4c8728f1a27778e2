/** What every kind of puzzle has to say of itself. */
import type { Random } from '../random.ts';
import type { Options, Variant } from '../variant.ts';
import type { PuzzleSize } from './draw.ts';
import type {
  AnswerTo,
  Features,
  Hint,
  PuzzleAnswer,
  PuzzleJudgement,
  PuzzleKind,
  PuzzleOf,
} from './puzzle.ts';

/** A computation that may take long: it yields now and then, and whoever drives it may stop at any yield. */
export type Steps<Answer> = Generator<unknown, Answer, unknown>;

/** The rules of a kind. */
export interface KindRules<Kind extends PuzzleKind> {
  /** Whether the version has what the kind is about. */
  isFor(variant: Variant): boolean;
  /** Every right answer there is, in a fixed order. */
  answers(puzzle: PuzzleOf<Kind>): Steps<readonly AnswerTo<Kind>[]>;
  /** The verdict on an answer of the right kind. */
  judge(puzzle: PuzzleOf<Kind>, answer: AnswerTo<Kind>): Steps<PuzzleJudgement>;
  /** What is measured, and what that makes of its difficulty. */
  features(puzzle: PuzzleOf<Kind>): Features;
  difficulty(features: Features): number;
  /** The first two of the three hints. */
  hints(puzzle: PuzzleOf<Kind>, answers: readonly AnswerTo<Kind>[]): readonly [Hint, Hint];
  /** One puzzle of about that size, or undefined where the cards drawn make none. */
  draw(
    variant: Variant,
    options: Options,
    size: PuzzleSize,
    random: Random,
  ): PuzzleOf<Kind> | undefined;
  /** Whether what was drawn is a puzzle, where that takes longer to say; left out where drawing says it. */
  suits?(puzzle: PuzzleOf<Kind>, size: PuzzleSize): Steps<boolean>;
}

/** A puzzle of about that size, or undefined where the cards drawn make none. */
export function* drawPuzzle<Kind extends PuzzleKind>(
  rules: KindRules<Kind>,
  ...[variant, options, size, random]: Parameters<KindRules<Kind>['draw']>
): Steps<PuzzleOf<Kind> | undefined> {
  const puzzle = rules.draw(variant, options, size, random);
  if (puzzle === undefined || rules.suits === undefined) return puzzle;
  return (yield* rules.suits(puzzle, size)) ? puzzle : undefined;
}

/** A wrong answer. */
export function wrong(
  refutation: Extract<PuzzleJudgement, { right: false }>['refutation'],
): PuzzleJudgement {
  return { right: false, refutation };
}

/** A right answer: its place among them. */
export function rightAt(
  answers: readonly PuzzleAnswer[],
  isIt: (answer: PuzzleAnswer) => boolean,
): PuzzleJudgement | undefined {
  const nth = answers.findIndex(isIt);
  return nth < 0 ? undefined : { right: true, nth, of: answers.length };
}
