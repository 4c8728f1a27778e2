/** The game of the settings or of the link, what is wrong with the link, and whether the island is live. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { variantById, versionOrBase } from '../../engine/index.ts';
import { ownSettings, readSettings, setPageGame, subscribe } from '../settings/settings.ts';
import { isLink, isPlace } from '../site/link.ts';
import { type CountedGame, gameOf, gameOfLink, USUAL } from './game.ts';

/** Which game is counted here. */
export interface UsedGame {
  /** Known after hydration only. */
  readonly game: CountedGame;
  readonly isLive: boolean;
  /** The fragment of an address that names neither a game nor a place on the page; empty where there is none. */
  readonly badLink: string;
}

/** `open` opens a link with a whole round; it says whether it could. Where it is left out there are no such links. */
export function useGame(open?: (hash: string) => Promise<boolean>): UsedGame {
  const [game, setGame] = useState<CountedGame>(USUAL);
  const [isLive, setLive] = useState(false);
  const [badLink, setBadLink] = useState('');
  useLayoutEffect(() => {
    /** Which address was followed last: a round that opens later is none of a newer one. */
    let followed = '';
    const follow = (): void => {
      const { hash } = location;
      followed = hash;
      const asked = gameOfLink(hash);
      const own = ownSettings();
      // A link has the rules of a house, but not what it calls them, nor what else it agreed on.
      const isOwn = asked && versionOrBase(asked.version) === variantById(own.version);
      setPageGame(isOwn ? { ...own, players: asked.players ?? own.players } : asked);
      const told = asked === undefined && isLink(hash) ? hash.slice(1) : '';
      const isRound = open !== undefined && /^#s\d/.test(hash);
      setBadLink(isRound ? '' : told);
      if (isRound) open(hash).then((ok) => ok || (followed === hash && setBadLink(told)));
    };
    const followOn = (): void => {
      const { hash } = location;
      // Games have places of their own; on the way to any other one the game stays.
      if (gameOfLink(hash) !== undefined || !isPlace(hash)) follow();
    };
    const stop = subscribe((settings) => setGame(gameOf(settings)));
    addEventListener('hashchange', followOn);
    follow();
    setGame(gameOf(readSettings()));
    setLive(true);
    return () => {
      stop();
      removeEventListener('hashchange', followOn);
    };
  }, []);
  return { game, isLive, badLink };
}

/** Opens the settings in the header of the page. What is chosen there is to hold here: a link's game ends. */
export function openSettings(): void {
  if (location.hash) {
    history.replaceState(null, '', location.pathname);
    // Whoever reads the address looks again.
    dispatchEvent(new HashChangeEvent('hashchange'));
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
