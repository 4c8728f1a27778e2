/** The pad for an evening: rounds, totals, who deals next; kept in the browser, in files and on paper. */
import { useRef } from 'preact/hooks';
import { variantById } from '~/engine/index.ts';
import { gameName } from '~/words/houseName.ts';
import { newsText, PAD_WORDS } from '~/words/pad.ts';
import { useTroubles } from '../kept/useTroubles.tsx';
import { calendarDay } from '../site/calendarDay.ts';
import { usePart } from '../site/usePart.ts';
import NextRound from './NextRound.tsx';
import { newEvening } from './pad.ts';
import Rounds from './Rounds.tsx';
import { useGame } from './useGame.ts';
import { type UsedPad, usePad } from './usePad.ts';

interface Props {
  /** The addresses of the counter and the deal card. */
  score: string;
  deal: string;
}

export default function Pad({ deal, score }: Props) {
  const { badLink, game, isLive } = useGame();
  const pad = usePad();
  const { evening } = pad;
  const PadMore = usePart(() => import('./PadMore.tsx'));
  const heading = useRef<HTMLDivElement>(null);
  const begin = (): void => {
    const made = newEvening(game, pad.value, Date.now(), calendarDay());
    pad.change({ did: 'began' }, ({ evenings }) => ({
      open: made.id,
      evenings: [...evenings, made],
    }));
    requestAnimationFrame(() => heading.current?.querySelector<HTMLElement>('h2')?.focus());
  };
  const name = gameName(game.variant, game.houseName);
  const shown = PAD_WORDS.gameOf(name, game.players);
  const troubles = useTroubles({ badLink, shown, followed: pad, of: 'pad' }, PAD_WORDS.noMore);
  const variant = evening && variantById(evening.version);
  const beginning = (
    <p class="sc-actions no-print">
      <button type="button" class="button" disabled={!isLive} onClick={begin}>
        {evening === undefined ? PAD_WORDS.begin : PAD_WORDS.beginAnother}{' '}
        {PAD_WORDS.beginFor(name, game.players)}
      </button>
    </p>
  );
  return (
    <div class={`sc pad${isLive ? ' live' : ''}`} ref={heading}>
      {troubles}
      <UndoBar pad={pad} />
      {evening === undefined ? (
        <>
          <p>{PAD_WORDS.none}</p>
          {beginning}
        </>
      ) : (
        <>
          <Rounds evening={evening} pad={pad} variant={variant} />
          <NextRound
            key={`${evening.id} ${evening.rounds.length}`}
            evening={evening}
            pad={pad}
            variant={variant}
            links={{ score, deal }}
          />
        </>
      )}
      {PadMore && <PadMore pad={pad} beginning={beginning} />}
      {PadMore === null && <p class="notice">{PAD_WORDS.noMore}</p>}
    </div>
  );
}

function UndoBar({ pad }: { pad: UsedPad }) {
  const { news, redo, toRedo, toUndo, undo } = pad;
  return (
    <div class="pad-undo no-print">
      <button
        type="button"
        class="button"
        aria-disabled={toUndo === undefined}
        aria-label={toUndo && PAD_WORDS.undoWhat(toUndo)}
        onClick={undo}
      >
        {PAD_WORDS.undo}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={toRedo === undefined}
        aria-label={toRedo && PAD_WORDS.redoWhat(toRedo)}
        onClick={redo}
      >
        {PAD_WORDS.redo}
      </button>
      <p role="status">{news && newsText(news)}</p>
    </div>
  );
}
