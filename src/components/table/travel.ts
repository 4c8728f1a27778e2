/** The played card travels from the hand to its pile, and taken piles gather: short, and not at all where motion is unwanted. */
import type { Play } from '../../engine/index.ts';

const MILLISECONDS = 170;

/** Where things were before a play. */
export interface Before {
  readonly card: DOMRect | undefined;
  /** Pictures of the piles that are taken, with their places. */
  readonly taken: readonly { readonly picture: HTMLElement; readonly place: DOMRect }[];
}

const pileOf = (root: HTMLElement, pile: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-pile="${pile}"]`);

/** Notes where the card and the piles of a play lie, before it is made. */
export function beforePlay(root: HTMLElement | null, play: Play, handAt: number): Before {
  if (root === null) return { card: undefined, taken: [] };
  const card = root.querySelector(`[data-hand="${handAt}"]`)?.getBoundingClientRect();
  const taken = play.kind === 'capture' ? play.takes : [];
  return {
    card,
    taken: taken.flatMap((pile) => {
      const button = pileOf(root, pile);
      if (button === null) return [];
      const picture = button.cloneNode(true) as HTMLElement;
      return [{ picture, place: button.getBoundingClientRect() }];
    }),
  };
}

/** Moves what has moved, after a play that the table has taken. */
export function afterPlay(root: HTMLElement | null, play: Play, before: Before): void {
  if (root === null) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (play.kind === 'capture') {
    gather(root, before, still);
    return;
  }
  const piles = root.querySelectorAll<HTMLElement>('[data-pile]');
  const pile = play.kind === 'build' && play.on !== null ? piles[play.on] : piles[piles.length - 1];
  const top = pile?.querySelector<HTMLElement>('.card:last-child');
  if (!top || before.card === undefined) return;
  const now = top.getBoundingClientRect();
  const x = before.card.left - now.left;
  const y = before.card.top - now.top;
  const from = still ? { opacity: 0 } : { transform: `translate(${x}px, ${y}px)` };
  top.animate([from, still ? { opacity: 1 } : { transform: 'none' }], {
    duration: MILLISECONDS,
    easing: 'ease-out',
  });
}

/** Pictures of the taken piles slide together towards the hand, and go. */
function gather(root: HTMLElement, { card, taken }: Before, still: boolean): void {
  const felt = root.querySelector<HTMLElement>('[data-felt]');
  if (felt === null || still || card === undefined) return;
  const around = felt.getBoundingClientRect();
  for (const { picture, place } of taken) {
    picture.setAttribute('aria-hidden', 'true');
    picture.removeAttribute('data-pile');
    picture.tabIndex = -1;
    picture.classList.add('zt-leaving');
    picture.style.left = `${place.left - around.left}px`;
    picture.style.top = `${place.top - around.top}px`;
    felt.append(picture);
    const x = card.left - place.left;
    const y = card.top - place.top;
    picture
      .animate([{ opacity: 1 }, { opacity: 0, transform: `translate(${x / 2}px, ${y / 2}px)` }], {
        duration: MILLISECONDS,
        easing: 'ease-in',
      })
      .finished.finally(() => picture.remove());
  }
}
