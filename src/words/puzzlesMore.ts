/** The words of the day's set, the run against the clock, the mistakes, and what is kept of all puzzles. */
import { weekdayText } from './dates.ts';

const puzzles = (many: number): string => (many === 1 ? '1 puzzle' : `${many} puzzles`);
const days = (many: number): string => (many === 1 ? '1 day' : `${many} days`);

export const PUZZLE_DAILY_WORDS = {
  badDate: (found: string): string =>
    `“${found}”, at the end of the address, is no day and no puzzle of one. Here are today’s.`,
  notYet: (day: string): string => `${weekdayText(day)} has not come yet. Here are today’s.`,
  noSuch: (at: string): string => `The set has no puzzle ${at}. Here is the whole set.`,
  set: 'The puzzles of the day',
  today: 'Today',
  marks: { r: 'solved', w: 'went wrong', '-': 'not done yet' },
  signs: { r: '✓', w: '✗', '-': '·' },
  done: (right: number, of: number): string => `Done: ${right} of ${of} solved.`,
  begin: 'Begin',
  goOn: 'Go on',
  earlier: 'The day before',
  later: 'The day after',
  other: 'Another day',
  place: (at: number, of: number): string => `Puzzle ${at} of ${of}`,
  kind: (name: string): string => `What “${name}” asks for`,
  next: 'Next of the day',
  toSet: 'The whole set',
  streak: (now: number, longest: number, today: boolean): string =>
    now === 0
      ? longest === 0
        ? 'Do the whole set on its day, and a row of days begins.'
        : `Your longest row: ${days(longest)}.`
      : `${days(now)} in a row${today ? '' : '; today’s set is still to be done'}. Your longest row: ${days(longest)}.`,
  share: 'Copy the result',
  shareText: (day: string, signs: string, right: number, of: number): string =>
    `Zwicker puzzles, ${day}: ${right} of ${of}  ${signs}`,
  changed: 'The day has changed: today’s set is a new one.',
  toToday: 'To today’s set',
} as const;

export const PUZZLE_CLOCK_WORDS = {
  choose: 'What do you want to find?',
  begin: 'Begin',
  rules: [
    'Where there are several right answers, one is enough.',
    'You may pause: the table is covered until you go on, and by itself where you look at another page.',
    'Leaving this page ends the run.',
  ],
  time: 'Time left',
  right: (right: number): string => `${right} right`,
  wrong: (wrong: number, most: number): string => `${wrong} of ${most} wrong`,
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused. The table is covered.',
  end: 'End the run',
  minute: 'One minute left.',
  seconds: 'Ten seconds left.',
  last: (isRight: boolean): string => (isRight ? 'Right.' : 'Not so.'),
  waiting: 'The next table is being laid; the clock waits.',
  over: 'The run is over',
  result: (right: number, wrong: number): string =>
    `${puzzles(right)} solved, ${wrong === 0 ? 'none' : wrong} wrong.`,
  best: 'Your best runs',
  bestLine: (right: number, wrong: number, day: string): string =>
    `${right} right, ${wrong} wrong (${weekdayText(day)})`,
  isBest: 'Your best run so far.',
  wentWrong: 'These went wrong:',
  again: 'Another run',
} as const;

export const PUZZLE_IDEA_WORDS = {
  title: 'The idea',
  page: (title: string): string => `Among the chosen puzzles: ${title}`,
} as const;

export const PUZZLE_MISTAKE_WORDS = {
  none: 'Nothing has gone wrong so far, or all of it is put right.',
  many: (many: number): string => `${puzzles(many)} to try again, the oldest first.`,
  begin: 'Begin',
  tryIt: (name: string, level: string, version: string): string => `${name} (${level}, ${version})`,
  forget: 'Forget it',
  forgetName: (name: string): string => `Forget it: ${name}`,
  putRight: 'Put right: it is off the list.',
  stays: 'It stays on the list.',
  next: 'Next mistake',
  all: 'All my mistakes',
  gone: (found: string): string => `“${found}” is none of your mistakes, and no link to a puzzle.`,
} as const;

export const PUZZLE_OVERVIEW_WORDS = {
  own: 'So far',
  nothing: 'Nothing is done yet: begin where you like.',
  today: (done: number, of: number): string =>
    done === 0 ? `Today’s set: not begun.` : `Today’s set: ${done} of ${of} done.`,
  solved: (right: number, tried: number): string =>
    `${right} of ${puzzles(tried)} solved the first time.`,
  mistakes: (many: number): string => `${puzzles(many)} to try again.`,
  history: 'By kind and level',
  kind: 'Kind',
  level: 'Level',
  right: 'Solved',
  hinted: 'With hints',
  time: 'Time each',
  seconds: (ms: number): string => {
    const seconds = Math.round(ms / 1000);
    return seconds < 60
      ? `${seconds} s`
      : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
  },
  of: (right: number, tried: number): string => `${right} of ${tried}`,
  kept: 'It is kept in this browser, and nowhere else.',
  save: 'Save it as a file',
  load: 'Add it from a file',
  forgetKind: (name: string): string => `Forget ${name}`,
  forgetAll: 'Forget all of it',
  really: 'Really forget it',
  keep: 'Keep it',
  forgotten: 'It is forgotten.',
  loaded: 'Added from the file.',
} as const;
