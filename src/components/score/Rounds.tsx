/** The rounds of an evening as a table: who dealt, what each side scored, the totals; any round can be changed. */
import { useRef, useState } from 'preact/hooks';
import { dealerOf, leadersOf, runningTotals, type Variant } from '~/engine/index.ts';
import { dayText } from '~/words/dates.ts';
import { list } from '~/words/en.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { seatNames, sideMembers, sideNames } from '~/words/sides.ts';
import { usePart } from '../site/usePart.ts';
import { versionName } from './game.ts';
import PointsForm from './PointsForm.tsx';
import { type Evening, sidesOf } from './pad.ts';
import { withRoundAt } from './padChanges.ts';
import type { UsedPad } from './usePad.ts';

interface Props {
  evening: Evening;
  pad: UsedPad;
  /** Undefined where this edition does not know the version. */
  variant: Variant | undefined;
}

/** On paper a pad has room for so many rounds. */
const PAPER_ROUNDS = 12;

export default function Rounds({ evening, pad, variant }: Props) {
  const { players, rounds, sides } = evening;
  const [editing, setEditing] = useState<number>();
  const box = useRef<HTMLElement>(null);
  const PointsCheck = usePart(() => import('./PointsCheck.tsx'));
  const names = sideNames(evening.names, players, sidesOf(evening));
  const members = sideMembers(evening.names, sidesOf(evening));
  const seats = seatNames(evening.names, players);
  const totals = runningTotals(
    rounds.map(({ points }) => points),
    sides,
  );
  const last = totals.at(-1) ?? Array.from({ length: sides }, () => 0);
  const close = (round: number): void => {
    setEditing(undefined);
    // Back to where the form was opened, or what stands nearest to it now.
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('tbody button') ?? [];
      (buttons[Math.min(round, buttons.length - 1)] ?? box.current?.querySelector('h2'))?.focus();
    });
  };
  return (
    <section aria-labelledby="pad-heading" ref={box}>
      <h2 id="pad-heading" tabIndex={-1}>
        {PAD_WORDS.heading(evening.title, dayText(evening.begun))}
      </h2>
      <p class="pad-game">
        {PAD_WORDS.gameOf(versionName(evening.version, evening.houseName), players)}
        {evening.title !== '' && evening.begun !== '' && `, ${dayText(evening.begun)}`}
      </p>
      <p class="sc-winner">{standingText(names, last, rounds.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section class="table-frame" aria-label={PAD_WORDS.rounds} tabIndex={0}>
        <table class="pad-table">
          <thead>
            <tr>
              <th scope="col">{PAD_WORDS.round}</th>
              {names.map((name, side) => (
                <th key={name} scope="col" class="number">
                  <span class="pad-name" title={name}>
                    {name}
                  </span>{' '}
                  {members[side] && <small title={members[side]}>{members[side]}</small>}
                </th>
              ))}
              <td class="no-print" />
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ points }, round) => (
              <tr key={round}>
                <th scope="row">
                  {round + 1} <small>{seats[dealerOf(players, evening.dealer, round)]}</small>
                </th>
                {points.map((each, side) => (
                  <td key={side} class="number">
                    {each}
                  </td>
                ))}
                <td class="no-print">
                  <button
                    type="button"
                    class="button pad-change"
                    aria-label={PAD_WORDS.change(round + 1)}
                    aria-expanded={editing === round}
                    onClick={() => setEditing(editing === round ? undefined : round)}
                  >
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                      <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
                    </svg>
                  </button>
                </td>
              </tr>
            ))}
            {Array.from({ length: Math.max(0, PAPER_ROUNDS - rounds.length) }, (_, at) => (
              <tr key={`blank ${at}`} class="pad-blank">
                <th scope="row">{rounds.length + at + 1}</th>
                {names.map((name) => (
                  <td key={name} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{PAD_WORDS.total}</th>
              {last.map((total, side) => (
                <td key={side} class="number">
                  {rounds.length > 0 && total}
                </td>
              ))}
              <td class="no-print" />
            </tr>
          </tfoot>
        </table>
      </section>
      {rounds.length > 0 && <p class="sc-hint">{PAD_WORDS.dealtHint}</p>}
      {PointsCheck && variant && (
        <PointsCheck
          variant={variant}
          players={players}
          rounds={rounds.map(({ points }) => points)}
        />
      )}
      {editing !== undefined && rounds[editing] !== undefined && (
        <PointsForm
          key={editing}
          legend={PAD_WORDS.editing(editing + 1)}
          names={names}
          members={members}
          variant={variant}
          players={players}
          points={rounds[editing].points}
          save={PAD_WORDS.save}
          onSave={(points) => {
            pad.changeEvening({ did: 'changed', round: editing + 1 }, (open) =>
              withRoundAt(open, editing, points),
            );
            close(editing);
          }}
          onRemove={() => {
            pad.changeEvening({ did: 'deleted', round: editing + 1 }, (open) =>
              withRoundAt(open, editing, undefined),
            );
            close(editing);
          }}
          onCancel={() => close(editing)}
        />
      )}
    </section>
  );
}

/** Who leads, and by how much. */
function standingText(names: readonly string[], totals: readonly number[], rounds: number): string {
  if (rounds === 0) return PAD_WORDS.noRounds;
  const leaders = leadersOf(totals);
  const of = leaders.map((side) => names[side] ?? '');
  if (leaders.length > 1) return PAD_WORDS.shared(list(of));
  const [best = 0, second = 0] = totals.toSorted((one, other) => other - one);
  return PAD_WORDS.leads(of[0] ?? '', best - second);
}
