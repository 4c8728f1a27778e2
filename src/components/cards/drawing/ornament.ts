/** What stands under the one sign of an ace: two reeds of the marsh, crossed over water. */
import type { Layer } from './layer.ts';

/** The reeds and the water, below the sign. */
export const REEDS: readonly Layer[] = [
  { ink: 'second', stroke: 2.2, d: 'M22.1 77.5q3.4-4.5 6.8 0t6.8 0t6.8 0t6.8 0t6.8 0t6.8 0' },
  { ink: 'second', stroke: 2.2, d: 'M25.5 84q3.4-4.5 6.8 0t6.8 0t6.8 0t6.8 0t6.8 0' },
  { ink: 'line', stroke: 1.8, d: 'M49.5 88c-4-10-10-20-19-29', mirroredIn: 'line' },
  {
    ink: 'line',
    d: 'M32.3 64.3c-1 1-2.7.4-4-1.2l-5.3-6.8c-1.3-1.7-1.5-3.3-.4-4.2c1.1-.9 2.7-.3 4 1.4l5.3 6.7c1.3 1.6 1.4 3.2.4 4.1z',
    mirroredIn: 'line',
  },
  { ink: 'line', stroke: 1.2, d: 'M24 53.5l-3.2-4', mirroredIn: 'line' },
];
