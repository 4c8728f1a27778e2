/**
 * One puzzle to be solved, of any kind: its table, what comes of each answer, hints, the answers once all is on the
 * table. It asks what works puzzles out, and tells its host of the first verdict.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { once } from '~/components/site/once.ts';
import type { Said } from '~/components/table/Bar.tsx';
import type { Shown } from '~/components/table/Table.tsx';
import type {
  Play,
  Puzzle,
  PuzzleAnswer,
  PuzzleJudgement,
  PuzzleKind,
  PuzzleLevel,
} from '~/engine/index.ts';
import { checkPlay } from '~/engine/index.ts';
import { PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import {
  countLines,
  hintText,
  refutationLine,
  refutationText,
  solutionText,
} from '~/words/puzzlesSaid.ts';
import type { Linked } from './address.ts';
import type { Asker } from './asking.ts';
import { hasReasons, positionIn, shownOf, whoIn } from './atTable.ts';
import type { Solved, Why } from './driving.ts';
import Facts from './Facts.tsx';
import { type Choice, JUST_BEGUN, LAST_HINT, type Playing, playingAfter } from './playing.ts';
import { CountStage, LegalStage, PlayStage, ZwickStage } from './stages.tsx';

/** How a puzzle went, at its first verdict. */
export interface Outcome {
  readonly right: boolean;
  readonly hints: number;
  /** From the first sight of it, in milliseconds. */
  readonly ms: number;
  readonly level: PuzzleLevel | undefined;
}

export interface PlayerProps {
  linked: Linked;
  /** Where it was made, its level is known. */
  level?: PuzzleLevel | undefined;
  asker: Asker;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  /** Where somebody was with it; left out for a new start. */
  before?: Playing | undefined;
  /** Told of every change, so that it can be kept. */
  onPlaying?: ((playing: Playing) => void) | undefined;
  /** Told once, of the first verdict that counts. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** Told of a right answer without a hint that comes after the first verdict: it puts right what went wrong. */
  onPutRight?: (() => void) | undefined;
  /** Told that it can't be worked out. */
  onFailed?: (() => void) | undefined;
  /** Told how hard it is, once that is worked out. */
  onLevel?: ((level: PuzzleLevel | undefined) => void) | undefined;
  /** Against the clock: no hints, and the first right answer is enough. */
  quick?: boolean;
  /** Whether the question takes the focus: after "next", not where the page begins with it. */
  focused?: boolean;
  /** What leads on, beside the hints; `over` once all is on the table. */
  buttons?: (over: boolean) => ComponentChildren;
  /** What the host has below. */
  foot?: (playing: Playing) => ComponentChildren;
}

/** Kinds whose every refutation tells the answer: one try. */
const TOLD: readonly PuzzleKind[] = ['legal'];
/** What takes longer than this can be stopped, in milliseconds. */
const PATIENCE_MS = 400;

export default function Player(props: PlayerProps) {
  const { asker, before, buttons, foot, focused = false, linked, quick = false, rules } = props;
  const { link, puzzle } = linked;
  const position = useMemo(() => positionIn(puzzle), [puzzle]);
  const who = useMemo(() => whoIn(puzzle), [puzzle]);
  const [playing, act] = useReducer(playingAfter, before ?? JUST_BEGUN);
  const [solved, setSolved] = useState<Solved | 'working' | 'stopped'>('working');
  /** What is being waited for, long enough to be said. */
  const [waits, setWaits] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [looked, setLooked] = useState<number | null>(null);
  /** How the last plays go on after the answer that is looked at, with what shows it. */
  const [going, setGoing] = useState<Going>();
  /** Why no other play is as good, with what tells it. */
  const [reasons, setReasons] = useState<Reasons>();
  const busy = useRef(false);
  const begun = useRef(0);
  const counted = useRef(before !== undefined && isCounted(before));
  const root = useRef<HTMLDivElement>(null);
  const told = useRef(props);
  told.current = props;
  const known = typeof solved === 'string' ? undefined : solved;

  useLayoutEffect(() => {
    begun.current = performance.now();
    if (focused) root.current?.querySelector<HTMLElement>('.zt-title')?.focus();
  }, []);
  useEffect(() => told.current.onPlaying?.(playing), [playing]);
  /** The button that laid all on the table has gone with that: the focus goes to the answers, or the question. */
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (!isLost.current || !playing.over) return;
    isLost.current = false;
    const at = (place: string) => root.current?.querySelector<HTMLElement>(place);
    (at('.pz-answers h3') ?? at('.zt-title'))?.focus();
  }, [playing.over]);

  const solve = (): void => {
    setSolved('working');
    asker.ask({ ask: 'solve', link }).then(setSolved, (reason: unknown) => {
      setSolved('stopped');
      if (reason === 'failed') told.current.onFailed?.();
    });
  };
  useEffect(solve, [link]);
  useEffect(() => told.current.onLevel?.(known?.level), [known]);

  const count = (outcome: Pick<Outcome, 'right' | 'hints'>): void => {
    if (counted.current) return;
    counted.current = true;
    const ms = Math.round(performance.now() - begun.current);
    told.current.onOutcome?.({ ...outcome, ms, level: known?.level ?? props.level });
  };
  const answer = async (given: PuzzleAnswer): Promise<void> => {
    if (busy.current || playing.over) return;
    busy.current = true;
    setStopped(false);
    const slow = setTimeout(() => setWaits(true), PATIENCE_MS);
    try {
      const judgement: PuzzleJudgement = await asker.ask({ ask: 'judge', link, answer: given });
      const isLater = counted.current;
      count({ right: judgement.right, hints: playing.hints });
      if (isLater && judgement.right && playing.hints === 0) told.current.onPutRight?.();
      setLooked(judgement.right ? judgement.nth : null);
      act({ do: 'judged', answer: given, judgement, isTold: TOLD.includes(puzzle.kind) });
    } catch (reason) {
      if (reason === 'failed') told.current.onFailed?.();
      else setStopped(true);
    } finally {
      clearTimeout(slow);
      setWaits(false);
      busy.current = false;
    }
  };
  const hint = (): void => {
    if (playing.hints + 1 >= LAST_HINT) count({ right: false, hints: LAST_HINT });
    isLost.current = playing.hints + 1 >= LAST_HINT;
    act({ do: 'hint' });
    if (solved === 'stopped') solve();
  };
  const showAll = (): void => {
    isLost.current = true;
    act({ do: 'show' });
  };
  const stop = (): void => {
    asker.stop();
    setStopped(true);
  };

  const answers = known?.answers ?? [];
  const isSettled = playing.over || (quick && playing.solved);
  const listed = playing.over
    ? answers.map((_, nth) => nth)
    : playing.found.filter((nth) => nth < answers.length);
  const looking = looked ?? (playing.over ? (playing.found[0] ?? 0) : undefined);
  const lookedAt = looking === undefined ? undefined : answers[looking];
  const shown: Shown | null = useMemo(
    () => (lookedAt === undefined ? null : shownOf(lookedAt, position)),
    [lookedAt, position],
  );
  // Once all is on the table, the last plays can be gone through to the end.
  useEffect(() => {
    if (!playing.over || lookedAt?.kind !== 'last') return;
    let isOld = false;
    Promise.all([import('./Line.tsx'), asker.ask({ ask: 'line', link, play: lookedAt.play })]).then(
      ([{ default: Line }, line]) => {
        if (isOld) return;
        const stage = root.current?.querySelector('.pz-stage');
        setGoing({ Line, line, focused: stage?.contains(document.activeElement) ?? false });
      },
      // The answer stands there all the same.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [playing.over, lookedAt]);
  const said: Said | null = isStopped
    ? { tone: 'plain', text: WORDS.stopped }
    : saidOf(playing, puzzle, (refutation) => refutationText(refutation, position, who));
  const refutation = isShown(playing) ? null : (playing.last?.refutation ?? null);
  const line = useMemo(
    () =>
      refutation === null
        ? []
        : refutationLine(refutation, position, who, playOf(playing, position)),
    [refutation],
  );
  // A play that breaks the build, but for less, is told what it comes to; once all is on the table, so are all plays.
  const isLesser = refutation?.code === 'less-sure';
  const needsReasons = hasReasons(puzzle) && (playing.over || isLesser);
  useEffect(() => {
    if (!needsReasons || reasons !== undefined) return;
    let isOld = false;
    Promise.all([import('./Why.tsx'), asker.ask({ ask: 'why', link })]).then(
      ([{ default: Why }, why]) => {
        if (!isOld) setReasons({ Why, why });
      },
      // The answer stands there all the same.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [needsReasons]);
  const needsAnswers = playing.over || playing.hints > 0;
  const stage = {
    said,
    shown,
    over: isSettled,
    choice: playing.choice,
    onChoice: (choice: Choice) => act({ do: 'choose', choice }),
    onAnswer: answer,
    ruleHref: (rule: string) => `${rules}${rule}/`,
  };
  return (
    <div class="pz-play" ref={root} data-over={playing.over} data-solved={known !== undefined}>
      <div class="pz-stage">
        {puzzle.kind === 'zwick' ? (
          <ZwickStage {...stage} puzzle={puzzle} />
        ) : puzzle.kind === 'legal' ? (
          <LegalStage {...stage} puzzle={puzzle} reasons={known?.reasons} />
        ) : puzzle.kind === 'count' ? (
          <CountStage {...stage} puzzle={puzzle} />
        ) : puzzle.kind === 'last' && going !== undefined ? (
          <going.Line
            puzzle={puzzle}
            line={going.line}
            said={said?.text ?? ''}
            tone={said?.tone ?? 'plain'}
            focused={going.focused}
            ruleHref={stage.ruleHref}
          />
        ) : (
          <PlayStage {...stage} puzzle={puzzle} />
        )}
        <Facts puzzle={puzzle} withoutHands={going !== undefined} />
      </div>
      <div class="pz-side">
        <div role="status" class="pz-waits">
          {(waits || (needsAnswers && solved === 'working')) && (
            <>
              {WORDS.working}{' '}
              <button type="button" class="button" onClick={stop}>
                {WORDS.stop}
              </button>
            </>
          )}
          {needsAnswers && solved === 'stopped' && (
            <button type="button" class="button" onClick={solve}>
              {WORDS.tryAgain}
            </button>
          )}
        </div>
        {line.length > 0 && (
          <div class="pz-line">
            <h3>{WORDS.lineTitle}</h3>
            <ol>
              {line.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </div>
        )}
        <div role="status" class="pz-hints">
          {known?.hints.slice(0, Math.min(2, playing.hints)).map((one, nth) => (
            <p key={one.code}>
              <b>{WORDS.hintTitle(nth)}:</b> {hintText(one, position, who)}
            </p>
          ))}
        </div>
        {listed.length > 0 && (
          <div class="pz-answers">
            <h3 tabIndex={-1}>{playing.over ? WORDS.answers(answers.length) : WORDS.foundSoFar}</h3>
            <ol>
              {listed.map((nth) => {
                const one = answers[nth];
                if (one === undefined) return null;
                const isMine = playing.found.includes(nth);
                return (
                  <li key={nth}>
                    {solutionText(puzzle, one, position, who)}
                    {isMine && <span class="pz-mine"> ({WORDS.mine})</span>}
                    {shownOf(one, position) !== null && answers.length > 1 && (
                      <button
                        type="button"
                        class="button pz-look"
                        aria-pressed={looking === nth}
                        onClick={() => setLooked(nth)}
                      >
                        {WORDS.onTable}
                      </button>
                    )}
                  </li>
                );
              })}
            </ol>
          </div>
        )}
        {puzzle.kind === 'count' && playing.over && (
          <div class="pz-line">
            <h3>{WORDS.counting}</h3>
            <ul>
              {countLines(puzzle.state, who).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <div class="pz-buttons">
          {!quick && !playing.over && !playing.solved && (
            <button type="button" class="button" onClick={once(hint)}>
              {WORDS.hint(playing.hints)}
            </button>
          )}
          {!quick && playing.solved && !playing.over && (
            <button type="button" class="button" onClick={once(showAll)}>
              {WORDS.showAll}
            </button>
          )}
          {buttons?.(isSettled)}
        </div>
        {/* It comes a moment later, and is not to move the buttons. */}
        {hasReasons(puzzle) && needsReasons && reasons !== undefined && (
          <reasons.Why
            puzzle={puzzle}
            why={reasons.why}
            only={playing.over ? undefined : playOf(playing, position)}
          />
        )}
        {foot?.(playing)}
      </div>
    </div>
  );
}

interface Going {
  readonly Line: typeof import('./Line.tsx').default;
  readonly line: readonly Play[];
  readonly focused: boolean;
}

interface Reasons {
  readonly Why: typeof import('./Why.tsx').default;
  readonly why: Why;
}

/** Whether a puzzle has had its first verdict. */
export function isCounted({ hints, solved, wrong }: Playing): boolean {
  return solved || wrong > 0 || hints >= LAST_HINT;
}

/** Whether the last hint laid everything on the table. */
function isShown({ hints, over }: Playing): boolean {
  return over && hints >= LAST_HINT;
}

/** The play that was answered last, if it was a legal one. */
function playOf({ last }: Playing, position: ReturnType<typeof positionIn>) {
  if (last === null || !('play' in last.answer)) return undefined;
  const checked = checkPlay(position, last.answer.play);
  return checked.ok ? checked.value : undefined;
}

/** What the bar says. */
function saidOf(
  playing: Playing,
  puzzle: Puzzle,
  refuted: (refutation: Extract<PuzzleJudgement, { right: false }>['refutation']) => string,
): Said | null {
  const { found, last, of, over, solved } = playing;
  // What a wrong answer came to is not what the right one comes to.
  if (isShown(playing)) return { tone: 'plain', text: WORDS.shown };
  if (last !== null && last.refutation !== null) {
    return { tone: 'bad', text: refuted(last.refutation) };
  }
  if (over && found.length < (of ?? 1)) return { tone: 'plain', text: WORDS.shown };
  if (last === null || !solved || of === null) return null;
  const text =
    found.length >= of
      ? of === 1
        ? `${WORDS.right}${puzzle.kind === 'legal' || puzzle.kind === 'count' ? '' : ` ${WORDS.rightOnly}`}`
        : WORDS.rightAll(of)
      : last.before
        ? WORDS.foundBefore(found.length, of)
        : WORDS.found(found.length, of);
  return { tone: 'good', text };
}
