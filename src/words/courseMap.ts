/** The words of the map of lessons. */
export const COURSE_MAP_WORDS = {
  begin: (title: string): string => `Begin: ${title}`,
  goOn: (lesson: string, step: string): string => `Go on: ${lesson}, ${step}`,
  allDone: 'You have done every step. On to the closing test',
  steps: (title: string): string => `Steps of “${title}”`,
  stepName: (at: number, title: string, how: 'solved' | 'shown' | undefined): string =>
    `${at}. ${title}${how === undefined ? '' : how === 'solved' ? ', done' : ', shown to you'}`,
  doneOf: (done: number, of: number): string => `${done} of ${of} done`,
  forget: 'Forget this lesson',
  forgetName: (title: string): string => `Forget what you have done of “${title}”`,
  forgotten: (title: string): string => `“${title}” is as before you began it.`,
  undo: 'Undo: remember it again',
  undoName: (title: string): string => `Undo: remember what you had done of “${title}”`,
  undone: (title: string): string => `What you had done of “${title}” is back.`,
  progress: 'Your progress',
  kept: 'It is kept in this browser, and nowhere else.',
  legend: 'A ✓ stands for a step that is done; in a dashed frame, for one that was shown to you.',
  save: 'Save it as a file',
  load: 'Add it from a file',
  fileName: 'zwicker-course.json',
  forgetAll: 'Forget all of it',
  really: 'Really forget all of it',
  keep: 'Keep it',
  allForgotten: 'All is forgotten: the course is as on the first day.',
  loaded: (added: number): string =>
    added === 0
      ? 'All that the file says is done was done here already.'
      : `Added from the file: ${added === 1 ? '1 step' : `${added} steps`}.`,
  tooLong: 'The file is too long for progress in a course.',
  notRead: 'The file could not be read.',
  notKept: {
    newer:
      'Your progress was kept by a newer edition of this site. It is left as it is; changes hold on this page only.',
    blocked:
      'This browser keeps nothing for this site: save your progress as a file before you leave the page.',
    full: 'This browser has no room left for this site: save your progress as a file before you leave the page.',
  },
} as const;
