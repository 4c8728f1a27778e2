/**
 * Dragging a card by pointer, from the pack to the table or the hand, between these, and back: an extra to choosing,
 * never the only way. It listens to the whole bench, and comes after it.
 */
import type { LayingAction } from './laying.ts';

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 8;
/** How long a finger rests on a card before it lifts it, in milliseconds: a swipe scrolls the page. */
const HOLD_MS = 180;
/** So near to the edge of the window a dragged card scrolls the page, in pixels, and so far at each picture. */
const NEAR_EDGE = 56;
const SCROLL = 12;

type Place = 'hand' | 'table' | 'pack';

/** What dropping it there does; undefined where nothing would change. */
export function dropped(data: DOMStringMap, to: Place): LayingAction | undefined {
  const { hand, pack, pile } = data;
  if (pack !== undefined && to !== 'pack') {
    return { do: 'lay', card: pack as (LayingAction & { do: 'lay' })['card'], to };
  }
  if (hand !== undefined && to !== 'hand') {
    const at = Number(hand);
    return to === 'table' ? { do: 'put-down', at } : { do: 'remove-card', at };
  }
  if (pile !== undefined && to !== 'table') {
    const at = Number(pile);
    return to === 'hand' ? { do: 'take-up', pile: at } : { do: 'remove-piles', piles: [at] };
  }
  return undefined;
}

/** Lets cards be dragged within `root`, where places to drop them are named by `data-drop`; ends it all when called. */
export function letDrag(root: HTMLElement, onDrop: (action: LayingAction) => void): () => void {
  let end = (): void => undefined;
  let isLifted = false;
  let wasDragged = false;

  const press = (down: PointerEvent): void => {
    wasDragged = false;
    if (down.button !== 0 || !down.isPrimary) return;
    const card = (down.target as Element).closest<HTMLElement>(
      '[data-pack], [data-hand], [data-pile]',
    );
    if (card === null || card.hasAttribute('disabled')) return;
    end();
    let isDragging = false;
    let over: HTMLElement | null = null;
    let at = { x: down.clientX, y: down.clientY };
    const scrolled = scrollY;
    let picture = 0;

    const lift = (): void => {
      isLifted = true;
      card.setPointerCapture(down.pointerId);
      if (isTouch) card.classList.add('cc-dragged');
    };
    const isTouch = down.pointerType === 'touch';
    const timer = isTouch ? setTimeout(lift, HOLD_MS) : undefined;
    if (!isTouch) lift();

    const placeUnder = (): HTMLElement | null =>
      document
        .elementsFromPoint(at.x, at.y)
        .filter((element) => !card.contains(element))
        .map((element) => element.closest<HTMLElement>('[data-drop]'))
        .find((place) => place !== null && root.contains(place)) ?? null;
    const mark = (place: HTMLElement | null): void => {
      if (place === over) return;
      over?.classList.remove('cc-over');
      over = place;
      const to = place?.dataset.drop as Place | undefined;
      if (to !== undefined && dropped(card.dataset, to) !== undefined)
        place?.classList.add('cc-over');
    };
    const show = (): void => {
      const y = at.y - down.clientY + scrollY - scrolled;
      card.style.transform = `translate(${at.x - down.clientX}px, ${y}px)`;
      mark(placeUnder());
    };
    // From the pack the table may be out of sight on a phone.
    const follow = (): void => {
      if (at.y < NEAR_EDGE) scrollBy(0, -SCROLL);
      else if (at.y > innerHeight - NEAR_EDGE) scrollBy(0, SCROLL);
      show();
      picture = requestAnimationFrame(follow);
    };
    const move = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      if (isDragging) return;
      if (Math.hypot(at.x - down.clientX, at.y - down.clientY) < SLACK) return;
      if (!isLifted) {
        end();
        return;
      }
      isDragging = true;
      wasDragged = true;
      card.classList.add('cc-dragged');
      follow();
    };
    const letGo = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      const to =
        isDragging && event.type === 'pointerup'
          ? (placeUnder()?.dataset.drop as Place | undefined)
          : undefined;
      end();
      // Where the card is gone there is no such click, and the next one is a real one.
      setTimeout(() => {
        wasDragged = false;
      });
      const action = to === undefined ? undefined : dropped(card.dataset, to);
      if (action !== undefined) onDrop(action);
    };
    end = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(picture);
      isLifted = false;
      mark(null);
      card.style.transform = '';
      card.classList.remove('cc-dragged');
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', letGo);
      card.removeEventListener('pointercancel', letGo);
      end = () => undefined;
    };
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerup', letGo);
    card.addEventListener('pointercancel', letGo);
  };
  // While a card is lifted the page must not scroll under the finger.
  const hold = (event: TouchEvent): void => {
    if (isLifted && event.cancelable) event.preventDefault();
  };
  // The click that a browser sends after a drag is none.
  const click = (event: MouseEvent): void => {
    if (!wasDragged) return;
    wasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener('pointerdown', press);
  root.addEventListener('touchmove', hold, { passive: false });
  root.addEventListener('click', click, true);
  return () => {
    end();
    root.removeEventListener('pointerdown', press);
    root.removeEventListener('touchmove', hold);
    root.removeEventListener('click', click, true);
  };
}
