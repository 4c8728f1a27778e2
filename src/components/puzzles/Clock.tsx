/** A run against the clock: as many puzzles of a kind as fit into three minutes. */
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { ownSettings, showPageGame } from '~/components/settings/settings.ts';
import type { PuzzleLevel } from '~/engine/index.ts';
import { variantOf } from '~/engine/index.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_WORDS } from '~/words/puzzles.ts';
import { PUZZLE_CLOCK_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { PUZZLE_KIND_WORDS } from '~/words/puzzlesPage.ts';
import { newSeed } from '../site/newSeed.ts';
import { heedsNoSecond, once } from '../site/once.ts';
import { type Linked, linked } from './address.ts';
import { openAsking } from './asking.ts';
import { positionIn } from './atTable.ts';
import { clockAfter, levelIn, MOST_WRONG, NEW_RUN, RUN_MS, timeLeft } from './clock.ts';
import type { Made } from './driving.ts';
import Player, { type Outcome } from './Player.tsx';
import type { PartProps } from './Puzzles.tsx';
import { bestRuns, calendarDay, recorded, useProgress, withRun } from './progress/index.ts';

/** The kinds that are quick enough. */
const KINDS = ['zwick', 'haul'] as const;
type ClockKind = (typeof KINDS)[number];

/** Puzzles made ahead, so that nobody waits. */
const AHEAD = 3;
const TICK_MS = 200;
const SAID = [
  { at: 60_000, text: WORDS.minute },
  { at: 10_000, text: WORDS.seconds },
] as const;

interface Laid {
  readonly linked: Linked;
  readonly level: PuzzleLevel;
  readonly nth: number;
}

export default function Clock({ places }: PartProps) {
  const [asker] = useState(() => openAsking());
  const [kind, setKind] = useState<ClockKind>('zwick');
  /** The kind of the last run: another may be chosen since. */
  const [ran, setRan] = useState(kind);
  const [phase, setPhase] = useState<'ready' | 'running' | 'over'>('ready');
  const [run, act] = useReducer(clockAfter, NEW_RUN);
  const [laid, setLaid] = useState<Laid>();
  const [isPaused, setPaused] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [said, say] = useState('');
  const progress = useProgress();
  const queue = useRef<Promise<Made>[]>([]);
  const latest = useRef(run);
  latest.current = run;
  const count = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { options, version } = ownSettings();

  useEffect(() => () => asker.stop(), []);

  const make = (): Promise<Made> => {
    const made = asker.ask({
      ask: 'make',
      wanted: { kind, options, version, seed: newSeed(), level: levelIn(latest.current) },
    });
    made.catch(() => undefined);
    return made;
  };
  const layNext = async (): Promise<void> => {
    setFailed(false);
    while (queue.current.length < AHEAD) queue.current.push(make());
    const mine = count.current + 1;
    count.current = mine;
    try {
      const made = await queue.current.shift();
      if (made === undefined || mine !== count.current || latest.current.over) return;
      setLaid({ linked: linked(made.link), level: made.level, nth: mine });
      queue.current.push(make());
    } catch {
      if (mine === count.current) setFailed(true);
    }
  };
  const begin = (): void => {
    asker.stop();
    queue.current = [];
    latest.current = NEW_RUN;
    act({ do: 'new' });
    setLaid(undefined);
    setPaused(false);
    say('');
    setRan(kind);
    setPhase('running');
    layNext();
  };

  // The clock runs while a table is in sight.
  const isInSight = phase === 'running' && laid !== undefined && !isPaused && !run.over;
  useLayoutEffect(() => {
    if (!isInSight) return;
    act({ do: 'start', now: performance.now() });
    return () => act({ do: 'stop', now: performance.now() });
  }, [isInSight, laid]);
  useEffect(() => {
    if (!isInSight) return;
    let before = timeLeft(latest.current, performance.now());
    const timer = setInterval(() => {
      const at = performance.now();
      setNow(at);
      act({ do: 'tick', now: at });
      const left = timeLeft(latest.current, at);
      const passed = SAID.find((one) => before > one.at && left <= one.at);
      if (passed) say(passed.text);
      before = left;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isInSight]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden && phase === 'running') setPaused(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [phase]);

  useEffect(() => {
    if (!run.over || phase !== 'running') return;
    asker.stop();
    setPhase('over');
    setLaid(undefined);
    const { right, wrong } = run;
    progress.store?.update((kept) =>
      withRun(kept, { kind, version, ms: RUN_MS, right, wrong, day: calendarDay() }),
    );
  }, [run.over]);
  useLayoutEffect(() => {
    if (phase !== 'over') return;
    heading.current?.focus();
    return heedsNoSecond();
  }, [phase]);

  // The header says whose table it is: the version is one's own, the number of players another each time.
  useEffect(
    () => (laid === undefined ? undefined : showPageGame(positionIn(laid.linked.puzzle))),
    [laid],
  );

  const left = timeLeft(run, Math.max(now, run.since ?? 0));
  const seconds = Math.ceil(left / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

  const answered = (puzzle: Laid, { hints, ms, right }: Outcome): void => {
    const { link } = puzzle.linked;
    progress.store?.update((kept) =>
      recorded(kept, {
        id: link,
        kind,
        level: puzzle.level,
        version: variantOf(puzzle.linked.puzzle).id,
        right,
        hints,
        ms,
        day: calendarDay(),
      }),
    );
    const action = { do: 'answered', now: performance.now(), right, link } as const;
    latest.current = clockAfter(latest.current, action);
    act(action);
    say(WORDS.last(right));
    if (!latest.current.over) layNext();
  };

  const best = bestRuns(progress.value, { kind, version, ms: RUN_MS }).slice(0, 5);
  if (phase === 'running') {
    return (
      <>
        <div class="pz-clock">
          <p>
            <span class="visually-hidden">{WORDS.time}: </span>
            <b role="timer" class={seconds <= 10 ? 'pz-time pz-time--short' : 'pz-time'}>
              {clock}
            </b>
          </p>
          <p class="pz-counts">
            {WORDS.right(run.right)} · {WORDS.wrong(run.wrong, MOST_WRONG)}
          </p>
          <p class="pz-buttons">
            <button type="button" class="button" onClick={once(() => setPaused(!isPaused))}>
              {isPaused ? WORDS.goOn : WORDS.pause}
            </button>
            <button type="button" class="button" onClick={once(() => act({ do: 'end' }))}>
              {WORDS.end}
            </button>
          </p>
        </div>
        <p role="status" class="pz-said">
          {isPaused ? WORDS.paused : isFailed ? PUZZLE_WORDS.notMade : said}
        </p>
        {isFailed && (
          <button type="button" class="button" onClick={once(layNext)}>
            {PUZZLE_WORDS.tryAgain}
          </button>
        )}
        {laid === undefined && !isFailed && <p class="pz-making">{WORDS.waiting}</p>}
        {laid !== undefined && (
          <div hidden={isPaused}>
            <p class="pz-place">
              {PUZZLE_WORDS.place(
                variantOf(laid.linked.puzzle),
                positionIn(laid.linked.puzzle).seats,
                laid.level,
              )}
            </p>
            <Player
              key={laid.nth}
              linked={laid.linked}
              level={laid.level}
              asker={asker}
              rules={places.rules}
              quick
              focused
              onFailed={layNext}
              onOutcome={(outcome) => answered(laid, outcome)}
            />
          </div>
        )}
      </>
    );
  }
  const isBest =
    phase === 'over' &&
    kind === ran &&
    run.right > 0 &&
    best.length > 1 &&
    best[0]?.right === run.right;
  return (
    <>
      <NotKept followed={progress} words={PUZZLE_PROGRESS_WORDS.notKept} />
      {phase === 'over' && (
        <section>
          <h2 ref={heading} tabIndex={-1} class="pz-name">
            {WORDS.over}
          </h2>
          <p>
            <b>{WORDS.result(run.right, run.wrong)}</b> {isBest && WORDS.isBest}
          </p>
          {run.missed.length > 0 && (
            <>
              <p>{WORDS.wentWrong}</p>
              <ul>
                {run.missed.map((link, nth) => (
                  <li key={link}>
                    <a href={`${places.puzzles}${ran}/#${link}`}>
                      {PUZZLE_KIND_WORDS[ran].name} {nth + 1}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <fieldset class="pz-choose">
        <legend>{WORDS.choose}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pz-clock-kind"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
            />{' '}
            <span>
              {PUZZLE_KIND_WORDS[one].name}: {PUZZLE_KIND_WORDS[one].short}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <button type="button" class="button button--main" onClick={once(begin)}>
          {phase === 'over' ? WORDS.again : WORDS.begin}
        </button>
      </p>
      <ul class="pz-rules">
        {WORDS.rules.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {best.length > 0 && (
        <section>
          <h2>{WORDS.best}</h2>
          <ol>
            {best.map(({ day, right, wrong }, nth) => (
              <li key={nth}>{WORDS.bestLine(right, wrong, day)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
