/** The cards of the pack that lie nowhere yet, a row for each suit. */
import type { Card, Position, Suit } from '~/engine/index.ts';
import { isJoker, RANKS, SUITS } from '~/engine/index.ts';
import { CALCULATOR_WORDS as WORDS } from '~/words/calculator.ts';
import { shortCard } from '~/words/table.ts';
import { cardsLeft } from './laying.ts';

interface Props {
  position: Position;
  /** How many of each card the pack of this version has. */
  inPack: ReadonlyMap<Card, number>;
  ready: boolean;
  /** The card at which the keyboard is, or was. */
  stop: string;
  onLay: (card: Card) => void;
}

export default function Pack({ inPack, onLay, position, ready, stop }: Props) {
  const left = cardsLeft(position, inPack);
  const rows: { suit: Suit | 'X'; cards: readonly Card[] }[] = SUITS.map((suit) => ({
    suit,
    cards: RANKS.map((rank): Card => `${rank}${suit}`),
  }));
  const jokers = [...inPack.keys()].filter(isJoker);
  if (jokers.length > 0) rows.push({ suit: 'X', cards: jokers });
  const free = (card: Card): boolean => (left.get(card) ?? 0) > 0;
  const first = free(stop as Card) ? stop : rows.flatMap(({ cards }) => cards).find(free);
  return (
    <div class="cc-suits" data-group="pack" data-rove>
      {rows.map(({ cards, suit }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div
          key={suit}
          class={`cc-suit picks--${suit}`}
          role="group"
          aria-label={WORDS.suits[suit]}
        >
          {cards.map((card) =>
            free(card) ? (
              <button
                key={card}
                type="button"
                class="pick"
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
              <span key={card} class="pick pick--gone" aria-hidden="true" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
