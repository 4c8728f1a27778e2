/** Drives the computations that yield now and then, where nobody wants to stop them in between. */

/** Runs a search to its end. */
export function runSearch<Answer>(search: Generator<unknown, Answer, unknown>): Answer {
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}
