/** The bench on which a position is laid: version and turn, what lies there, and what is left of the pack. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import Card from '~/components/cards/Card.tsx';
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import type { nextByKey } from '~/components/table/keys.ts';
import Piles from '~/components/table/Piles.tsx';
import type { Card as CardName, Position, Suit, Variant } from '~/engine/index.ts';
import { inTeams, isJoker, RANKS, SUITS } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { EN, upper } from '~/words/en.ts';
import { shortCard } from '~/words/table.ts';
import { cardsLeft, type LayingAction } from './laying.ts';
import type { Problem, Remark } from './reading.ts';

interface Props {
  position: Position;
  /** The letters of the seats. */
  names: readonly string[];
  act: (action: LayingAction) => void;
  ready: boolean;
  /** All versions, by id and name. */
  versions: readonly (readonly [id: string, name: string])[];
  /** The record of a version; undefined until the records are there. */
  variantOf: ((id: string) => Variant) | undefined;
  /** Where a key leads within a group of buttons; undefined until that is there. */
  leadOf: typeof nextByKey | undefined;
  /** Lets cards be dragged; undefined until that is there. */
  letDrag: typeof import('./dragging.ts').letDrag | undefined;
  /** How many of each card the pack of this version has. */
  inPack: ReadonlyMap<CardName, number>;
  /** What is wrong with the position, and what is merely odd. */
  problem: Problem | null;
  remarks: readonly Remark[];
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  /** The values that piles, laid in this order, can make; undefined until the arithmetic is there. */
  valuesOf: ((position: Position, piles: readonly number[]) => readonly number[]) | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/** What is chosen here: a card of the hand, or piles in the order in which they were. */
interface Chosen {
  readonly at: Position;
  readonly hand: number | null;
  readonly piles: readonly number[];
}

export default function LayOut(props: Props) {
  const {
    act,
    canRedo,
    canUndo,
    leadOf,
    letDrag,
    names,
    position,
    problem,
    ready,
    remarks,
    valuesOf,
  } = props;
  const { hand, seats, table, toMove, variant } = position;
  const [to, setTo] = useState<'hand' | 'table'>('table');
  const [choice, setChoice] = useState<Chosen>({ at: position, hand: null, piles: [] });
  const chosen = choice.at === position ? choice : { at: position, hand: null, piles: [] };
  const [owner, setOwner] = useState<number | null>(null);
  const [stops, setStops] = useState({ pile: 0, hand: 0, pack: '' });
  const root = useRef<HTMLDivElement>(null);
  const letter = names[toMove] ?? '';

  // What had the focus may be gone with the card that was laid: the focus goes to the next one there, never to the page.
  const focused = useRef<{ group: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const was = focused.current;
    focused.current = null;
    if (was === null || root.current?.contains(document.activeElement)) return;
    const left = [
      ...(root.current?.querySelectorAll<HTMLElement>(
        `[data-group="${was.group}"] button:not(:disabled)`,
      ) ?? []),
    ];
    const next = left[Math.min(was.at, left.length - 1)] ?? root.current?.querySelector('h2');
    (next as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  });
  const change = (action: LayingAction): void => {
    const group = document.activeElement?.closest<HTMLElement>('[data-group]');
    if (group) {
      const buttons = [...group.querySelectorAll('button:not(:disabled)')];
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      focused.current = { group: group.dataset.group ?? '', at: Math.max(0, at) };
    }
    act(action);
  };

  const latest = useRef(act);
  latest.current = act;
  useEffect(
    () => (root.current ? letDrag?.(root.current, (action) => latest.current(action)) : undefined),
    [letDrag],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (chosen.hand !== null || chosen.piles.length > 0)) {
      setChoice({ at: position, hand: null, piles: [] });
      event.preventDefault();
      return;
    }
    const target = (event.target as HTMLElement).closest<HTMLElement>('button');
    const group = target?.closest<HTMLElement>('[data-rove]');
    if (!target || !group) return;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const next = leadOf?.(event.key, buttons.indexOf(target), buttons);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocusIn = (event: FocusEvent): void => {
    const { hand: handAt, pack, pile } = (event.target as HTMLElement).dataset;
    if (pile !== undefined) setStops((before) => ({ ...before, pile: Number(pile) }));
    if (handAt !== undefined) setStops((before) => ({ ...before, hand: Number(handAt) }));
    if (pack !== undefined) setStops((before) => ({ ...before, pack }));
  };

  const choosePile = (pile: number): void => {
    const piles = chosen.piles.includes(pile)
      ? chosen.piles.filter((other) => other !== pile)
      : [...chosen.piles, pile];
    setChoice({ at: position, hand: null, piles });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      class="cc-lay"
      role="group"
      aria-label={WORDS.modes.lay}
      ref={root}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <Game {...props} />
      <div class="cc-bench">
        <div class="cc-row cc-row--ends">
          <h2 tabIndex={-1}>{WORDS.table}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
          <div class="cc-row" role="group" aria-label={WORDS.tools} data-group="tools">
            <button
              type="button"
              class="button"
              disabled={!canUndo}
              onClick={() => change({ do: 'undo' })}
            >
              {WORDS.undo}
            </button>
            <button
              type="button"
              class="button"
              disabled={!canRedo}
              onClick={() => change({ do: 'redo' })}
            >
              {WORDS.redo}
            </button>
            <button
              type="button"
              class="button"
              disabled={!ready || hand.length + table.length + position.promised.length === 0}
              onClick={() => change({ do: 'clear' })}
            >
              {WORDS.clear}
            </button>
          </div>
        </div>
        <div class="zt-felt" data-group="piles" data-rove data-drop="table">
          <Piles
            position={position}
            names={names}
            chosen={chosen.piles}
            marks={new Map(problem?.pile === undefined ? [] : [[problem.pile, { on: true }]])}
            spread={null}
            stop={Math.min(stops.pile, table.length - 1)}
            onChoose={ready ? choosePile : undefined}
          />
        </div>
        <div data-drop="hand">
          <h2>{WORDS.hand(letter)}</h2>
          {hand.length === 0 ? (
            <p class="cc-none">{WORDS.handEmpty}</p>
          ) : (
            <ul class="cc-hand" data-group="hand" data-rove>
              {hand.map((card, at) => (
                <li key={`${card} ${hand.indexOf(card) === at}`}>
                  <button
                    type="button"
                    class={problem?.hand === at ? 'zt-card cc-bad' : 'zt-card'}
                    aria-label={EN.cardName(card)}
                    aria-pressed={chosen.hand === at}
                    tabIndex={at === Math.min(stops.hand, hand.length - 1) ? 0 : -1}
                    data-hand={at}
                    onClick={() =>
                      setChoice({ at: position, hand: chosen.hand === at ? null : at, piles: [] })
                    }
                  >
                    <Card card={card} decorative />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem.text}
          </p>
        )}
        {remarks.map(({ rule, text }) => (
          <p class="cc-remark" key={text}>
            {text} {rule !== undefined && <a href={`${props.rules}${rule}/`}>{WORDS.rule}</a>}
          </p>
        ))}
        <ChosenBar
          position={position}
          names={names}
          chosen={chosen}
          values={valuesOf?.(position, chosen.piles) ?? []}
          owner={owner ?? (toMove + 1) % seats}
          onOwner={setOwner}
          act={change}
          onClear={() => setChoice({ at: position, hand: null, piles: [] })}
        />
      </div>
      <section class="cc-pack" aria-labelledby="cc-pack" data-drop="pack">
        <h2 id="cc-pack">{WORDS.pack}</h2>
        <fieldset class="cc-to">
          <legend>{WORDS.layTo}</legend>
          {(['table', 'hand'] as const).map((place) => (
            <label key={place}>
              <input
                type="radio"
                name="cc-to"
                checked={to === place}
                disabled={!ready}
                onChange={() => setTo(place)}
              />
              {place === 'hand' ? WORDS.toHand : WORDS.toTable}
            </label>
          ))}
        </fieldset>
        <Pack
          position={position}
          inPack={props.inPack}
          ready={ready}
          stop={stops.pack}
          onLay={(card) => change({ do: 'lay', card, to })}
        />
      </section>
      {(inTeams(variant, seats) || position.promised.length > 0) && (
        <Promises position={position} names={names} act={change} ready={ready} />
      )}
    </div>
  );
}

/** Version, players, whose turn it is, and what was agreed on wild jokers. */
function Game({
  act,
  names,
  position,
  ready,
  variantOf,
  versions,
}: Pick<Props, 'act' | 'names' | 'position' | 'ready' | 'variantOf' | 'versions'>) {
  const { options, seats, toMove, variant } = position;
  // One with house rules is none of the list.
  const isHouse = versions.every(([id]) => id !== variant.id);
  const offered = isHouse
    ? [...versions, [variant.id, EN.variantName(variant)] as const]
    : versions;
  const play = (change: Partial<Pick<Position, 'options' | 'seats' | 'variant'>>): void => {
    const next = { options, seats, variant, ...change };
    const possible = next.variant.seats;
    const kept = possible.includes(next.seats)
      ? next.seats
      : (possible.find((number) => number >= next.seats) ?? possible.at(-1) ?? 4);
    act({ do: 'game', ...next, seats: kept });
  };
  return (
    <div class="cc-game">
      <LabelledSelect
        label={WORDS.version}
        disabled={!ready}
        value={variant.id}
        options={offered}
        onChoose={(id) => {
          const next = variantOf?.(id);
          if (next !== undefined) play({ variant: next });
        }}
      />
      <LabelledSelect
        label={WORDS.players}
        disabled={!ready}
        value={seats}
        options={variant.seats.map((number) => [number, String(number)])}
        onChoose={(number) => play({ seats: number })}
      />
      <LabelledSelect
        label={WORDS.turn}
        disabled={!ready}
        value={toMove}
        options={names.map((name, seat) => [seat, WORDS.seat(name)])}
        onChoose={(seat) => act({ do: 'turn', toMove: seat })}
      />
      {variant.jokersAre === 'wild' && (
        <>
          <LabelledSelect
            label={WORDS.jokerOnTable}
            disabled={!ready}
            value={options.jokerOnTable}
            options={(['free', 'joker-only', 'never'] as const).map((name) => [
              name,
              WORDS.jokerOnTableChoices[name],
            ])}
            onChoose={(jokerOnTable) => play({ options: { ...options, jokerOnTable } })}
          />
          <label class="cc-check">
            <input
              type="checkbox"
              disabled={!ready}
              checked={options.jokerSweepIsZwick}
              onChange={({ currentTarget: { checked } }) =>
                play({ options: { ...options, jokerSweepIsZwick: checked } })
              }
            />
            {WORDS.sweep}
          </label>
        </>
      )}
    </div>
  );
}

/** What can be done with what is chosen. Its place is always kept. */
function ChosenBar({
  act,
  chosen,
  names,
  onClear,
  onOwner,
  owner,
  position,
  values,
}: {
  position: Position;
  names: readonly string[];
  chosen: Chosen;
  /** At which values the chosen piles can be announced as one build. */
  values: readonly number[];
  owner: number;
  onOwner: (seat: number) => void;
  act: (action: LayingAction) => void;
  onClear: () => void;
}) {
  const { hand, piles } = chosen;
  const card = hand === null ? undefined : position.hand[hand];
  const [first] = piles;
  const only = piles.length === 1 && first !== undefined ? position.table[first] : undefined;
  const offers: { text: string; action: LayingAction }[] = [];
  if (hand !== null && card !== undefined) {
    offers.push({ text: WORDS.putDown, action: { do: 'put-down', at: hand } });
    offers.push({ text: WORDS.remove, action: { do: 'remove-card', at: hand } });
  }
  if (piles.length > 0 && first !== undefined) {
    for (const value of values) {
      offers.push({ text: WORDS.build(value), action: { do: 'build', piles, value, owner } });
    }
    if (only !== undefined && only.value === undefined)
      offers.push({ text: WORDS.takeUp, action: { do: 'take-up', pile: first } });
    if (only?.value !== undefined)
      offers.push({ text: WORDS.loosen, action: { do: 'loosen', pile: first } });
    offers.push({ text: WORDS.remove, action: { do: 'remove-piles', piles } });
  }
  const line =
    card !== undefined
      ? upper(WORDS.chosenCard(card))
      : piles.length === 0
        ? WORDS.prompt
        : piles.length > 1 && values.length === 0
          ? WORDS.makesNothing
          : WORDS.chosenPiles(piles.length);
  return (
    <div class="cc-bar">
      <p role="status">{line}</p>
      {offers.length > 0 && (
        <div class="cc-row" data-group="bar">
          {values.length > 0 && position.variant.builds.owned && (
            <LabelledSelect
              class="cc-owner"
              label={WORDS.owner}
              value={owner}
              options={names.map((name, seat) => [seat, name])}
              onChoose={onOwner}
            />
          )}
          {offers.map(({ action, text }) => (
            <button key={text} type="button" class="button" onClick={() => act(action)}>
              {text}
            </button>
          ))}
          <button type="button" class="button" aria-label={WORDS.unchoose} onClick={onClear}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}

/** The cards of the pack that lie nowhere yet, a row for each suit. */
function Pack({
  inPack,
  onLay,
  position,
  ready,
  stop,
}: Pick<Props, 'inPack' | 'position' | 'ready'> & {
  stop: string;
  onLay: (card: CardName) => void;
}) {
  const left = cardsLeft(position, inPack);
  const rows: { suit: Suit | 'X'; cards: readonly CardName[] }[] = SUITS.map((suit) => ({
    suit,
    cards: RANKS.map((rank): CardName => `${rank}${suit}`),
  }));
  const jokers = [...inPack.keys()].filter(isJoker);
  if (jokers.length > 0) rows.push({ suit: 'X', cards: jokers });
  const free = (card: CardName): boolean => (left.get(card) ?? 0) > 0;
  const first = free(stop as CardName) ? stop : rows.flatMap(({ cards }) => cards).find(free);
  return (
    <div class="cc-suits" data-group="pack" data-rove>
      {rows.map(({ cards, suit }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div
          key={suit}
          class={`cc-suit cc-suit--${suit}`}
          role="group"
          aria-label={WORDS.suits[suit]}
        >
          {cards.map((card) =>
            free(card) ? (
              <button
                key={card}
                type="button"
                class="cc-pick"
                disabled={!ready}
                tabIndex={card === first ? 0 : -1}
                data-pack={card}
                onClick={() => onLay(card)}
              >
                <span aria-hidden="true">
                  {shortCard(card)}
                  {(left.get(card) ?? 0) > 1 && <sup>{left.get(card)}</sup>}
                </span>
                <span class="visually-hidden">{WORDS.copies(card, left.get(card) ?? 0)}</span>
              </button>
            ) : (
              <span key={card} class="cc-pick cc-pick--laid" aria-hidden="true" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** What partners stand by. */
function Promises({
  act,
  names,
  position,
  ready,
}: Pick<Props, 'act' | 'names' | 'position' | 'ready'>) {
  const { promised, seats, toMove } = position;
  const [seat, setSeat] = useState((toMove + 2) % seats);
  const [value, setValue] = useState(13);
  useEffect(() => setSeat((toMove + 2) % seats), [toMove, seats]);
  return (
    <details class="cc-promises" open={promised.length > 0}>
      <summary>{WORDS.promises}</summary>
      <ul data-group="promises">
        {promised.map((one, at) => (
          <li key={`${one.seat} ${one.value}`}>
            {WORDS.promised(names[one.seat] ?? '', one.value)}{' '}
            <button
              type="button"
              class="button"
              aria-label={WORDS.unpromise(names[one.seat] ?? '', one.value)}
              onClick={() => act({ do: 'unpromise', at })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div class="cc-row">
        <LabelledSelect
          label={WORDS.promiser}
          disabled={!ready}
          value={seat}
          options={names.map((name, at) => [at, WORDS.seat(name)])}
          onChoose={setSeat}
        />
        <label>
          {WORDS.value}
          <input
            type="number"
            min={1}
            max={63}
            value={value}
            disabled={!ready}
            onInput={(event) => setValue(Number(event.currentTarget.value))}
          />
        </label>
        <button
          type="button"
          class="button"
          disabled={!ready || !Number.isInteger(value) || value < 1}
          onClick={() => act({ do: 'promise', seat, value })}
        >
          {WORDS.promise}
        </button>
      </div>
    </details>
  );
}
