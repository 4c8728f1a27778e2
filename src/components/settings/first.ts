/**
 * Before the first paint, so that nothing that was chosen shows the usual first: `data-theme`, `data-suits`,
 * `data-letters`, `data-version` and `data-players` on the root element, and the version in the header while that is
 * being read. After that, changes here and in other tabs. It runs on every page, so it has to stay small.
 */
import { baseIdOf } from '../../engine/index.ts';
import { fieldsOf } from '../kept/text.ts';
import { CHANGE_EVENT } from './changed.ts';
import {
  gameOfDocument,
  onPage,
  SETTINGS_KEY,
  type Shown,
  settingsOf,
  storedText,
  type Versions,
} from './stored.ts';

/** Shows what is stored, and follows it. */
export function followSettings(): void {
  const root = document.documentElement;
  // What is to be known of the versions stands on the script itself.
  const script = document.querySelector<HTMLElement>('[data-versions]');
  const versions = JSON.parse(script?.dataset.versions ?? '{}') as Versions;

  const stored = (): Shown => {
    const game = gameOfDocument();
    const own = settingsOf(fieldsOf(storedText()) ?? {}, versions);
    return { settings: onPage(own, game, versions), isOfPage: game !== undefined };
  };
  let shown = stored();

  /** The usual has no attribute. What is there already is left alone: word of an older change may come late. */
  const mark = (name: string, value: string, usual?: string) => {
    if (value === usual) delete root.dataset[name];
    else if (root.dataset[name] !== value) root.dataset[name] = value;
  };

  /** "Playing: Dithmarschen, 4 players", the name by itself, since it may have to be cut short. */
  const label = (element: HTMLElement) => {
    const { house, limits, names = '{}', own, page, players = '' } = element.dataset;
    const { houseName, options, version, players: number } = shown.settings;
    const isLimited = options.jokerOnTable !== 'free' || !options.jokerSweepIsZwick;
    // In a name of somebody's own, any script may stand.
    const name = document.createElement('bdi');
    const known = JSON.parse(names);
    name.textContent = houseName || known[version] || known[baseIdOf(version)] + house;
    const count = players.replace('{n}', String(number));
    element.replaceChildren(
      `${shown.isOfPage ? page : own} `,
      name,
      `, ${count}${isLimited ? ` ${limits}` : ''}`,
    );
  };

  const show = (next: Shown) => {
    shown = next;
    const { letters, players, suits, theme, version } = next.settings;
    mark('theme', theme, 'system');
    mark('suits', suits, 'two');
    mark('letters', letters, 'english');
    mark('version', version);
    mark('players', String(players));
    // The browser's own frame takes the colour of the theme that shows.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
      const own = meta.dataset.theme;
      meta.media =
        theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
    }
    for (const element of document.querySelectorAll<HTMLElement>('playing-now')) label(element);
  };

  root.dataset.scripted = '';
  show(shown);
  customElements.define(
    'playing-now',
    class extends HTMLElement {
      connectedCallback() {
        label(this);
      }
    },
  );
  document.addEventListener(CHANGE_EVENT, (event) => show((event as CustomEvent<Shown>).detail));
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) show(stored());
  });
  // A page that comes back from the browser's memory has missed what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(stored());
  });
}
