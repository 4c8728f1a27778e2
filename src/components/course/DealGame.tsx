/** A deal of a recorded round, played on against the computer from one seat. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import Seats from '~/components/table/Seats.tsx';
import Table from '~/components/table/Table.tsx';
import type { Play, State } from '~/engine/index.ts';
import { choosePlay, knownTo, positionOf, resultOf } from '~/engine/index.ts';
import { COURSE_DEAL_WORDS as WORDS } from '~/words/courseDeal.ts';
import { type Game, leftGameFrom, playedAgain, playedBy, playOn } from './game.ts';
import { keepForSession, keptForSession } from './sessionKept.ts';

interface Props {
  /** What the game is kept under until the tab is closed. */
  id: string;
  /** The state at which the deal begins. */
  start: State;
  seat: number;
  names: readonly string[];
  /** The points of each side in the recorded round. */
  recorded: readonly number[];
  goal: string;
  rules: string;
  /** Told when the last card is played; whether all plays were the person's own. */
  onOver: (own: boolean) => void;
}

export default function DealGame({ goal, id, names, onOver, recorded, rules, seat, start }: Props) {
  const begin = useMemo(() => playOn({ state: start, log: [] }, seat), [start, seat]);
  const key = `zwicker:course-deal:${id}`;
  const left = useMemo(() => {
    const kept = leftGameFrom(keptForSession(key));
    const again = kept && playedAgain(begin, seat, kept.plays);
    return kept && again && { game: again, helped: kept.helped };
  }, [begin, key, seat]);
  const [game, setGame] = useReducer((_: Game, next: Game) => next, left?.game ?? begin);
  const [helped, setHelped] = useState(left?.helped ?? false);
  const [advice, setAdvice] = useState('');
  const { log, state } = game;
  const position = useMemo(() => positionOf(state), [state]);
  const nameOf = (at: number): string => names[at] ?? '';

  const makePlay = (play: Play, isOwn: boolean): void => {
    const next = playOn(playedBy(game, play), seat);
    setGame(next);
    setAdvice('');
    const own = isOwn && !helped;
    if (!isOwn) setHelped(true);
    const plays = next.log.flatMap((entry) => (entry.seat === seat ? [entry.play] : []));
    keepForSession(key, { v: 1, plays, helped: helped || !isOwn });
    if (next.state.over) onOver(own);
  };
  const chosen = state.over ? undefined : choosePlay(knownTo(state));
  const turn = log.filter((entry) => entry.seat === seat).length;
  const last = log.slice(log.findLastIndex((entry) => entry.seat === seat) + (state.over ? 0 : 1));
  const toYou = (at: number): string => (at === seat ? WORDS.yourself : nameOf(at));
  const lines = last.map(({ play, reason, seat: by, table }) => ({
    text: by === seat ? WORDS.own(play, table, toYou) : WORDS.play(nameOf(by), play, table, nameOf),
    why: reason === undefined ? '' : WORDS.reasonHidden(reason),
  }));
  const record = useRef<HTMLOListElement>(null);
  // On a small screen the answer to a play begins above what is seen.
  useEffect(() => {
    if (turn === 0 || state.over || record.current === null) return;
    const { bottom } = record.current
      .closest('.cs-stage')
      ?.querySelector('.zt-own')
      ?.getBoundingClientRect() ?? { bottom: 0 };
    if (record.current.getBoundingClientRect().top < 0 || bottom > innerHeight) {
      record.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [turn, state.over]);
  const again = (
    <button
      type="button"
      class="button"
      onClick={() => {
        setGame(begin);
        keepForSession(key, undefined);
        setHelped(false);
        setAdvice('');
      }}
    >
      {WORDS.again}
    </button>
  );
  return (
    <>
      <ol class="cs-log" ref={record} aria-live="polite" aria-label={WORDS.log}>
        {lines.map(({ text, why }) => (
          <li key={text}>
            {text} <i>{why}</i>
          </li>
        ))}
      </ol>
      {state.over ? (
        <Result
          state={state}
          seat={seat}
          names={names}
          recorded={recorded}
          isPlayedHere={game !== left?.game}
        />
      ) : (
        <Table
          position={position}
          names={names}
          title={`${goal} ${WORDS.title(turn + 1)}.`}
          level={3}
          prompt={WORDS.prompt}
          said={advice === '' ? null : { text: advice, tone: 'plain' }}
          seats={
            <Seats
              position={position}
              seats={state.hands.map((hand, at) => ({
                name: nameOf(at),
                held: hand.length,
                won: state.won[at]?.length ?? 0,
                zwicks: state.zwicks[at] ?? 0,
                toMove: at === state.toMove,
              }))}
            />
          }
          ruleHref={(rule) => `${rules}${rule}/`}
          onPlay={(play) => makePlay(play, true)}
        />
      )}
      <div class="cs-buttons">
        {chosen !== undefined && (
          <>
            <button
              type="button"
              class="button"
              onClick={() =>
                setAdvice(
                  WORDS.advice(
                    WORDS.could(chosen.play, state.table, toYou),
                    WORDS.reason(chosen.reason),
                  ),
                )
              }
            >
              {WORDS.advise}
            </button>
            <button type="button" class="button" onClick={() => makePlay(chosen.play, false)}>
              {WORDS.playIt}
            </button>
          </>
        )}
        {turn > 0 && again}
      </div>
    </>
  );
}

function Result({
  isPlayedHere,
  names,
  recorded,
  seat,
  state,
}: Pick<Props, 'names' | 'recorded' | 'seat'> & { state: State; isPlayedHere: boolean }) {
  const { cards, points, score, zwicks } = resultOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  // The table that had the focus is gone with the last card.
  useEffect(() => {
    if (isPlayedHere) heading.current?.focus();
  }, [isPlayedHere]);
  return (
    <section aria-labelledby="deal-over">
      <h3 id="deal-over" ref={heading} tabIndex={-1}>
        {WORDS.over}
      </h3>
      <p role="status">{WORDS.result(points[seat] ?? 0, names[seat] ?? '', recorded[seat] ?? 0)}</p>
      <p>{WORDS.howYours}</p>
      <ul class="cs-scored">
        {score.sides[seat]?.lines.map((line) => (
          <li key={line.what}>{WORDS.scored(line.what, line.points)}</li>
        ))}
      </ul>
      <table class="cs-result">
        <caption>{WORDS.count}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.seat}</th>
            <th scope="col">{WORDS.cards}</th>
            <th scope="col">{WORDS.zwicks}</th>
            <th scope="col">{WORDS.points}</th>
            <th scope="col">{WORDS.recorded}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{cards[at]}</td>
              <td>{zwicks[at]}</td>
              <td>{points[at]}</td>
              <td>{recorded[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
