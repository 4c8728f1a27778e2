/** Small numbers in words. */
const WORDS = [
  ...[
    'none',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
  ],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

/** "three"; in figures where it is above nineteen. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number);
