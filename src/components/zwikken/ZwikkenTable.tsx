/** A deal of Zwikken for all seats on one screen: whose turn it is, what they may do, and what has happened. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Store } from '~/components/kept/store.ts';
import { useCopy } from '~/components/kept/useCopy.tsx';
import { usePart } from '~/components/site/usePart.ts';
import type { SuitedCard } from '~/engine/index.ts';
import {
  type ActionRefusal,
  checkAction,
  legalActions,
  lyingUp,
  seatToAct,
  trickOrder,
  trumpOf,
  turnUpsLeft,
  type ZwikkenState,
} from '~/engine/zwikken/index.ts';
import { handOf, ruleSetName, SUIT_WORDS, seatName, toldTexts } from '~/words/zwikkenSay.ts';
import { actLabel, ZWIKKEN_TABLE_WORDS as WORDS } from '~/words/zwikkenTable.ts';
import type { Wish } from './DealForm.tsx';
import { type Dealt, openedDeal, statesOf, stepDeal } from './dealing.ts';
import { hasLink } from './fragment.ts';
import HandCards from './HandCards.tsx';
import type { KeptDeal } from './keeping.ts';
import { marksOf } from './marks.ts';

type Opening = typeof import('./opening.ts');

interface Props {
  /** The addresses of the pages of rules, up to the id, and of the solver. */
  rulesAt: string;
  whoWinsAt: string;
  /** The deal that is served, as JSON. */
  first: string;
}

type Dealing = Pick<typeof import('./newDeal.ts'), 'newDeal' | 'nextDeal'>;

export default function ZwikkenTable({ first, rulesAt, whoWinsAt }: Props) {
  const [dealt, step] = useReducer(stepDeal, first, (text) => JSON.parse(text) as Dealt);
  const [ready, setReady] = useState(false);
  const [part, setPart] = useState<Opening | null>(null);
  const [store, setStore] = useState<Store<KeptDeal | null> | null>(null);
  const [badLink, setBadLink] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ at: unknown; refusal: ActionRefusal } | null>(null);
  const [showsAll, setShowsAll] = useState(true);
  /** In whose hands the phone is, where only one hand is shown. */
  const [holder, setHolder] = useState<number | null>(null);
  const [wantsForm, setWantsForm] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  const copying = useCopy(WORDS);

  const states = useMemo(() => statesOf(dealt), [dealt]);
  const state = states[dealt.at] as ZwikkenState;
  const seat = seatToAct(state);
  const legal = legalActions(state);
  const link = part?.makeZwikkenLink({ form: 'deal', record: dealt.record, at: dealt.at }) ?? '';

  // What the address or the browser has is known only here, after the first render.
  useEffect(() => {
    const open = async (): Promise<void> => {
      const part = await import('./opening.ts');
      const opened = part.openStore(part.ZWIKKEN_KEY, part.parseKept, part.writeKept);
      setStore(opened);
      setPart(part);
      const kept = opened.read();
      const own = part.dealtFrom(kept);
      if (hasLink()) {
        const link = part.openFragment(location.hash, 'deal');
        if (typeof link !== 'string') {
          const isOwn = own !== undefined && `#${kept?.deal}` === location.hash;
          if (isOwn) setShowsAll(kept?.showsAll ?? true);
          step({ do: 'open', dealt: isOwn ? own : openedDeal(link, false) });
          setBadLink(null);
          return;
        }
        setBadLink(`${WORDS.badLink} ${link}`);
      }
      if (own !== undefined) {
        setShowsAll(kept?.showsAll ?? true);
        step({ do: 'open', dealt: own });
      }
    };
    // Where it can't be fetched, the table that was served has to do.
    open().then(
      () => setReady(true),
      () => setReady(true),
    );
    const follow = (): void => {
      if (hasLink()) open().catch(() => undefined);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const touched = useRef(false);
  // As soon as it shows: whoever leaves right after a step finds it again.
  useLayoutEffect(() => {
    if (!touched.current || link === '') return;
    try {
      history.replaceState(null, '', `#${link}`);
    } catch {
      // A browser that has seen too many of these refuses more: the deal shows all the same.
    }
    if (dealt.isOwn) {
      store?.update(() => ({ deal: link, seed: dealt.seed, number: dealt.number, showsAll }));
    }
  }, [dealt, link, showsAll, store]);

  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = false;
  });

  const take = (next: Parameters<typeof step>[0]): void => {
    touched.current = true;
    wantsFocus.current = true;
    setRefused(null);
    setBadLink(null);
    step(next);
  };
  const choose = (card: SuitedCard): void => {
    const wanted =
      state.phase === 'exchange'
        ? ({ kind: 'exchange', ten: card } as const)
        : ({ kind: 'play', card } as const);
    const checked = checkAction(state, wanted);
    if (checked.ok) take({ do: 'act', action: checked.value });
    else setRefused({ at: state, refusal: checked.error });
  };
  const dealing = (make: (part: Dealing) => Dealt): void => {
    setHolder(null);
    import('./newDeal.ts').then(
      ({ newDeal, nextDeal }) => take({ do: 'open', dealt: make({ newDeal, nextDeal }) }),
      () => setBadLink(WORDS.notFetched),
    );
  };
  const show = (all: boolean): void => {
    touched.current = true;
    setShowsAll(all);
  };
  const deal = (wish: Wish): void => {
    show(wish.showsAll);
    dealing(({ newDeal }) => newDeal(wish.rules, wish.players, wish.seed, wish.agreed));
  };

  const isHidden = (other: number): boolean =>
    !showsAll && state.phase !== 'over' && (other !== seat || holder !== seat);
  const waits = !showsAll && seat !== null && holder !== seat;
  const problem = refused?.at === state ? refused.refusal : null;
  const before = states[dealt.at - 1];
  const laid = part?.laidOf(states.slice(0, dealt.at + 1)) ?? null;
  const news = state.happened.slice(before?.happened.length ?? 0);
  const keeps = store?.kept() ?? 'kept';
  const kept = store?.read() ?? null;
  const own = part?.dealtFrom(kept);
  const Form = usePart(() => import('./DealForm.tsx'), wantsForm);
  const Refused = usePart(() => import('./Refused.tsx'), problem !== null);
  const unreadable = store !== null && store.unreadable() !== null;

  return (
    <div class="zk" data-ready={ready ? '' : undefined}>
      {badLink !== null && (
        <p class="problem" role="alert">
          {badLink}
        </p>
      )}
      {!dealt.isOwn && (
        <p class="notice">
          {WORDS.ofLink}{' '}
          {own !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                setHolder(null);
                setShowsAll(kept?.showsAll ?? true);
                take({ do: 'open', dealt: own });
              }}
            >
              {WORDS.own}
            </button>
          )}
        </p>
      )}
      {(keeps !== 'kept' || unreadable) && (
        <p class="notice">{WORDS.kept[keeps === 'kept' ? 'unreadable' : keeps]}</p>
      )}
      <div class="zk-table">
        <div class="zk-middle">
          <dl>
            <div>
              <dt>{WORDS.turned}</dt>
              <dd>
                <HandCards name={WORDS.turned} cards={lyingUp(state)} />
                <span class="zk-small">
                  {WORDS.stock(state.stock.length)}.{' '}
                  {state.phase === 'dealer' && WORDS.turnUps(turnUpsLeft(state))}
                </span>
              </dd>
            </div>
            <div>
              <dt>{WORDS.trump}</dt>
              <dd class="zk-trump">{SUIT_WORDS[trumpOf(state)]}</dd>
            </div>
            <div>
              <dt>{WORDS.pot}</dt>
              <dd class="zk-pot">{state.pot}</dd>
            </div>
          </dl>
          {state.phase === 'tricks' && <Trick state={state} />}
        </div>
        <ul class="zk-seats">
          {state.hands.map((hand, at) => (
            <li key={seatName(at)} class={at === seat ? 'zk-seat zk-seat--turn' : 'zk-seat'}>
              <p class="zk-name">
                <b>{seatName(at)}</b> <span>{marksOf(state, at).join(' · ')}</span>
              </p>
              <HandCards
                name={handOf(at)}
                cards={hand}
                hidden={isHidden(at) ? WORDS.hidden(hand.length) : undefined}
                allowed={
                  at === seat && (state.phase === 'tricks' || state.phase === 'exchange')
                    ? legal.flatMap((action) =>
                        action.kind === 'play'
                          ? action.card
                          : action.kind === 'exchange'
                            ? action.ten
                            : [],
                      )
                    : undefined
                }
                notNow={WORDS.notNow}
                onChoose={at === seat && ready ? choose : undefined}
              />
              {at === seat && problem !== null && Refused && (
                <Refused refusal={problem} rulesAt={rulesAt} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <section class="zk-bar" aria-labelledby="zk-turn">
        <h2 id="zk-turn" ref={heading} tabIndex={-1}>
          {seat === null ? WORDS.over : WORDS.turn(seatName(seat))}
        </h2>
        <p role="status" class="zk-news">
          {toldTexts(news, state).join(' ')}
        </p>
        {waits && seat !== null ? (
          <p>
            {WORDS.pass(seatName(seat))}{' '}
            <button type="button" class="button button--main" onClick={() => setHolder(seat)}>
              {WORDS.show(seatName(seat))}
            </button>
          </p>
        ) : (
          <div class="zk-acts">
            {state.phase === 'tricks' && <p>{WORDS.playCard}</p>}
            {legal.flatMap((action) =>
              action.kind === 'play' ? (
                []
              ) : (
                <button
                  key={JSON.stringify(action)}
                  type="button"
                  class="button button--main"
                  disabled={!ready}
                  onClick={() => take({ do: 'act', action })}
                >
                  {actLabel(action, state)}
                </button>
              ),
            )}
            {legal.some((action) => 'declares' in action && action.declares !== undefined) && (
              <p class="zk-small">
                {WORDS.sameWords}{' '}
                <a href={`${rulesAt}expects-better-same/`}>{WORDS.sameWordsRule}</a>
              </p>
            )}
            {seat === null && (
              <button
                type="button"
                class="button button--main"
                disabled={!ready}
                onClick={() => dealing(({ nextDeal }) => nextDeal(dealt))}
              >
                {WORDS.nextDeal}
              </button>
            )}
          </div>
        )}
        <div class="zk-row">
          <button
            type="button"
            class="button"
            disabled={!ready || dealt.at === 0}
            onClick={() => take({ do: 'go', to: dealt.at - 1 })}
          >
            {WORDS.back}
          </button>
          <button
            type="button"
            class="button"
            disabled={!ready || dealt.at === dealt.record.actions.length}
            onClick={() => take({ do: 'go', to: dealt.at + 1 })}
          >
            {WORDS.forward}
          </button>
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => copying.copy(`${location.origin}${location.pathname}#${link}`)}
          >
            {WORDS.link}
          </button>
          {part !== null && laid !== null && showsAll && (
            <a
              class="button zk-link"
              href={`${whoWinsAt}#${part.makeZwikkenLink({ form: 'tricks', laid })}`}
            >
              {WORDS.whoWins}
            </a>
          )}
        </div>
        {copying.shown}
      </section>
      <details class="zk-log">
        <summary>{WORDS.log}</summary>
        <ol>
          {toldTexts(state.happened, state).map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
      </details>
      <p class="zk-small">
        {ruleSetName(state.rules)}. {dealt.seed !== null && WORDS.ofSeed(dealt.seed, dealt.number)}
      </p>
      <details class="zk-form" onToggle={() => setWantsForm(true)}>
        <summary>{WORDS.setUp}</summary>
        {Form && <Form ready={ready} showsAll={showsAll} onDeal={deal} onShow={show} />}
      </details>
    </div>
  );
}

/** The cards on the table, each with who played it; between tricks the last one. */
function Trick({ state }: { state: ZwikkenState }) {
  const last = state.tricks.at(-1);
  const shown = state.trick.length > 0 || last === undefined ? state : last;
  const cards = 'cards' in shown ? shown.cards : shown.trick;
  const order = trickOrder(state.players, shown.leader);
  const wins = 'winner' in shown ? shown.winner : null;
  return (
    <div class="zk-trick">
      <p>{WORDS.trick}</p>
      {cards.length === 0 ? (
        <p class="zk-small">{WORDS.nothing}</p>
      ) : (
        <HandCards
          name={WORDS.trick}
          cards={cards}
          noteOf={(card) => {
            const by = order[cards.indexOf(card)] ?? 0;
            return by === wins ? WORDS.wins(seatName(by)) : seatName(by);
          }}
        />
      )}
    </div>
  );
}
