/** The annotated round, in the notation: Albert deals, and sits at seat 0; Beatrice, Charlie, Diane follow. */
import { type GameRecord, parseRecord } from '../../src/engine/index.ts';
import { orThrow } from './read.ts';

export const CHRISTIANSEN = `record christiansen 4 dealer=0
deal AH KH JH 3H 10D X15, KS 8C 7C 3C 9H 5H, 8S 7S 3S JD 5D 6H, 9D 6D JS 10S 4H X20 | QS AD 8D 4D 2D 2C 10H X30
deal AC 10C 9S 6S 7H 3D, 2H 8H JC 9C 5S 2S, QH QD AS 4S 6C 5C, KD 7D KC QC 4C X25
KS x QS AD, 8D 4D 2D; JD x 10H 2C; 10S on X30 =20@3; 3H
3C x 3H; 3S; X20 x X30; JH on 3S =15@0
8C on 3S =7@1; 7S x 3S; 4H; KH x 4H
7C; 6H; 6D x 6H; AH
5H; 8S x 7C AH; JS; 10D on 5H =15@0
9H; 5D; 9D x 9H; X15 x 5H
JC x JS; 5C x 5D; 4C; 7H on 4C =11@0
2S on 4C =9@1; 4S on 4C =13@2; QC x 4C; 3D
5S on 3D =8@1; QH on 3D =11@2; KD on 3D =25@3; 6S
2H on 6S =8@1; QD on 6S =11@2; KC on 6S =25@3; 9S
9C x 9S; 6C; X25 x 3D, 6S; 10C
8H; AS; 7D x 6C AS; AC
`;

export const readChristiansen = (): GameRecord => orThrow(parseRecord(CHRISTIANSEN));
