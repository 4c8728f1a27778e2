/** What a puzzle shows and asks, and how it is answered. */
import { useState } from 'preact/hooks';
import type { SuitedCard } from '~/engine/card.ts';
import type { CardPuzzle, PayPuzzle, ZwikkenPuzzle, ZwikkenReply } from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '~/words/zwikkenPuzzles.ts';
import { handOf, playerWord, seatName } from '~/words/zwikkenSay.ts';
import HandCards from './HandCards.tsx';
import { questionOf, storyOf } from './puzzleStory.ts';
import { type Choice, changesIn, type Solving, type Way } from './solving.ts';

interface Props<Of extends ZwikkenPuzzle = ZwikkenPuzzle> {
  puzzle: Of;
  solving: Solving;
  onChoose: (choice: Partial<Choice>) => void;
  onAnswer: (reply: ZwikkenReply) => void;
}

export default function PuzzleQuestion(props: Props) {
  const { onAnswer, puzzle, solving } = props;
  const story = storyOf(puzzle);
  const question = <p class="zkp-question">{questionOf(puzzle)}</p>;
  switch (puzzle.kind) {
    case 'win': {
      const { gambler, hands } = puzzle.position;
      return (
        <>
          {question}
          <p>{story.join(' ')}</p>
          <Hands
            hands={hands}
            noteOf={(seat) => (seat === gambler ? playerWord(puzzle.rules) : undefined)}
          />
          <Answers over={solving.over}>
            {([true, false] as const).map((wins) => (
              <button
                key={String(wins)}
                type="button"
                class="button button--main"
                onClick={() => onAnswer({ kind: 'win', wins })}
              >
                {wins ? WORDS.yes : WORDS.no}
              </button>
            ))}
          </Answers>
        </>
      );
    }
    case 'card':
      return <CardQuestion {...props} puzzle={puzzle} />;
    case 'zwik':
      return (
        <>
          {question}
          <p>{story.join(' ')}</p>
          <Hands hands={puzzle.state.hands} />
          <Answers over={solving.over}>
            {[...puzzle.state.hands.keys(), null].map((winner) => (
              <button
                key={String(winner)}
                type="button"
                class="button button--main"
                onClick={() => onAnswer({ kind: 'zwik', winner })}
              >
                {winner === null ? WORDS.nobody : seatName(winner)}
              </button>
            ))}
          </Answers>
        </>
      );
    case 'pay':
      return <PayQuestion {...props} puzzle={puzzle} />;
  }
}

/** The buttons that answer, as long as there is something to answer. */
function Answers({ children, over }: { children: preact.ComponentChildren; over: boolean }) {
  return over ? null : <div class="zk-acts">{children}</div>;
}

/** Open hands, to look at. */
function Hands({
  hands,
  noteOf,
}: {
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly noteOf?: (seat: number) => string | undefined;
}) {
  return (
    <div class="zk-table">
      <ul class="zk-seats">
        {hands.map((hand, seat) => (
          <li key={seatName(seat)} class="zk-seat">
            <p class="zk-name">
              <b>{seatName(seat)}</b> <span>{noteOf?.(seat)}</span>
            </p>
            <HandCards name={handOf(seat)} cards={hand} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardQuestion({ onAnswer, onChoose, puzzle, solving }: Props<CardPuzzle>) {
  const { choice, playable, players, seat } = puzzle;
  const { cards } = solving.choice;
  const before = choice.trick.length;
  return (
    <>
      <p class="zkp-question">{questionOf(puzzle)}</p>
      <p>{storyOf(puzzle).join(' ')}</p>
      <div class="zk-table">
        <div class="zk-trick">
          <p>{WORDS.inTrick}</p>
          {before === 0 ? (
            <p class="zk-small">{WORDS.leads}</p>
          ) : (
            <HandCards
              name={WORDS.inTrick}
              cards={choice.trick}
              noteOf={(card) =>
                seatName((seat - before + choice.trick.indexOf(card) + players) % players)
              }
            />
          )}
        </div>
        <div class="zk-seat">
          <p class="zk-name">
            <b>{handOf(seat)}</b>
          </p>
          <HandCards
            name={handOf(seat)}
            cards={choice.hand}
            chosen={solving.over ? undefined : cards}
            noteOf={
              solving.over
                ? (card) => (playable.includes(card) ? WORDS.may : WORDS.mayNot)
                : undefined
            }
            onChoose={
              solving.over
                ? undefined
                : (card) =>
                    onChoose({
                      cards: cards.includes(card)
                        ? cards.filter((one) => one !== card)
                        : [...cards, card],
                    })
            }
          />
        </div>
      </div>
      <Answers over={solving.over}>
        <button
          type="button"
          class="button button--main"
          disabled={cards.length === 0}
          onClick={() => onAnswer({ kind: 'card', cards })}
        >
          {WORDS.checkCards(cards.length)}
        </button>
      </Answers>
    </>
  );
}

const WAYS: readonly Way[] = ['neither', 'takes', 'pays'];

function PayQuestion({ onAnswer, onChoose, puzzle, solving }: Props<PayPuzzle>) {
  const { changes } = puzzle;
  const { amount, ways } = solving.choice;
  const [needs, setNeeds] = useState(false);
  const answer = (): void => {
    const given = changesIn(solving.choice, changes.length);
    const isOpen =
      Object.values(ways).some((way) => way !== 'neither') && given.every((one) => one === 0);
    setNeeds(isOpen);
    if (!isOpen) onAnswer({ kind: 'pay', changes: given });
  };
  return (
    <>
      <p class="zkp-question">{questionOf(puzzle)}</p>
      <ol class="zk-story">
        {storyOf(puzzle).map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
      {!solving.over && (
        <div class="zk-fields">
          {changes.map((_, seat) => (
            <label key={seatName(seat)}>
              {seatName(seat)}
              <select
                class="field"
                value={ways[seat] ?? 'neither'}
                onChange={({ currentTarget: { value } }) =>
                  onChoose({ ways: { ...ways, [seat]: value as Way } })
                }
              >
                {WAYS.map((way) => (
                  <option key={way} value={way} selected={way === (ways[seat] ?? 'neither')}>
                    {WORDS[way]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            {WORDS.amount}
            <input
              class="field"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              maxLength={4}
              value={amount}
              onInput={({ currentTarget: { value } }) => onChoose({ amount: value })}
            />
          </label>
        </div>
      )}
      <Answers over={solving.over}>
        <button type="button" class="button button--main" onClick={answer}>
          {WORDS.check}
        </button>
      </Answers>
      {needs && !solving.over && <p role="alert">{WORDS.needsAmount}</p>}
    </>
  );
}
