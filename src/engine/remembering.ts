/** Answers that are worked out once. */

/** The same function, which works each answer out once. `keyOf` says which questions have one answer between them. */
export function remembering<Asked, Answer>(
  answerTo: (asked: Asked) => Answer,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Answer {
  const answers = new Map<unknown, Answer>();
  return (asked) => {
    const key = keyOf(asked);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = answerTo(asked);
    answers.set(key, answer);
    return answer;
  };
}
