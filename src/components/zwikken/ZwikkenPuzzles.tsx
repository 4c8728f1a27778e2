/** One puzzle of Zwikken after the other: the question, the answer that somebody gives, and the engine's. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePart } from '~/components/score/usePart.ts';
import type { SuitedCard } from '~/engine/card.ts';
import {
  type PuzzleName,
  RULE_SETS,
  ruleSetById,
  ZWIKKEN_PUZZLE_KINDS,
  type ZwikkenPuzzle,
  type ZwikkenPuzzleKind,
} from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS, ZWIKKEN_PUZZLE_NAMES } from '~/words/zwikkenPuzzles.ts';
import { handOf, ruleSetName, seatName } from '~/words/zwikkenSay.ts';
import { hasLink } from './fragment.ts';
import HandCards from './HandCards.tsx';
import { storyOf } from './puzzleStory.ts';
import { useCopy } from './useCopy.tsx';

interface Props {
  /** The puzzle that is served, as JSON: others are made once they are wanted. */
  first: string;
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
}

/** What has been answered: whether it is right, and the cards that were chosen, where cards are. */
export interface Said {
  readonly right: boolean;
  readonly chosen: readonly SuitedCard[];
}

export default function ZwikkenPuzzles({ first, rulesAt }: Props) {
  const [puzzle, setPuzzle] = useState(() => JSON.parse(first) as ZwikkenPuzzle);
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const copying = useCopy(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, rules, seed } = puzzle;
  const failed = (): void => setTrouble(WORDS.notFetched);

  useEffect(() => {
    const open = async (): Promise<void> => {
      if (location.hash === '') setPuzzle(JSON.parse(first) as ZwikkenPuzzle);
      if (!hasLink()) return;
      const { openFragment, zwikkenPuzzle } = await import('./puzzling.ts');
      const link = openFragment(location.hash, 'puzzle');
      setTrouble(typeof link === 'string' ? `${WORDS.badLink} ${link}` : null);
      if (typeof link !== 'string') setPuzzle(zwikkenPuzzle(link.puzzle));
    };
    const follow = (): Promise<void> => open().catch(failed);
    follow().then(() => setReady(true));
    // Back and forward, and an address typed over, come by this too.
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = async (name: PuzzleName, isNext = false): Promise<void> => {
    const { makeZwikkenLink, nextSeed, zwikkenPuzzle } = await import('./puzzling.ts');
    const next = isNext ? { ...name, seed: nextSeed(name.seed) } : name;
    setTrouble(null);
    setPuzzle(zwikkenPuzzle(next));
    heading.current?.focus();
    try {
      history.pushState(null, '', `#${makeZwikkenLink({ form: 'puzzle', puzzle: next })}`);
    } catch {
      // A browser that has seen too many of these refuses more.
    }
  };
  const copyLink = async (): Promise<void> => {
    const { makeZwikkenLink } = await import('./puzzling.ts');
    const link = makeZwikkenLink({ form: 'puzzle', puzzle: { kind, rules, seed } });
    copying.copy(`${location.origin}${location.pathname}#${link}`);
  };
  return (
    <div class="zk" data-ready={ready ? '' : undefined}>
      {trouble !== null && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      <div class="zk-fields">
        <label>
          {WORDS.kind}
          <select
            class="field"
            disabled={!ready}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              go({ kind: value as ZwikkenPuzzleKind, rules, seed }).catch(failed)
            }
          >
            {ZWIKKEN_PUZZLE_KINDS.map((one) => (
              <option key={one} value={one} selected={one === kind}>
                {ZWIKKEN_PUZZLE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {WORDS.rules}
          <select
            class="field"
            disabled={!ready}
            value={rules.id}
            onChange={({ currentTarget: { value } }) =>
              go({ kind, rules: ruleSetById(value) ?? rules, seed }).catch(failed)
            }
          >
            {RULE_SETS.map((one) => (
              <option key={one.id} value={one.id} selected={one.id === rules.id}>
                {ruleSetName(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {ZWIKKEN_PUZZLE_NAMES[kind]} <small class="zk-small">{WORDS.number(seed)}</small>
      </h2>
      <Puzzle key={`${kind} ${rules.id} ${seed}`} puzzle={puzzle} ready={ready} rulesAt={rulesAt} />
      <div class="zk-row">
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => go({ kind, rules, seed }, true).catch(failed)}
        >
          {WORDS.next}
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => copyLink().catch(failed)}
        >
          {WORDS.link}
        </button>
      </div>
      {copying.shown}
    </div>
  );
}

/** How many hints a puzzle of each kind has. */
const HINTS: Readonly<Record<ZwikkenPuzzleKind, number>> = { win: 2, card: 1, zwik: 2, pay: 2 };

function Puzzle({
  puzzle,
  ready,
  rulesAt,
}: Pick<Props, 'rulesAt'> & { readonly puzzle: ZwikkenPuzzle; readonly ready: boolean }) {
  const [said, setSaid] = useState<Said | null>(null);
  const [hints, setHints] = useState(0);
  const Answer = usePart(() => import('./PuzzleAnswer.tsx'), said !== null || hints > 0);
  const Line = usePart(() => import('./LinePlayer.tsx'), said !== null && puzzle.kind === 'win');
  return (
    <>
      <Question
        puzzle={puzzle}
        ready={ready}
        onAnswer={(right, chosen = []) => setSaid({ right, chosen })}
        onChange={() => setSaid(null)}
      />
      {said === null && hints < HINTS[puzzle.kind] && (
        <p>
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => setHints(hints + 1)}
          >
            {WORDS.hint}
          </button>
        </p>
      )}
      <div role="status">
        {said !== null && <strong>{said.right ? WORDS.right : WORDS.wrong}</strong>}
        {Answer && <Answer puzzle={puzzle} said={said} hints={hints} rulesAt={rulesAt} />}
      </div>
      {Line && said !== null && puzzle.kind === 'win' && (
        <Line start={puzzle.position} rulesAt={rulesAt} />
      )}
    </>
  );
}

interface Asked {
  readonly puzzle: ZwikkenPuzzle;
  readonly ready: boolean;
  readonly onAnswer: (right: boolean, chosen?: readonly SuitedCard[]) => void;
  /** Something was changed, so what was said of it holds no more. */
  readonly onChange: () => void;
}

function Question({ onAnswer, onChange, puzzle, ready }: Asked) {
  const story = storyOf(puzzle);
  switch (puzzle.kind) {
    case 'win': {
      const { hands, gambler } = puzzle.position;
      return (
        <>
          <p>
            {WORDS.askWin(seatName(gambler))} {story.join(' ')}
          </p>
          <Hands hands={hands} />
          <div class="zk-acts">
            {([true, false] as const).map((yes) => (
              <button
                key={String(yes)}
                type="button"
                class="button button--main"
                disabled={!ready}
                onClick={() => onAnswer(puzzle.solution.wins === yes)}
              >
                {yes ? WORDS.yes : WORDS.no}
              </button>
            ))}
          </div>
        </>
      );
    }
    case 'card':
      return <CardQuestion {...{ puzzle, ready, onAnswer, onChange }} />;
    case 'zwik':
      return (
        <>
          <p>
            {story.join(' ')} {WORDS.askZwik}
          </p>
          <Hands hands={puzzle.state.hands} />
          <div class="zk-acts">
            {[...puzzle.state.hands.keys(), null].map((seat) => (
              <button
                key={String(seat)}
                type="button"
                class="button button--main"
                disabled={!ready}
                onClick={() => onAnswer(puzzle.winner === seat)}
              >
                {seat === null ? WORDS.nobody : seatName(seat)}
              </button>
            ))}
          </div>
        </>
      );
    case 'pay':
      return <PayQuestion {...{ puzzle, ready, onAnswer, onChange }} />;
  }
}

/** Open hands, to look at. */
function Hands({ hands }: { readonly hands: readonly (readonly SuitedCard[])[] }) {
  return (
    <div class="zk-table">
      <ul class="zk-seats">
        {hands.map((hand, seat) => (
          <li key={seatName(seat)} class="zk-seat">
            <p class="zk-name">
              <b>{seatName(seat)}</b>
            </p>
            <HandCards name={handOf(seat)} cards={hand} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardQuestion({ onAnswer, onChange, puzzle, ready }: Asked) {
  const [chosen, setChosen] = useState<readonly SuitedCard[]>([]);
  if (puzzle.kind !== 'card') return null;
  const { choice, playable, rules, seat } = puzzle;
  const asks = rules.bidding.kind === 'asking';
  const check = (): void => {
    const isRight =
      chosen.length === playable.length && chosen.every((card) => playable.includes(card));
    onAnswer(isRight, chosen);
  };
  return (
    <>
      <p>
        {WORDS.askCard(seatName(seat), choice.gambler, asks)} {storyOf(puzzle).join(' ')}
      </p>
      <div class="zk-table">
        <div class="zk-trick">
          <p>{WORDS.inTrick}</p>
          {choice.trick.length === 0 ? (
            <p class="zk-small">{WORDS.leads}</p>
          ) : (
            <HandCards
              name={WORDS.inTrick}
              cards={choice.trick}
              noteOf={(card) =>
                seatName(
                  (seat - choice.trick.length + choice.trick.indexOf(card) + puzzle.players) %
                    puzzle.players,
                )
              }
            />
          )}
        </div>
        <div class="zk-seat">
          <p class="zk-name">
            <b>{handOf(seat)}</b>
          </p>
          <HandCards
            name={WORDS.hand}
            cards={choice.hand}
            chosen={chosen}
            onChoose={
              ready
                ? (card) => {
                    onChange();
                    setChosen(
                      chosen.includes(card)
                        ? chosen.filter((one) => one !== card)
                        : [...chosen, card],
                    );
                  }
                : undefined
            }
          />
        </div>
      </div>
      <div class="zk-acts">
        <button
          type="button"
          class="button button--main"
          disabled={!ready || chosen.length === 0}
          onClick={check}
        >
          {WORDS.check}
        </button>
      </div>
    </>
  );
}

type Way = 'takes' | 'pays' | 'neither';
const WAYS: readonly Way[] = ['neither', 'takes', 'pays'];
const wayOf = (change: number): Way => (change === 0 ? 'neither' : change > 0 ? 'takes' : 'pays');

function PayQuestion({ onAnswer, onChange, puzzle, ready }: Asked) {
  const [ways, setWays] = useState<Readonly<Record<number, Way>>>({});
  const [amount, setAmount] = useState('');
  if (puzzle.kind !== 'pay') return null;
  const { changes } = puzzle;
  const most = Math.max(...changes.map(Math.abs));
  return (
    <>
      <ol class="zk-story">
        {storyOf(puzzle).map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
      <p>{WORDS.askPay}</p>
      <div class="zk-fields">
        {changes.map((_, seat) => (
          <label key={seatName(seat)}>
            {seatName(seat)}
            <select
              class="field"
              disabled={!ready}
              value={ways[seat] ?? 'neither'}
              onChange={({ currentTarget: { value } }) => {
                onChange();
                setWays({ ...ways, [seat]: value as Way });
              }}
            >
              {WAYS.map((way) => (
                <option key={way} value={way}>
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
            type="number"
            inputMode="numeric"
            min={0}
            max={999}
            disabled={!ready}
            value={amount}
            onInput={({ currentTarget: { value } }) => {
              onChange();
              setAmount(value);
            }}
          />
        </label>
      </div>
      <div class="zk-acts">
        <button
          type="button"
          class="button button--main"
          disabled={!ready}
          onClick={() => {
            const rightWays = changes.every(
              (change, seat) => wayOf(change) === (ways[seat] ?? 'neither'),
            );
            // Where nobody takes or pays, there is no amount to say.
            onAnswer(rightWays && (most === 0 || Number(amount) === most));
          }}
        >
          {WORDS.check}
        </button>
      </div>
    </>
  );
}
