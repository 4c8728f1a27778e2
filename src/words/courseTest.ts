/** The words of the closing test. `questions` is how many it has, as a sentence begins with it: "Fifteen". */

export const COURSE_TEST_WORDS = {
  title: 'Closing test',
  description: (questions: string): string =>
    `${questions} mixed questions from the lessons of the course in Zwicker, drawn anew each time; at the end, which lessons to look at again.`,
  lead: (questions: string): string =>
    `${questions} questions from the lessons, mixed. One try each, no hints. At the end you see which lessons to look at again.`,
  noScripts: 'The test needs scripts, which are turned off here. The lessons can be read without.',
  begin: 'Begin the test',
  anew: 'A new test',
  same: 'The same test again',
  loading: 'The questions are on their way.',
  failed: 'The questions did not arrive. Try again, please.',
  badLink: (seed: string): string => `“${seed}” names no test. Begin a new one.`,
  /** Whether a text names a suit. */
  namesSuit: (text: string): boolean => /\b(spade|heart|diamond|club)s?\b/i.test(text),
  place: (at: number, of: number): string => `Question ${at} of ${of}`,
  version: (name: string): string => `Played as in the version ${name}.`,
  /** Where what is said begins with "Right" itself, that is enough. */
  rightSo: (said: string): string => (said.startsWith('Right') ? said : `Right. ${said}`.trim()),
  wrong: 'Not so.',
  solution: (text: string): string => `The solution: ${text}`,
  next: 'Next question',
  toResult: 'To the result',
  skip: 'I don’t know',
  result: 'The result',
  open: (many: number): string =>
    many === 1 ? '1 question is not answered.' : `${many} questions are not answered.`,
  openOnes: 'Not answered yet',
  question: (at: number): string => `Question ${at}`,
  score: (right: number, of: number): string => `${right} of ${of} right.`,
  all: 'Everything right: sit down and play an evening.',
  again: 'Look at these again:',
  link: 'A link to this page is a link to this very test: send it, and compare.',
} as const;
