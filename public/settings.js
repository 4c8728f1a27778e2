// Runs before the first paint, so that nothing that was chosen shows the usual first: sets `data-theme`, `data-suits`,
// `data-letters`, `data-version` and `data-players` on the root element, and writes the version into the header while
// that is being read. What it knows of the versions stands on its own script element. After that
// src/components/settings/settings.ts keeps the settings and tells this script of every change.
(() => {
  const root = document.documentElement;
  const versions = JSON.parse(document.currentScript.dataset.versions);
  const usual = Object.keys(versions)[0];

  const readObject = (text) => {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return {};
    }
  };
  const stored = () => {
    try {
      const fields = readObject(localStorage.getItem('zwicker:settings'));
      return typeof fields.v === 'number' && fields.v >= 1 ? fields : {};
    } catch {
      return {};
    }
  };
  const gameOf = ({ version, players, jokerOnTable, jokerSweepIsZwick }) => {
    const id = Object.hasOwn(versions, version) ? version : usual;
    const { seats, wild } = versions[id];
    const limited =
      jokerOnTable === 'joker-only' || jokerOnTable === 'never' || jokerSweepIsZwick === false;
    return {
      version: id,
      players: [players, 4, seats[0]].find((number) => seats.includes(number)),
      limited: wild && limited,
    };
  };

  const set = (name, value, usually) => {
    if (value === usually || value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  const oneOf = (value, ...choices) => (choices.includes(value) ? value : undefined);

  let game;
  let isOfPage = root.dataset.pageGame !== undefined;

  /** The browser's own frame takes the colour of the theme that shows. */
  const colourFrame = (theme) => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.dataset.theme;
      meta.media =
        theme === undefined ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
    }
  };
  const label = (element) => {
    const { limits, names, own, page, players } = element.dataset;
    const part = (name, text) => {
      const span = document.createElement('span');
      span.className = `playing__${name}`;
      span.textContent = text;
      return span;
    };
    const count = players.replace('{n}', game.players) + (game.limited ? ` ${limits}` : '');
    element.replaceChildren(
      part('lead', `${isOfPage ? page : own} `),
      part('version', JSON.parse(names)[game.version]),
      part('players', `, ${count}`),
    );
  };
  const show = (fields, gameFields) => {
    const theme = oneOf(fields.theme, 'light', 'dark');
    set('theme', theme);
    set('suits', oneOf(fields.suits, 'four'));
    set('letters', oneOf(fields.letters, 'german'));
    game = gameOf(gameFields);
    set('version', game.version);
    set('players', game.players);
    colourFrame(theme);
    for (const element of document.querySelectorAll('playing-now')) label(element);
  };

  const fields = stored();
  const page = isOfPage ? readObject(root.dataset.pageGame) : undefined;
  root.dataset.scripted = '';
  show(fields, page ? { ...page, ...page.options } : fields);
  customElements.define(
    'playing-now',
    class extends HTMLElement {
      connectedCallback() {
        label(this);
      }
    },
  );
  document.addEventListener('zwicker:settings', ({ detail }) => {
    isOfPage = detail.isOfPage;
    show(detail.settings, { ...detail.settings, ...detail.settings.options });
  });
})();
