/** Hands, trump, who leads and who plays, laid out: whether the gambler can force the win, and how. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCopy } from '~/components/kept/useCopy.tsx';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import { newSeed } from '~/components/site/newSeed.ts';
import type { Suit, SuitedCard } from '~/engine/index.ts';
import { rankOf, SUITS } from '~/engine/index.ts';
import { solveTricks, tenOf, zwikIn } from '~/engine/zwikken/index.ts';
import { cardName } from '~/words/en.ts';
import { handOf, SUIT_WORDS, seatName } from '~/words/zwikkenSay.ts';
import { ZWIKKEN_WHO_WORDS as WORDS } from '~/words/zwikkenWho.ts';
import { hasLink } from './fragment.ts';
import HandCards from './HandCards.tsx';
import LinePlayer from './LinePlayer.tsx';
import {
  handsPlayed,
  holderOf,
  type Laying,
  laidFrom,
  layCard,
  layingFrom,
  layPlayers,
  layTrump,
  layTyped,
  missingIn,
  positionOf,
  type TypedProblem,
  tenHolder,
  typedHand,
} from './laying.ts';
import RuleSetSelect from './RuleSetSelect.tsx';

interface Props {
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
  /** The hands that are served, as JSON. */
  first: string;
}

interface TypedWrong {
  readonly hand: string;
  readonly problems: readonly TypedProblem[];
}

const typedText = (problem: TypedProblem, { handSize }: Laying['rules']): string => {
  switch (problem.code) {
    case 'no-card':
      return WORDS.badCard(problem.word);
    case 'twice':
      return WORDS.twice(cardName(problem.card));
    case 'too-many':
      return WORDS.tooMany(handSize);
  }
};

const NONE: readonly SuitedCard[] = [];
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export default function WhoWins({ first, rulesAt }: Props) {
  const [laying, setLaying] = useState(() => JSON.parse(first) as Laying);
  const [opened, setOpened] = useState<readonly SuitedCard[]>(NONE);
  const [played, setPlayed] = useState<readonly SuitedCard[]>(NONE);
  const [part, setPart] = useState<typeof import('./linking.ts') | null>(null);
  const [to, setTo] = useState(0);
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is wrong with the texts typed for seats, each with the hand by which its field stood. */
  const [typed, setTyped] = useState<Readonly<Record<number, TypedWrong>>>({});
  const copying = useCopy(WORDS);
  const { forehand, gambler, hands, rules, swapped, trump, turned } = laying;
  const position = useMemo(() => positionOf(laying), [laying]);
  const solution = useMemo(() => position && solveTricks(position), [position]);
  const missing = missingIn(laying);
  const zwiks = handsPlayed(laying).map((hand) => zwikIn(rules, hand));
  const tenAt = tenHolder(laying);
  const name = seatName(gambler);

  useEffect(() => {
    const open = async (): Promise<void> => {
      const part = await import('./linking.ts');
      setPart(part);
      if (!hasLink()) return;
      const link = part.openFragment(location.hash, 'tricks');
      if (typeof link === 'string') {
        setProblem(`${WORDS.badLink} ${link}`);
        return;
      }
      setLaying(layingFrom(link.laid));
      setOpened(link.laid.played);
      setPlayed(link.laid.played);
      setProblem(null);
    };
    // Where it can't be fetched, the hands that were served have to do.
    const follow = (): Promise<void> => open().catch(() => undefined);
    follow().then(() => setReady(true));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const touched = useRef(false);
  const link =
    position === null || part === null
      ? null
      : part.makeZwikkenLink({ form: 'tricks', laid: laidFrom(laying, played) });
  useEffect(() => {
    if (!touched.current || link === null) return;
    try {
      history.replaceState(null, '', `#${link}`);
    } catch {
      // A browser that has seen too many of these refuses more.
    }
  }, [link]);

  const change = (next: Laying): void => {
    touched.current = true;
    setLaying(next);
    setOpened(NONE);
    setPlayed(NONE);
    setProblem(null);
  };
  const lay = (card: SuitedCard): void => {
    const next = layCard(laying, card, to);
    if (next === undefined) {
      setProblem(WORDS.tooMany(rules.handSize));
      return;
    }
    change(next);
    const full = (next.hands[to] ?? []).length >= rules.handSize;
    const open = missingIn(next);
    if (full && open[0] !== undefined) setTo(open.find((seat) => seat > to) ?? open[0]);
  };
  const seats = hands.map((_, seat) => seat);
  const handKey = (seat: number): string => `${seat} ${(hands[seat] ?? []).join(' ')}`;
  // Where the hand has changed since, so has the text in the field.
  const wrongIn = (seat: number): readonly TypedProblem[] => {
    const wrong = typed[seat];
    return wrong?.hand === handKey(seat) ? wrong.problems : [];
  };
  const ofTrump = rules.ranks
    .map((rank): SuitedCard => `${rank}${trump}`)
    .filter((card) => holderOf(laying, card) === undefined);

  return (
    <div class="zk" data-ready={ready ? '' : undefined}>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="zk-fields">
        <RuleSetSelect
          label={WORDS.rules}
          disabled={!ready}
          rules={rules}
          onChoose={(chosen) => change({ ...laying, rules: chosen })}
        />
        <LabelledSelect
          label={WORDS.players}
          fieldClass="field"
          disabled={!ready}
          value={hands.length}
          options={rules.players.map((number) => [number, String(number)])}
          onChoose={(number) => {
            setTo(0);
            change(layPlayers(laying, number));
          }}
        />
        <LabelledSelect
          label={WORDS.trump}
          fieldClass="field"
          disabled={!ready}
          value={trump}
          options={SUITS.map((suit) => [suit, SUIT_WORDS[suit]])}
          onChoose={(suit) => change(layTrump(laying, suit))}
        />
        <LabelledSelect<SuitedCard | null>
          label={WORDS.turned}
          fieldClass="field"
          disabled={!ready}
          value={turned}
          options={[
            [null, WORDS.unknown],
            ...ofTrump.map((card) => [card, cardName(card)] as const),
          ]}
          onChoose={(card) => change({ ...laying, turned: card, swapped: false })}
        />
        {(['forehand', 'gambler'] as const).map((who) => (
          <LabelledSelect
            key={who}
            label={who === 'gambler' ? WORDS.gambler(rules) : WORDS.forehand}
            fieldClass="field"
            disabled={!ready}
            value={laying[who]}
            options={seats.map((seat) => [seat, seatName(seat)])}
            onChoose={(seat) => change({ ...laying, [who]: seat })}
          />
        ))}
      </div>
      <section class="zk-answer" aria-live="polite">
        {position === null || solution === null ? (
          <p>{WORDS.incomplete(missing.map(seatName))}</p>
        ) : (
          <p>
            <strong>{solution.wins ? WORDS.yes(name) : WORDS.no(name)}</strong>{' '}
            {!solution.wins && WORDS.together}
          </p>
        )}
        {zwiks.some((rank) => rank !== null) && (
          <p>
            {zwiks
              .flatMap((rank, seat) => (rank === null ? [] : WORDS.zwik(seatName(seat), rank)))
              .join(' ')}{' '}
            {WORDS.zwikFirst(rules)}
          </p>
        )}
      </section>
      {tenAt !== undefined && (
        <p>
          {turned === null
            ? WORDS.tenWithout(seatName(tenAt), tenOf(rules, trump))
            : WORDS.tenHeld(seatName(tenAt), tenOf(rules, trump), turned) +
              WORDS.tenDeclared(rules.exchange.declared)}{' '}
          {turned !== null && (
            <label class="zk-check">
              <input
                type="checkbox"
                checked={swapped}
                disabled={!ready}
                onChange={({ currentTarget: { checked } }) =>
                  change({ ...laying, swapped: checked })
                }
              />
              {WORDS.exchange}
            </label>
          )}
        </p>
      )}
      {position !== null && (
        <LinePlayer
          rulesAt={rulesAt}
          heading="h2"
          key={JSON.stringify([laying, opened])}
          start={position}
          played={opened}
          onStep={(cards) => {
            touched.current = true;
            setPlayed(cards);
          }}
        />
      )}
      <div class="zk-lay">
        <fieldset>
          <legend>{WORDS.layTo}</legend>
          {seats.map((seat) => (
            <div key={seat} class="zk-to">
              <label>
                <input
                  type="radio"
                  name="zk-to"
                  checked={to === seat}
                  disabled={!ready}
                  onChange={() => setTo(seat)}
                />
                {seatName(seat)}
              </label>
              <HandCards name={handOf(seat)} cards={hands[seat] ?? []} />
            </div>
          ))}
        </fieldset>
        <div>
          <h3>{WORDS.pack}</h3>
          {SUITS.map((suit) => (
            <div key={suit} class={`zk-suit picks--${suit}`}>
              {rules.ranks.map((rank) => {
                const card: SuitedCard = `${rank}${suit}`;
                const holder = holderOf(laying, card);
                const said =
                  holder !== undefined
                    ? WORDS.held(cardName(card), seatName(holder))
                    : card === turned
                      ? WORDS.isTurned(cardName(card))
                      : WORDS.free(cardName(card));
                return (
                  <button
                    key={card}
                    type="button"
                    class={holder === undefined ? 'pick' : 'pick pick--gone'}
                    disabled={!ready}
                    onClick={() => lay(card)}
                  >
                    <span aria-hidden="true">
                      {rankOf(card)}
                      {SIGNS[suit]}
                      {holder !== undefined && <small>{seatName(holder).charAt(0)}</small>}
                    </span>
                    <span class="visually-hidden">{said}</span>
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <details>
        <summary>{WORDS.typing}</summary>
        <p>{WORDS.typeHint}</p>
        <div class="zk-fields">
          {seats.map((seat) => (
            <div key={handKey(seat)}>
              <label for={`zk-typed-${seat}`}>{handOf(seat)}</label>
              <input
                class="field"
                id={`zk-typed-${seat}`}
                aria-invalid={wrongIn(seat).length > 0}
                aria-describedby={wrongIn(seat).length > 0 ? `zk-wrong-${seat}` : undefined}
                type="text"
                autocomplete="off"
                spellcheck={false}
                disabled={!ready}
                defaultValue={(hands[seat] ?? []).join(' ')}
                onChange={({ currentTarget: { value } }) => {
                  const { cards, problems } = typedHand(rules, value);
                  setTyped({ ...typed, [seat]: { hand: handKey(seat), problems } });
                  if (problems.length === 0) change(layTyped(laying, seat, cards));
                }}
              />
              {wrongIn(seat).length > 0 && (
                <p class="problem" role="alert" id={`zk-wrong-${seat}`}>
                  {wrongIn(seat)
                    .map((one) => typedText(one, rules))
                    .join(' ')}
                </p>
              )}
            </div>
          ))}
        </div>
      </details>
      <div class="zk-row">
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => {
            import('./layRandom.ts').then(
              ({ layRandom }) =>
                change({ ...layRandom(rules, hands.length, newSeed()), gambler, forehand }),
              () => setProblem(WORDS.notFetched),
            );
          }}
        >
          {WORDS.random}
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => {
            setTo(0);
            change({ ...laying, hands: hands.map(() => []), turned: null, swapped: false });
          }}
        >
          {WORDS.clear}
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready || link === null}
          onClick={() => copying.copy(`${location.origin}${location.pathname}#${link}`)}
        >
          {WORDS.link}
        </button>
      </div>
      {copying.shown}
    </div>
  );
}
