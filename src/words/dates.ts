/**
 * Days of the calendar in English, whatever the time zone. A browser's own formats take a phone a tenth of a second to get
 * ready, the first time.
 */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "30 November 2026" for "2026-11-30"; nothing where the day is not known or is none. */
export function dayText(day: string): string {
  const date = dateOf(day);
  return day === '' || Number.isNaN(date.getTime())
    ? ''
    : `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "Monday, 30 November 2026" for "2026-11-30"; nothing where the day is not known or is none. */
export function weekdayText(day: string): string {
  const text = dayText(day);
  return text === '' ? '' : `${WEEKDAYS[dateOf(day).getUTCDay()]}, ${text}`;
}
