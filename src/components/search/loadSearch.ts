/**
 * Opens the search over the page that one is on: a dialog with what `/search/` has. The frame imports it when the search
 * is first asked for, and calls it each time.
 */
import { takeFragment } from '../site/fragment.ts';

let dialog: Promise<HTMLDialogElement> | undefined;

/** Opens it, with the line to type in ready. Fails where it can't be fetched. */
async function openSearch(address: string, close: string): Promise<void> {
  dialog ??= makeDialog(address, close);
  try {
    const made = await dialog;
    if (!made.open) made.showModal();
    made.querySelector('input')?.select();
  } catch (failure) {
    dialog = undefined;
    throw failure;
  }
}

async function makeDialog(address: string, close: string): Promise<HTMLDialogElement> {
  const made = document.createElement('dialog');
  made.className = 'search-over';
  document.body.append(made);
  let search: HTMLElement | undefined;
  try {
    search = await takeFragment(address, '[data-search]', made);
  } finally {
    if (search === undefined) made.remove();
  }
  if (search === undefined) throw new Error(`no search at ${address}`);
  const closer = document.createElement('button');
  closer.type = 'button';
  closer.className = 'search-over__close';
  closer.textContent = close;
  closer.addEventListener('click', () => made.close());
  made.replaceChildren(search, closer);
  made.setAttribute('aria-label', search.getAttribute('aria-label') ?? '');
  // A tap beside it closes it; a link in it leads away, and one on this very page has to show.
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target as Element).closest('a') !== null) made.close();
  });
  return made;
}

addEventListener('zwicker:search', () => {
  const opener = document.querySelector<HTMLAnchorElement>('[data-search-opener]');
  if (opener === null) return;
  openSearch(opener.href, opener.dataset.searchOpener ?? '').catch(() => {
    location.href = opener.href;
  });
});
