/** Puzzles of a kind one after the other, each a step of the browser's history with its own address. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  askedIn,
  generateZwikken,
  makeZwikkenLink,
  parseZwikkenLink,
  solvedPuzzle,
  type ZwikkenPuzzle,
  type ZwikkenPuzzleKind,
  zwikkenPuzzle,
} from '~/engine/zwikken/index.ts';
import { zwikkenLinkText } from '~/words/zwikkenLinks.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '~/words/zwikkenPuzzles.ts';
import { isLink } from '../site/link.ts';
import { newSeed } from '../site/newSeed.ts';
import { keepSolving, lastOf, solvingAt } from './puzzleSession.ts';
import { keepWish, type PuzzleWish, readWish } from './puzzleWish.ts';
import { isCounted, type Solving } from './solving.ts';

/** The puzzle on the page. */
export interface Now {
  readonly link: string;
  readonly puzzle: ZwikkenPuzzle;
  readonly before: Solving | undefined;
  /** Counts the puzzles that were laid: a new table each time. */
  readonly round: number;
}

export interface Puzzles {
  readonly now: Now | undefined;
  readonly wish: PuzzleWish;
  /** What was the matter with the address; empty where nothing was. */
  readonly message: string;
  readonly next: () => void;
  readonly again: () => void;
  /** Other wishes: another puzzle, unless the one that lies there was begun. */
  readonly wishFor: (wish: PuzzleWish) => void;
  readonly onSolving: (solving: Solving) => void;
}

/** The link of a puzzle. */
export const linkOf = (puzzle: ZwikkenPuzzle): string =>
  makeZwikkenLink({ form: 'posed', asked: askedIn(puzzle) });

/** The puzzle of a link, by what it asks or by its seed; or what is wrong with the link, in words. */
function puzzleOf(fragment: string): ZwikkenPuzzle | string {
  // What some programs put behind an address is left out.
  const [short = ''] = /^#?[A-Za-z0-9~_.-]*/.exec(fragment) ?? [];
  const read = parseZwikkenLink(short);
  if (!read.ok) return zwikkenLinkText(read.error);
  const { value } = read;
  if (value.form === 'puzzle') return zwikkenPuzzle(value.puzzle);
  const solved = value.form === 'posed' ? solvedPuzzle(value.asked) : undefined;
  return solved ?? zwikkenLinkText({ code: 'no-link' });
}

/** `puzzles` is the address of the pages of puzzles, which a kind is put behind. */
export function usePuzzles(kind: ZwikkenPuzzleKind, puzzles: string): Puzzles {
  const [now, setNow] = useState<Now>();
  const [wish, setWish] = useState(readWish);
  const [message, setMessage] = useState('');
  const current = useRef<Now>();
  const solving = useRef<Solving>();
  const rounds = useRef(0);

  const lay = (puzzle: ZwikkenPuzzle, link: string, before: Solving | undefined): void => {
    rounds.current++;
    solving.current = before;
    current.current = { link, puzzle, before, round: rounds.current };
    setNow(current.current);
  };
  const step = (how: 'pushState' | 'replaceState', link: string): void => {
    try {
      history[how](null, '', `#${link}`);
    } catch {
      // A browser that has seen too many of these refuses more.
    }
  };
  const begin = (how: 'pushState' | 'replaceState', wanted: PuzzleWish): void => {
    const { puzzle } = generateZwikken({ kind, seed: newSeed(), ...wanted });
    const link = linkOf(puzzle);
    step(how, link);
    lay(puzzle, link, undefined);
  };
  /** Opens what the address, or the session, says. Whether it could. */
  const open = (fragment: string): boolean => {
    const found = puzzleOf(fragment);
    setMessage(typeof found === 'string' ? `${WORDS.badLink} ${found} ${WORDS.anotherOne}` : '');
    if (typeof found === 'string') return false;
    const link = linkOf(found);
    if (found.kind !== kind) {
      location.replace(`${puzzles}${found.kind}/#${link}`);
      return true;
    }
    if (`#${link}` !== location.hash) step('replaceState', link);
    lay(found, link, solvingAt(link));
    return true;
  };

  useLayoutEffect(() => {
    const follow = (): void => {
      const { hash } = location;
      if (!isLink(hash) || hash === `#${current.current?.link}`) return;
      if (!open(hash)) begin('replaceState', readWish());
    };
    const last = lastOf(kind);
    const left = last === undefined ? undefined : solvingAt(last);
    if (isLink(location.hash)) follow();
    else if (last === undefined || left === undefined || left.over || !open(`#${last}`)) {
      begin('replaceState', readWish());
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    now,
    wish,
    message,
    next() {
      setMessage('');
      begin('pushState', wish);
    },
    again() {
      if (now !== undefined) lay(now.puzzle, now.link, undefined);
    },
    wishFor(wanted) {
      keepWish(wanted);
      setWish(wanted);
      setMessage('');
      const at = solving.current;
      const isBegun = at !== undefined && (isCounted(at) || at.hints > 0);
      begin(isBegun ? 'pushState' : 'replaceState', wanted);
    },
    onSolving(at) {
      solving.current = at;
      if (current.current !== undefined) keepSolving(kind, current.current.link, at);
    },
  };
}
