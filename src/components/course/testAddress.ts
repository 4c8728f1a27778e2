/** A test in the fragment of its address: `#test-k3f9x2`, and with the number of a question `#test-k3f9x2-4`. */

const NAME = /^#?test-([a-z0-9]{1,16})(?:-(\d{1,2}))?$/;

/** Where somebody is in a closing test. */
export interface TestPlace {
  readonly seed: string;
  /** Counted from 1; the one after the last is the result. */
  readonly question: number;
}

/** The fragment of a place in a test. */
export function testHash({ question, seed }: TestPlace): string {
  return question <= 1 ? `#test-${seed}` : `#test-${seed}-${question}`;
}

/** The place that a fragment names; undefined where it is none. */
export function testPlaceOf(hash: string): TestPlace | undefined {
  const [, seed, question = '1'] = NAME.exec(hash) ?? [];
  return seed === undefined ? undefined : { seed, question: Math.max(1, Number(question)) };
}
