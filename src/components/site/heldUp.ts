/** How large an answer is that is held up across the table: the longer, the smaller, so that it stays on one screen. */

/** The classes of the answer, for `styles/heldUp.css`. */
export function heldUpClass({ length }: string): string {
  const size =
    length < 90 ? '' : length < 180 ? ' held-up__answer--long' : ' held-up__answer--longest';
  return `held-up__answer${size}`;
}
