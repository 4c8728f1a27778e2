/** Moving by keys within a group of buttons that is one tab stop, in two dimensions. */

/** How far apart two rows are told, in pixels: piles of one row may stand a little uneven. */
const SAME_ROW = 12;

/** The index of the button that an arrow, Home or End leads to from `from`; undefined for other keys. */
export function nextByKey(
  key: string,
  from: number,
  buttons: readonly Pick<HTMLElement, 'getBoundingClientRect'>[],
): number | undefined {
  const last = buttons.length - 1;
  switch (key) {
    case 'ArrowRight':
      return from < last ? from + 1 : 0;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : last;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(key === 'ArrowDown' ? 1 : -1, from, buttons);
    default:
      return undefined;
  }
}

/** The button nearest below or above; the same one where there is no such row. */
function inNextRow(
  way: 1 | -1,
  from: number,
  buttons: readonly Pick<HTMLElement, 'getBoundingClientRect'>[],
): number {
  const places = buttons.map((button) => button.getBoundingClientRect());
  const here = places[from];
  if (here === undefined) return from;
  const beyond = places.flatMap((place, at) =>
    (place.top - here.top) * way > SAME_ROW ? [{ at, place }] : [],
  );
  const rowTop = beyond.reduce(
    (nearest, { place }) => Math.min(nearest, (place.top - here.top) * way),
    Number.POSITIVE_INFINITY,
  );
  const row = beyond.filter(({ place }) => (place.top - here.top) * way < rowTop + SAME_ROW);
  const nearest = row.toSorted(
    (one, other) => Math.abs(one.place.left - here.left) - Math.abs(other.place.left - here.left),
  )[0];
  return nearest?.at ?? from;
}

/** The rank that a key jumps to: `0` for a ten, `X` for jokers; undefined for other keys. */
export function rankOfKey(key: string): string | undefined {
  const upper = key.toUpperCase();
  if (upper === '0' || upper === '1') return '10';
  // Bube and Dame, for those whose cards show them.
  if (upper === 'B') return 'J';
  if (upper === 'D') return 'Q';
  return /^[2-9AJQKX]$/.test(upper) ? upper : undefined;
}
