/** What belongs to a puzzle beside its table: who holds what, what was promised and won, what counts. */
import type { Card, Puzzle } from '~/engine/index.ts';
import { inTeams, sideCount, unseenIn } from '~/engine/index.ts';
import { EN, scoreLine, upper } from '~/words/en.ts';
import { PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import { theirs } from '../../words/seating.ts';
import { sortedCards } from '../cards/sorted.ts';
import { handsIn, heldIn, positionIn, seatingIn, whoIn } from './atTable.ts';
import { CardRow } from './stages.tsx';

interface FactsProps {
  puzzle: Puzzle;
  /** Leaves the hands out: they are shown elsewhere. */
  withoutHands?: boolean;
}

export default function Facts({ puzzle, withoutHands = false }: FactsProps) {
  return (
    <div class="pz-facts">
      {!withoutHands && <Hands puzzle={puzzle} />}
      <Known puzzle={puzzle} />
      {puzzle.kind !== 'zwick' && puzzle.kind !== 'legal' && <Scoring puzzle={puzzle} />}
    </div>
  );
}

/** The hands of the others, where all cards are known. */
function Hands({ puzzle }: { puzzle: Puzzle }) {
  if (puzzle.kind !== 'break' && puzzle.kind !== 'last') return null;
  const seating = seatingIn(puzzle);
  return (
    <div class="pz-hands">
      {handsIn(puzzle)
        .slice(1)
        .map(({ cards, seat }) => {
          const name = upper(theirs('hand', seat, seating));
          return (
            <div key={seat}>
              <h3>{name}</h3>
              <CardRow cards={cards} label={name} />
            </div>
          );
        })}
    </div>
  );
}

/** What was promised, who holds how many, what is won and what is unseen. */
function Known({ puzzle }: { puzzle: Puzzle }) {
  const { promised, seats, variant } = positionIn(puzzle);
  const who = whoIn(puzzle);
  const isKnown = puzzle.kind === 'break' || puzzle.kind === 'last' || puzzle.kind === 'count';
  // Where everybody plays alone nobody builds on a promise.
  const told = isKnown || !inTeams(variant, seats) ? [] : promised;
  return (
    <>
      {puzzle.kind === 'build' && <p>{heldIn(puzzle, who)}</p>}
      {told.length > 0 && (
        <ul>
          {told.map(({ seat, value }) => (
            <li key={`${seat} ${value}`}>{WORDS.promised(who.seat(seat), value)}</li>
          ))}
        </ul>
      )}
      {puzzle.kind === 'build' && (
        <>
          <Cards cards={sortedCards(unseenIn(puzzle))} title={WORDS.unseen} />
          <Cards cards={sortedCards(puzzle.gone)} title={WORDS.gone} />
        </>
      )}
      {puzzle.kind === 'last' && <Won puzzle={puzzle} />}
    </>
  );
}

/** What the sides have won so far: it decides who has most cards. */
function Won({ puzzle }: { puzzle: Extract<Puzzle, { kind: 'last' }> }) {
  const { lastCapture, seats, variant, won, zwicks } = puzzle.state;
  const who = whoIn(puzzle);
  return (
    <>
      {Array.from({ length: sideCount(variant, seats) }, (_, side) => {
        const title = (many: number): string =>
          `${WORDS.won(who.side(side))}: ${WORDS.wonFacts(many, zwicks[side] ?? 0)}`;
        return <Cards key={title(side)} cards={sortedCards(won[side] ?? [])} title={title} />;
      })}
      <p>{lastCapture === null ? WORDS.noCapture : WORDS.lastCapture(who.side(lastCapture))}</p>
    </>
  );
}

function Cards({ cards, title }: { cards: readonly Card[]; title: (many: number) => string }) {
  const text = title(cards.length);
  return (
    <details>
      <summary>{text}</summary>
      <CardRow cards={cards} label={text} />
    </details>
  );
}

/** What cards and Zwicks count in the version. */
function Scoring({ puzzle }: { puzzle: Puzzle }) {
  const { variant } = positionIn(puzzle);
  const { items, mostCards, zwick } = variant.scoring;
  return (
    <details>
      <summary>{WORDS.counts(EN.variantName(variant))}</summary>
      <ul>
        {items
          .filter(({ points }) => points > 0)
          .map(({ cards, id, points }) => (
            <li key={id}>
              {(cards.length > 1 ? WORDS.each : WORDS.counted)(scoreLine(id), points)}
            </li>
          ))}
        <li>{WORDS.mostCards(mostCards)}</li>
        <li>{WORDS.zwickWorth(zwick)}</li>
      </ul>
    </details>
  );
}
