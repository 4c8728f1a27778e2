/**
 * Puzzles one after the other, each a step of the browser's history with its own address. What is on its way can be
 * stopped; the next one is made while somebody is at the one before.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ownSettings, setPageGame, subscribe } from '~/components/settings/settings.ts';
import type { PuzzleKind, PuzzleLevel } from '~/engine/index.ts';
import { variantOf } from '~/engine/index.ts';
import { newSeed } from '../site/newSeed.ts';
import { isLink, type Linked, linked, readPuzzle } from './address.ts';
import { type Asker, openAsking } from './asking.ts';
import { positionIn } from './atTable.ts';
import type { Made, Wanted } from './driving.ts';
import { isCounted } from './Player.tsx';
import type { Playing } from './playing.ts';
import { keepPlaying, lastOn, playingAt } from './session.ts';

/** The puzzle on the page. */
export interface Now {
  readonly linked: Linked;
  /** Where it was made here, which level it came out as. */
  readonly level: PuzzleLevel | undefined;
  readonly before: Playing | undefined;
  /** Counts the puzzles that were laid: a new table each time. */
  readonly round: number;
}

export interface Run {
  readonly asker: Asker;
  readonly now: Now | undefined;
  /** Why there is no puzzle, where there is none. */
  readonly state: 'making' | 'there' | 'stopped' | 'failed';
  /** What was the matter with the address. */
  readonly message: string;
  /** Another puzzle, as a step of the history. */
  readonly next: () => void;
  readonly again: () => void;
  readonly stop: () => void;
  /** It can't be worked out: another takes its place. */
  readonly giveUp: () => void;
  readonly onPlaying: (playing: Playing) => void;
}

/** `failedText` is said where a puzzle of the address can't be worked out. */
export function useRun(
  kind: PuzzleKind,
  level: PuzzleLevel,
  puzzles: string,
  failedText: string,
): Run {
  const [asker] = useState(() => openAsking());
  /** What comes next is made beside: no verdict waits for it. */
  const [maker] = useState(() => openAsking());
  const [now, setNow] = useState<Now>();
  const [state, setState] = useState<Run['state']>('making');
  const [message, setMessage] = useState('');
  const current = useRef<Now>();
  current.current = now;
  const doing = useRef<Playing>();
  const rounds = useRef(0);
  /** What was asked for last: an answer to anything else comes too late. */
  const asked = useRef(0);
  const ahead = useRef<{ readonly key: string; readonly made: Promise<Made> }>();
  const wished = useRef(level);
  wished.current = level;

  const wantedNow = (): Omit<Wanted, 'seed'> => {
    const { options, version } = ownSettings();
    return { kind, level: wished.current, options, version };
  };
  const make = (): Promise<Made> => {
    const wanted = wantedNow();
    const key = JSON.stringify(wanted);
    const before = ahead.current;
    ahead.current = undefined;
    if (before?.key === key) return before.made;
    // What was made ahead for somebody else's wishes is not waited for.
    maker.stop();
    asker.stop();
    return asker.ask({ ask: 'make', wanted: { ...wanted, seed: newSeed() } });
  };
  const lay = (link: Linked, made: PuzzleLevel | undefined, before: Playing | undefined): void => {
    rounds.current++;
    doing.current = before;
    setNow({ linked: link, level: made, before, round: rounds.current });
    setState('there');
  };
  const begin = async (how: 'pushState' | 'replaceState'): Promise<void> => {
    asked.current++;
    const own = asked.current;
    setState('making');
    try {
      const made = await make();
      if (own !== asked.current) return;
      history[how](null, '', `#${made.link}`);
      lay(linked(made.link), made.level, undefined);
    } catch (reason) {
      if (own === asked.current) setState(reason === 'stopped' ? 'stopped' : 'failed');
    }
  };
  const open = (link: Linked, how?: 'replaceState'): void => {
    asked.current++;
    if (link.puzzle.kind !== kind) {
      location.replace(`${puzzles}${link.puzzle.kind}/#${link.link}`);
      return;
    }
    if (how) history[how](null, '', `#${link.link}`);
    lay(link, undefined, playingAt(link.link));
  };

  useLayoutEffect(() => {
    const follow = (): void => {
      const { hash } = location;
      if (!isLink(hash)) return;
      if (hash === `#${current.current?.linked.link}`) return;
      const read = readPuzzle(hash);
      setMessage(read.ok ? '' : read.error);
      if (read.ok) open(read.value);
      else begin('replaceState');
    };
    const last = lastOn(kind);
    const left = last === undefined ? undefined : playingAt(last);
    if (isLink(location.hash)) follow();
    else if (last !== undefined && left !== undefined && !left.over) {
      const read = readPuzzle(last);
      if (read.ok) open(read.value, 'replaceState');
      else begin('replaceState');
    } else begin('replaceState');
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // The header says which version the puzzle is in.
  const puzzle = now?.linked.puzzle;
  useEffect(() => {
    if (puzzle === undefined) return;
    const { options, seats } = positionIn(puzzle);
    setPageGame({ version: variantOf(puzzle).id, players: seats, options });
  }, [puzzle]);

  // Whoever changes the version, or the level, gets a puzzle of it, unless the one that lies there was begun.
  const isBegun = (): boolean => {
    const at = doing.current;
    return at !== undefined && (isCounted(at) || at.hints > 0);
  };
  const wishes = useRef('');
  useEffect(() => {
    wishes.current = JSON.stringify(wantedNow());
    return subscribe(() => {
      const wanted = JSON.stringify(wantedNow());
      if (wanted === wishes.current) return;
      wishes.current = wanted;
      ahead.current = undefined;
      if (!isBegun()) begin('replaceState');
    });
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    wishes.current = JSON.stringify(wantedNow());
    setMessage('');
    begin(isBegun() ? 'pushState' : 'replaceState');
  }, [level]);

  // The next one is made while this one is being looked at.
  useEffect(() => {
    if (now === undefined || ahead.current !== undefined) return;
    const wanted = wantedNow();
    const made = maker.ask({ ask: 'make', wanted: { ...wanted, seed: newSeed() } });
    const own = { key: JSON.stringify(wanted), made };
    ahead.current = own;
    made.catch(() => {
      if (ahead.current === own) ahead.current = undefined;
    });
  }, [now]);
  useEffect(
    () => () => {
      asker.stop();
      maker.stop();
    },
    [],
  );

  return {
    asker,
    now,
    state,
    message,
    next: () => {
      if (state === 'making') return;
      setMessage('');
      begin('pushState');
    },
    again: () => {
      if (now !== undefined) lay(now.linked, now.level, undefined);
    },
    stop: () => {
      asker.stop();
      maker.stop();
    },
    giveUp: () => {
      setMessage(failedText);
      begin('replaceState');
    },
    onPlaying: (playing) => {
      doing.current = playing;
      if (now !== undefined) keepPlaying(kind, now.linked.link, playing);
    },
  };
}
