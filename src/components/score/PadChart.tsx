/** The totals over the rounds as lines, and as a table for those who do not see them. */

import { apart } from '~/components/chart/apart.ts';
import { runningTotals } from '~/engine/index.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { sideMarks, sideNames } from '~/words/sides.ts';
import { type Evening, sidesOf } from './pad.ts';

const WIDTH = 300;
const HEIGHT = 120;
/** As high as a label can stand and still show whole. */
const TOP_LABEL = -10;

export default function PadChart({ evening }: { evening: Evening }) {
  const { players, rounds, sides } = evening;
  if (rounds.length < 2) return null;
  const names = sideNames(evening.names, players, sidesOf(evening));
  const marks = sideMarks(names);
  const totals = runningTotals(
    rounds.map(({ points }) => points),
    sides,
  );
  const top = Math.max(1, ...(totals.at(-1) ?? []));
  const across = (round: number): number => Math.round((round * WIDTH) / totals.length);
  const down = (total: number): number => Math.round(HEIGHT - (total * HEIGHT) / top);
  const ends = names.map((_, side) => down(totals.at(-1)?.[side] ?? 0));
  const labels = apart(ends, TOP_LABEL, HEIGHT);
  return (
    <section class="pad-chart" aria-labelledby="pad-chart">
      <h2 id="pad-chart">{PAD_WORDS.chart}</h2>
      <svg viewBox="-4 -22 340 146" aria-hidden="true">
        <path class="axis" d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} />
        <text x={2} y={-2}>
          {top}
        </text>
        {names.map((name, side) => (
          <g key={name}>
            <path
              class={`line line-${side}`}
              d={`M0 ${HEIGHT}${totals.map((after, round) => `L${across(round + 1)} ${down(after[side] ?? 0)}`).join('')}`}
            />
            <text x={WIDTH + 5} y={(labels[side] ?? 0) + 4}>
              {marks[side]}
            </text>
          </g>
        ))}
      </svg>
      <details class="no-print">
        <summary>{PAD_WORDS.chartTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section class="table-frame" aria-label={PAD_WORDS.chartTable} tabIndex={0}>
          <table class="pad-table">
            <thead>
              <tr>
                <th scope="col">{PAD_WORDS.round}</th>
                {names.map((name) => (
                  <th key={name} scope="col" class="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.map((after, round) => (
                <tr key={round}>
                  <th scope="row">{round + 1}</th>
                  {after.map((total, side) => (
                    <td key={side} class="number">
                      {total}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
