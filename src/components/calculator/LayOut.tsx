/** The bench on which a position is laid: version and turn, what lies there, and what is left of the pack. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import Card from '~/components/cards/Card.tsx';
import type { nextByKey } from '~/components/table/keys.ts';
import Piles from '~/components/table/Piles.tsx';
import type { Card as CardName, Position, Variant } from '~/engine/index.ts';
import { inTeams } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { EN } from '~/words/en.ts';
import ChosenBar, { type Chosen } from './ChosenBar.tsx';
import Game from './Game.tsx';
import type { LayingAction } from './laying.ts';
import Pack from './Pack.tsx';
import Promises from './Promises.tsx';
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
