/** All evenings that are kept: one is open, any can be opened or forgotten. */
import { dayText } from '~/words/dates.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { versionName } from './game.ts';
import type { Evening } from './pad.ts';
import type { UsedPad } from './usePad.ts';

export default function PadList({ pad }: { pad: UsedPad }) {
  const { evening: open, value } = pad;
  if (value.evenings.length === 0) return null;
  const forget = ({ id }: Evening): void =>
    pad.change({ did: 'forgot' }, (now) => ({
      ...now,
      evenings: now.evenings.filter((evening) => evening.id !== id),
    }));
  return (
    <section class="pad-list no-print" aria-labelledby="pad-list">
      <h2 id="pad-list" tabIndex={-1}>
        {PAD_WORDS.evenings}
      </h2>
      <ul>
        {value.evenings.map((evening) => {
          const heading = PAD_WORDS.heading(evening.title, dayText(evening.begun));
          const isOpen = evening === open;
          return (
            <li key={evening.id}>
              <p>
                {isOpen ? <b>{heading}</b> : heading}
                <small class="pad-about">
                  {PAD_WORDS.about(
                    versionName(evening.version, evening.houseName),
                    evening.players,
                    evening.rounds.length,
                  )}
                </small>
              </p>
              <button
                type="button"
                class="button"
                aria-label={isOpen ? undefined : PAD_WORDS.openOne(heading)}
                aria-disabled={isOpen}
                onClick={() => !isOpen && pad.show(evening.id)}
              >
                {isOpen ? PAD_WORDS.isOpen : PAD_WORDS.open}
              </button>
              <button
                type="button"
                class="button"
                aria-label={PAD_WORDS.forgetOne(heading)}
                onClick={() => {
                  forget(evening);
                  document.getElementById('pad-list')?.focus();
                }}
              >
                {PAD_WORDS.forget}
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            pad.change({ did: 'forgot-all' }, () => ({ open: '', evenings: [] }));
            document.querySelector<HTMLElement>('.pad-undo button')?.focus();
          }}
        >
          {PAD_WORDS.forgetAll}
        </button>
      </p>
    </section>
  );
}
