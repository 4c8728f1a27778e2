/** Puts any number of hostile inputs to a reader, and holds it to what no input may do. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { DEEP } from '../engine/read.ts';

const INPUTS = DEEP ? 100_000 : 1000;
/** No single input may take longer. */
const MOST_MS = 50;
/** The most letters of what is said about one. */
const LONGEST_ANSWER = 2000;

/** What a reader did with all of its inputs. */
interface Figures {
  readonly reader: string;
  readonly inputs: number;
  /** Inputs that it took. */
  readonly taken: number;
  readonly seconds: number;
  /** The longest that one took, in milliseconds. */
  readonly worst: number;
  readonly worstInput: string;
}

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const namesOf = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);

/** Time goes to others as well: what took long is put once more, some times over, and the shortest counts. */
function timeOf(ask: () => unknown): number {
  const once = (): number => {
    const began = performance.now();
    ask();
    return performance.now() - began;
  };
  let least = once();
  for (let again = 0; again < 4 && least > MOST_MS / 10; again++) least = Math.min(least, once());
  return least;
}

/**
 * Reads every input: nothing may be thrown, nothing may take long, no prototype may change. `read` answers with what
 * there is to say of a bad one, and with nothing of a good one.
 */
export function fuzz(
  reader: string,
  inputs: fc.Arbitrary<string>,
  read: (input: string) => string | undefined,
): Figures {
  const before = namesOf();
  let [taken, worst, worstInput] = [0, 0, ''];
  const began = performance.now();
  fc.assert(
    fc.property(inputs, (input) => {
      let said: string | undefined;
      const ms = timeOf(() => {
        said = read(input);
      });
      if (said === undefined) taken += 1;
      else expect(said.length).toBeLessThan(LONGEST_ANSWER);
      if (ms > worst) [worst, worstInput] = [ms, input];
      if (ms > MOST_MS) throw new Error(`${ms.toFixed(0)} ms for ${input.length} letters`);
    }),
    { numRuns: INPUTS, seed: 20_261_130 },
  );
  expect(namesOf()).toEqual(before);
  expect('polluted' in {}).toBe(false);
  const seconds = (performance.now() - began) / 1000;
  const figures = { reader, inputs: INPUTS, taken, seconds, worst, worstInput };
  if (DEEP) console.log(told(figures));
  return figures;
}

function told({ inputs, reader, seconds, taken, worst, worstInput }: Figures): string {
  const start = JSON.stringify(worstInput.slice(0, 40));
  return `${reader}: ${inputs} inputs, ${taken} taken, ${seconds.toFixed(1)} s; worst ${worst.toFixed(1)} ms (${worstInput.length} letters, ${start})`;
}
