/** One card, face up: the same drawing in served pages and in islands. How large, and which face, the styles say. */
import type { Card as CardName } from '~/engine/index.ts';
import { isJoker, suitOf } from '~/engine/index.ts';
import { cardName } from '~/words/en.ts';
import drawings from './cards.svg?url';
import { cornerOf } from './corner.ts';
import { bigNumberAt } from './drawing/joker.ts';

interface Props {
  card: CardName;
  /** `full`: pips or figure; `index`: the corner only; `auto`: full where the card is wide enough. */
  face?: 'full' | 'index' | 'auto' | undefined;
  /** What a screen reader says, where it is more than the name of the card. */
  name?: string | undefined;
  /** Says nothing: the name stands somewhere else. */
  decorative?: boolean | undefined;
}

export default function Card({ card, face = 'auto', name, decorative = false }: Props) {
  const suit = isJoker(card) ? 'X' : suitOf(card);
  const { glyphs, german } = cornerOf(card);
  const kind = face === 'auto' ? '' : ` card--${face}`;
  const said = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name ?? cardName(card) } as const);
  return (
    <span class={`card card--${suit}${kind}`} {...said}>
      <svg viewBox="0 0 66 88" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {face !== 'index' && (
          <use class="card__art" href={`${drawings}#${isJoker(card) ? 'joker' : card}`} />
        )}
        {face !== 'index' && isJoker(card) && (
          <g class="card__art" transform={bigNumberAt(glyphs.length)}>
            {glyphs.map(({ glyph, x }) => (
              <use href={`#rank-${glyph}`} x={x} />
            ))}
          </g>
        )}
        <g class={glyphs.length > 1 ? 'card__rank card__rank--wide' : 'card__rank'}>
          {glyphs.map(({ glyph, x }) => (
            <use
              class={german === undefined ? undefined : 'card__english'}
              href={`#rank-${glyph}`}
              x={x}
            />
          ))}
          {german !== undefined && <use class="card__german" href={`#rank-${german}`} />}
        </g>
        <use class="card__suit" href={`#suit-${suit}`} />
      </svg>
    </span>
  );
}
