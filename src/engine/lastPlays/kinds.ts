/**
 * What of a position matters to how the round goes on: cards that match and count alike are one kind, and so are piles
 * that do. Plays of the same effect are one play, and positions that differ in nothing else are one position.
 */
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import type { Pile, PlayTried } from '../play.ts';
import { pointsOn } from '../points.ts';
import { partnersOf } from '../sides.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../value.ts';
import type { Variant } from '../variant.ts';

/** Tells kinds apart: the same letter for cards between which nothing in the version makes a difference. */
export interface CardKinds {
  /** One letter a kind. */
  of(card: Card): string;
  /** Scoring points. */
  points(card: Card): number;
}

const FIRST_LETTER = 0x100;

/** The kinds of a version's cards. */
export function cardKinds(variant: Variant): CardKinds {
  const letters = new Map<string, string>();
  const known = new Map<Card, { readonly letter: string; readonly points: number }>();
  const look = (card: Card): { readonly letter: string; readonly points: number } => {
    const before = known.get(card);
    if (before) return before;
    const points = pointsOn(card, variant);
    const wild = variant.jokersAre === 'wild' && isJoker(card);
    const marks = `${valuesOf(card, variant)} ${points} ${wild}`;
    const letter = letters.get(marks) ?? String.fromCharCode(FIRST_LETTER + letters.size);
    letters.set(marks, letter);
    const found = { letter, points };
    known.set(card, found);
    return found;
  };
  return { of: (card) => look(card).letter, points: (card) => look(card).points };
}

/**
 * What of a pile matters: of a loose card its kind; of a build its value, the owner as long as that seat has a card to
 * play, its points, and while most cards are open how many cards it has.
 */
export function pileKind(pile: Pile, state: State, kinds: CardKinds, isCounting: boolean): string {
  if (pile.value === undefined) return kinds.of(pile.cards[0]);
  const { owner } = pile;
  const binds = owner !== null && (state.hands[owner] ?? []).length > 0;
  let points = 0;
  for (const card of pile.cards) points += kinds.points(card);
  const cards = isCounting ? pile.cards.length : '';
  return `=${pile.value}@${binds ? owner : ''}+${points}*${cards}`;
}

/** The effect of a play: two with the same one leave positions between which nothing makes a difference. */
export function effectOf(play: PlayTried, piles: readonly string[], kinds: CardKinds): string {
  const card = kinds.of(play.card);
  switch (play.kind) {
    case 'trail':
      return card;
    case 'capture':
      return `${card}x${play.takes
        .map((pile) => piles[pile])
        .sort()
        .join()}`;
    case 'build': {
      const on = play.on === null ? '' : piles[play.on];
      return `${card}o${on}=${play.value}@${play.owner}`;
    }
  }
}

/** The promises that may still matter: those on whose giver a partner with a card may count. */
export function promisesThatMatter({ hands, promised, seats, variant }: State): string {
  if (promised.length === 0) return '';
  return promised
    .filter(({ seat }) =>
      partnersOf(variant, seats, seat).some((partner) => (hands[partner] ?? []).length > 0),
    )
    .map(({ seat, value }) => `${seat}:${value}`)
    .sort()
    .join();
}
