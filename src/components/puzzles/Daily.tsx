/** The puzzles of a day: the set, and each of them at its own address, `#2026-11-30~3`. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { useCopy } from '~/components/kept/useCopy.tsx';
import { showPageGame } from '~/components/settings/settings.ts';
import type { DailyEntry, PuzzleLevel } from '~/engine/index.ts';
import {
  DEFAULT_OPTIONS,
  isDate,
  PUZZLE_LEVELS,
  variantOf,
  versionOrBase,
} from '~/engine/index.ts';
import { weekdayText } from '~/words/dates.ts';
import { EN } from '~/words/en.ts';
import { PASS_ON_WORDS } from '~/words/passOn.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_WORDS } from '~/words/puzzles.ts';
import { PUZZLE_DAILY_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { PUZZLE_KIND_WORDS, PUZZLE_LEVEL_NAMES } from '~/words/puzzlesPage.ts';
import { PUZZLE_WAIT_WORDS } from '~/words/puzzlesWait.ts';
import { isLink } from '../site/link.ts';
import { type Linked, linked } from './address.ts';
import { openAsking } from './asking.ts';
import { positionIn } from './atTable.ts';
import { dailyPlace, MANY } from './dailyPlace.ts';
import type { Made } from './driving.ts';
import Player, { isCounted, type Outcome } from './Player.tsx';
import type { PartProps } from './Puzzles.tsx';
import {
  calendarDay,
  marksOf,
  putRight,
  recorded,
  shiftDay,
  streakOf,
  useProgress,
} from './progress/index.ts';
import Share from './Share.tsx';
import { keepPlaying, playingAt } from './session.ts';

/** The set that is the same for everybody, as progress calls it. */
const SET = 'all';

export default function Daily({ places }: PartProps) {
  const [asker] = useState(() => openAsking());
  /** Makes the puzzles of the set beside, before they are asked for. */
  const [maker] = useState(() => openAsking());
  const prepared = useRef(new Map<string, Promise<Made>>());
  const [today, setToday] = useState(() => calendarDay());
  const [place, setPlace] = useState(() => dailyPlace(location.hash, today));
  const progress = useProgress();
  const moved = useRef(false);

  useLayoutEffect(() => {
    const follow = (): void => {
      if (location.hash !== '' && !isLink(location.hash)) return;
      moved.current = true;
      const now = calendarDay();
      setToday(now);
      setPlace(dailyPlace(location.hash, now));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  // Midnight may pass while the page is open: what lies there stays, and the new day is offered.
  useEffect(() => {
    const look = (): void => setToday(calendarDay());
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      asker.stop();
      maker.stop();
    };
  }, []);
  const { at, day, message } = place;
  const opened = useRef(today);
  // From now on the address says which day it is.
  useEffect(() => {
    if (!isLink(location.hash) || message !== '') history.replaceState(null, '', `#${day}`);
  }, [place]);

  const [set, setSet] = useState<{
    readonly day: string;
    readonly entries: readonly DailyEntry[];
  }>();
  /** The day whose set could not be made. */
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isOld = false;
    asker.ask({ ask: 'day', date: day }).then(
      (entries) => !isOld && setSet({ day, entries }),
      () => !isOld && setFailed(day),
    );
    return () => {
      isOld = true;
    };
  }, [day]);
  const entries = set?.day === day ? set.entries : [];
  const marks = marksOf(progress.value, { date: day, set: SET, of: MANY });
  const entry = at === undefined ? undefined : entries[at - 1];

  /** A puzzle of the set, made once. */
  const madeOf = (one: DailyEntry): Promise<Made> => {
    const before = prepared.current.get(one.seed);
    if (before !== undefined) return before;
    const { kind, level, seed, variant } = one;
    const made = maker.ask({
      ask: 'make',
      wanted: { kind, level, seed, version: variant, options: DEFAULT_OPTIONS },
    });
    prepared.current.set(seed, made);
    made.catch(() => prepared.current.delete(seed));
    return made;
  };
  // While the set is read, and while somebody is at one of it, what is next is made: at first what is open.
  useEffect(() => {
    const next =
      at === undefined
        ? entries.filter((_, nth) => (marks[nth] ?? '-') === '-')
        : entries.slice(at);
    for (const one of next.slice(0, at === undefined ? entries.length : 1)) {
      madeOf(one).catch(() => undefined);
    }
  }, [set, day, at]);
  return (
    <>
      {message !== '' && (
        <p class="problem" role="alert">
          {message}
        </p>
      )}
      <NotKept followed={progress} words={PUZZLE_PROGRESS_WORDS.notKept} />
      {today !== opened.current && day !== today && (
        <p class="notice" role="status">
          {WORDS.changed} <a href={`#${today}`}>{WORDS.toToday}</a>
        </p>
      )}
      {entries.length === 0 ? (
        <p class="pz-loading" role="status">
          {failed === day ? PUZZLE_WAIT_WORDS.failed : PUZZLE_WAIT_WORDS.loading}
        </p>
      ) : entry === undefined || at === undefined ? (
        <DaySet
          day={day}
          today={today}
          entries={entries}
          marks={marks}
          streak={WORDS.streak(...streakIn(progress.value, today))}
          places={places}
          focused={moved.current}
        />
      ) : (
        <OfDay
          key={`${day} ${at}`}
          asker={asker}
          make={() => madeOf(entry)}
          onStop={() => maker.stop()}
          entry={entry}
          at={at}
          day={day}
          of={entries.length}
          places={places}
          focused={moved.current}
          onPutRight={(link) => progress.store?.update((kept) => putRight(kept, link))}
          onOutcome={(link, outcome) =>
            progress.store?.update((before) =>
              recorded(
                before,
                {
                  id: link,
                  kind: entry.kind,
                  level: outcome.level ?? entry.level,
                  version: entry.variant,
                  right: outcome.right,
                  hints: outcome.hints,
                  ms: outcome.ms,
                  day: calendarDay(),
                },
                { date: day, set: SET, at: at - 1, of: entries.length },
              ),
            )
          }
        />
      )}
    </>
  );
}

function streakIn(
  progress: Parameters<typeof streakOf>[0],
  today: string,
): [number, number, boolean] {
  const streak = streakOf(progress, today);
  return [streak.now, streak.longest, streak.today];
}

interface DaySetProps {
  day: string;
  today: string;
  entries: readonly DailyEntry[];
  marks: string;
  streak: string;
  places: PartProps['places'];
  focused: boolean;
}

type Mark = keyof typeof WORDS.marks;

function DaySet({ day, entries, focused, marks, places, streak, today }: DaySetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { copy, shown } = useCopy(PASS_ON_WORDS);
  useLayoutEffect(() => {
    if (focused) heading.current?.focus();
  }, [day]);
  const letters = [...marks] as Mark[];
  const right = letters.filter((mark) => mark === 'r').length;
  const open = letters.indexOf('-');
  const isDone = open < 0;
  const share = (): void => {
    const signs = letters.map((mark) => WORDS.signs[mark]).join('');
    copy(
      `${WORDS.shareText(day, signs, right, entries.length)}\n${location.origin}${places.puzzles}daily/#${day}`,
    );
  };
  return (
    <section aria-labelledby="pz-day" class="pz-day">
      <h2 id="pz-day" tabIndex={-1} ref={heading}>
        {weekdayText(day)}
      </h2>
      <p>{streak}</p>
      <p class="pz-buttons">
        {isDone ? (
          <>
            <b>{WORDS.done(right, entries.length)}</b>{' '}
            <button type="button" class="button" onClick={share}>
              {WORDS.share}
            </button>
          </>
        ) : (
          <a class="button button--main" href={`#${day}~${open + 1}`}>
            {right > 0 || letters.includes('w') ? WORDS.goOn : WORDS.begin}
          </a>
        )}
      </p>
      {shown}
      <ol class="pz-set" aria-label={WORDS.set}>
        {entries.map(({ kind, level, variant }, nth) => {
          const mark = letters[nth] ?? '-';
          return (
            <li key={kind} data-mark={mark}>
              <a href={`#${day}~${nth + 1}`}>{PUZZLE_KIND_WORDS[kind].name}</a>
              <span class="pz-info">
                {PUZZLE_LEVEL_NAMES[level]}, {EN.variantName(versionOrBase(variant))}
              </span>
              <b class={`pz-mark pz-mark--${mark}`}>
                <span aria-hidden="true">{WORDS.signs[mark]}</span>
                <span class="visually-hidden">{WORDS.marks[mark]}</span>
              </b>
            </li>
          );
        })}
      </ol>
      <p class="pz-buttons">
        <a class="button" href={`#${shiftDay(day, -1)}`}>
          {WORDS.earlier}
        </a>
        {day < today && (
          <a class="button" href={`#${shiftDay(day, 1)}`}>
            {WORDS.later}
          </a>
        )}
        {day !== today && (
          <a class="button" href={`#${today}`}>
            {WORDS.today}
          </a>
        )}
        <label class="pz-date">
          {WORDS.other}{' '}
          <input
            class="field"
            type="date"
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) => {
              if (isDate(value) && value <= today) location.hash = value;
            }}
          />
        </label>
      </p>
    </section>
  );
}

interface OfDayProps {
  asker: ReturnType<typeof openAsking>;
  /** Makes it, or has done so already. */
  make: () => Promise<Made>;
  onStop: () => void;
  entry: DailyEntry;
  /** Which of the set, from 1. */
  at: number;
  of: number;
  day: string;
  places: PartProps['places'];
  focused: boolean;
  onOutcome: (link: string, outcome: Outcome) => void;
  onPutRight: (link: string) => void;
}

/** One puzzle of a set: made from its seed, the same on every device. */
function OfDay(props: OfDayProps) {
  const { asker, at, day, entry, focused, of, onOutcome, onPutRight, onStop, places } = props;
  const [made, setMade] = useState<
    { readonly linked: Linked; readonly level: PuzzleLevel } | 'making' | 'stopped'
  >('making');
  const make = (): void => {
    setMade('making');
    props.make().then(
      (one) => setMade({ linked: linked(one.link), level: one.level }),
      () => setMade('stopped'),
    );
  };
  useEffect(() => {
    make();
    return () => asker.stop();
  }, []);
  const puzzle = typeof made === 'string' ? undefined : made.linked.puzzle;
  useEffect(() => (puzzle === undefined ? undefined : showPageGame(positionIn(puzzle))), [puzzle]);
  const { about, name } = PUZZLE_KIND_WORDS[entry.kind];
  const head = (
    <>
      <p class="pz-place">
        <a href={`#${day}`}>{weekdayText(day)}</a> · {WORDS.place(at, of)}
      </p>
      <h2 class="pz-name">{name}</h2>
    </>
  );
  if (typeof made === 'string') {
    return (
      <>
        {head}
        <p class="pz-making" role="status">
          {made === 'making' ? PUZZLE_WORDS.making : PUZZLE_WORDS.stopped}{' '}
          <button type="button" class="button" onClick={made === 'making' ? onStop : make}>
            {made === 'making' ? PUZZLE_WORDS.stop : PUZZLE_WORDS.tryAgain}
          </button>
        </p>
      </>
    );
  }
  const { level } = made;
  const known = PUZZLE_LEVELS.find((one) => one === level);
  return (
    <>
      {head}
      <p class="pz-place">
        {PUZZLE_WORDS.place(
          variantOf(made.linked.puzzle),
          positionIn(made.linked.puzzle).seats,
          known,
        )}
      </p>
      <Player
        linked={made.linked}
        level={level}
        asker={asker}
        rules={places.rules}
        before={playingAt(made.linked.link)}
        focused={focused}
        onPlaying={(playing) => keepPlaying('daily', made.linked.link, playing)}
        onOutcome={(outcome) => onOutcome(made.linked.link, outcome)}
        onPutRight={() => onPutRight(made.linked.link)}
        buttons={(over) => (
          <a
            class={over ? 'button button--main' : 'button'}
            href={at < of ? `#${day}~${at + 1}` : `#${day}`}
          >
            {at < of ? WORDS.next : WORDS.toSet}
          </a>
        )}
        foot={(playing) => (
          <>
            <details class="pz-what">
              <summary>{WORDS.kind(name)}</summary>
              <p>{about}</p>
            </details>
            {isCounted(playing) && <Share linked={made.linked} playing={playing} {...places} />}
          </>
        )}
      />
    </>
  );
}
