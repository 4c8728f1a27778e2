/**
 * Positions of the slow tests, in one line:
 * `christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20` is version, seats and mover; hand; piles, a build with its
 * value and owner; promises by seat. In Hülsemann and Grupp a build is `9H 5S =14`.
 */
import type { SlowOptions, SlowPile, SlowPlay, SlowPosition } from './shapes.ts';

const words = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');
const parts = (text: string, by: string) => text.split(by).map((part) => part.trim());

export function read(text: string, options?: SlowOptions): SlowPosition {
  const [head, hand, table, promised] = parts(text, '|');
  const [variant, seats, mover] = words(head);
  return {
    variant: variant ?? '',
    seats: Number(seats),
    toMove: Number(mover?.slice(1)),
    hand: words(hand),
    table: parts(table ?? '', ',')
      .filter((pile) => pile !== '')
      .map(readPile),
    promised: words(promised).map((word) => {
      const [seat, value] = word.split(':').map(Number);
      return { seat: seat ?? -1, value: value ?? -1 };
    }),
    ...(options === undefined ? {} : { options }),
  };
}

function readPile(text: string): SlowPile {
  const [cards, announced] = parts(text, '=');
  if (announced === undefined) return { cards: words(cards) };
  const [value, owner] = announced.split('@');
  return {
    cards: words(cards),
    value: Number(value),
    owner: owner === undefined ? null : Number(owner),
  };
}

/** `JC takes 0 1` · `9C on 2 =18@1` · `QH alone =3@0` · `5H laid`; `9C on 2 =14` where nobody owns builds. */
export function say(play: SlowPlay): string {
  if (play.kind === 'trail') return `${play.card} laid`;
  if (play.kind === 'capture') return `${play.card} takes ${play.takes.join(' ')}`;
  const where = play.on === null ? 'alone' : `on ${play.on}`;
  const owner = play.owner === null ? '' : `@${play.owner}`;
  return `${play.card} ${where} =${play.value}${owner}`;
}

/** The play that `say` says so. */
export function play(text: string): SlowPlay {
  const [card = '', verb, ...rest] = words(text);
  if (verb === 'laid') return { kind: 'trail', card };
  if (verb === 'takes') return { kind: 'capture', card, takes: rest.map(Number) };
  const announced = rest.find((word) => word.startsWith('=')) ?? '';
  const [value, owner] = announced.slice(1).split('@');
  return {
    kind: 'build',
    card,
    on: verb === 'alone' ? null : Number(rest[0]),
    value: Number(value),
    owner: owner === undefined ? null : Number(owner),
  };
}
