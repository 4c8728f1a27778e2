import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, weekdayText } from '../../src/words/dates.ts';

test.each([
  ['2026-11-30', 'Monday, 30 November 2026'],
  ['2027-01-01', 'Friday, 1 January 2027'],
  ['2024-02-29', 'Thursday, 29 February 2024'],
])('%s is %s', (day, text) => {
  expect(weekdayText(day)).toBe(text);
  expect(dayText(day)).toBe(text.replace(/^\w+, /, ''));
});

test.each(['', '2026-13-01', 'someday'])('“%s” is no day, and nothing is said', (day) => {
  expect(dayText(day)).toBe('');
  expect(weekdayText(day)).toBe('');
});

test('every day reads as the language has it', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1000-01-01'),
        max: new Date('9999-12-31'),
        noInvalidDate: true,
      }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(weekdayText(day)).toBe(`${weekday.format(date)}, ${format.format(date)}`);
      },
    ),
  );
});
