/** The words of the last plays as they are gone through one after the other. */
export const PUZZLE_LINE_WORDS = {
  title: 'How it goes on, if everybody plays their best',
  steps: 'The plays',
  back: 'One back',
  forward: 'Next play',
  step: (at: number, of: number, text: string): string => `Play ${at} of ${of}: ${text}`,
  end: (points: string): string => `The round is over: ${points}.`,
  none: 'No cards.',
} as const;
