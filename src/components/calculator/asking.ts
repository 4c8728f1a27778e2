/** Asks the worker. An answer to a question that has been taken back is never given. */
import type { Answer, Question } from './worker.ts';

/** One line to a worker of its own. */
export interface Asker {
  /** Asks; whatever was asked before and is not answered is taken back. Each part of the answer is told. */
  readonly ask: (question: Question, onAnswer: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/** `onFailure` is told once the worker can't be had. */
export function startAsking(onFailure: () => void): Asker {
  let worker: Worker | null = null;
  /** A worker that is busy with a question nobody wants answered any more is ended, not waited for. */
  let isBusy = false;

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('error', onFailure);
    return started;
  };
  const close = (): void => {
    worker?.terminate();
    worker = null;
    isBusy = false;
  };
  return {
    close,
    ask(question, onAnswer) {
      if (isBusy && question.ask !== 'more') close();
      worker ??= start();
      isBusy = true;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        // Of a refused play, the nearest ones come last.
        isBusy = data.to === 'everywhere' && question.ask === 'tried' && !question.legal;
        onAnswer(data);
      };
      worker.postMessage(question);
    },
  };
}
