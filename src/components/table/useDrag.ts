/** Dragging a card of the hand on a pile, by pointer: an extra to tapping, never the only way. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 8;

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

export function useDrag(root: RefObject<HTMLElement>, { onTap, onDrop }: Handlers): Drag {
  const [held, setHeld] = useState<number | null>(null);
  // The click that the browser sends after a drag is none.
  const dragged = useRef(false);

  const onPress = (at: number, down: PointerEvent): void => {
    if (down.button !== 0 || !down.isPrimary) return;
    const card = down.currentTarget as HTMLElement;
    let dragging = false;
    dragged.current = false;

    const move = (event: PointerEvent): void => {
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (!dragging) {
        // A finger that moves along the hand scrolls the page; one that moves up takes the card.
        if (Math.hypot(x, y) < SLACK) return;
        dragging = true;
        dragged.current = true;
        card.setPointerCapture(event.pointerId);
        setHeld(at);
      }
      card.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent): void => {
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', end);
      card.removeEventListener('pointercancel', end);
      card.style.transform = '';
      setHeld(null);
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
