/** The form of the settings: shows what is chosen, and changes it. */
import { baseIdOf, sameOptions } from '../../engine/index.ts';
import { followSaved, readSaved } from './houseRules.ts';
import { hasPageGame, kept, ownSettings, reset, subscribe, update, VERSIONS } from './settings.ts';
import type { Choices, Settings } from './stored.ts';

/** Brings the form of this page to life. */
export function startSettings(): void {
  const form = document.querySelector<HTMLElement>('[data-settings-form]');
  if (form === null) return;
  const show = () => showIn(form);
  show();
  subscribe(show);
  followSaved(show);
  // Browsers put back what a form said when the page was left, after this has run.
  window.addEventListener('pageshow', show);
  form.inert = false;
  form.querySelector('button')?.addEventListener('click', reset);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      update(changeBy(target));
    }
  });
}

/** What stands before the key of a saved version with house rules, as the value of its option. */
const HOUSE = 'house:';

/** What a control says, as a change of the settings: its name is that of the choice. */
function changeBy(control: HTMLInputElement | HTMLSelectElement): Partial<Choices> {
  if (control.name === 'version') {
    const saved = readSaved().saved.find(({ key }) => `${HOUSE}${key}` === control.value);
    return saved
      ? { version: saved.version, houseName: saved.name, ...saved.options }
      : { version: control.value, houseName: undefined };
  }
  const value =
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.name === 'players'
        ? Number(control.value)
        : control.value;
  // A limit on jokers is part of what a house agreed on: with another one it is not the same any more.
  return control.name.startsWith('joker')
    ? { [control.name]: value, houseName: undefined }
    : { [control.name]: value };
}

function showIn(form: HTMLElement): void {
  const { letters, options, players, suits, theme, version } = ownSettings();
  const { seats = [], teamsAt = [], wild = false } = VERSIONS[baseIdOf(version)] ?? {};
  const values: Readonly<Record<string, string>> = {
    version: showHouseVersions(form, ownSettings()),
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
  // A house may have its own mind on that.
  const own = new RegExp(`\\.teams${players}\\.(yes|no)`).exec(version)?.[1];
  hide('[data-teams]', own ? own === 'no' : !teamsAt.includes(players));
  hide('[data-wild]', !wild || version !== baseIdOf(version));
  hide('[data-of-page]', !hasPageGame());
  const state = kept();
  for (const note of form.querySelectorAll('[data-kept]')) {
    note.toggleAttribute('hidden', note.getAttribute('data-kept') !== state);
  }
}

/** Puts the saved versions with house rules among the others; answers the value of the one that is played. */
function showHouseVersions(form: HTMLElement, own: Settings): string {
  const { houseName = '', options, version } = own;
  const select = form.querySelector('select');
  if (select === null) return version;
  const { houseVersions = '', notSaved, withHouseRules } = select.dataset;
  const group = document.createElement('optgroup');
  group.label = houseVersions;
  const { saved } = readSaved();
  for (const { key, name } of saved) group.append(new Option(name, `${HOUSE}${key}`));
  const isHouse = version !== baseIdOf(version) || houseName !== '';
  const played = saved.find(
    (one) =>
      isHouse &&
      one.version === version &&
      one.name === houseName &&
      sameOptions(one.options, options),
  );
  const value = played ? `${HOUSE}${played.key}` : isHouse ? HOUSE : version;
  if (value === HOUSE) {
    const base = [...select.options].find((option) => option.value === baseIdOf(version));
    const name = houseName || `${base?.text}${withHouseRules}`;
    group.append(new Option(`${name} ${notSaved}`, HOUSE));
  }
  select.querySelector('optgroup')?.remove();
  if (group.childElementCount > 0) select.append(group);
  return value;
}
