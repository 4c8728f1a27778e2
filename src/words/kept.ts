/** What is said where something stored in the browser could not be read, or nothing can be stored. */
export const KEPT_WORDS = {
  unreadable:
    'Something that was kept here could not be read. It is laid aside, and nothing of it is lost.',
  save: 'Save it as a file',
  forget: 'Forget it',
  fileName: 'zwicker-unreadable.txt',
  count: {
    newer:
      'Counts and pads were kept by a newer edition of this site. They are left as they are; changes hold on this page only.',
    blocked: 'This browser keeps nothing for this site: the count is gone when you leave the page.',
    full: 'This browser has no room left for this site: changes hold on this page only. A file from the pad keeps them.',
  },
  pad: {
    newer:
      'These pads were kept by a newer edition of this site. They are left as they are; changes hold on this page only.',
    blocked:
      'This browser keeps nothing for this site: save the pads as a file before you leave the page.',
    full: 'This browser has no room left for this site: changes hold on this page only. Save the pads as a file, or forget old ones.',
  },
} as const;
