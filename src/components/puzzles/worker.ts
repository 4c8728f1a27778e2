/**
 * Makes, solves and judges puzzles beside the page, one question after the other. Whoever wants it stopped ends it. It is
 * built as a whole of its own, also where a page that can have no worker fetches it: so nothing else has to be cut up for
 * it. There it hands over what computes.
 */
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

if (typeof document === 'undefined') {
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
} else document.dispatchEvent(new CustomEvent('zwicker:answering', { detail: answering }));
