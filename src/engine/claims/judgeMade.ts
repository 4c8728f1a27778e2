/** Claims on the play that is made. */
import { tableAfter } from '../check.ts';
import { cardsTaken } from '../piles.ts';
import type { Capture, Pile, Play } from '../play.ts';
import { pointsOn } from '../points.ts';
import { sideOf } from '../sides.ts';
import { applyPlay } from '../state.ts';
import type { Judges } from './judge.ts';
import { capturesOf, checkNamed, type Scene, sameCards } from './scene.ts';

/** How claims about the play that is made are judged. */
export const MADE_JUDGES: Judges<
  | 'takes-most'
  | 'takes-more'
  | 'leaves'
  | 'makes-zwick'
  | 'no-zwick'
  | 'has-marker'
  | 'last-to-capture'
> = {
  'takes-most': (_, scene) => {
    const { state } = scene;
    const number = numberTaken(state.table, captureOf(scene));
    const all = capturesOf(state, state.toMove);
    const most = Math.max(number, ...all.map((capture) => numberTaken(state.table, capture)));
    const captures = all.filter((capture) => numberTaken(state.table, capture) === most);
    return { holds: number === most, found: { number, most, captures } };
  },
  'takes-more': ({ than: named }, scene) => {
    const { state } = scene;
    const number = numberTaken(state.table, captureOf(scene));
    const other = checkNamed(state, named);
    const isCapture = other.ok && other.value.kind === 'capture';
    const than = isCapture ? numberTaken(state.table, other.value as Capture) : null;
    return { holds: than !== null && number > than, found: { number, than } };
  },
  leaves: ({ cards }, scene) => {
    const left = tableAfter(scene.state.table, madeIn(scene));
    return {
      holds: sameCards(
        left.flatMap((pile) => pile.cards),
        cards,
      ),
      found: { left },
    };
  },
  'makes-zwick': (_, scene) => {
    const found = zwickIn(scene);
    return { holds: found.zwick, found };
  },
  'no-zwick': (_, scene) => {
    const found = zwickIn(scene);
    return { holds: !found.zwick, found };
  },
  'has-marker': (_, scene) => {
    const { table, variant } = scene.state;
    const captured = cardsTaken(table, captureOf(scene));
    const cards = captured.filter((card) => pointsOn(card, variant) === 0);
    return { holds: cards.length > 0, found: { cards } };
  },
  'last-to-capture': ({ seat }, scene) => {
    const { seats, variant } = scene.state;
    const side = applyPlay(scene.state, madeIn(scene)).lastCapture;
    return { holds: side !== null && side === sideOf(variant, seats, seat), found: { side } };
  },
};

function madeIn({ made }: Scene): Play {
  if (made === undefined) throw new Error('a claim on a play, where none is made');
  return made;
}

function captureOf(scene: Scene): Capture {
  const made = madeIn(scene);
  if (made.kind !== 'capture') throw new Error('a claim on a capture, where none is made');
  return made;
}

/** How many cards a capture takes off the table. */
function numberTaken(table: readonly Pile[], capture: Capture): number {
  return cardsTaken(table, capture).length;
}

function zwickIn(scene: Scene): { zwick: boolean; left: readonly Pile[] } {
  const made = madeIn(scene);
  const zwick = made.kind === 'capture' && made.zwick;
  return { zwick, left: tableAfter(scene.state.table, made) };
}
