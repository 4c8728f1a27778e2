/** The states in which the table is looked at: every size, every kind of pile, the longest names, the fullest hand. */
import type { Card, Position } from '~/engine/index.ts';
import { parsePosition, shuffledPack, VARIANTS, variantById } from '~/engine/index.ts';

/** A table to be looked at. */
export interface GalleryState {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly position: Position;
  readonly names: readonly string[];
  /** Attributes for the page: `rtl`, `large`, `four`, `german`. */
  readonly as?: 'rtl' | 'large' | 'four' | 'german';
  /** Piles shown in groups, as after a capture. */
  readonly groups?: readonly (readonly number[])[];
}

const NAMES = ['Albert', 'Beatrice', 'Charlie', 'Diane'];
const LONG_NAMES = [
  'Maximiliane-Friederike',
  'Großmutter Hansen',
  'Bartholomäus',
  'Thorvald-Jürgen',
];

function at(notation: string): Position {
  const position = parsePosition(notation);
  if (!position.ok) throw new Error(`${notation}: ${position.error.code}`);
  return position.value;
}

/** So many loose cards of a shuffled pack, and a hand. */
function loose(piles: number, held: number): Position {
  const variant = variantById('christiansen') ?? VARIANTS[0];
  const pack = shuffledPack(variant, 'gallery');
  const names = (cards: readonly Card[], mark: string): string => cards.join(mark);
  const hand = names(pack.slice(0, held), ' ');
  const table = names(pack.slice(held, held + piles), ', ');
  return at(`${variant.id} 4 @1 | ${hand} | ${table === '' ? 'none' : table}`);
}

const BUILDS =
  'dithmarschen 4 @1 | QS QH 8C 9D | 3D 10S =13@1, X25 JD =13@3, 4S 5S =9@0, 2H, KD, 7C 7D =7@2 | 3:13 1:13';
/** A build of six cards, laid one on the other. */
const TALL = 'christiansen 4 @1 | X25 KS 5C | 3D 5S QH KD 2C 4H =25@1, 6S 2H QD KC =25@3, 9S, X30';

/** All of them, each on a page of its own. */
export const GALLERY_STATES: readonly GalleryState[] = [
  { id: 'empty', title: 'An empty table', position: loose(0, 6), names: NAMES },
  { id: 'one', title: 'One pile', position: loose(1, 6), names: NAMES },
  { id: 'five', title: 'Five piles', position: loose(5, 6), names: NAMES },
  { id: 'eight', title: 'Eight piles, a hand of eight', position: loose(8, 8), names: NAMES },
  { id: 'twelve', title: 'Twelve piles', position: loose(12, 6), names: NAMES },
  { id: 'twenty', title: 'Twenty piles, a hand of eight', position: loose(20, 8), names: NAMES },
  { id: 'thirty', title: 'Thirty piles', position: loose(30, 6), names: NAMES },
  { id: 'builds', title: 'Builds of every owner', position: at(BUILDS), names: NAMES },
  { id: 'tall', title: 'A build of six cards', position: at(TALL), names: NAMES },
  {
    id: 'six',
    title: 'Six players, with promises',
    position: at(
      'grossenwiehe 6 @0 | JS QS 9C 2D | X25, 9H 4D =13@2, 8D, 4C, KC, 10H | 2:13 4:11 4:20',
    ),
    names: [...NAMES, 'Erna', 'Friedrich'],
  },
  {
    id: 'eight-seats',
    title: 'Eight players',
    position: at('grupp 8 @3 | 10D 7S | 2H, 4C, 6D'),
    names: [...NAMES, 'Erna', 'Friedrich', 'Gesche', 'Hinnerk'],
  },
  { id: 'names', title: 'Long names', position: at(BUILDS), names: LONG_NAMES },
  {
    id: 'groups',
    title: 'Groups of a capture',
    position: at('dithmarschen 4 @0 | JD QC | 2H, 4C, 6D, 10S, JC, 5D 7H =12@3'),
    names: NAMES,
    groups: [[0, 3], [1, 2, 4], [5]],
  },
  { id: 'one-card', title: 'The last card', position: loose(3, 1), names: NAMES },
  { id: 'no-card', title: 'No card left', position: loose(3, 0), names: NAMES },
  { id: 'ten-cards', title: 'A hand of ten', position: loose(6, 10), names: NAMES },
  {
    id: 'jokers',
    title: 'Jokers',
    position: at('grossenwiehe 6 @1 | X15 X17 X20 5S | X22, X25, X30 5C =25@3, 2S'),
    names: [...NAMES, 'Emil', 'Frieda'],
  },
  {
    id: 'wild',
    title: 'Wild jokers, builds that are nobody’s',
    position: at('grupp 3 @1 | X1 X2 X3 | X4, 5S X5 =9, 7D, X6'),
    names: NAMES.slice(0, 3),
  },
  { id: 'large', title: 'Text at twice its size', position: at(BUILDS), names: NAMES, as: 'large' },
  { id: 'rtl', title: 'From right to left', position: at(BUILDS), names: NAMES, as: 'rtl' },
  { id: 'four', title: 'Four colours', position: loose(8, 8), names: NAMES, as: 'four' },
  { id: 'german', title: 'B, D, K and A', position: at(BUILDS), names: NAMES, as: 'german' },
];
