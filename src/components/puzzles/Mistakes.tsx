/** What went wrong, to try again: a puzzle leaves the list once it is solved without a hint. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { showPageGame } from '~/components/settings/settings.ts';
import type { PuzzleLevel } from '~/engine/index.ts';
import { PUZZLE_LEVELS, variantOf, versionOrBase } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_WORDS } from '~/words/puzzles.ts';
import { PUZZLE_MISTAKE_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { PUZZLE_KIND_WORDS, PUZZLE_LEVEL_NAMES } from '~/words/puzzlesPage.ts';
import { isLink } from '../site/link.ts';
import { type Linked, readPuzzle } from './address.ts';
import { openAsking } from './asking.ts';
import { positionIn } from './atTable.ts';
import Player, { isCounted } from './Player.tsx';
import type { PartProps } from './Puzzles.tsx';
import {
  calendarDay,
  mistakesOf,
  putRight,
  recorded,
  type Tried,
  useProgress,
} from './progress/index.ts';
import Share from './Share.tsx';
import { keepPlaying, playingAt } from './session.ts';

const levelName = (level: number): string =>
  PUZZLE_LEVEL_NAMES[PUZZLE_LEVELS.find((one) => one === level) ?? 1];

export default function Mistakes({ places }: PartProps) {
  const [asker] = useState(() => openAsking());
  const progress = useProgress();
  const [open, setOpen] = useState<Linked>();
  const [message, setMessage] = useState('');
  const [verdict, setVerdict] = useState('');
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The level that the list says, for a puzzle that leaves it. */
  const [level, setLevel] = useState<number>();
  const known = useRef<readonly Tried[]>([]);
  known.current = progress.value.mistakes;

  useLayoutEffect(() => {
    const follow = (): void => {
      const { hash } = location;
      setVerdict('');
      setMessage('');
      if (!isLink(hash)) {
        if (hash === '') setOpen(undefined);
        return;
      }
      const read = readPuzzle(hash);
      if (!read.ok) {
        setMessage(WORDS.gone(hash.slice(1, 25)));
        setOpen(undefined);
        return;
      }
      setOpen(read.value);
      setLevel(known.current.find(({ id }) => id === read.value.link)?.level);
    };
    follow();
    const move = (): void => {
      moved.current = true;
      follow();
    };
    addEventListener('popstate', move);
    return () => {
      removeEventListener('popstate', move);
      asker.stop();
    };
  }, []);
  const puzzle = open?.puzzle;
  useEffect(() => {
    if (puzzle === undefined) {
      if (moved.current) heading.current?.focus();
      return;
    }
    return showPageGame(positionIn(puzzle));
  }, [puzzle]);

  const mistakes = mistakesOf(progress.value);
  const nameOf = ({ kind, level: of, version }: Tried): string =>
    WORDS.tryIt(
      PUZZLE_KIND_WORDS[kind].name,
      levelName(of),
      EN.variantName(versionOrBase(version)),
    );
  const next = mistakes.find(({ id }) => id !== open?.link);
  const head = (
    <>
      {message !== '' && (
        <p class="problem" role="alert">
          {message}
        </p>
      )}
      <NotKept followed={progress} words={PUZZLE_PROGRESS_WORDS.notKept} />
    </>
  );
  if (open === undefined || puzzle === undefined) {
    const [first] = mistakes;
    return (
      <>
        {head}
        <h2 ref={heading} tabIndex={-1} class="pz-name">
          {first === undefined ? WORDS.none : WORDS.many(mistakes.length)}
        </h2>
        {first !== undefined && (
          <p>
            <a class="button button--main" href={`#${first.id}`}>
              {WORDS.begin}
            </a>
          </p>
        )}
        <ol class="pz-set">
          {mistakes.map((one) => (
            <li key={one.id}>
              <a href={`#${one.id}`}>{nameOf(one)}</a>
              <button
                type="button"
                class="button"
                aria-label={WORDS.forgetName(nameOf(one))}
                onClick={() => {
                  heading.current?.focus();
                  progress.store?.update((before) => ({
                    ...before,
                    mistakes: before.mistakes.filter(({ id }) => id !== one.id),
                  }));
                }}
              >
                {WORDS.forget}
              </button>
            </li>
          ))}
        </ol>
      </>
    );
  }
  const { about, name } = PUZZLE_KIND_WORDS[puzzle.kind];
  const before = playingAt(open.link);
  const shown = PUZZLE_LEVELS.find((one) => one === level);
  return (
    <>
      {head}
      <h2 class="pz-name">{name}</h2>
      <p class="pz-about">{about}</p>
      <p class="pz-place">
        {PUZZLE_WORDS.place(variantOf(puzzle), positionIn(puzzle).seats, shown)}
      </p>
      <Player
        key={open.link}
        linked={open}
        level={shown}
        asker={asker}
        rules={places.rules}
        // Whoever comes back to a puzzle that went wrong begins anew.
        before={before !== undefined && !isCounted(before) ? before : undefined}
        focused={moved.current}
        onPlaying={(playing) => {
          if (!isCounted(playing)) keepPlaying('mistakes', open.link, playing);
        }}
        onFailed={() => setMessage(PUZZLE_WORDS.notSolved)}
        onOutcome={({ hints, level: measured, ms, right }) => {
          setVerdict(right && hints === 0 ? WORDS.putRight : WORDS.stays);
          progress.store?.update((kept) =>
            recorded(kept, {
              id: open.link,
              kind: puzzle.kind,
              level: level ?? (measured as PuzzleLevel | undefined) ?? 1,
              version: variantOf(puzzle).id,
              right,
              hints,
              ms,
              day: calendarDay(),
            }),
          );
        }}
        onPutRight={() => {
          setVerdict(WORDS.putRight);
          progress.store?.update((kept) => putRight(kept, open.link));
        }}
        buttons={(over) => (
          <>
            <span role="status">{verdict}</span>
            {next !== undefined && (
              <a class={over ? 'button button--main' : 'button'} href={`#${next.id}`}>
                {WORDS.next}
              </a>
            )}
            <a class="button" href={`${places.puzzles}mistakes/`}>
              {WORDS.all}
            </a>
          </>
        )}
        foot={(playing) => <Share linked={open} playing={playing} {...places} />}
      />
    </>
  );
}
