/** A worked example of each kind, for those who read a page without scripts. What is right about it the engine says. */
import type { Puzzle, PuzzleKind } from '../../engine/index.ts';
import { parsePuzzle } from '../../engine/index.ts';
import { notationText } from '../../words/index.ts';

const EXAMPLES: Readonly<Record<PuzzleKind, string>> = {
  zwick: 'zwick | dithmarschen 4 @0 | 3D 3C 10H KC 8H | AD, QH, KD, 5C, 4S, 7C =7@1 | 1:7',
  haul: 'haul | dithmarschen 4 @1 | 10C X25 4H 2S | KC 6S =10@1, 8S, 3D, 8D =8@0, 4D | 1:10 0:8',
  legal:
    'legal, KH on 9D =29@1 | dithmarschen 3 @1 | KC KH 7H | 8S, 3C KS 2S =9@2, 2D, QS, 9D 9H 3D =15@2, 9C, 5D, 8H | 2:9 2:15',
  build:
    'build 2S, 3 3, 3S 7H 8S JD JH 6D 3C 6H 5S 3H 4S 2H 8D 8H 9D 7D 4C 10S JC AS 6C X15 5H 10D 10C KC X20 KD 7C QH AH 2D X25 2C 9H AD 6S 9S AC QC 10H KH 8C 5D 5C | dithmarschen 2 @0 | 3D KS JS | 9C 7S QD =13@1, 2S =2@0 | 1:13 0:2',
  break:
    'break KC | dithmarschen 3 @0 dealer=2 last=1 | 5D 5H, 4D X25, 8C 2S | KC =4@1, 4S, AH | 1:4 | KD 3H QD KS AS 6D 6C X15 2H 4C 5C 4H 10D JC 8S 7C 9S 9C QS X20 =1, 7H 10H 3S 6H 9H JS JH 7S 7D 6S AC =0, 3D 10C 5S JD 8D 9D 3C 2D QC AD 2C QH 8H 10S KH =0',
  count:
    'count | dithmarschen 2 @0 dealer=0 last=1 over=yes | none, none | 7S | none | 2C 7H JH 4D 4H 3H X25 9S 6D QD 8S 5H KS X20 3D QS 3C AH 4C 10H X15 8D 9D 2S 9H JC 2D 5C 5D =0, AC 10D KH 8C 3S 2H AD JD QC 9C QH 7C 6S 10C 6H 10S 6C JS 4S AS 7D 8H KD KC 5S =0',
  last: 'last | dithmarschen 2 @0 dealer=1 last=1 | 2D 4C, AC 8C | AD, 7D, 10H, QD | none | 8D KD X20 5D 4D 3D 7S KC AH X25 2H 4H KS 10S 5C JH AS 2C JD QC 5S 3S 9D =0, 10C 3C 8H 3H 4S KH QS 9C 6S 2S JC X15 QH 7C 9S 7H 10D 6H 6D JS 6C 5H 9H 8S =0',
};

/** The example of a kind. */
export function exampleOf(kind: PuzzleKind): Puzzle {
  const read = parsePuzzle(EXAMPLES[kind]);
  if (!read.ok) throw new Error(`the example of ${kind}: ${notationText(read.error)}`);
  return read.value;
}
