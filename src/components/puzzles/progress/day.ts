/**
 * Days of a calendar as `2026-11-30`, and nothing finer: a day has no time zone and no hours, so that neither daylight
 * saving nor a journey makes it longer or shorter.
 */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;

/** A number that goes up by one from each day to the next; undefined where the text is no day that there is. */
export function dayNumber(day: string): number | undefined {
  const found = DAY.exec(day);
  if (found === null) return undefined;
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number);
  // Days of universal time have 24 hours each.
  const number = Date.UTC(year, month - 1, date) / MS_A_DAY;
  return dayOf(number) === day ? number : undefined;
}

/** The day of a number. */
function dayOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** Whether a text is a day that there is. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && dayNumber(text) !== undefined;

/** The day so many days later, or earlier where `days` is below zero. */
export function shiftDay(day: string, days: number): string {
  return dayOf((dayNumber(day) ?? 0) + days);
}
