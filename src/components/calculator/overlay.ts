/** Sheets that lie over the whole page: the browser's own "back" closes them, and leads no further. */
import { useLayoutEffect, useRef } from 'preact/hooks';

const MARK = 'overlay';
/** A sheet that was closed is taking its step back, which the browser does in its own time. */
let leaving = false;

/** Whether the present step of the history is that of a sheet. */
const isOnSheet = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/**
 * A sheet with a step of the browser's history to itself, at the same address. `open` takes that step, "back" closes
 * the sheet, and a sheet that is closed otherwise takes the step back. `onClosed` is told either way.
 */
export function useOverlay(onClosed?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const told = useRef(onClosed);
  told.current = onClosed;
  useLayoutEffect(() => {
    const follow = (): void => {
      // Every sheet hears of it first.
      setTimeout(() => {
        leaving = false;
      });
      if (!dialog.current?.open || isOnSheet()) return;
      // Opened again before the step of the last one was taken back, it has yet to get its own.
      if (leaving) history.pushState({ [MARK]: true }, '');
      else dialog.current.close();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    dialog,
    open: (): void => {
      if (dialog.current === null || dialog.current.open) return;
      opener.current = document.activeElement;
      dialog.current.showModal();
      // Reloaded while a sheet was open, the page stands on the step of that sheet already.
      if (!leaving && !isOnSheet()) history.pushState({ [MARK]: true }, '');
    },
    /** For the sheet's `close` event. */
    closed: (): void => {
      if (isOnSheet() && !leaving) {
        leaving = true;
        history.back();
      }
      told.current?.();
      // A sheet that goes away with its closing may be gone before the browser has led the focus back.
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
