/** The script of a dispute's page. All that it shows stands on the page; this only chooses. */
import { baseIdOf } from '../../engine/index.ts';
import { CHANGE_EVENT } from '../settings/changed.ts';

/** Marks the answer of the version that is played, and lets it be held up in large type. */
export function holdUpAnswers(): void {
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>('[data-held-up]');
  const opener = document.querySelector<HTMLButtonElement>('[data-hold-up]');
  const versions = document.querySelector<HTMLSelectElement>('[data-hold-version]');

  /** A version with house rules is asked for as the one that it was made from. */
  const played = (): string => baseIdOf(root.dataset.version ?? '');

  function mark(): void {
    for (const answer of document.querySelectorAll<HTMLElement>('.dispute__answers li')) {
      const isMine = answer.dataset.versions?.split(' ').includes(played()) ?? false;
      answer.toggleAttribute('data-mine', isMine);
    }
  }

  function choose(): void {
    if (versions === null) return;
    for (const answer of dialog?.querySelectorAll<HTMLElement>('[data-for]') ?? []) {
      answer.hidden = !answer.dataset.for?.split(' ').includes(versions.value);
    }
  }

  mark();
  document.addEventListener(CHANGE_EVENT, mark);
  versions?.addEventListener('change', choose);
  if (dialog !== null && opener !== null) {
    opener.hidden = false;
    opener.addEventListener('click', () => {
      if (versions !== null && [...versions.options].some(({ value }) => value === played())) {
        versions.value = played();
      }
      choose();
      dialog.showModal();
    });
    dialog.querySelector('[data-hold-close]')?.addEventListener('click', () => dialog.close());
  }
}
