/** The words on the pages of the course around its lessons. */
import { upper } from './en.ts';
import { numberWord } from './numbers.ts';

export const COURSE_PAGE_WORDS = {
  /** A player at the table, short enough for "Build 13 for partner". */
  seat: ({ isYou, short }: { readonly isYou: boolean; readonly short: string }): string =>
    isYou ? 'you' : short === 'left' || short === 'right' ? `${short} neighbour` : short,
  title: 'Learn Zwicker',
  lead: 'Lessons at the table: a sentence, a table, something to do. After the last you can play an evening.',
  description:
    'Learn Zwicker by playing it: short lessons at a table in the browser, from the first capture to a whole deal against the computer. Your progress is kept in your browser only.',
  up: 'Learn',
  /** On the page of a rule: before the steps that are about it. */
  practised: 'Try it',
  stepOf: (lesson: string, step: string): string => `${lesson}: ${step}`,
  lesson: (title: string): string => `Lesson: ${title}`,
  lessonDescription: (lead: string, steps: number): string =>
    `${lead} A lesson of the course in ${steps} steps, each with hints and its solution.`,
  place: (at: number, of: number): string => `Step ${at} of ${of}`,
  goal: 'To do:',
  solution: 'Show the solution',
  oneWay: 'Show one way it may go',
  /** Above a step that is not in the version of the course. */
  inVersion: (name: string): string => `As played in the version ${name}`,
  elsewhere: (versions: string): string => `Where other people play it (${versions}):`,
  version:
    'The course is in the version of Dithmarschen. Where another version differs in what a step is about, a note with it says so.',
  test: 'Closing test',
  testAbout: (questions: number): string =>
    `${upper(numberWord(questions))} mixed questions from the lessons; at the end, which lessons to look at again.`,
  teach: 'Teach it to others',
  teachAbout: 'One page to print: how to explain the game at a table in five minutes.',
  lessons: 'The lessons',
  after: 'After the lessons',
  closingTest: 'On to the closing test',
  toMap: 'All lessons',
  /** What the tab says: a rule may have the same name. */
  lessonTitle: (title: string): string => `Lesson: ${title}`,
  nextLesson: (title: string): string => `Next: ${title}`,
} as const;
