/** The form of the settings: shows what is chosen, and changes it. */
import { VARIANTS } from '../../engine/variants.ts';
import { hasPageGame, kept, ownSettings, reset, subscribe, update } from './settings.ts';
import type { Choices } from './stored.ts';

/** Brings the form of this page to life. */
export function startSettings(): void {
  const form = document.querySelector<HTMLElement>('[data-settings-form]');
  if (form === null) return;
  const show = () => showIn(form);
  show();
  subscribe(show);
  // Browsers put back what a form said when the page was left, after this has run.
  window.addEventListener('pageshow', show);
  form.querySelector('button')?.addEventListener('click', reset);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      update(changeBy(target));
    }
  });
}

/** What a control says, as a change of the settings: its name is that of the choice. */
function changeBy(control: HTMLInputElement | HTMLSelectElement): Partial<Choices> {
  const value =
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.name === 'players'
        ? Number(control.value)
        : control.value;
  return { [control.name]: value };
}

function showIn(form: HTMLElement): void {
  const { letters, options, players, suits, theme, version } = ownSettings();
  const variant = VARIANTS.find(({ id }) => id === version) ?? VARIANTS[0];
  const seats: readonly number[] = variant.seats;
  const teamsAt: readonly number[] = variant.teamsAt;
  const values: Readonly<Record<string, string>> = {
    version,
    players: String(players),
    jokerOnTable: options.jokerOnTable,
    suits,
    letters,
    theme,
  };
  for (const control of form.querySelectorAll('select')) {
    control.value = values[control.name] ?? '';
  }
  for (const control of form.querySelectorAll('input')) {
    if (control.type === 'checkbox') control.checked = options.jokerSweepIsZwick;
    else control.checked = values[control.name] === control.value;
    if (control.name === 'players') {
      const isPossible = seats.includes(Number(control.value));
      control.disabled = !isPossible;
      control.closest('label')?.toggleAttribute('hidden', !isPossible);
    }
  }
  const hide = (selector: string, isHidden: boolean) =>
    form.querySelector(selector)?.toggleAttribute('hidden', isHidden);
  hide('[data-teams]', !teamsAt.includes(players));
  hide('[data-wild]', variant.jokersAre !== 'wild');
  hide('[data-of-page]', !hasPageGame());
  const state = kept();
  for (const note of form.querySelectorAll('[data-kept]')) {
    note.toggleAttribute('hidden', note.getAttribute('data-kept') !== state);
  }
}
