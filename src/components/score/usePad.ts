/** The pad inside an island, with every change of this tab to be taken back and made again. */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Followed } from '../kept/useStore.ts';
import {
  changesBetween,
  type Evening,
  openEvening,
  type Pad,
  type PadAction,
  type PadNews,
  takenBack,
  turnedRound,
} from './pad.ts';
import { keepHistory, readHistory, type Step } from './padHistory.ts';
import { usePadStore } from './usePadStore.ts';

/** The pad as it is kept, and what can be done to it. */
export interface UsedPad extends Followed<Pad> {
  readonly evening: Evening | undefined;
  /** What happened last. */
  readonly news: PadNews | undefined;
  readonly change: (action: PadAction, change: (pad: Pad) => Pad) => void;
  /** The same for the evening that is open. */
  readonly changeEvening: (action: PadAction, change: (evening: Evening) => Evening) => void;
  /** Shows another evening; that is no change to be taken back. */
  readonly show: (id: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toUndo: PadAction | undefined;
  readonly toRedo: PadAction | undefined;
}

/** The pad, with undo and redo over all of its evenings. */
export function usePad(): UsedPad {
  const [news, tell] = useState<PadNews>();
  const followed = usePadStore(() => tell({ what: 'followed' }));
  const { store, value: pad } = followed;
  const done = useRef<readonly Step[]>([]);
  const undone = useRef<readonly Step[]>([]);
  useLayoutEffect(() => {
    const look = (): void => {
      const history = readHistory();
      done.current = history.done;
      undone.current = history.undone;
    };
    look();
    // A page that comes back from the browser’s memory has missed what was done on another one meanwhile.
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  const keep = (): void => keepHistory({ done: done.current, undone: undone.current });

  const change = useCallback(
    (action: PadAction, make: (pad: Pad) => Pad) => {
      store?.update((before) => {
        const after = make(before);
        const changes = changesBetween(before, after);
        if (changes.length > 0) {
          done.current = [...done.current, { action, changes }];
          undone.current = [];
          keep();
        }
        return after;
      });
      tell({ what: 'done', action });
    },
    [store],
  );
  /** Takes the last of some steps back, and lays it, turned round, on the other heap. */
  const turnBack = (from: typeof done, to: typeof done, what: 'undone' | 'redone') => {
    const step = from.current.at(-1);
    if (step === undefined) return;
    from.current = from.current.slice(0, -1);
    let isBack = false;
    store?.update((now) => {
      const back = takenBack(now, step.changes);
      isBack = back !== undefined;
      if (isBack) to.current = [...to.current, { ...step, changes: turnedRound(step.changes) }];
      return back ?? now;
    });
    keep();
    tell(isBack ? { what, action: step.action } : { what: 'changed-since' });
  };
  return {
    ...followed,
    evening: openEvening(pad),
    news,
    change,
    changeEvening: (action, make) =>
      change(action, (now) => {
        const open = openEvening(now);
        const evenings = now.evenings.map((evening) =>
          evening === open ? make(evening) : evening,
        );
        return { ...now, evenings };
      }),
    show: (id) => store?.update((now) => ({ ...now, open: id })),
    undo: () => turnBack(done, undone, 'undone'),
    redo: () => turnBack(undone, done, 'redone'),
    toUndo: done.current.at(-1)?.action,
    toRedo: undone.current.at(-1)?.action,
  };
}
