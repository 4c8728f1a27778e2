/** The settings behind the version in the header: shows what is chosen, and changes it. */
import { VARIANTS } from '../../engine/variants.ts';
import {
  type Choices,
  hasPageGame,
  kept,
  ownSettings,
  reset,
  subscribe,
  update,
} from './settings.ts';

/** Brings the settings in the header to life. */
export function startSettings(): void {
  const form = document.querySelector('[data-settings] form');
  if (!(form instanceof HTMLFormElement)) return;
  const show = () => showIn(form);
  show();
  subscribe(show);
  // Other scripts may say what this page is about before this one listens.
  form.parentElement?.addEventListener('toggle', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      update(changeBy(target));
    }
  });
  form.querySelector('[data-reset]')?.addEventListener('click', reset);
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

function showIn(form: HTMLFormElement): void {
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
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = values[control.name] ?? '';
    if (!(control instanceof HTMLInputElement)) continue;
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
