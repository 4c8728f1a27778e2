/** One puzzle on a sheet: piles, hands and lists in black and white. */
import Card from '~/components/cards/Card.tsx';
import { PUZZLE_SHEET_WORDS as WORDS } from '~/words/sheets.ts';
import type { Drawn, Suited } from './drawn.ts';

interface Props {
  drawn: Drawn;
  number: number;
  /** What the kind is called. */
  kind: string;
  /** Where it can be played. */
  address: string;
  /** The letters of jacks and queens as they are written out. */
  letters: 'english' | 'german';
}

const GERMAN: Readonly<Record<string, string>> = { J: 'B', Q: 'D' };

export default function Diagram({ address, drawn, kind, letters, number }: Props) {
  const { facts, hands, lists, place, question, table } = drawn;
  return (
    <li class="dg">
      <h3>
        <a href={address} aria-label={WORDS.playIt(number)}>
          <span class="dg-number">{number}</span>
        </a>{' '}
        {kind}
      </h3>
      <p class="dg-place">{place}</p>
      {table !== null && (
        <div class="dg-table">
          <p>{table.length === 0 ? WORDS.emptyTable : WORDS.table}</p>
          <ul>
            {table.map(({ cards, name, tag }) => (
              <li key={cards.join()} class="dg-pile">
                <span class="visually-hidden">{name}</span>
                <span class="dg-stack" aria-hidden="true">
                  {cards.map((card, at) => (
                    <Card key={`${card} ${at}`} card={card} face="index" decorative />
                  ))}
                </span>
                {tag !== null && <span class="dg-tag">{tag}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hands.map(({ cards, name }) => (
        <div key={name} class="dg-hand">
          <p>{cards.length === 0 ? `${name}: ${WORDS.noCards}` : name}</p>
          <ul>
            {cards.map((card, at) => (
              <li key={`${card} ${at}`}>
                <Card card={card} face="index" />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {lists.map(({ name, suits }) => (
        <div key={name} class="dg-list">
          <p>{name}</p>
          {suits.length > 0 && (
            <ul>
              {suits.map((suited) => (
                <Suit key={suited.suit} suited={suited} letters={letters} />
              ))}
            </ul>
          )}
        </div>
      ))}
      {facts.map((fact) => (
        <p key={fact} class="dg-fact">
          {fact}
        </p>
      ))}
      <p class="dg-question">{question}</p>
      <p class="dg-answer">
        {WORDS.answerLine} <span />
      </p>
    </li>
  );
}

function Suit({ letters, suited: { ranks, suit } }: { letters: Props['letters']; suited: Suited }) {
  const written = ranks.map((rank) => (letters === 'german' ? (GERMAN[rank] ?? rank) : rank));
  return (
    <li>
      <svg class={`dg-sign dg-sign--${suit}`} viewBox="-13 -13 26 26" aria-hidden="true">
        <use href={`#suit-${suit}`} />
      </svg>
      <span class="visually-hidden">{WORDS.suits[suit]} </span>
      {written.join(' ')}
    </li>
  );
}
