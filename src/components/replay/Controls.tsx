/** First, back, run, forward, last, and where one is. Buttons at an end stay where they are, so that no focus is lost. */
import { REPLAY_WORDS } from '~/words/replay.ts';
import Icon from './Icon.tsx';

interface Props {
  /** Where one is: "7 / 48", and in words. */
  place: string;
  placeName: string;
  atFirst: boolean;
  atLast: boolean;
  ready: boolean;
  /** Undefined where nothing runs by itself. */
  running: boolean | undefined;
  onMove: (way: 'first' | 'back' | 'forward' | 'last') => void;
  onRun: () => void;
}

export default function Controls(props: Props) {
  const { atFirst, atLast, onMove, onRun, place, placeName, ready, running } = props;
  const button = (way: 'first' | 'back' | 'forward' | 'last') => {
    const off = way === 'first' || way === 'back' ? atFirst : atLast;
    return (
      <button
        type="button"
        class="rp-button"
        disabled={!ready}
        aria-disabled={off}
        aria-label={REPLAY_WORDS[way]}
        onClick={() => !off && onMove(way)}
      >
        <Icon name={way} />
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="rp-controls wide" role="group" aria-label={REPLAY_WORDS.steps}>
      {button('first')}
      {button('back')}
      <button
        type="button"
        class="rp-button rp-run"
        disabled={!ready}
        aria-disabled={running === undefined || (atLast && !running)}
        aria-label={running ? REPLAY_WORDS.pause : REPLAY_WORDS.run}
        data-run
        onClick={onRun}
      >
        <Icon name={running ? 'pause' : 'run'} />
      </button>
      {button('forward')}
      {button('last')}
      <span class="rp-place">
        <span aria-hidden="true">{place}</span>
        <span class="visually-hidden">{placeName}</span>
      </span>
    </div>
  );
}
