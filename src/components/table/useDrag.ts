/** Dragging a card of the hand on a pile, by pointer: an extra to tapping, never the only way. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 8;
/** How long a finger rests on a card that is not chosen before it lifts it, in milliseconds: a swipe scrolls the page. */
const HOLD_MS = 180;

interface Handlers {
  readonly onTap: (at: number) => void;
  /** A card let go over a pile, or over the table beside them (null). */
  readonly onDrop: (at: number, pile: number | null) => void;
}

interface Drag {
  /** The card that is being dragged. */
  readonly held: number | null;
  readonly onClick: (at: number) => void;
  readonly onPress: (at: number, event: PointerEvent) => void;
}

/** Lets the cards of the hand below `root` be dragged: a press that stays where it is is a tap. */
export function useDrag(root: RefObject<HTMLElement>, { onTap, onDrop }: Handlers): Drag {
  const [held, setHeld] = useState<number | null>(null);
  // The click that the browser sends after a drag is none.
  const dragged = useRef(false);
  const lifted = useRef(false);

  // While a card is lifted the page must not scroll; a browser asks that of listeners that were there before the touch.
  useEffect(() => {
    const hold = (event: TouchEvent): void => {
      if (lifted.current && event.cancelable) event.preventDefault();
    };
    const hand = root.current?.querySelector<HTMLElement>('.zt-own');
    hand?.addEventListener('touchmove', hold, { passive: false });
    return () => hand?.removeEventListener('touchmove', hold);
  }, [root]);

  const onPress = (at: number, down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const card = down.currentTarget as HTMLElement;
    let dragging = false;
    dragged.current = false;
    const lift = (): void => {
      lifted.current = true;
      card.setPointerCapture(down.pointerId);
    };
    // A chosen card is moved at once: the style sheet keeps the page still under it.
    const isSwipe = down.pointerType === 'touch' && card.getAttribute('aria-pressed') !== 'true';
    const timer = isSwipe ? setTimeout(lift, HOLD_MS) : undefined;
    if (!isSwipe) lift();

    const move = (event: PointerEvent): void => {
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (!dragging) {
        if (Math.hypot(x, y) < SLACK) return;
        if (!lifted.current) {
          letGo();
          return;
        }
        dragging = true;
        dragged.current = true;
        setHeld(at);
      }
      card.style.transform = `translate(${x}px, ${y}px)`;
    };
    const letGo = (): void => {
      clearTimeout(timer);
      lifted.current = false;
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', end);
      card.removeEventListener('pointercancel', end);
      card.style.transform = '';
      setHeld(null);
    };
    const end = (event: PointerEvent): void => {
      letGo();
      if (!dragging || event.type === 'pointercancel') return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const inside = under.filter((element) => root.current?.contains(element));
      const pile = inside
        .map((element) => element.closest<HTMLElement>('[data-pile]'))
        .find(Boolean);
      const felt = inside.some((element) => element.closest('[data-felt]'));
      if (pile) onDrop(at, Number(pile.dataset.pile));
      else if (felt) onDrop(at, null);
    };
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerup', end);
    card.addEventListener('pointercancel', end);
  };

  const onClick = (at: number): void => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    onTap(at);
  };

  return { held, onClick, onPress };
}
