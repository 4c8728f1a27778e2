/** What is said around passing a puzzle on. */
export const PASS_ON_WORDS = {
  share: 'Pass it on',
  copyLink: 'Copy the link',
  copyText: 'Copy as text',
  send: 'Share …',
  mistake: 'Report this puzzle',
  mistakeText:
    'The report holds the puzzle, what you answered last, the verdict on it, and the edition of this site.',
  report: 'Copy a report',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy. Here is the text:',
  lines: {
    puzzle: 'Puzzle',
    answer: 'Answer',
    verdict: 'Verdict',
    link: 'Link',
    edition: 'Edition',
  },
} as const;
