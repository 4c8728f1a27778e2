/** Whether a refusal stands on a house rule: it must not be given out as the rule of the game. */
import { checkPlay } from './check.ts';
import { baseOf, type HouseChange, houseChanges, houseVariant } from './house.ts';
import type { PlayTried, Position } from './play.ts';
import type { Refusal } from './refusal.ts';

/**
 * The house rule for which a play is refused: without it the play would be legal, or refused for another reason.
 * Undefined where no single one is behind it.
 */
export function houseRuleBehind(
  refusal: Refusal,
  position: Position,
  play: PlayTried,
): HouseChange | undefined {
  const base = baseOf(position.variant);
  const changes = houseChanges(position.variant);
  return changes.find((change) => {
    const others = changes.filter((other) => other !== change);
    const kept = Object.fromEntries(others.map(({ point, value }) => [point.name, value]));
    const without = checkPlay({ ...position, variant: houseVariant(base, kept) }, play);
    return without.ok || without.error.code !== refusal.code;
  });
}
