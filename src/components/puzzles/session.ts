/** Where somebody was with a puzzle, as long as the tab is open. */
import { openMidway } from '../kept/midway.ts';
import type { Playing } from './playing.ts';

export const {
  doingAt: playingAt,
  keep: keepPlaying,
  lastOn,
} = openMidway<Playing>('zwicker:puzzles:now');
