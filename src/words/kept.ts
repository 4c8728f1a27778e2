/** What is said where something stored in the browser could not be read. */
export const KEPT_WORDS = {
  unreadable:
    'Something that was kept here could not be read. It is laid aside, and nothing of it is lost.',
  save: 'Save it as a file',
  forget: 'Forget it',
  fileName: 'zwicker-unreadable.txt',
} as const;
