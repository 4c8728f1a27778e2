/** How many cards and Zwicks each side has; for the last side what is left of the pack is offered. */
import { packOf, restOfPack } from '~/engine/index.ts';
import { SCORE_WORDS } from '~/words/score.ts';
import type { Draft } from './draft.ts';
import type { CountedGame } from './game.ts';
import Stepper from './Stepper.tsx';

interface Props {
  game: CountedGame;
  draft: Draft;
  names: readonly string[];
  marks: readonly string[];
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  disabled: boolean;
  onCards: (side: number, cards: number | null) => void;
  onZwicks: (side: number, zwicks: number) => void;
}

export default function Piles(props: Props) {
  const { disabled, draft, game, marks, names, onCards, onZwicks, rules } = props;
  const pack = packOf(game.variant).length;
  const rest = restOfPack(game.variant, draft.cards);
  return (
    <section aria-labelledby="sc-counts">
      <h2 id="sc-counts">{SCORE_WORDS.counts}</h2>
      <p class="sc-hint">
        {SCORE_WORDS.countsHint} <a href={`${rules}last-capture/`}>{SCORE_WORDS.leftOver}</a>.
      </p>
      <ul class="sc-piles">
        {names.map((name, side) => (
          <li key={side}>
            <p class="sc-side sc-pile">
              <b class={`sc-mark side-${side}`} aria-hidden="true">
                {marks[side]}
              </b>
              <span class="sc-name">{name}</span>
              {rest?.side === side && (
                <button
                  type="button"
                  class="button sc-rest"
                  aria-label={SCORE_WORDS.restOf(rest.cards, name)}
                  disabled={disabled}
                  onClick={() => onCards(side, rest.cards)}
                >
                  {SCORE_WORDS.rest(rest.cards)}
                </button>
              )}
            </p>
            <span class="sc-label" aria-hidden="true">
              {SCORE_WORDS.cards}
            </span>
            <Stepper
              label={SCORE_WORDS.cardsOf(name)}
              value={draft.cards[side] ?? null}
              most={999}
              canBeEmpty
              disabled={disabled}
              onChange={(cards) => onCards(side, cards)}
            />
            <span class="sc-label" aria-hidden="true">
              {SCORE_WORDS.zwicks}
            </span>
            <Stepper
              label={SCORE_WORDS.zwicksOf(name)}
              value={draft.zwicks[side] ?? 0}
              most={pack}
              disabled={disabled}
              onChange={(zwicks) => onZwicks(side, zwicks ?? 0)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
