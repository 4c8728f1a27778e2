/**
 * A round that one steps through: the buttons, the table at the step, the list of plays, the score, what the engine
 * sees, and branches. It keeps the step in the address, and tells its host of each.
 */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import Seats from '~/components/table/Seats.tsx';
import { useLetters } from '~/components/table/useLetters.ts';
import type { Pile, Play, Stage } from '~/engine/index.ts';
import { stagesOf } from '~/engine/index.ts';
import { playerName, REPLAY_WORDS as WORDS, whoPlaysWhat } from '~/words/replay.ts';
import { splitFragment } from './address.ts';
import Cards from './Cards.tsx';
import Controls from './Controls.tsx';
import { keyMove } from './keyMove.ts';
import { type Line, stateAfter, viewOf } from './line.ts';
import PlayList from './PlayList.tsx';
import { lineText, seatsOf } from './saying.ts';
import { AT_START, lastStep, playsBefore, type StepAction, stepped } from './stepping.ts';
import { useAddress } from './useAddress.ts';
import Watch from './Watch.tsx';

interface Props {
  line: Line;
  names: readonly string[];
  /** The addresses of the pages of rules and of records of one's own. */
  rules: string;
  replays: string;
  /** The fragment of a step, and the step of a fragment: undefined where it is none. */
  hashOf: (step: number) => string;
  stepOfHash: (hash: string) => number | undefined;
  /** Told of the step that shows, before it is painted. */
  onStep: (step: number) => void;
}

type Extras = typeof import('./extras.ts');
type Panel = keyof typeof WORDS.panels;
const PANELS = ['plays', 'score', 'engine', 'keys'] as const satisfies readonly Panel[];
/** How long a step stays when the round runs by itself. */
const RUN_MS = 3500;

export default function Player(props: Props) {
  const { hashOf, line, names, onStep, replays, rules, stepOfHash } = props;
  useLetters();
  const { moves } = line;
  const round = useMemo(() => moves.map(({ play }) => play), [moves]);
  const [now, act] = useReducer(
    (before: typeof AT_START, action: StepAction) => stepped(before, action, round),
    AT_START,
  );
  const { branch, mode, step } = now;
  const [ready, setReady] = useState(false);
  const [running, setRunning] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [allHands, setAllHands] = useState(false);
  const [looked, setLooked] = useState<{ play: Play; at: typeof now } | null>(null);
  const [extras, setExtras] = useState<Extras | 'loading' | 'failed' | null>(null);
  const stage = useRef<HTMLDivElement>(null);

  const [unknown, setUnknown] = useState('');
  useAddress(step, hashOf, stepOfHash, (to) => {
    setUnknown(to === undefined ? splitFragment(location.hash).name : '');
    if (to !== undefined) act({ do: 'go', step: to });
  });
  useLayoutEffect(() => {
    // Where there is room, the plays stand beside the table from the beginning.
    if (matchMedia('(min-width: 64rem)').matches) setPanel('plays');
    setReady(true);
    document.documentElement.dataset.scripted = '';
  }, []);
  useLayoutEffect(() => onStep(step), [step, onStep]);

  const load = (): void => {
    if (extras !== null && extras !== 'failed') return;
    setExtras('loading');
    import('./extras.ts').then(setExtras, () => setExtras('failed'));
  };
  const calculator = `${replays}../calculator/#`;
  const loaded = extras === 'loading' || extras === 'failed' ? null : extras;

  const made = playsBefore(step, moves.length);
  const isBranch = mode === 'branch' && branch !== null;
  const before = stateAfter(line, made);
  const branchStates = useMemo(
    () =>
      branch === null || loaded === null
        ? []
        : loaded.statesAfter(
            stateAfter(line, playsBefore(branch.from, moves.length)),
            branch.plays,
          ),
    [line, branch, loaded, moves],
  );
  const state = isBranch ? (branchStates[branch.at] ?? before) : before;
  const position = useMemo(() => viewOf(state), [state]);
  const scene = { state, players: names };
  const tables = [...moves.slice(0, made).map((move) => move.before.table)];
  if (isBranch)
    tables.push(before.table, ...branchStates.slice(1, branch.at).map(({ table }) => table));
  const stages = (pile: Pile): readonly Stage[] => stagesOf(pile, tables);
  const mover = playerName(scene, state.toMove);
  const number = made + (isBranch ? branch.at : 0) + 1;
  // A play that was looked at is shown at its own step only.
  const chosen = looked?.at === now ? looked.play : null;
  const ownPlay = step > 0 && mode === 'watch' ? (round[step - 1] ?? null) : null;
  const shown = chosen ?? ownPlay;
  const showing = shown === null ? null : whoPlaysWhat(shown, scene);

  const move = (way: 'first' | 'back' | 'forward' | 'last'): void => {
    if (way === 'back' || way === 'forward') act({ do: 'by', by: way === 'back' ? -1 : 1 });
    else act({ do: way });
  };
  const makePlay = (play: Play): void => {
    const own = round[made];
    act({ do: 'play', play, isOwn: own !== undefined && loaded?.samePlay(own, play) === true });
  };
  const tryHere = (): void => {
    setRunning(false);
    load();
    act({ do: 'try' });
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const back = (): void => act({ do: 'return' });

  // Running by itself: until the end, or a touch of anything.
  const last = lastStep(moves.length);
  useEffect(() => {
    if (!running) return;
    if (step >= last || mode !== 'watch') {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => act({ do: 'by', by: 1 }), RUN_MS);
    return () => clearTimeout(timer);
  }, [running, step, mode, last]);
  useEffect(() => {
    if (!running) return;
    const stop = (event: Event): void => {
      const target = event.target instanceof Element ? event.target : null;
      const isOnRun = target?.closest('[data-run]') !== null && target !== null;
      // On its own button a press and the keys that press it are for the button to answer.
      const isItsOwn =
        !(event instanceof KeyboardEvent) || ['Enter', ' ', 'Tab', 'Shift'].includes(event.key);
      if (!(isOnRun && isItsOwn)) setRunning(false);
    };
    const events = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'];
    for (const name of events) document.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, stop);
    };
  }, [running]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const way = keyMove(event, stage.current?.closest<HTMLElement>('.stage') ?? null);
      if (way === undefined) return;
      if (way === 'return') {
        if (mode === 'watch') return;
        back();
      } else move(way);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  // What had the focus may be gone with the other table: it goes to the heading of this one, never to the page.
  const modeBefore = useRef(mode);
  const isTable = mode !== 'watch' && loaded !== null && !state.over;
  const tableBefore = useRef(isTable);
  useLayoutEffect(() => {
    const changed = tableBefore.current !== isTable || modeBefore.current !== mode;
    tableBefore.current = isTable;
    modeBefore.current = mode;
    if (!changed) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    stage.current?.querySelector<HTMLElement>('.zt-title')?.focus({ preventScroll: true });
  });

  // Whoever has read down a long text sees the next table from its top.
  useLayoutEffect(() => {
    if (!ready) return;
    const top = stage.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) stage.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step]);

  const hands = allHands && !state.over && (
    <div class="rp-hands">
      {state.hands.map(
        (cards, seat) =>
          seat !== state.toMove && (
            <figure key={seat}>
              <figcaption>{WORDS.handOf(playerName(scene, seat))}</figcaption>
              <Cards cards={cards} />
            </figure>
          ),
      )}
    </div>
  );
  const handsButton = !state.over && (
    <button
      type="button"
      class="rp-button rp-hands-button"
      disabled={!ready}
      aria-pressed={allHands}
      onClick={() => setAllHands(!allHands)}
    >
      {WORDS.allHands}
    </button>
  );
  // The position gets into the link as soon as somebody turns to it, or at the latest when it is pressed.
  const calculatorLink = !state.over && ready && (
    <a
      class="rp-button rp-open"
      aria-label={WORDS.calculator}
      href={calculator + (loaded?.calculatorFragment(state) ?? '')}
      onPointerEnter={load}
      onFocus={load}
      onClick={(event) => {
        if (loaded !== null) return;
        event.preventDefault();
        import('./extras.ts').then(
          ({ calculatorFragment }) => location.assign(calculator + calculatorFragment(state)),
          () => setExtras('failed'),
        );
      }}
    >
      {WORDS.calculatorBrief}
    </a>
  );
  const plays = moves.length;
  const title = state.over
    ? WORDS.end
    : isBranch
      ? WORDS.nextTitle(number, mover)
      : step === 0
        ? WORDS.start
        : step > plays
          ? WORDS.nextTitle(number, mover)
          : WORDS.playTitle(number, mover);
  const prompt = [
    ...(unknown === '' || step > 0 ? [] : [WORDS.noStep(unknown)]),
    lineText(scene, { step, isEnd: step > plays, isBranch }),
  ].join(' ');
  // In a branch what was played last is said before what is asked, so that it is heard as well.
  const lastState = isBranch ? branchStates[branch.at - 1] : undefined;
  const lastPlay = isBranch ? branch.plays[branch.at - 1] : undefined;
  const played =
    lastState === undefined || lastPlay === undefined
      ? ''
      : `${whoPlaysWhat(lastPlay, { state: lastState, players: names })} `;
  const said = showing ?? `${played}${prompt}`;
  const seats = <Seats seats={seatsOf(scene)} position={position} />;

  return (
    <>
      <Controls
        place={
          isBranch ? `${branch.at}/${branch.plays.length}` : `${Math.min(step, plays)}/${plays}`
        }
        placeName={isBranch ? WORDS.branchPlays : title}
        atFirst={isBranch ? branch.at === 0 : step === 0}
        atLast={isBranch ? branch.at === branch.plays.length : step === last}
        ready={ready}
        running={mode === 'watch' ? running : undefined}
        onMove={move}
        onRun={() => mode === 'watch' && setRunning(!running)}
      />
      <div
        class={isBranch ? 'rp-table rp-table--branch wide' : 'rp-table wide'}
        ref={stage}
        data-ready={ready}
      >
        {mode !== 'watch' && (
          <div class="rp-ribbon">
            <p>
              {isBranch ? (
                <>
                  <b>{WORDS.branch(made + 1)}.</b> {WORDS.branchHint}
                </>
              ) : (
                <b>{WORDS.trying(number, mover)}</b>
              )}
            </p>
            <button type="button" class="rp-button" onClick={back}>
              {step === 0 ? WORDS.backToDeal : WORDS.backToRound(step, plays)} <kbd>R</kbd>
            </button>
          </div>
        )}
        {isTable && loaded !== null ? (
          <loaded.Table
            position={position}
            names={names}
            title={title}
            seats={seats}
            stages={stages}
            prompt={said}
            shown={chosen}
            said={showing === null ? null : { text: showing, tone: 'plain' }}
            ruleHref={(rule) => `${rules}${rule}/`}
            onPlay={makePlay}
          />
        ) : (
          <Watch
            position={position}
            names={names}
            title={title}
            seats={seats}
            line={mode === 'try' && extras === 'failed' ? WORDS.failed : said}
            shown={shown}
            stages={stages}
            ready={ready}
            isOver={state.over}
          >
            {!state.over && (
              <button type="button" class="rp-button" disabled={!ready} onClick={tryHere}>
                {mode === 'try' && extras === 'loading' ? WORDS.loading : WORDS.tryIt}
              </button>
            )}
            {mode === 'watch' && branch !== null && branch.from === step && (
              <button
                type="button"
                class="rp-button"
                onClick={() => {
                  load();
                  act({ do: 'branch', at: branch.at });
                }}
              >
                {WORDS.resume(branch.plays.length)}
              </button>
            )}
            {handsButton}
            {calculatorLink}
          </Watch>
        )}
        {isTable && (
          <div class="rp-doing">
            {handsButton}
            {calculatorLink}
          </div>
        )}
        {hands}
        {isBranch && loaded !== null && (
          <loaded.BranchList
            states={branchStates}
            branch={branch}
            number={made + 1}
            names={names}
            href={`${replays}#${loaded.branchFragment(line, made, branch.plays.slice(0, branch.at), names)}`}
            onGo={(at) => act({ do: 'branch', at })}
          />
        )}
        {isBranch && state.over && loaded !== null && (
          <loaded.CountTable state={state} names={names} />
        )}
      </div>
      <div class="rp-more wide">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div class="rp-tabs" role="group" aria-label={WORDS.more}>
          {PANELS.map((name) => (
            <button
              key={name}
              type="button"
              class="rp-button"
              disabled={!ready}
              aria-expanded={panel === name}
              aria-controls="replay-panel"
              onClick={() => {
                if (name !== 'plays') load();
                setPanel(panel === name ? null : name);
              }}
            >
              {WORDS.panels[name]}
            </button>
          ))}
        </div>
        <div class="rp-panel" id="replay-panel" data-panel={panel ?? ''}>
          {panel === 'plays' && (
            <PlayList
              line={line}
              names={names}
              step={step}
              hrefOf={hashOf}
              onGo={(to) => act({ do: 'go', step: to })}
            />
          )}
          {panel !== null && panel !== 'plays' && loaded === null && (
            <p>{extras === 'failed' ? WORDS.failed : WORDS.loading}</p>
          )}
          {panel === 'score' && loaded !== null && (
            <loaded.Score line={line} made={made} names={names} state={state} />
          )}
          {panel === 'engine' && loaded !== null && (
            <loaded.EngineView
              state={state}
              names={names}
              shown={chosen}
              onShow={(play) => {
                setLooked(play === null ? null : { play, at: now });
                // The table may be out of sight, above a long list.
                stage.current?.querySelector('.zt-board')?.scrollIntoView({ block: 'nearest' });
              }}
              onMake={makePlay}
            />
          )}
          {panel === 'keys' && loaded !== null && <loaded.Keys />}
        </div>
      </div>
    </>
  );
}
