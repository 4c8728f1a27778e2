/**
 * Days of a calendar as `2026-11-30`, and nothing finer: a day has no time zone and no hours, so that neither daylight
 * saving nor a journey makes it longer or shorter.
 */
import { isDate } from '../../../engine/index.ts';

const MS_A_DAY = 86_400_000;

/** A number that goes up by one from each day to the next; undefined where the text is no day that there is. */
export function dayNumber(day: string): number | undefined {
  // Days of universal time have 24 hours each.
  return isDate(day) ? Date.parse(day) / MS_A_DAY : undefined;
}

/** The day of a number. */
function dayOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier where `days` is below zero. */
export function shiftDay(day: string, days: number): string {
  return dayOf((dayNumber(day) ?? 0) + days);
}
