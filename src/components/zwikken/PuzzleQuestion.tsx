/** What a puzzle shows and asks, and how it is answered. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { once } from '~/components/site/once.ts';
import type { SuitedCard } from '~/engine/index.ts';
import type { CardPuzzle, PayPuzzle, ZwikkenPuzzle, ZwikkenReply } from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS } from '~/words/zwikkenPuzzles.ts';
import { handOf, playerWord, seatName } from '~/words/zwikkenSay.ts';
import HandCards from './HandCards.tsx';
import { questionOf, storyOf } from './puzzleStory.ts';
import { type Choice, changesIn, isChosen, type Solving, type Way } from './solving.ts';

interface Props<Of extends ZwikkenPuzzle = ZwikkenPuzzle> {
  puzzle: Of;
  solving: Solving;
  onChoose: (choice: Partial<Choice>) => void;
  onAnswer: (reply: ZwikkenReply) => void;
  onUndo: () => void;
}

export default function PuzzleQuestion(props: Props) {
  const { puzzle } = props;
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
          <OneOf
            {...props}
            options={[true, false].map((wins) => ({
              said: wins ? 'yes' : 'no',
              text: wins ? WORDS.yes : WORDS.no,
              reply: { kind: 'win', wins },
            }))}
          />
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
          <OneOf
            {...props}
            options={[...puzzle.state.hands.keys(), null].map((winner) => ({
              said: winner === null ? NOBODY : String(winner),
              text: winner === null ? WORDS.nobody : seatName(winner),
              reply: { kind: 'zwik', winner },
            }))}
          />
        </>
      );
    case 'pay':
      return <PayQuestion {...props} puzzle={puzzle} />;
  }
}

/** What is chosen where nobody is said to win, or to take or pay. */
const NOBODY = 'nobody';

/** One of several answers: a tap chooses, another one takes it back, and only "Check" makes it the answer. */
function OneOf({
  onAnswer,
  onChoose,
  onUndo,
  options,
  solving,
}: Omit<Props, 'puzzle'> & {
  readonly options: readonly {
    readonly said: string;
    readonly text: string;
    readonly reply: ZwikkenReply;
  }[];
}) {
  const chosen = options.find(({ said }) => said === solving.choice.said);
  if (solving.over) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are answers */}
      <div class="zk-row" role="group" aria-label={WORDS.choices} data-ask>
        {options.map((option) => (
          <Pick
            key={option.said}
            text={option.text}
            isChosen={option === chosen}
            onPick={(isChosen) => onChoose({ said: isChosen ? option.said : undefined })}
          />
        ))}
      </div>
      <p role="status" class="zkp-said">
        {chosen === undefined ? WORDS.notChosen : WORDS.chosen(chosen.text)}
      </p>
      <Answers
        solving={solving}
        isWhole={chosen !== undefined}
        onAnswer={() => chosen && onAnswer(chosen.reply)}
        onUndo={onUndo}
      >
        {WORDS.check}
      </Answers>
    </>
  );
}

function Pick({
  isChosen,
  onPick,
  text,
}: {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPick: (isChosen: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="button pz-pick"
      aria-pressed={isChosen}
      onClick={once(() => onPick(!isChosen))}
    >
      {text}
    </button>
  );
}

/** What makes the choice the answer, and what takes it back; as long as there is something to answer. */
function Answers({
  children,
  isWhole,
  onAnswer,
  onUndo,
  solving,
}: Omit<Props, 'onAnswer' | 'onChoose' | 'puzzle'> & {
  readonly children: ComponentChildren;
  readonly isWhole: boolean;
  readonly onAnswer: () => void;
}) {
  if (solving.over) return null;
  // What has just been judged would be judged the same.
  const isReady = isWhole && solving.last === null;
  return (
    <div class="zk-acts">
      <button
        type="button"
        class="button button--main"
        aria-disabled={!isReady}
        onClick={once(() => {
          if (isReady) onAnswer();
        })}
      >
        {children}
      </button>
      {isChosen(solving.choice) && (
        <button type="button" class="button zkp-undo" aria-label={WORDS.undo} onClick={onUndo}>
          ×
        </button>
      )}
    </div>
  );
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

function CardQuestion({ onAnswer, onChoose, onUndo, puzzle, solving }: Props<CardPuzzle>) {
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
        <div class="zk-seat" data-ask>
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
      <Answers
        solving={solving}
        isWhole={cards.length > 0}
        onAnswer={() => onAnswer({ kind: 'card', cards })}
        onUndo={onUndo}
      >
        {WORDS.checkCards(cards.length)}
      </Answers>
    </>
  );
}

const WAYS: readonly Way[] = ['neither', 'takes', 'pays'];

function PayQuestion({ onAnswer, onChoose, onUndo, puzzle, solving }: Props<PayPuzzle>) {
  const { changes } = puzzle;
  const { amount } = solving.choice;
  const isNobody = solving.choice.said === NOBODY;
  // Where "nobody" is taken back, what was chosen before is chosen again.
  const ways = isNobody ? {} : solving.choice.ways;
  const [needs, setNeeds] = useState('');
  useEffect(() => setNeeds(''), [solving.choice]);
  const answer = (): void => {
    const given = changesIn({ ...solving.choice, ways }, changes.length);
    const isSaid = Object.values(ways).some((way) => way !== 'neither');
    if (isNobody || given.some((one) => one !== 0)) onAnswer({ kind: 'pay', changes: given });
    else setNeeds(isSaid ? WORDS.needsAmount : WORDS.needsWho);
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
        <div class="zk-fields" data-ask>
          {changes.map((_, seat) => (
            <label key={seatName(seat)}>
              {seatName(seat)}
              <select
                class="field"
                value={ways[seat] ?? 'neither'}
                onChange={({ currentTarget: { value } }) =>
                  onChoose({ said: undefined, ways: { ...ways, [seat]: value as Way } })
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
              onInput={({ currentTarget: { value } }) =>
                onChoose({ said: undefined, amount: value })
              }
            />
          </label>
        </div>
      )}
      {!solving.over && (
        <p>
          <Pick
            text={WORDS.payNobody}
            isChosen={isNobody}
            onPick={(isChosen) => onChoose({ said: isChosen ? NOBODY : undefined })}
          />
        </p>
      )}
      <Answers solving={solving} isWhole onAnswer={answer} onUndo={onUndo}>
        {WORDS.check}
      </Answers>
      {needs !== '' && !solving.over && <p role="alert">{needs}</p>}
    </>
  );
}
