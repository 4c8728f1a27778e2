/** Days of a calendar as `2026-11-30`. */

/** The day that a moment is on where the person is, by the clock of the device. */
export function calendarDay(moment: Date = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
