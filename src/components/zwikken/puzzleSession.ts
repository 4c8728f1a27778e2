/** Where somebody was with a puzzle of Zwikken, as long as the tab is open. */
import { openMidway } from '../kept/midway.ts';
import type { Solving } from './solving.ts';

export const {
  doingAt: solvingAt,
  keep: keepSolving,
  lastOn: lastOf,
} = openMidway<Solving>('zwicker:zwikken-puzzles:now');
