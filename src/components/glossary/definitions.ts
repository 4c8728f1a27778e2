/**
 * What a word means, shown beside it. A word is a link to the glossary and stays one: by keyboard its definition shows
 * on focus, and Enter follows the link; by pointer the first tap shows the definition and the second follows. Escape, or
 * a tap or focus elsewhere, puts it away. Without this script the link is what there is.
 */
const GAP = 6;

/** Shows what a word means beside it, when somebody points at it or comes to it by keyboard. */
export function showDefinitions(): void {
  let word: HTMLElement | undefined;
  let definition: HTMLElement | undefined;

  const hide = (): void => {
    if (definition) definition.hidden = true;
    word = undefined;
    definition = undefined;
  };

  const show = (link: HTMLElement): void => {
    hide();
    const { term = '' } = link.dataset;
    const found = document.querySelector<HTMLElement>(`[data-definition="${term}"]`);
    if (found === null) return;
    word = link;
    definition = found;
    found.hidden = false;
    // Below the word, above it where there is no room, and never past the edge.
    const { bottom, left, top } = link.getBoundingClientRect();
    const { height, width } = found.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width;
    const above = top - height - GAP;
    const y = bottom + GAP + height > innerHeight && above > 0 ? above : bottom + GAP;
    found.style.left = `${Math.max(GAP, Math.min(left, room - GAP)) + scrollX}px`;
    found.style.top = `${y + scrollY}px`;
  };

  const wordAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && definition?.contains(target) === true;

  document.addEventListener('focusin', ({ target }) => {
    const link = wordAt(target);
    if (link?.matches(':focus-visible')) show(link);
    else if (link !== word && !isInside(target)) hide();
  });
  document.addEventListener('click', (event) => {
    const { altKey, ctrlKey, detail, metaKey, shiftKey, target } = event;
    const link = wordAt(target);
    // Enter comes as a click of no button; with a key held down people want another window.
    if (link && link !== word && detail > 0 && !(altKey || ctrlKey || metaKey || shiftKey)) {
      event.preventDefault();
      show(link);
    } else if (!link && !isInside(target)) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('resize', hide);
}
