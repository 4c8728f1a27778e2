/** The worked positions of the calculator, a question each. */
export const CALCULATOR_EXAMPLE_WORDS = {
  'build-and-four': 'A build of 9, a build of 13 and a four: what does a nine take?',
  'joker-15': 'How many cards does joker 15 take?',
  'jack-takes-all': 'Can the jack take it all?',
  'ace-on-nine': 'May the ace go on the nine, turned round?',
  'five-on-thirty': 'A joker brought down to the one in the hand.',
  'ace-takes-down': 'The same build, taken down by an ace.',
  'king-and-ace': 'Does joker 25 take a king and an ace?',
  'two-on-nine': 'May the two go on the nine as 11?',
  'for-the-partner': 'A build for the partner, with the last card.',
} as const;
