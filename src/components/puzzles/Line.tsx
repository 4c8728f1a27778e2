/** The last plays as they go on after a right answer, one after the other on the table, back and forward. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import Table from '~/components/table/Table.tsx';
import type { Play, PuzzleOf } from '~/engine/index.ts';
import { applyPlay, positionOf, resultOf } from '~/engine/index.ts';
import { list, upper } from '~/words/en.ts';
import { PUZZLE_LINE_WORDS as WORDS } from '~/words/puzzlesLine.ts';
import { lineTexts } from '~/words/puzzlesSaid.ts';
import { seatsFrom, theirs } from '../../words/seating.ts';
import { namesIn, seatingIn, shownPlay, whoIn } from './atTable.ts';
import { CardRow } from './stages.tsx';

interface Props {
  puzzle: PuzzleOf<'last'>;
  /** The play and all that follow it, to the end of the round. */
  line: readonly Play[];
  /** What was said of the answer, while nothing has been played on the table yet. */
  said: string;
  tone: 'plain' | 'good' | 'bad';
  /** Whether the focus was at the table that this one takes the place of. */
  focused: boolean;
  ruleHref: (rule: string) => string;
}

export default function Line({ focused, line, puzzle, ruleHref, said, tone }: Props) {
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const seating = useMemo(() => seatingIn(puzzle), [puzzle]);
  const who = useMemo(() => whoIn(puzzle), [puzzle]);
  const states = useMemo(() => {
    const after = [puzzle.state];
    for (const play of line) after.push(applyPlay(after.at(-1) ?? puzzle.state, play));
    return after;
  }, [line]);
  const texts = useMemo(() => lineTexts(line, positionOf(puzzle.state), who), [line]);
  useLayoutEffect(() => setAt(0), [line]);
  useLayoutEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>('.zt-title')?.focus();
  }, []);

  const state = states[at] ?? puzzle.state;
  const position = positionOf(state);
  const play = line[at];
  const end = (): string => {
    const { points } = resultOf(state);
    return WORDS.end(list(points.map((many, side) => `${who.side(side)} ${many}`)));
  };
  const told = play === undefined ? end() : WORDS.step(at + 1, line.length, texts[at] ?? '');
  const nameOf = (seat: number): string => upper(theirs('hand', seat, seating));
  const step = (by: -1 | 1): void => setAt(Math.min(line.length, Math.max(0, at + by)));
  const back = at === 0;
  const forward = at === line.length;
  return (
    <div ref={root} class="pz-going">
      <Table
        position={position}
        names={namesIn(puzzle)}
        title={WORDS.title}
        prompt=""
        shown={play === undefined ? null : shownPlay(play, position)}
        ruleHref={ruleHref}
      />
      {!state.over && <p class="pz-whose">{nameOf(state.toMove)}</p>}
      <div class="zt-bar pz-bar" data-tone={at === 0 ? tone : 'plain'}>
        <p class="zt-line" role="status">
          {at === 0 && said !== '' ? `${said} ` : ''}
          {told}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div class="pz-answer" role="group" aria-label={WORDS.steps}>
          <button
            type="button"
            class="button"
            aria-disabled={back}
            onClick={() => {
              if (!back) step(-1);
            }}
          >
            {WORDS.back}
          </button>
          <button
            type="button"
            class="button button--main"
            aria-disabled={forward}
            onClick={() => {
              if (!forward) step(1);
            }}
          >
            {WORDS.forward}
          </button>
        </div>
      </div>
      <div class="pz-facts">
        <div class="pz-hands">
          {seatsFrom(seating)
            .filter((seat) => state.over || seat !== state.toMove)
            .map((seat) => (
              <div key={seat}>
                <h3>{nameOf(seat)}</h3>
                {(state.hands[seat] ?? []).length === 0 ? (
                  <p>{WORDS.none}</p>
                ) : (
                  <CardRow cards={state.hands[seat] ?? []} label={nameOf(seat)} />
                )}
              </div>
            ))}
        </div>
      </div>
    </div>
  );
}
