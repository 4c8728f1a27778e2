/**
 * A game with all hands open, card by card: the best line, or any other that is tried. Another
 * game needs another key.
 */
import { useMemo, useState } from 'preact/hooks';
import { usePart } from '~/components/site/usePart.ts';
import type { SuitedCard } from '~/engine/index.ts';
import {
  afterCard,
  type CardRefusal,
  cardRefusal,
  gameWinner,
  seatToPlay,
  solveCards,
  solveTricks,
  type TrickPosition,
  trickOrder,
} from '~/engine/zwikken/index.ts';
import { handOf, seatName } from '~/words/zwikkenSay.ts';
import { ZWIKKEN_WHO_WORDS as WORDS } from '~/words/zwikkenWho.ts';
import HandCards from './HandCards.tsx';

interface Props {
  start: TrickPosition;
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
  /** How its heading stands among those of the page. */
  heading?: 'h2' | 'h3';
  /** The cards played already. */
  played?: readonly SuitedCard[];
  /** Told of every step: the cards up to there. */
  onStep?: (played: readonly SuitedCard[]) => void;
}

/** A line, and how much of it is played. */
interface Shown {
  readonly line: readonly SuitedCard[];
  readonly at: number;
}

const after = (start: TrickPosition, cards: readonly SuitedCard[]): TrickPosition =>
  cards.reduce(afterCard, start);

/** Who the last trick went to, where a card has just ended it. */
function lastTrick(start: TrickPosition, cards: readonly SuitedCard[]) {
  if (cards.length === 0 || cards.length % start.hands.length !== 0) return undefined;
  const before = after(start, cards.slice(0, -start.hands.length));
  return { leader: before.leader, cards: cards.slice(-start.hands.length) };
}

const NONE: readonly SuitedCard[] = [];

export default function LinePlayer({
  heading: Heading = 'h3',
  onStep,
  played = NONE,
  rulesAt,
  start,
}: Props) {
  const [shown, setShown] = useState<Shown>(() => lineFrom(start, played));
  const [refusal, setRefusal] = useState<CardRefusal | undefined>(undefined);
  const Refused = usePart(() => import('./Refused.tsx'), refusal !== undefined);
  const { at, line } = shown;
  const cards = line.slice(0, at);
  const position = useMemo(() => after(start, cards), [start, shown]);
  const seat = seatToPlay(position);
  const choices = useMemo(() => solveCards(position), [position]);
  const go = (next: Shown): void => {
    setRefusal(undefined);
    setShown(next);
    onStep?.(next.line.slice(0, next.at));
  };
  const ended = lastTrick(start, cards);
  const { cards: inTrick, leader } = ended ?? { cards: position.trick, leader: position.leader };
  const order = trickOrder(start.hands.length, leader);
  const last = cards.at(-1);
  const lastBy = last === undefined ? undefined : order[inTrick.indexOf(last)];
  const { points, tricks } = position.takings;
  return (
    <section class="zk-line" aria-labelledby="zk-line">
      <Heading id="zk-line">{WORDS.line}</Heading>
      <div class="zk-table">
        <div class="zk-trick">
          <p>{WORDS.inTrick}</p>
          {inTrick.length === 0 ? (
            <p class="zk-small">{WORDS.nothing}</p>
          ) : (
            <HandCards
              name={WORDS.inTrick}
              cards={inTrick}
              noteOf={(card) => seatName(order[inTrick.indexOf(card)] ?? 0)}
            />
          )}
        </div>
        <ul class="zk-seats">
          {position.hands.map((hand, other) => (
            <li key={seatName(other)} class={other === seat ? 'zk-seat zk-seat--turn' : 'zk-seat'}>
              <p class="zk-name">{WORDS.totals(other, tricks[other] ?? 0, points[other] ?? 0)}</p>
              <HandCards
                name={handOf(other)}
                cards={hand}
                allowed={other === seat ? choices.map(({ card }) => card) : undefined}
                notNow={WORDS.notNow}
                noteOf={(card) => {
                  const choice = other === seat && choices.find((one) => one.card === card);
                  return choice ? (choice.wins ? WORDS.won : WORDS.lost) : undefined;
                }}
                onChoose={
                  other === seat
                    ? (card) => {
                        const { trick, trump } = position;
                        const isGambler = seat === start.gambler;
                        const choice = { trump, hand, trick, gambler: isGambler };
                        const found = cardRefusal(start.rules, choice, card);
                        if (found === undefined) go(lineFrom(start, [...cards, card]));
                        else setRefusal(found);
                      }
                    : undefined
                }
              />
              {other === seat && refusal !== undefined && Refused && (
                <Refused refusal={refusal} rulesAt={rulesAt} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" class="zk-news">
        {last !== undefined && lastBy !== undefined && WORDS.played(seatName(lastBy), last)}{' '}
        {ended !== undefined && WORDS.trickTo(seatName(position.leader))}{' '}
        {seat === null
          ? WORDS.end(gameWinner(start.rules, start.gambler, position.takings))
          : WORDS.toPlay(seatName(seat))}
      </p>
      <div class="zk-row">
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => go({ line, at: 0 })}
        >
          {WORDS.first}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => go({ line, at: at - 1 })}
        >
          {WORDS.back}
        </button>
        <button
          type="button"
          class="button button--main"
          disabled={at === line.length}
          onClick={() => go({ line, at: at + 1 })}
        >
          {WORDS.next}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === line.length}
          onClick={() => go({ line, at: line.length })}
        >
          {WORDS.last}
        </button>
        <span class="zk-small">{WORDS.step(at, line.length)}</span>
      </div>
      <p class="zk-small">{WORDS.legend(start.rules)}</p>
    </section>
  );
}

/** These cards, and the best line from there. */
function lineFrom(start: TrickPosition, played: readonly SuitedCard[]): Shown {
  return {
    line: [...played, ...solveTricks(after(start, played)).line],
    at: played.length,
  };
}
