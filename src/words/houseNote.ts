/** What is said with a refusal that stands on a house rule. It stands by itself, so that a table carries no more than that. */
import type { HouseChange, HouseValue } from '../engine/index.ts';

/** What a house rule comes to at the table, by the name of its point. Others are behind no refusal. */
const SAID: Readonly<Record<string, (value: HouseValue) => string>> = {
  courts: (value) =>
    value === 'high'
      ? 'ace, jack, queen and king match the higher value only'
      : 'ace, jack, queen and king match two values each',
  ask: (value) => `partners may ${orNot(value)}be asked for a card`,
  single: (value) =>
    value === true ? 'one card alone may be a build' : 'one card alone is no build',
  subtract: (value) => `a card may ${orNot(value)}be taken off the value of a pile`,
  keep: (value) => `an equal card may ${orNot(value)}leave the value of a pile as it is`,
  limit: (value) =>
    value === null ? 'builds have no limit of their own' : `no build may be higher than ${value}`,
  teams: (value) => (value === true ? 'two teams play' : 'everyone plays alone'),
};

const orNot = (value: HouseValue): string => (value === true ? '' : 'not ');

/** Behind the reason of a refusal: a house rule is never given out as the rule of the game. */
export function houseNote({ point, value }: HouseChange): string {
  const said = SAID[point.name.replace(/^teams\d$/, 'teams')]?.(value);
  return `That is a house rule here${said === undefined ? '' : `: ${said}`}.`;
}
