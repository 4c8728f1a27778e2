/** One puzzle of Zwikken after the other: the question, the answer that somebody gives, and the engine's. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SuitedCard } from '~/engine/card.ts';
import {
  cardRefusal,
  isPuzzleSeed,
  makeZwikkenLink,
  type PuzzleName,
  parseZwikkenLink,
  RULE_SETS,
  ruleSetById,
  ZWIKKEN_PUZZLE_KINDS,
  ZWIKKEN_RULE_OF,
  type ZwikkenPuzzle,
  type ZwikkenPuzzleKind,
  zwikkenPuzzle,
} from '~/engine/zwikken/index.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS, ZWIKKEN_PUZZLE_NAMES } from '~/words/zwikkenPuzzles.ts';
import { zwikkenRefusalText } from '~/words/zwikkenRefusals.ts';
import { ruleSetName, seatName } from '~/words/zwikkenSay.ts';
import { ZWIKKEN_WHO_WORDS } from '~/words/zwikkenWho.ts';
import HandCards from './HandCards.tsx';
import LinePlayer from './LinePlayer.tsx';
import { answerText, hintsOf, ruleBehind, storyOf } from './puzzleSaying.ts';
import { useCopy } from './useCopy.tsx';

interface Props {
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
}

/** What has been answered: whether it is right, and what is wrong with it in particular. */
interface Said {
  readonly right: boolean;
  readonly reasons: readonly { readonly text: string; readonly rule?: string }[];
}

const FIRST: PuzzleName = { kind: 'win', rules: RULE_SETS[0], seed: '1' };

/** The puzzle after that: seeds that are numbers are counted up, others get a number. */
function nextSeed(seed: string): string {
  const [, text = '', number = ''] = /^(.*?)(\d*)$/.exec(seed) ?? [];
  const next = `${text}${Number(number || '0') + 1}`;
  return isPuzzleSeed(next) ? next : '1';
}

export default function ZwikkenPuzzles({ rulesAt }: Props) {
  const [name, setName] = useState<PuzzleName>(FIRST);
  const [ready, setReady] = useState(false);
  const [badLink, setBadLink] = useState<string | null>(null);
  const puzzle = useMemo(() => zwikkenPuzzle(name), [name]);
  const copying = useCopy(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const link = makeZwikkenLink({ form: 'puzzle', puzzle: name });

  useEffect(() => {
    const open = async (): Promise<void> => {
      if (!/^#[a-z]\d+~/.test(location.hash)) return;
      const read = parseZwikkenLink(location.hash);
      if (read.ok && read.value.form === 'puzzle') {
        setName(read.value.puzzle);
        setBadLink(null);
        return;
      }
      const { zwikkenLinkText } = await import('~/words/zwikkenLinks.ts');
      setBadLink(zwikkenLinkText(read.ok ? { code: 'no-link' } : read.error));
    };
    open().finally(() => setReady(true));
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const go = (next: PuzzleName): void => {
    setBadLink(null);
    setName(next);
    heading.current?.focus();
    try {
      history.pushState(null, '', `#${makeZwikkenLink({ form: 'puzzle', puzzle: next })}`);
    } catch {
      // A browser that has seen too many of these refuses more.
    }
  };
  useEffect(() => {
    const follow = (): void => {
      const read = parseZwikkenLink(location.hash);
      if (read.ok && read.value.form === 'puzzle') setName(read.value.puzzle);
      else if (location.hash === '') setName(FIRST);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return (
    <div class="zk" data-ready={ready ? '' : undefined}>
      {badLink !== null && (
        <p class="problem" role="alert">
          {WORDS.badLink} {badLink}
        </p>
      )}
      <div class="zk-fields">
        <label>
          {WORDS.kind}
          <select
            class="field"
            disabled={!ready}
            value={name.kind}
            onChange={({ currentTarget: { value } }) =>
              go({ ...name, kind: value as ZwikkenPuzzleKind })
            }
          >
            {ZWIKKEN_PUZZLE_KINDS.map((kind) => (
              <option key={kind} value={kind} selected={kind === name.kind}>
                {ZWIKKEN_PUZZLE_NAMES[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {WORDS.rules}
          <select
            class="field"
            disabled={!ready}
            value={name.rules.id}
            onChange={({ currentTarget: { value } }) =>
              go({ ...name, rules: ruleSetById(value) ?? name.rules })
            }
          >
            {RULE_SETS.map((rules) => (
              <option key={rules.id} value={rules.id} selected={rules.id === name.rules.id}>
                {ruleSetName(rules)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {ZWIKKEN_PUZZLE_NAMES[name.kind]} <small class="zk-small">{WORDS.number(name.seed)}</small>
      </h2>
      <Puzzle key={link} puzzle={puzzle} ready={ready} rulesAt={rulesAt} />
      <div class="zk-row">
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => go({ ...name, seed: nextSeed(name.seed) })}
        >
          {WORDS.next}
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => copying.copy(`${location.origin}${location.pathname}#${link}`)}
        >
          {WORDS.link}
        </button>
      </div>
      {copying.shown}
    </div>
  );
}

function Puzzle({
  puzzle,
  ready,
  rulesAt,
}: Props & { readonly puzzle: ZwikkenPuzzle; readonly ready: boolean }) {
  const [said, setSaid] = useState<Said | null>(null);
  const [hints, setHints] = useState(0);
  const known = hintsOf(puzzle);
  const answer = (right: boolean, reasons: Said['reasons'] = []): void =>
    setSaid({ right, reasons });
  return (
    <>
      <Question puzzle={puzzle} ready={ready} onAnswer={answer} onChange={() => setSaid(null)} />
      {said === null && hints < known.length && (
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
        {hints > 0 && <p>{known.slice(0, hints).join(' ')}</p>}
        {said !== null && (
          <div class={said.right ? 'zk-answer' : 'zk-answer zk-answer--wrong'}>
            <p>
              <strong>{said.right ? WORDS.right : WORDS.wrong}</strong>{' '}
              {said.reasons.map(({ rule, text }) => (
                <span key={text}>
                  {text} {rule !== undefined && (
                    <a href={`${rulesAt}${rule}/`}>{WORDS.rule}</a>
                  )}{' '}
                </span>
              ))}
              {(said.right || puzzle.kind !== 'card') && (
                <>
                  {answerText(puzzle)} <a href={`${rulesAt}${ruleBehind(puzzle)}/`}>{WORDS.rule}</a>
                </>
              )}
            </p>
          </div>
        )}
      </div>
      {said !== null && puzzle.kind === 'win' && <LinePlayer start={puzzle.position} />}
    </>
  );
}

interface Asked {
  readonly puzzle: ZwikkenPuzzle;
  readonly ready: boolean;
  readonly onAnswer: (right: boolean, reasons?: Said['reasons']) => void;
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
            <HandCards name={ZWIKKEN_WHO_WORDS.handOf(seatName(seat))} cards={hand} />
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
    const wrong = chosen.flatMap((card) => {
      const refusal = cardRefusal(rules, choice, card);
      if (refusal === undefined) return [];
      return { text: zwikkenRefusalText(refusal), rule: ZWIKKEN_RULE_OF[refusal.code] };
    });
    const left = playable.filter((card) => !chosen.includes(card));
    const missing = left.length === 0 ? [] : [{ text: WORDS.mayToo(left) }];
    const reasons = [...wrong, ...missing];
    onAnswer(reasons.length === 0, reasons);
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
            <b>{ZWIKKEN_WHO_WORDS.handOf(seatName(seat))}</b>
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
