/**
 * A table seen from above after a deal: how many cards lie before each player, on the table and in the stock. What lies
 * on the table from before, nobody can know: a dashed place stands for it.
 */
import type { DealStage } from '~/engine/index.ts';
import { DEAL_WORDS, dealPictureText } from '~/words/deal.ts';

interface Props {
  stage: DealStage;
  /** Whether every other player is of the same team. */
  inTeams: boolean;
}

const MIDDLE = { x: 160, y: 105 };
/** How far the hands lie from the middle, and the players from their hands. */
const HANDS = { x: 100, y: 54 };
const PLAYERS = { x: 146, y: 92 };

/** The dealer sits at the bottom; clockwise from there, the first is at the dealer's left. */
function placeOf(at: number, players: number, { x, y }: typeof HANDS): typeof HANDS {
  const turn = Math.PI / 2 + (2 * Math.PI * (at + 1)) / players;
  return {
    x: Math.round(MIDDLE.x + x * Math.cos(turn)),
    y: Math.round(MIDDLE.y + y * Math.sin(turn)),
  };
}

export default function DealPicture({ inTeams, stage }: Props) {
  const { hands, stock, table } = stage;
  const players = hands.length;
  return (
    <svg class="dl-picture" viewBox="0 0 320 214" role="img" aria-label={dealPictureText(stage)}>
      <rect class="dl-felt" x={30} y={28} width={260} height={154} rx={60} />
      {hands.map((cards, at) => {
        const isDealer = at === players - 1;
        const seat = placeOf(at, players, PLAYERS);
        const first = inTeams && at % 2 === (players - 1) % 2 ? ' dl-ours' : '';
        return (
          <g key={at}>
            <Fan {...placeOf(at, players, HANDS)} cards={cards} isRight={seat.x > MIDDLE.x} />
            <circle class={`dl-seat${first}`} cx={seat.x} cy={seat.y} r={11} />
            <text class={`dl-name${first}`} x={seat.x} y={seat.y + 4.5}>
              {isDealer ? DEAL_WORDS.dealerMark : at + 1}
            </text>
          </g>
        );
      })}
      {table > 0 ? (
        <Layout cards={table} />
      ) : (
        <rect class="dl-lies" x={MIDDLE.x - 34} y={MIDDLE.y - 12} width={68} height={24} rx={4} />
      )}
      {stock > 0 && (
        <g>
          {[4, 2, 0].map((by) => (
            <rect
              key={by}
              class="dl-back"
              x={288 - by}
              y={172 - by}
              width={18}
              height={24}
              rx={2}
            />
          ))}
          <text class="dl-count" x={297} y={210}>
            {stock}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A hand, face down, with its number: of each card but the last only its edge is seen. */
function Fan({ cards, isRight, x, y }: { cards: number; isRight: boolean; x: number; y: number }) {
  const step = 5;
  const width = step * (cards - 1) + 14;
  const edges = Array.from({ length: cards - 1 }, (_, at) => `M${(at + 1) * step} 0v19`);
  return (
    <g transform={`translate(${x - width / 2} ${y - 16})`}>
      {cards > 0 && <rect class="dl-back" width={width} height={19} rx={2} />}
      {cards > 1 && <path class="dl-edges" d={edges.join('')} />}
      {/* On the side of the table where nobody sits. */}
      <text class="dl-given" x={isRight ? -9 : width + 9} y={14}>
        {cards}
      </text>
    </g>
  );
}

/** What lies on the table, face up, five in a row. */
function Layout({ cards }: { cards: number }) {
  const rows = Math.ceil(cards / 5);
  return (
    <>
      {Array.from({ length: cards }, (_, at) => {
        const row = Math.floor(at / 5);
        const inRow = Math.min(5, cards - row * 5);
        const x = MIDDLE.x - (inRow * 18 - 3) / 2 + (at % 5) * 18;
        return (
          <rect
            key={at}
            class="dl-face"
            x={x}
            y={MIDDLE.y - (rows * 23 - 3) / 2 + row * 23}
            width={15}
            height={20}
            rx={2}
          />
        );
      })}
    </>
  );
}
