/** Who holds each counting card: a side is chosen, then its cards are tapped. */
import Card from '~/components/cards/Card.tsx';
import { groupName, SCORE_WORDS } from '~/words/score.ts';
import { type Draft, type Slot, slotGroups } from './draft.ts';
import type { CountedGame } from './game.ts';

interface Props {
  game: CountedGame;
  draft: Draft;
  /** Names and marks of the sides. */
  names: readonly string[];
  marks: readonly string[];
  /** Who is in each side, where its name does not say. */
  members: readonly string[];
  /** The side whose cards are being tapped. */
  active: number;
  onActive: (side: number) => void;
  /** Gives a card to a side, or (undefined) to nobody. */
  onGive: (slot: Slot, side: number | undefined) => void;
  disabled: boolean;
}

export default function Holders(props: Props) {
  const { active, disabled, draft, game, marks, members, names, onActive } = props;
  const holds = (side: number) =>
    Object.values(draft.held).filter((other) => other === side).length;
  return (
    <>
      <fieldset class="sc-sides">
        <legend>
          <h2>{SCORE_WORDS.whose}</h2>
        </legend>
        <div>
          {names.map((name, side) => (
            <label key={side}>
              <input
                type="radio"
                name="sc-side"
                checked={side === active}
                disabled={disabled}
                onChange={() => onActive(side)}
              />
              <span class="sc-side">
                <b class={`sc-mark side-${side}`} aria-hidden="true">
                  {marks[side]}
                </b>
                <span class="sc-name">
                  {name} {members[side] && <small>{members[side]}</small>}
                </span>
                <span class="sc-held" aria-hidden="true">
                  {holds(side)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="sc-hint">{SCORE_WORDS.whoseHint}</p>
      <section class="sc-groups" aria-label={SCORE_WORDS.holding(names[active] ?? '')}>
        {slotGroups(game.variant).map((slots) => (
          <section key={slots[0]?.key} class="sc-group">
            <h3>{headingOf(game, slots)}</h3>
            <div class="sc-cards">
              {slots.map((slot) => (
                <CountingCard key={slot.key} slot={slot} {...props} />
              ))}
            </div>
          </section>
        ))}
      </section>
      <p class="sc-hint sc-keys">{SCORE_WORDS.keysHint(game.sides)}</p>
    </>
  );
}

function headingOf({ variant }: CountedGame, slots: readonly Slot[]): string {
  const cards = slots.map(({ card }) => card);
  const set = variant.scoring.items.find(
    (item) => item.cards.length > 1 && item.cards.some((card) => cards.includes(card)),
  );
  return groupName(cards, set?.id);
}

function CountingCard({
  active,
  disabled,
  draft,
  marks,
  names,
  onGive,
  slot,
}: Props & { slot: Slot }) {
  const holder = draft.held[slot.key];
  const copy = Number(slot.key.split('.')[1] ?? 1);
  const name = holder === undefined ? undefined : (names[holder] ?? '');
  const onKey = (event: KeyboardEvent): void => {
    const side = Number(event.key) - 1;
    if (!/^\d$/.test(event.key) || side >= names.length) return;
    event.preventDefault();
    onGive(slot, side === -1 ? undefined : side);
  };
  return (
    <button
      type="button"
      class="sc-card"
      aria-label={SCORE_WORDS.cardLabel(slot.card, copy, slot.points, name)}
      aria-pressed={holder === active}
      disabled={disabled}
      onClick={() => onGive(slot, holder === active ? undefined : active)}
      onKeyDown={onKey}
    >
      <Card card={slot.card} face="index" decorative />
      {holder === undefined ? (
        <span class="sc-points">{slot.points}</span>
      ) : (
        <b class={`sc-mark side-${holder}`}>{marks[holder]}</b>
      )}
    </button>
  );
}
