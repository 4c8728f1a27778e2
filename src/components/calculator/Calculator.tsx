/**
 * Lays a position out, and asks the engine about it. The address carries position and play; it is read before anything
 * is drawn that depends on it, and what answers is fetched after the page.
 */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { readSettings, showPageGame, subscribe } from '~/components/settings/settings.ts';
import { isLink } from '~/components/site/link.ts';
import { useLetters } from '~/components/table/useLetters.ts';
import type { Card, Position } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { seatLetters } from '~/words/seats.ts';
import type { Grounds } from './answering.ts';
import LayOut from './LayOut.tsx';
import {
  emptyPosition,
  isStep,
  type Laid,
  type LayingAction,
  layingAfter,
  startLaying,
} from './laying.ts';

interface Props {
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  /** `Grounds`, as JSON: what the verdicts of the engine rest on. */
  grounds: string;
  /** Which build of the site this is. */
  edition: string;
  /** An empty table of the usual version, the same for everybody: the records of all come after the page. */
  usual: Position;
  /** The cards of that version's pack. */
  pack: string;
  /** All versions, by id and name. */
  versions: readonly (readonly [id: string, name: string])[];
}

type Tools = typeof import('./tools.ts');

export default function Calculator({ edition, grounds, pack, rules, usual, versions }: Props) {
  useLetters();
  const [laying, dispatch] = useReducer(layingAfter, usual, startLaying);
  const { future, now, past } = laying;
  const { position } = now;
  const [mode, setMode] = useState<'lay' | 'ask'>('lay');
  const [ready, setReady] = useState(false);
  const [tools, setTools] = useState<Tools | 'loading' | 'failed'>('loading');
  const [message, setMessage] = useState('');
  /** The fragment that is being opened: until it is, nothing is written over it. */
  const [opening, setOpening] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const [seed, setSeed] = useState('');
  const pushes = useRef(false);
  /** The fragment of what lies there. */
  const written = useRef('');
  const root = useRef<HTMLDivElement>(null);
  const loaded = typeof tools === 'string' ? null : tools;
  const known = useMemo(() => JSON.parse(grounds) as Grounds, [grounds]);

  const act = (action: LayingAction): void => {
    pushes.current = isStep(action);
    setTouched(true);
    setMessage('');
    dispatch(action);
  };
  const open = (laid: Laid): void => {
    dispatch({ do: 'open', laid });
    setTouched(true);
    setMode(laid.position.hand.length > 0 ? 'ask' : 'lay');
  };

  // The address is looked at before anything is painted that it would change.
  useLayoutEffect(() => {
    const follow = (): void => {
      // A sheet over the page had a step of its own, at the same address.
      if (location.hash !== '' && location.hash === written.current) return;
      if (isLink(location.hash)) setOpening(location.hash);
      // Back to where nothing was laid yet; the name of a place on the page is no such thing.
      else if (location.hash === '') setOpening('');
    };
    if (isLink(location.hash)) setOpening(location.hash);
    document.documentElement.dataset.scripted = '';
    setReady(true);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // Once the page is painted: to ask for a dozen files at once holds it up.
  useEffect(() => {
    import('./tools.ts').then(setTools, () => setTools('failed'));
  }, []);

  // As long as nothing lies there the person's own version holds.
  useLayoutEffect(() => {
    if (touched || loaded === null || opening !== null) return;
    const follow = (): void => {
      const { options, players, version } = readSettings();
      const position = emptyPosition(loaded.versionOrBase(version), players, options);
      dispatch({ do: 'open', laid: { position, tried: null } });
    };
    follow();
    return subscribe(follow);
  }, [touched, loaded, opening]);

  const { linkOf, problemOf, readLink, remarksOf } = loaded ?? {};
  const problem = useMemo(() => problemOf?.(position) ?? null, [position, problemOf]);
  const remarks = useMemo(
    () => (problem === null ? (remarksOf?.(position) ?? []) : []),
    [position, remarksOf, problem],
  );

  useLayoutEffect(() => {
    if (opening === null || readLink === undefined) return;
    setOpening(null);
    if (opening === '') {
      written.current = '';
      dispatch({
        do: 'open',
        laid: { position: { ...position, hand: [], table: [], promised: [] }, tried: null },
      });
      setMode('lay');
      return;
    }
    const read = readLink(opening);
    written.current = '';
    setMessage(read.ok ? '' : read.error);
    if (read.ok) open(read.value);
    else {
      dispatch({ do: 'clear' });
      setTouched(false);
      setMode('lay');
    }
  }, [opening, readLink]);

  // What lies there stands in the address; a play or a choice is a step of the browser's history.
  useEffect(() => {
    if (linkOf === undefined || opening !== null || !touched || problem !== null) return;
    const fragment = `#${linkOf(now)}`;
    written.current = fragment;
    if (location.hash === fragment) return;
    history[pushes.current ? 'pushState' : 'replaceState'](null, '', fragment);
    pushes.current = false;
  }, [now, linkOf, opening, touched, problem]);

  const { options, seats, variant } = position;
  useEffect(
    () => (touched ? showPageGame({ options, seats, variant }) : undefined),
    [touched, variant, seats, options],
  );

  const names = useMemo(() => seatLetters(seats), [seats]);
  const inPack = useMemo(
    () => loaded?.packCounts(variant) ?? new Map(pack.split(' ').map((card) => [card as Card, 1])),
    [loaded, variant, pack],
  );
  const canAsk = position.hand.length > 0 && problem === null;
  const shown = mode === 'ask' && canAsk ? 'ask' : 'lay';
  const isOpening = opening !== null && opening !== '';

  return (
    <div class="cc" ref={root} data-ready={loaded !== null && !isOpening}>
      {message !== '' && (
        <p class="problem" role="alert">
          {message}
        </p>
      )}
      {tools === 'failed' && (
        <p class="problem" role="alert">
          {WORDS.failed}
        </p>
      )}
      {isOpening && tools !== 'failed' ? (
        <p class="cc-opening" role="status">
          {WORDS.opening}
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
          <div class="cc-modes" role="group" aria-label={WORDS.modesLabel}>
            {(['lay', 'ask'] as const).map((name) => (
              <button
                key={name}
                type="button"
                class="button cc-mode"
                aria-pressed={shown === name}
                aria-disabled={name === 'ask' && !canAsk ? true : undefined}
                aria-describedby={name === 'ask' && !canAsk ? 'cc-ask-hint' : undefined}
                disabled={!ready}
                onClick={() => (name === 'lay' || canAsk) && setMode(name)}
              >
                {WORDS.modes[name]}
              </button>
            ))}
            {!canAsk && (
              <span id="cc-ask-hint" class="small">
                {problem === null ? WORDS.askHint : WORDS.problemHint}
              </span>
            )}
          </div>
          {shown === 'ask' ? (
            loaded === null ? (
              <p role="status">{WORDS.loading}</p>
            ) : (
              <loaded.Ask
                laid={now}
                names={names}
                grounds={known}
                rules={rules}
                edition={edition}
                act={act}
              />
            )
          ) : (
            <>
              <LayOut
                position={position}
                names={names}
                act={act}
                ready={ready && loaded !== null}
                versions={versions}
                variantOf={loaded?.versionOrBase}
                inPack={inPack}
                leadOf={loaded?.nextByKey}
                letDrag={loaded?.letDrag}
                problem={problem}
                remarks={remarks}
                rules={rules}
                valuesOf={loaded?.buildValues}
                canUndo={ready && past.length > 0}
                canRedo={ready && future.length > 0}
              />
              <div class="cc-more">
                {loaded !== null && (
                  <loaded.Typing
                    position={position}
                    onType={(laid) => {
                      // A link with a play is opened, as from anywhere else.
                      if (laid.tried === null) act({ do: 'type', position: laid.position });
                      else {
                        act({ do: 'open', laid });
                        setMode('ask');
                      }
                    }}
                  />
                )}
                <form
                  class="cc-random"
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (loaded === null) return;
                    const chosen =
                      seed.trim() || String(crypto.getRandomValues(new Uint16Array(1))[0]);
                    setSeed(chosen);
                    act({
                      do: 'open',
                      laid: {
                        position: loaded.randomPosition(variant, seats, options, chosen),
                        tried: null,
                      },
                    });
                  }}
                >
                  <label>
                    {WORDS.seed}
                    <input
                      type="text"
                      autocomplete="off"
                      maxLength={40}
                      value={seed}
                      disabled={!ready}
                      aria-describedby="cc-seed"
                      onInput={(event) => setSeed(event.currentTarget.value)}
                    />
                  </label>
                  <button type="submit" class="button" disabled={!ready || loaded === null}>
                    {WORDS.random}
                  </button>
                  <p id="cc-seed" class="small">
                    {WORDS.seedHint}
                  </p>
                </form>
              </div>
            </>
          )}
        </>
      )}
    </div>
  );
}
