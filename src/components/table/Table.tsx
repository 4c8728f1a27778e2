/**
 * The table: piles, bar and hand of the player to move, for every page. It asks the engine what a choice can mean, and
 * tells its host which play was made. The same by tap, by drag and by keyboard.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Pile, Play, PlayTried, Position, Stage } from '~/engine/index.ts';
import { isJoker, rankOf, reckon } from '~/engine/index.ts';
import { groupLetter, TABLE_WORDS } from '~/words/table.ts';
import Bar, { type Said, type Weigh } from './Bar.tsx';
import { type Choosing, choiceOf, choose, nothingChosen } from './choosing.ts';
import Hand from './Hand.tsx';
import { nextByKey, rankOfKey } from './keys.ts';
import Piles, { type PileMark } from './Piles.tsx';
import type { Before } from './travel.ts';
import { useDrag } from './useDrag.ts';
import { useLetters } from './useLetters.ts';
import './table.css';

/** A play to be shown on the table: the groups that it takes, the pile that it is laid on. */
export interface Shown {
  readonly card?: string;
  readonly groups?: readonly (readonly number[])[];
  readonly on?: number | null;
}

interface Props {
  position: Position;
  /** The names of the seats. */
  names: readonly string[];
  /** What stands above the table, as a heading of that level. */
  title: string;
  level?: 2 | 3;
  /** What the bar says while nothing is chosen. */
  prompt: string;
  said?: Said | null;
  /** Who sits there, as `Seats.tsx` shows it: few tables do, so the others need not carry it. */
  seats?: ComponentChildren;
  /** What a pile has been, from its first card on: shown where its cards are spread. */
  stages?: ((pile: Pile) => readonly Stage[]) | undefined;
  shown?: Shown | null;
  ruleHref: (rule: string) => string;
  /** Told of each play; left out where the table is only looked at. */
  onPlay?: ((play: Play) => void) | undefined;
  /** Told of each play that was tried and refused. */
  onRefused?: ((tried: PlayTried) => void) | undefined;
  /** Leaves builds out that can't be made: for those who have not met builds yet. */
  hidesBuilds?: boolean | undefined;
  weigh?: Weigh | undefined;
  /** Words of the host's own for a play that is refused; undefined where it has none. */
  sayRefused?: ((tried: PlayTried) => string | undefined) | undefined;
  /** Nothing more is chosen: what is said stays. */
  closed?: boolean | undefined;
  /** What was chosen when the table was left, to go on from there; and who is told of each choice. */
  kept?: Kept | undefined;
  onChoice?: ((choice: Kept) => void) | undefined;
}

type Kept = Pick<Choosing, 'handAt' | 'piles'>;

type Group = 'pile' | 'hand' | 'bar';

/** A key that is pressed again so soon after a play was meant for the play, in milliseconds: it is no choice. */
const TWICE_MS = 500;

export default function Table(props: Props) {
  const { position, names, title, level = 2, prompt, said = null, seats, shown = null } = props;
  const { onPlay, onRefused, ruleHref, stages } = props;
  useLetters();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The served table is the same for everybody; only once the scripts run can it be played on.
  const [ready, setReady] = useState(false);

  const [chosen, act] = useReducer(
    (before: ReturnType<typeof nothingChosen>, action: Parameters<typeof choose>[1]) =>
      choose(before, action, position),
    { ...nothingChosen(position), ...props.kept },
  );
  const choosing = chosen.at === position && !props.closed ? chosen : nothingChosen(position);
  const choice = choiceOf(choosing, position);
  const { handAt, piles } = choosing;
  useEffect(() => props.onChoice?.({ handAt, piles }), [handAt, piles]);

  useEffect(() => {
    setReady(true);
    import('./travel.ts').then(
      ({ afterPlay, beforePlay }) => {
        travel.current = { afterPlay, beforePlay };
      },
      () => undefined,
    );
    // A page that gave up waiting has shown itself as without scripts.
    document.documentElement.dataset.scripted = '';
    // What was tapped while the scripts were still on their way.
    const pressed = root.current?.querySelectorAll<HTMLElement>('[aria-pressed="true"]');
    for (const early of (props.kept ? undefined : pressed) ?? []) {
      const { hand, pile } = early.dataset;
      early.setAttribute('aria-pressed', 'false');
      act(
        hand === undefined ? { do: 'pile', pile: Number(pile) } : { do: 'card', at: Number(hand) },
      );
    }
  }, []);

  const [stops, setStops] = useState({ pile: 0, hand: 0, bar: 0 });
  const [spread, setSpread] = useState<number | null>(null);
  const made = useRef<{
    play: Play;
    at: number;
    position: Position;
    before: Before | undefined;
  } | null>(null);
  /** Until when a key is one that was pressed twice. */
  const twiceUntil = useRef(0);
  // What moves the cards comes after the table itself; until it is there they change places at once.
  const travel = useRef<typeof import('./travel.ts') | null>(null);

  // After a play the focus goes on where the person was, never to the page: whether or not the host took the play.
  useLayoutEffect(() => {
    const played = made.current;
    if (played === null) return;
    made.current = null;
    setSpread(null);
    if (played.position !== position && played.before !== undefined) {
      travel.current?.afterPlay(root.current, played.play, played.before);
    }
    const next = Math.min(played.at, position.hand.length - 1);
    const card = root.current?.querySelector<HTMLElement>(`[data-hand="${next}"]`);
    if (played.play.kind === 'capture' || !card) heading.current?.focus();
    else card.focus();
  });

  /** Undoes the choice. A button of the bar goes with it: the focus goes to what had been chosen, never to the page. */
  const clear = (): void => {
    const wasInBar = document.activeElement?.closest('.zt-bar') !== null;
    const [pile] = choosing.piles;
    const place =
      choosing.handAt === null ? `[data-pile="${pile}"]` : `[data-hand="${choosing.handAt}"]`;
    act({ do: 'clear' });
    if (wasInBar && root.current?.contains(document.activeElement)) {
      (root.current.querySelector<HTMLElement>(place) ?? heading.current)?.focus();
    }
  };

  const makePlay = (play: Play): void => {
    const at = choosing.handAt ?? 0;
    made.current = {
      play,
      at,
      position,
      before: travel.current?.beforePlay(root.current, play, at),
    };
    twiceUntil.current = performance.now() + TWICE_MS;
    act({ do: 'clear' });
    onPlay?.(play);
  };

  const drag = useDrag(root, {
    onTap: (at) => act({ do: 'card', at }),
    onDrop: (at, pile) => act({ do: 'drop', at, pile }),
  });

  const buttonsOf = (group: Group): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[data-${group}]`) ?? []),
  ];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !ready || onPlay === undefined) return;
    // The focus is on a card again by then.
    const isTwice = event.repeat || event.timeStamp < twiceUntil.current;
    twiceUntil.current = 0;
    if (isTwice && /^( |Enter)$/.test(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      if (choosing.handAt !== null || choosing.piles.length > 0) event.preventDefault();
      clear();
      return;
    }
    if (event.key === '?') {
      act({ do: 'help' });
      event.preventDefault();
      return;
    }
    const target = (event.target as HTMLElement).closest<HTMLElement>('button');
    const group = (['pile', 'hand', 'bar'] as const).find((name) => target?.dataset[name]);
    if (target === null || group === undefined) return;
    const buttons = buttonsOf(group);
    const from = buttons.indexOf(target);
    const next = nextByKey(event.key, from, buttons) ?? jumpTo(event.key, group, from);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  /** The next card of the rank that a key names, in the hand or on the table. */
  const jumpTo = (key: string, group: Group, from: number): number | undefined => {
    const rank = rankOfKey(key);
    if (rank === undefined || group === 'bar') return undefined;
    const cards =
      group === 'hand' ? position.hand : position.table.map((pile) => pile.cards.at(-1));
    const order = cards.map((_, at) => (from + 1 + at) % cards.length);
    return order.find((at) => {
      const card = cards[at];
      return card !== undefined && (isJoker(card) ? 'X' : rankOf(card)) === rank;
    });
  };

  const onFocusIn = (event: FocusEvent): void => {
    const { dataset } = event.target as HTMLElement;
    for (const group of ['pile', 'hand', 'bar'] as const) {
      const at = dataset[group];
      if (at !== undefined) setStops((before) => ({ ...before, [group]: Number(at) }));
    }
  };

  const onlyPile = choosing.piles.length === 1 ? choosing.piles[0] : undefined;
  const canSpread = onlyPile !== undefined && (position.table[onlyPile]?.cards.length ?? 0) > 1;
  const playable = onPlay !== undefined;
  const missing = missingFor(position, choosing);
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  return (
    <section
      ref={root}
      class={drag.held === null ? 'zt' : 'zt zt--dragging'}
      aria-labelledby={id}
      data-ready={ready}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <Heading class="zt-title" id={id} tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <div class="zt-board">
        {seats}
        <div class="zt-felt" data-felt>
          <Piles
            position={position}
            names={names}
            chosen={choosing.piles}
            marks={marksOf(position, choice, shown)}
            spread={spread}
            stages={stages}
            stop={Math.min(stops.pile, position.table.length - 1)}
            onChoose={playable ? (pile) => act({ do: 'pile', pile }) : undefined}
            onSpread={(pile) => setSpread(spread === pile ? null : pile)}
          />
          {missing.more !== undefined && (
            <span class="zt-ghost" aria-hidden="true">
              {TABLE_WORDS.more(missing.more)}
            </span>
          )}
        </div>
      </div>
      {playable && <p class="zt-still">{TABLE_WORDS.still}</p>}
      {playable && (
        <Bar
          position={position}
          names={names}
          choosing={choosing}
          ready={ready}
          prompt={prompt}
          said={said}
          stop={stops.bar}
          ruleHref={ruleHref}
          onPlay={makePlay}
          onRefused={(refusal, tried) => {
            act({ do: 'refused', refusal, tried });
            onRefused?.(tried);
          }}
          hidesBuilds={props.hidesBuilds}
          weigh={props.weigh}
          sayRefused={props.sayRefused}
          onClear={clear}
          onHelp={() => act({ do: 'help' })}
          onSpread={
            canSpread
              ? () => setSpread(spread === onlyPile || onlyPile === undefined ? null : onlyPile)
              : undefined
          }
        />
      )}
      <div class="zt-own">
        <Hand
          position={position}
          chosen={choosing.handAt}
          shown={shown?.card === undefined ? null : position.hand.indexOf(shown.card as never)}
          stop={Math.min(stops.hand, position.hand.length - 1)}
          onChoose={playable ? drag.onClick : undefined}
          onPress={drag.onPress}
          lacks={missing.card}
        />
      </div>
    </section>
  );
}

/** What a refused play lacks: so much more on the table, or a card of a value in the hand. */
function missingFor(
  position: Position,
  choosing: ReturnType<typeof nothingChosen>,
): { readonly more?: number; readonly card?: number } {
  const { refusal } = choosing;
  const { card, piles } = choiceOf(choosing, position);
  switch (refusal?.code) {
    case 'no-match-kept':
      return { card: refusal.value };
    case 'build-uncovered':
      return refusal.missing[0] === undefined ? {} : { card: refusal.missing[0] };
    case 'pile-mismatch':
    case 'sum-mismatch':
    case 'no-split': {
      if (card === null) return {};
      const { rest, value } = reckon(position, card, piles);
      return rest !== null && rest.sum < value ? { more: value - rest.sum } : {};
    }
    default:
      return {};
  }
}

/** The groups that piles belong to: those of a play that is shown, else those that the choice makes so far. */
function marksOf(
  position: Position,
  { card, piles }: ReturnType<typeof choiceOf>,
  shown: Shown | null,
): Map<number, PileMark> {
  const marks = new Map<number, PileMark>();
  // A choice of one's own goes before a play that is shown.
  if (card === null || piles.length === 0) {
    shown?.groups?.forEach((group, at) => {
      for (const pile of group) marks.set(pile, { group: groupLetter(at), complete: true });
    });
    if (shown?.on !== undefined && shown.on !== null) marks.set(shown.on, { on: true });
    return marks;
  }
  const { groups, rest } = reckon(position, card, piles);
  groups.forEach((group, at) => {
    for (const pile of group.piles) marks.set(pile, { group: groupLetter(at), complete: true });
  });
  for (const pile of rest?.piles ?? []) {
    marks.set(pile, { group: groupLetter(groups.length), complete: false });
  }
  return marks;
}
