// Runs before the first paint: a chosen theme never flashes the other one first.
(() => {
  const KEY = 'zwicker:theme';
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const read = () => {
    try {
      const chosen = localStorage.getItem(KEY);
      return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (theme) => {
    try {
      if (theme === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
  };
  const ofSystem = () => (system.matches ? 'dark' : 'light');

  let chosen = read();
  const show = () => {
    if (chosen === undefined) delete root.dataset.theme;
    else root.dataset.theme = chosen;
    const button = document.querySelector('[data-theme-toggle]');
    button?.setAttribute('aria-pressed', String((chosen ?? ofSystem()) === 'dark'));
  };

  root.dataset.scripted = '';
  show();
  system.addEventListener('change', show);
  document.addEventListener('DOMContentLoaded', () => {
    show();
    document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
      const next = (chosen ?? ofSystem()) === 'dark' ? 'light' : 'dark';
      chosen = next === ofSystem() ? undefined : next;
      write(chosen);
      show();
    });
  });
})();
