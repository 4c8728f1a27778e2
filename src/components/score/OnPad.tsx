/** What becomes of a count: it is written on the pad, or cleared. Both can be taken back. */
import { useRef, useState } from 'preact/hooks';
import { dealerOf, variantById } from '~/engine/index.ts';
import { RESULT_WORDS } from '~/words/result.ts';
import { seatNames } from '~/words/sides.ts';
import type { Followed } from '../kept/useStore.ts';
import { calendarDay } from '../site/calendarDay.ts';
import type { Draft } from './draft.ts';
import { type CountedGame, gameKey, versionName } from './game.ts';
import {
  changesBetween,
  type Evening,
  type EveningChange,
  isOfGame,
  newEvening,
  openEvening,
  type Pad,
  takenBack,
  withRound,
} from './pad.ts';
import { addStep, dropStep, type Step } from './padHistory.ts';

export interface OnPadProps {
  game: CountedGame;
  pad: Followed<Pad>;
  /** The open evening, where it is one of this game. */
  evening: Evening | undefined;
  /** The points by side; undefined where nothing is counted. */
  points: readonly number[] | undefined;
  isWhole: boolean;
  /** The count that was cleared last. */
  cleared: Draft | undefined;
  onClear: (said: string) => void;
  onRestore: () => void;
  links: Readonly<Record<'pad' | 'deal' | 'score', string>>;
}

/** What was written on the pad, to be taken back with the count. */
interface Written {
  readonly text: string;
  readonly step: Step;
}

export default function OnPad(props: OnPadProps) {
  const { cleared, evening, game, isWhole, links, onClear, onRestore, pad, points } = props;
  /** What was written last, as long as it can be taken back with the count. */
  const [written, setWritten] = useState<Written>();
  const isUnfinished = points !== undefined && !isWhole;
  const open = openEvening(pad.value);
  const other = open !== undefined && !isOfGame(open, game) ? open : undefined;
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone: the one in its place has the focus. */
  const refocus = (): void => {
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };

  const write = (): void => {
    if (points === undefined) return;
    const after = withRound(
      evening ?? newEvening(game, pad.value, Date.now(), calendarDay()),
      points,
    );
    let changes: readonly EveningChange[] = [];
    pad.store?.update((before) => {
      const others = before.evenings.filter(({ id }) => id !== after.id);
      const evenings =
        others.length === before.evenings.length
          ? [...others, after]
          : before.evenings.map((old) => (old.id === after.id ? withRound(old, points) : old));
      const now = { open: after.id, evenings };
      changes = changesBetween(before, now);
      return now;
    });
    const next = dealerOf(after.players, after.dealer, after.rounds.length);
    const text = RESULT_WORDS.written(
      after.rounds.length,
      seatNames(after.names, after.players)[next] ?? '',
    );
    const step: Step = { action: { did: 'added', round: after.rounds.length }, changes };
    // The page of the pad can take it back too.
    addStep(step);
    setWritten({ text, step });
    onClear(text);
    refocus();
  };
  const clear = (): void => {
    setWritten(undefined);
    onClear(RESULT_WORDS.cleared);
    refocus();
  };
  const back = (): void => {
    if (written) {
      const { step } = written;
      pad.store?.update((now) => takenBack(now, step.changes) ?? now);
      dropStep(step);
    }
    setWritten(undefined);
    onRestore();
    refocus();
  };
  return (
    <div ref={box}>
      {cleared !== undefined ? (
        <p class="notice">
          {written?.text ?? RESULT_WORDS.cleared}{' '}
          <button type="button" class="button" onClick={back}>
            {RESULT_WORDS.undo}
          </button>
        </p>
      ) : (
        <>
          {isUnfinished && (
            <p class="sc-hint" id="sc-unfinished">
              {RESULT_WORDS.unfinished}
            </p>
          )}
          <p class="sc-actions">
            <button
              type="button"
              class="button button--main"
              disabled={points === undefined}
              aria-describedby={isUnfinished ? 'sc-unfinished' : undefined}
              onClick={write}
            >
              {evening === undefined
                ? isUnfinished
                  ? RESULT_WORDS.beginAnyway
                  : RESULT_WORDS.begin
                : isUnfinished
                  ? RESULT_WORDS.writeAnyway
                  : RESULT_WORDS.write}
            </button>{' '}
            <button type="button" class="button" disabled={points === undefined} onClick={clear}>
              {RESULT_WORDS.clear}
            </button>
          </p>
        </>
      )}
      {other !== undefined && (
        <p class="sc-hint">
          {RESULT_WORDS.otherGame(versionName(other.version, other.houseName), other.players)}{' '}
          {variantById(other.version) !== undefined && (
            <a href={`${links.score}#${other.version}_${other.players}`}>
              {RESULT_WORDS.countForPad}
            </a>
          )}
        </p>
      )}
      <p class="sc-ways">
        <a href={links.pad}>{RESULT_WORDS.toPad}</a>{' '}
        <a href={`${links.deal}#${gameKey(game)}`}>{RESULT_WORDS.nextDeal}</a>
      </p>
    </div>
  );
}
