/**
 * Positions to begin with: those that the sources work through, with suits of our own, and few cards in all: their
 * drawings come with the page.
 */
import type { PlayTried, Position } from '../../engine/index.ts';
import { parsePlay, parsePosition } from '../../engine/index.ts';
import { CALCULATOR_EXAMPLE_WORDS } from '../../words/calculatorExamples.ts';
import { notationText } from '../../words/index.ts';

const WORKED = {
  'build-and-four': ['dithmarschen 4 @0 | QH 9C | 5S 4H =9@1, 10C 3C =13@3, 4C', '9C x 10C 4C'],
  'joker-15': ['dithmarschen 4 @0 | X15 | 3C, 4C, 7H, 8H, JD', 'X15 x 8H 7H, JD 3C'],
  'jack-takes-all': ['dithmarschen 4 @0 | JD | 2S, 4C, 6D, 10C, JC', 'JD x 2S 4C 6D, 10C JC'],
  'ace-on-nine': ['christiansen 2 @0 | 2S 7H AD | 9C', 'AD on 9C =2@0'],
  'five-on-thirty': ['christiansen 2 @0 | 5S X25 | X30', '5S on X30 =25@0'],
  'ace-takes-down': ['christiansen 2 @1 | AD KD | X30 5S =25@0', 'AD on X30 =14@1'],
  'king-and-ace': ['christiansen 2 @0 | X25 10C | KD, AD, 7H, 3C', 'X25 x KD AD'],
  'two-on-nine': ['christiansen 2 @0 | 2S AD | 9C', '2S on 9C =11@0'],
  'for-the-partner': ['dithmarschen 4 @2 | JC | X25, 5S 8H =13@0 | 0:13', 'JC on X25 =13@0'],
} as const satisfies Record<keyof typeof CALCULATOR_EXAMPLE_WORDS, readonly [string, string]>;

/** A position with a play tried on it, for those who have none at hand. */
export interface WorkedPosition {
  readonly id: string;
  readonly caption: string;
  readonly position: Position;
  readonly tried: PlayTried;
}

/** Throws where one of them can't be read. */
export function workedPositions(): readonly WorkedPosition[] {
  return Object.entries(WORKED).map(([id, [notation, play]]) => {
    const position = parsePosition(notation);
    if (!position.ok) throw new Error(`${notation}: ${notationText(position.error)}`);
    const tried = parsePlay(play, position.value);
    if (!tried.ok) throw new Error(`${play}: ${notationText(tried.error)}`);
    const caption = CALCULATOR_EXAMPLE_WORDS[id as keyof typeof WORKED];
    return { id, caption, position: position.value, tried: tried.value };
  });
}
