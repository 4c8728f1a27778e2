/** The folded rules on the page of a version. */

/** Brings what an address leads to into view, where it is folded. */
function show(hash: string): void {
  // All ids are plain letters: what is written otherwise, well or badly, leads nowhere.
  const target = document.getElementById(hash.slice(1));
  const fold = target?.closest<HTMLDetailsElement>('[data-fold]');
  if (!target || !fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}

/** Lets a link to a rule open its part, and a button open all of them. */
export function followFolds(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    // The contents cover what they lead to.
    link.closest('[data-disclosure]')?.removeAttribute('open');
    show(link.hash);
  });
  addEventListener('hashchange', () => show(location.hash));
  show(location.hash);

  const all = document.querySelector<HTMLButtonElement>('[data-fold-all]');
  if (all === null) return;
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')];
  const areOpen = () => folds.every(({ open }) => open);
  const label = () => {
    all.textContent = (areOpen() ? all.dataset.foldText : all.dataset.unfoldText) ?? '';
  };
  all.addEventListener('click', () => {
    const open = !areOpen();
    for (const fold of folds) fold.open = open;
  });
  for (const fold of folds) fold.addEventListener('toggle', label);
  label();
}
