/** What is said of progress in the practice puzzles that is kept, saved as a file, or read from one. */
export const PUZZLE_PROGRESS_WORDS = {
  fileName: 'zwicker-puzzles.json',
  tooLong: 'The file is too long for progress in puzzles.',
  notRead: 'The file could not be read. Nothing was added.',
  notKept: {
    newer:
      'Your progress was kept by a newer edition of this site. It is left as it is; changes hold on this page only.',
    blocked:
      'This browser keeps nothing for this site: save your progress as a file before you leave the page.',
    full: 'This browser has no room left for this site: save your progress as a file before you leave the page.',
  },
} as const;
