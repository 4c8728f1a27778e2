/** The hand of the player to move, in one row: the cards close up where there are many. */
import Card from '~/components/cards/Card.tsx';
import type { Position } from '~/engine/index.ts';
import { isBound } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { TABLE_WORDS } from '~/words/table.ts';

interface Props {
  position: Position;
  /** The place of the chosen card. */
  chosen: number | null;
  /** A card to be shown as the one played. */
  shown: number | null;
  stop: number;
  /** A value for which a card is missing: an empty place shows it. */
  lacks?: number | undefined;
  onChoose?: ((at: number) => void) | undefined;
  onPress?: ((at: number, event: PointerEvent) => void) | undefined;
}

export default function Hand(props: Props) {
  const { position, chosen, shown, stop, lacks, onChoose, onPress } = props;
  const { hand } = position;
  if (hand.length === 0) return <p class="zt-empty">{TABLE_WORDS.noCards}</p>;
  return (
    <ul
      class={hand.length > 8 ? 'zt-hand zt-hand--rows' : 'zt-hand'}
      aria-label={onChoose === undefined ? TABLE_WORDS.inHand : TABLE_WORDS.inYourHand}
    >
      {hand.map((card, at) => {
        const bound = isBound(position, card);
        const name = bound ? `${EN.cardName(card)}, ${TABLE_WORDS.bound}` : EN.cardName(card);
        const look = ['zt-card', bound && 'zt-card--bound', shown === at && 'zt-card--shown']
          .filter(Boolean)
          .join(' ');
        return (
          // Of two equal cards in a double pack either may go: the place tells them apart.
          <li key={`${card} ${hand.indexOf(card) === at}`}>
            {onChoose === undefined ? (
              <span class={look} role="img" aria-label={name}>
                <Card card={card} decorative />
              </span>
            ) : (
              <button
                type="button"
                class={look}
                aria-label={name}
                aria-pressed={chosen === at}
                tabIndex={at === stop ? 0 : -1}
                data-hand={at}
                onClick={() => onChoose(at)}
                onPointerDown={(event) => onPress?.(at, event)}
              >
                <Card card={card} decorative />
              </button>
            )}
          </li>
        );
      })}
      {lacks !== undefined && (
        <li class="zt-slot" aria-hidden="true">
          {TABLE_WORDS.lacks(lacks)}
        </li>
      )}
    </ul>
  );
}
