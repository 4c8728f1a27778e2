/**
 * Puzzles one after the other, each a step of the browser's history with its own address. What is on its way can be
 * stopped; the next one, and the first of each other level, is made while somebody is at the one before.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ownSettings, showPageGame, subscribe } from '~/components/settings/settings.ts';
import type { PuzzleKind, PuzzleLevel } from '~/engine/index.ts';
import { PUZZLE_LEVELS } from '~/engine/index.ts';
import { isLink } from '../site/link.ts';
import { newSeed } from '../site/newSeed.ts';
import { type Linked, linked, readPuzzle } from './address.ts';
import { type Asker, openAsking } from './asking.ts';
import { positionIn } from './atTable.ts';
import type { Made, Wanted } from './driving.ts';
import { isCounted } from './Player.tsx';
import type { Playing } from './playing.ts';
import { keepPlaying, lastOn, playingAt } from './session.ts';
import { nextReady } from './wishes.ts';

/** The puzzle on the page. */
export interface Now {
  readonly linked: Linked;
  /** Where it was made here, which level it came out as. */
  readonly level: PuzzleLevel | undefined;
  readonly before: Playing | undefined;
  /** Counts the puzzles that were laid: a new table each time. */
  readonly round: number;
}

/** A puzzle that is made, or being made, for whoever may want it. */
interface Ahead {
  readonly coming: Promise<Made>;
  made?: Made;
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

/**
 * `times` counts how often a level was asked for: the one that was chosen last may be, where a puzzle of another one lies
 * there. `failedText` is said where a puzzle of the address can't be worked out.
 */
export function useRun(
  kind: PuzzleKind,
  level: PuzzleLevel,
  times: number,
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
  /** By what was wanted: one for each level of the version. */
  const ahead = useRef(new Map<string, Ahead>());
  const wished = useRef(level);
  wished.current = level;

  const wantedAt = (at: PuzzleLevel): Omit<Wanted, 'seed'> => {
    const { options, version } = ownSettings();
    return { kind, level: at, options, version };
  };
  const wantedNow = (): Omit<Wanted, 'seed'> => wantedAt(wished.current);
  const hold = (key: string, coming: Promise<Made>): Promise<Made> => {
    const held: Ahead = { coming };
    ahead.current.set(key, held);
    coming.then(
      (made) => {
        held.made = made;
      },
      () => {
        if (ahead.current.get(key) === held) ahead.current.delete(key);
      },
    );
    return coming;
  };
  /** What the page waits for. */
  const making = useRef<Promise<Made>>();
  const make = async (): Promise<Made> => {
    const wanted = wantedNow();
    const key = JSON.stringify(wanted);
    const held = ahead.current.get(key);
    ahead.current.delete(key);
    if (held?.made !== undefined) return held.made;
    // A puzzle that nobody waits for any more is stopped; what lies there may still be being solved, which is soon done.
    if (making.current !== undefined) asker.stop();
    const own = asker.ask({
      ask: 'make',
      wanted: { ...wanted, seed: newSeed(), ready: nextReady() },
    });
    making.current = own;
    const done = (): void => {
      if (making.current === own) making.current = undefined;
    };
    own.then(done, done);
    if (held === undefined) return own;
    // Whichever is there first; the other one comes after it.
    const [made, later] = await Promise.any([
      own.then((one) => [one, held.coming] as const),
      held.coming.then((one) => [one, own] as const),
    ]).catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
    if (!ahead.current.has(key)) hold(key, later);
    return made;
  };
  /** Whether something is being made ahead: one after the other. */
  const isPreparing = useRef(false);
  /** Makes what is next at this level, then the first puzzle of the others, the nearest first. */
  const prepare = async (): Promise<void> => {
    if (isPreparing.current) return;
    isPreparing.current = true;
    try {
      for (;;) {
        const keys = PUZZLE_LEVELS.toSorted(
          (one, other) => Math.abs(one - wished.current) - Math.abs(other - wished.current),
        ).map((one) => ({ wanted: wantedAt(one), key: JSON.stringify(wantedAt(one)) }));
        const next = keys.find(({ key }) => !ahead.current.has(key));
        if (next === undefined) return;
        await hold(
          next.key,
          maker.ask({ ask: 'make', wanted: { ...next.wanted, seed: newSeed() } }),
        );
      }
    } catch {
      // Stopped, or it can't be had: then it is made when it is wanted.
    } finally {
      isPreparing.current = false;
    }
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
  useEffect(() => (puzzle === undefined ? undefined : showPageGame(positionIn(puzzle))), [puzzle]);

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
      // What was made ahead for somebody else's wishes is not waited for.
      maker.stop();
      ahead.current.clear();
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
  }, [level, times]);

  // What may be wanted next is made while this one is being looked at.
  useEffect(() => {
    if (now !== undefined) prepare();
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
