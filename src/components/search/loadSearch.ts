/**
 * Opens the search over the page that one is on: a dialog with what `/search/` has. The frame imports it at the first
 * sign that somebody is going to search; until it is there, its door in the header leads to that page.
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
  closer.className = 'button search-over__close';
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

const door = document.querySelector<HTMLAnchorElement>('.search-door');
/** The page of the search has its line already. */
const ownLine = document.querySelector<HTMLInputElement>('main [data-search] input');
// From here on it opens over the page; who can't see it is told.
if (ownLine === null) door?.setAttribute('aria-haspopup', 'dialog');
door?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (ownLine !== null) ownLine.select();
  else {
    openSearch(door.href, door.dataset.close ?? '').catch(() => location.assign(door.href));
  }
});
