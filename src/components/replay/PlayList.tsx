/** All plays of a round by deal, one row a time round the table: to jump in. The present one stays in view. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Play } from '~/engine/index.ts';
import { REPLAY_WORDS, whoPlaysWhat } from '~/words/replay.ts';
import { seatMarks, shortCard } from '~/words/table.ts';
import { dealStarts, type Line } from './line.ts';

interface Props {
  line: Line;
  names: readonly string[];
  step: number;
  hrefOf: (step: number) => string;
  onGo: (step: number) => void;
}

export default function PlayList({ hrefOf, line, names, onGo, step }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { moves, record } = line;
  const starts = dealStarts(line);
  const marks = seatMarks(names);
  // Only the list scrolls, never the page.
  useLayoutEffect(() => {
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !entry) return;
    const from = entry.offsetTop;
    const isInView =
      from >= box.scrollTop && from + entry.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isInView) box.scrollTop = from - (box.clientHeight - entry.offsetHeight) / 2;
  }, [step]);

  const entry = (to: number, texts: readonly string[], label: string, zwick = false) => (
    <a
      href={hrefOf(to)}
      aria-current={to === step ? 'step' : undefined}
      class={zwick ? 'rp-entry rp-entry--zwick' : 'rp-entry'}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onGo(to);
      }}
    >
      {texts.map((text) => (
        <span key={text} aria-hidden="true">
          {text}
        </span>
      ))}
      <span class="visually-hidden">{label}</span>
    </a>
  );
  return (
    <div class="rp-list" ref={list}>
      {entry(0, [REPLAY_WORDS.start], REPLAY_WORDS.start)}
      {starts.map((start, deal) => (
        <div key={start}>
          <p>{REPLAY_WORDS.deal(deal + 1)}</p>
          <ol class={`rp-round rp-round--${record.seats}`} start={start + 1}>
            {moves.slice(start, starts[deal + 1]).map(({ before, play }, at) => {
              const number = start + at + 1;
              const scene = { state: before, players: names };
              return (
                <li key={number}>
                  {entry(
                    number,
                    [`${number} ${marks[before.toMove]}`, playSign(play)],
                    `${number}: ${whoPlaysWhat(play, scene)}`,
                    play.kind === 'capture' && play.zwick,
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {entry(moves.length + 1, [REPLAY_WORDS.end], REPLAY_WORDS.end)}
    </div>
  );
}

/** A play in very few signs: the card, what it takes or makes. */
function playSign(play: Play): string {
  const card = shortCard(play.card);
  if (play.kind === 'capture') return `${card}×${play.takes.length}`;
  return play.kind === 'build' ? `${card}→${play.value}` : card;
}
