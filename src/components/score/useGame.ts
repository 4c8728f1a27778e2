/** The game of the settings or of the link, and whether the island is live; both known after hydration only. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { readSettings, setPageGame, subscribe } from '../settings/settings.ts';
import { type CountedGame, gameOf, gameOfLink, USUAL } from './game.ts';

export function useGame(): { readonly game: CountedGame; readonly isLive: boolean } {
  const [game, setGame] = useState<CountedGame>(USUAL);
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    const follow = (): void => setPageGame(gameOfLink(location.hash));
    const stop = subscribe((settings) => setGame(gameOf(settings)));
    addEventListener('hashchange', follow);
    follow();
    setGame(gameOf(readSettings()));
    setLive(true);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, []);
  return { game, isLive };
}

/** Opens the settings in the header of the page. What is chosen there is to hold here: a link's game ends. */
export function openSettings(): void {
  if (gameOfLink(location.hash)) {
    history.replaceState(null, '', location.pathname);
    setPageGame(undefined);
  }
  // After the click that asked for it, which closes what is open.
  setTimeout(() => {
    const details = document.querySelector<HTMLDetailsElement>('[data-settings]');
    const summary = details?.querySelector('summary');
    if (!details || !summary) return;
    details.open = true;
    summary.focus();
    details.scrollIntoView({ block: 'nearest' });
  });
}
