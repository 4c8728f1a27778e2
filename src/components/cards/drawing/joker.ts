/** The joker: the fool's cap above a number that is half the card wide. Cards put the number under the cap themselves. */
import { AXIS, type Layer } from './layer.ts';

/** A cap of three horns, with bells, in motley, for the number to wear. */
export const CAP: readonly Layer[] = [
  {
    ink: 'second',
    outline: 1.5,
    d: 'M42.5 41h-10.5c.4-11-1.6-16-6-10.5c.3-13.5 7.7-20 13.5-13.5z',
    mirroredIn: 'line',
  },
  {
    ink: 'line',
    outline: 1.5,
    d: 'M42.5 6.5c-4.5 4.5-5.5 10.5-4.5 17.5c.6 6 2 11 2.5 17h2z',
    mirroredIn: 'second',
  },
  { ink: 'paper', outline: 1.4, d: 'M31 45.5v-6q11.5-3 23 0v6q-11.5-3-23 0z' },
  { ink: 'paper', outline: 1.4, d: 'M26.2 30.5a2.7 2.7 0 1 0 .01 0z', mirroredIn: 'paper' },
  { ink: 'paper', outline: 1.4, d: 'M42.5 3a2.7 2.7 0 1 0 .01 0z' },
];

/** Where the large number stands, and how large: of two figures, or of one. */
export function bigNumberAt(figures: number): string {
  const [y, scale] = figures === 1 ? [83.5, 0.38] : [78, 0.26];
  return `translate(${AXIS} ${y}) scale(${scale})`;
}
