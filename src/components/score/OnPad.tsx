/** What becomes of a count: it is written on the pad, or cleared. Both can be taken back. */
import { useRef, useState } from 'preact/hooks';
import { dealerOf, variantById } from '~/engine/index.ts';
import { variantName } from '~/words/en.ts';
import { SCORE_WORDS, seatNames } from '~/words/score.ts';
import type { Draft } from './draft.ts';
import { type CountedGame, gameKey } from './game.ts';
import { type Evening, newEvening, withRound } from './pad.ts';
import { today, type UsedPad } from './usePad.ts';

interface Props {
  game: CountedGame;
  pad: UsedPad;
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
  disabled: boolean;
}

export default function OnPad(props: Props) {
  const { cleared, disabled, evening, game, isWhole, links, onClear, onRestore, pad, points } =
    props;
  /** What was written last, as long as it can be taken back with the count. */
  const [written, setWritten] = useState<string>();
  const other = evening === undefined ? pad.evening : undefined;
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone: the one in its place has the focus. */
  const refocus = (): void => {
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };

  const write = (): void => {
    if (points === undefined) return;
    const open = evening ?? newEvening(game, pad.value, Date.now(), today());
    const after = withRound(open, points);
    if (evening) pad.changeEvening({ did: 'added', round: after.rounds.length }, () => after);
    else {
      pad.change({ did: 'began' }, ({ evenings }) => ({
        open: after.id,
        evenings: [...evenings, after],
      }));
    }
    const next = dealerOf(after.players, after.dealer, after.rounds.length);
    const text = SCORE_WORDS.written(
      after.rounds.length,
      seatNames(after.names, after.players)[next] ?? '',
    );
    setWritten(text);
    onClear(text);
    refocus();
  };
  const clear = (): void => {
    setWritten(undefined);
    onClear(SCORE_WORDS.cleared);
    refocus();
  };
  const back = (): void => {
    if (written !== undefined) pad.undo();
    setWritten(undefined);
    onRestore();
    refocus();
  };
  return (
    <div ref={box}>
      {cleared !== undefined ? (
        <p class="sc-note">
          {written ?? SCORE_WORDS.cleared}{' '}
          <button type="button" class="sc-button" onClick={back}>
            {SCORE_WORDS.undo}
          </button>
        </p>
      ) : (
        <p class="sc-actions">
          <button
            type="button"
            class="sc-button sc-main"
            disabled={disabled || points === undefined}
            onClick={write}
          >
            {evening === undefined
              ? SCORE_WORDS.begin
              : isWhole || points === undefined
                ? SCORE_WORDS.write
                : SCORE_WORDS.writeAnyway}
          </button>{' '}
          <button
            type="button"
            class="sc-button"
            disabled={disabled || points === undefined}
            onClick={clear}
          >
            {SCORE_WORDS.clear}
          </button>
        </p>
      )}
      {other !== undefined && (
        <p class="sc-hint">
          {SCORE_WORDS.otherGame(
            variantName(variantById(other.version) ?? { id: other.version }),
            other.players,
          )}{' '}
          {variantById(other.version) !== undefined && (
            <a href={`${links.score}#${other.version}~${other.players}`}>
              {SCORE_WORDS.countForPad}
            </a>
          )}
        </p>
      )}
      <p class="sc-ways">
        <a href={links.pad}>{SCORE_WORDS.toPad}</a>{' '}
        <a href={`${links.deal}#${gameKey(game)}`}>{SCORE_WORDS.nextDeal}</a>
      </p>
    </div>
  );
}
