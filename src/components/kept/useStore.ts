/** A store of the browser inside an island: opened after hydration, and followed. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Kept, Store } from './store.ts';

/** What a store has at present. */
export interface Followed<Value> {
  readonly value: Value;
  readonly kept: Kept;
  /** Text that could not be read and is laid aside; null where there is none. */
  readonly unreadable: string | null;
  readonly store: Store<Value> | undefined;
}

/** `open` opens the store; `onElsewhere` is told when another tab has changed it. */
export function useStore<Value>(
  open: () => Store<Value>,
  empty: Value,
  onElsewhere?: () => void,
): Followed<Value> {
  const [followed, setFollowed] = useState<Followed<Value>>({
    value: empty,
    kept: 'kept',
    unreadable: null,
    store: undefined,
  });
  const told = useRef(onElsewhere);
  told.current = onElsewhere;
  useLayoutEffect(() => {
    const store = open();
    const look = (): void =>
      setFollowed({
        value: store.read(),
        kept: store.kept(),
        unreadable: store.unreadable(),
        store,
      });
    look();
    return store.subscribe((elsewhere) => {
      look();
      if (elsewhere) told.current?.();
    });
  }, []);
  return followed;
}
