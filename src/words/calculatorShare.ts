/** The words of the picture and the QR code of a position: they come when somebody asks for either. */
import type { Pile, Position } from '../engine/index.ts';
import { CALCULATOR_WORDS } from './calculator.ts';
import { EN, upper } from './en.ts';
import { jokerOptions } from './house.ts';
import { seatLetters } from './seats.ts';
import { TABLE_WORDS } from './table.ts';

const letterOf = ({ seats }: Position, seat: number): string => seatLetters(seats)[seat] ?? '?';

/** "Christiansen, 4 players. A to play." */
export function gameLine(position: Position): string {
  const { seats, toMove, variant } = position;
  return `${EN.variantName(variant)}, ${seats} players. ${letterOf(position, toMove)} to play.`;
}

/** What was agreed and promised, a line each: it decides as much as the cards do. */
export function factLines(position: Position): readonly string[] {
  const { options, promised, variant } = position;
  return [
    ...promised.map(
      ({ seat, value }) => `${CALCULATOR_WORDS.promised(letterOf(position, seat), value)}.`,
    ),
    ...(variant.jokersAre === 'wild' ? jokerOptions(options) : []),
  ];
}

const pileName = (position: Position, pile: Pile): string =>
  TABLE_WORDS.pileName(pile, (seat) => letterOf(position, seat));

/** All that the picture shows, for those who do not see it; `said` is the question and its verdict. */
export function pictureText(position: Position, said: readonly string[]): string {
  const { hand, table, toMove } = position;
  const { handEmpty } = CALCULATOR_WORDS;
  return [
    `Zwicker, ${gameLine(position)}`,
    table.length === 0
      ? TABLE_WORDS.empty
      : `${CALCULATOR_WORDS.table}: ${table.map((pile) => pileName(position, pile)).join('; ')}.`,
    hand.length === 0
      ? handEmpty
      : `${CALCULATOR_WORDS.hand(letterOf(position, toMove))}: ${hand.map(EN.cardName).join(', ')}.`,
    ...factLines(position),
    ...said.map(upper),
  ].join(' ');
}

export const CALCULATOR_SHARE_WORDS = {
  game: 'Zwicker',
  file: 'zwicker.png',
  picture: 'The picture',
  drawing: 'Drawing …',
  save: 'Save the picture',
  copy: 'Copy the picture',
  send: 'Share the picture …',
  describe: 'Copy its description in words',
  failed: 'This browser can’t make the picture. The link and the text say the same.',
  copied: 'The picture is copied, with its description.',
  notCopied: 'This browser does not let the page copy a picture. Save it instead.',
  described: 'The description is copied.',
  notDescribed: 'This browser does not let the page copy. The description:',
  code: 'Scan this with another phone’s camera',
  codeLabel: 'QR code of the link that is written below it',
  tooLong:
    'So much lies here that its link is too long for a code that a camera could read. Copy the link instead.',
} as const;
