/** The piles on the table: each a button, or a picture where nothing can be chosen. */
import { useRef } from 'preact/hooks';
import Card from '~/components/cards/Card.tsx';
import type { Pile, Position, Stage } from '~/engine/index.ts';
import { seatMarks, TABLE_WORDS } from '~/words/table.ts';

/** How a pile is marked beside being chosen: it belongs to a group, or is being built on. */
export interface PileMark {
  readonly group?: string;
  readonly complete?: boolean;
  readonly on?: boolean;
}

interface Props {
  position: Position;
  names: readonly string[];
  chosen: readonly number[];
  marks: ReadonlyMap<number, PileMark>;
  /** The pile whose cards lie spread out. */
  spread: number | null;
  /** What a pile has been, from its first card on. */
  stages?: ((pile: Pile) => readonly Stage[]) | undefined;
  /** The pile that has the group's tab stop. */
  stop: number;
  /** Undefined where the table is only looked at. */
  onChoose?: ((pile: number) => void) | undefined;
  /** A build pressed long, or tapped where nothing can be chosen: its cards are spread out, or laid together again. */
  onSpread?: ((pile: number) => void) | undefined;
}

/** How long a press is a long one. */
const LONG_PRESS = 500;

/** The class that sets the sizes: the fuller the table, the smaller the piles. */
export function crowdOf(piles: number): string {
  if (piles === 5) return 'few zt-piles--five';
  if (piles <= 8) return 'few';
  if (piles <= 12) return 'some';
  return piles <= 20 ? 'many' : 'crowd';
}

export default function Piles(props: Props) {
  const { names, position, spread } = props;
  if (position.table.length === 0) return <p class="zt-empty">{TABLE_WORDS.empty}</p>;
  return (
    <ul
      class={`zt-piles zt-piles--${crowdOf(position.table.length)}`}
      aria-label={TABLE_WORDS.onTable}
    >
      {position.table.map((pile, at) => (
        <li
          key={keyOf(pile, at, position)}
          class={spread === at ? 'zt-place zt-place--spread' : 'zt-place'}
        >
          <PileButton {...props} pile={pile} at={at} />
          <span class="zt-tag" aria-hidden="true">
            {pile.value !== undefined && (
              <Tag value={pile.value} owner={pile.owner} mover={position.toMove} names={names} />
            )}
            {spread === at && <span class="zt-history">{historyOf(pile, props)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Of two piles of a double pack that begin with equal cards each has a key of its own. */
function keyOf({ cards: [first] }: Pile, at: number, { table }: Position): string {
  const before = table.slice(0, at).filter(({ cards }) => cards[0] === first);
  return `${first} ${before.length}`;
}

/** Whose a spread build is, and how it grew: "Diane’s · 3♠ → 15 → 7". */
function historyOf(pile: Pile, { names, stages }: Props): string {
  return TABLE_WORDS.history(pile, stages?.(pile) ?? [], (seat) => names[seat] ?? '');
}

function Tag({
  value,
  owner,
  mover,
  names,
}: {
  value: number;
  owner: number | null;
  mover: number;
  names: readonly string[];
}) {
  const mark = owner === null ? '' : (seatMarks(names)[owner] ?? '');
  return (
    <span class={owner === mover ? 'zt-value zt-value--own' : 'zt-value'}>
      <b>{value}</b>
      {mark !== '' && <i>{mark}</i>}
    </span>
  );
}

function PileButton({
  pile,
  at,
  position,
  names,
  chosen,
  marks,
  spread,
  stop,
  stages,
  onChoose,
  onSpread,
}: Props & { pile: Pile; at: number }) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; long: boolean }>({ long: false });
  const letGo = (): void => clearTimeout(press.current.timer);
  const begin = (): void => {
    letGo();
    press.current.long = false;
    if (pile.cards.length < 2) return;
    press.current.timer = setTimeout(() => {
      press.current.long = true;
      onSpread?.(at);
    }, LONG_PRESS);
  };
  const mark = marks.get(at);
  const own = pile.value !== undefined && pile.owner === position.toMove;
  const label = [
    // Of one's own it is said behind.
    TABLE_WORDS.pileName(own ? { ...pile, owner: null } : pile, (seat) => names[seat] ?? ''),
    ...(own && pile.value !== undefined ? [TABLE_WORDS.ownBuild(pile.value)] : []),
    ...(mark?.group === undefined ? [] : [TABLE_WORDS.inGroup(mark.group)]),
    ...(spread === at && stages !== undefined ? [TABLE_WORDS.grew(pile, stages(pile))] : []),
  ].join(', ');
  const look = [
    'zt-pile',
    pile.cards.length > 1 && 'zt-pile--build',
    spread === at && 'zt-pile--spread',
    mark?.group !== undefined && `zt-group zt-group--${mark.group}`,
    mark?.complete === false && 'zt-group--open',
    mark?.on && 'zt-pile--on',
  ]
    .filter(Boolean)
    .join(' ');
  const drawn = spread === at ? pile.cards : pile.cards.slice(-3);
  const inside = (
    <>
      <span class="zt-stack" aria-hidden="true">
        {drawn.map((card) => (
          <Card key={card} card={card} decorative />
        ))}
      </span>
      {pile.cards.length > 1 && (
        <span class="zt-count" aria-hidden="true" data-cards={pile.cards.length} />
      )}
      {mark?.group !== undefined && (
        <span class="zt-letter" aria-hidden="true">
          {mark.group}
        </span>
      )}
    </>
  );
  if (onChoose === undefined) {
    return onSpread === undefined || pile.cards.length < 2 ? (
      <span class={look} role="img" aria-label={label}>
        {inside}
      </span>
    ) : (
      <button
        type="button"
        class={look}
        aria-label={label}
        aria-expanded={spread === at}
        onClick={() => onSpread(at)}
      >
        {inside}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={chosen.includes(at)}
      tabIndex={at === stop ? 0 : -1}
      data-pile={at}
      onPointerDown={begin}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => {
        if (press.current.long) event.preventDefault();
      }}
      onClick={() => {
        // The click at the end of a long press is none.
        if (press.current.long) press.current.long = false;
        else onChoose(at);
      }}
    >
      {inside}
    </button>
  );
}
