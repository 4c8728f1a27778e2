/**
 * What few people open comes when they are about to: a script is fetched at the first sign of that on an element with its
 * address in `data-loader`. Where it fails, the element is a link, or has one, to a page of its own.
 */
export function loadOnDemand(): void {
  // A module runs once, however often it is asked for.
  const load = (element: HTMLElement): Promise<unknown> =>
    import(/* @vite-ignore */ element.dataset.loader ?? '').catch(() => undefined);
  for (const sign of ['pointerover', 'focusin', 'toggle']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const element = target instanceof Element && target.closest<HTMLElement>('[data-loader]');
        if (element) load(element);
      },
      true,
    );
  }
  // The key of the search is as good as a click on its door.
  addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, target } = event;
    const door = document.querySelector<HTMLElement>('.search-door');
    const types = (target as Element).closest('input,textarea,select,[contenteditable]');
    if (key !== '/' || altKey || ctrlKey || metaKey || types || !door) return;
    event.preventDefault();
    load(door).then(() => door.click());
  });
}
