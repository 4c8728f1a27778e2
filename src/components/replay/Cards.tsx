/** A hand that is only looked at. */
import Card from '~/components/cards/Card.tsx';
import type { Card as CardName } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { TABLE_WORDS } from '~/words/table.ts';

interface Props {
  cards: readonly CardName[];
  /** The card that is shown as played. */
  shown?: string | undefined;
}

export default function Cards({ cards, shown }: Props) {
  if (cards.length === 0) return <p class="zt-empty">{TABLE_WORDS.noCards}</p>;
  return (
    <ul class={cards.length > 8 ? 'zt-hand zt-hand--rows' : 'zt-hand'}>
      {cards.map((card, at) => (
        <li key={`${card} ${cards.indexOf(card) === at}`}>
          <span
            class={
              card === shown && cards.indexOf(card) === at ? 'zt-card zt-card--shown' : 'zt-card'
            }
            role="img"
            aria-label={EN.cardName(card)}
          >
            <Card card={card} decorative />
          </span>
        </li>
      ))}
    </ul>
  );
}
