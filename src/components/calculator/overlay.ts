/** Sheets that lie over the whole page: the browser's own "back" closes them, and leads no further. */
import { useLayoutEffect, useRef } from 'preact/hooks';

const MARK = 'overlay';

/** Whether the present step of the history is that of a sheet. */
const isOnSheet = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/**
 * A sheet with a step of the browser's history to itself, at the same address. `open` takes that step, "back" closes
 * the sheet, and a sheet that is closed otherwise takes the step back. `onClosed` is told either way.
 */
export function useOverlay(onClosed?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useRef(onClosed);
  told.current = onClosed;
  useLayoutEffect(() => {
    const follow = (): void => {
      if (!isOnSheet()) dialog.current?.close();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    dialog,
    open: (): void => {
      if (dialog.current === null || dialog.current.open) return;
      dialog.current.showModal();
      // Reloaded while a sheet was open, the page stands on the step of that sheet already.
      if (!isOnSheet()) history.pushState({ [MARK]: true }, '');
    },
    /** For the sheet's `close` event. */
    closed: (): void => {
      if (isOnSheet()) history.back();
      told.current?.();
    },
  };
}
