/** Makes, solves and judges puzzles beside the page, one question after the other. Whoever wants it stopped ends it. */
import { answering, type Question, type Replies } from './driving.ts';

/** A question with the number that its answer carries. */
export interface Numbered {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or that there is none. */
export type Answered = { readonly number: number } & (
  | { readonly ok: true; readonly reply: Replies[Question['ask']] }
  | { readonly ok: false }
);

addEventListener('message', ({ data }: MessageEvent<Numbered>) => {
  const { number, question } = data;
  const tell = (answered: Answered): void => postMessage(answered);
  try {
    const steps = answering(question);
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      tell({ number, ok: true, reply: step.value });
      return;
    }
  } catch {
    tell({ number, ok: false });
  }
});
