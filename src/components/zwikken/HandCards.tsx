/** The cards of one seat: buttons where somebody may choose, faces where not, backs where they are hidden. */
import Card from '~/components/cards/Card.tsx';
import CardBack from '~/components/cards/CardBack.tsx';
import type { SuitedCard } from '~/engine/index.ts';
import { cardName } from '~/words/en.ts';

interface Props {
  /** What the row is called. */
  name: string;
  cards: readonly SuitedCard[];
  /** What is said instead of the cards, where nobody may see them. */
  hidden?: string | undefined;
  /** Cards that may be chosen; choosing another one is explained. Without it nothing is chosen here. */
  allowed?: readonly SuitedCard[] | undefined;
  /** The name of a card that may not be chosen now. */
  notNow?: ((card: string) => string) | undefined;
  chosen?: readonly SuitedCard[] | undefined;
  onChoose?: ((card: SuitedCard) => void) | undefined;
  /** What is added to the name of a card. */
  noteOf?: ((card: SuitedCard) => string | undefined) | undefined;
}

export default function HandCards(props: Props) {
  const { allowed, cards, chosen, hidden, name, noteOf, notNow, onChoose } = props;
  if (hidden !== undefined) {
    return (
      <span class="zk-cards">
        <span class="visually-hidden">{hidden}</span>
        {cards.map((card) => (
          <CardBack key={card} />
        ))}
      </span>
    );
  }
  return (
    <ul class="zk-cards" aria-label={name}>
      {cards.map((card) => {
        const isOpen = allowed === undefined || allowed.includes(card);
        const note = noteOf?.(card);
        const said = isOpen ? cardName(card) : (notNow?.(cardName(card)) ?? cardName(card));
        return (
          <li key={card}>
            {onChoose === undefined ? (
              <Card
                card={card}
                name={note === undefined ? undefined : `${cardName(card)}, ${note}`}
              />
            ) : (
              <button
                type="button"
                class={isOpen ? 'zk-card' : 'zk-card zk-card--shut'}
                aria-label={note === undefined ? said : `${said}, ${note}`}
                aria-pressed={chosen === undefined ? undefined : chosen.includes(card)}
                data-card={card}
                onClick={() => onChoose(card)}
              >
                <Card card={card} decorative />
              </button>
            )}
            {note !== undefined && (
              <span class="zk-note" aria-hidden="true">
                {note}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
