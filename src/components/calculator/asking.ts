/** Asks the worker. An answer to a question that has been taken back is never given. */
import type { Answer, Question } from './worker.ts';

/** One line to a worker of its own. */
export interface Asker {
  /** Asks; whatever was asked before and is not answered is taken back. Each part of the answer is told. */
  readonly ask: (question: Question, onAnswer: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/**
 * `onFailure` is told once the worker can't be had. It is started at once, while there is little else to do: to start one
 * is the longest thing that the page has to do at a time, once in a while for a tenth of a second.
 */
export function startAsking(onFailure: () => void): Asker {
  /** A worker that is busy with a question nobody wants answered any more is ended, not waited for. */
  let isBusy = false;

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('error', onFailure);
    return started;
  };
  let worker: Worker | null = start();
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
