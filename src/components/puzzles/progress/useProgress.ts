/** Progress inside an island: nothing done until it is hydrated, then what is stored, followed in all tabs. */
import { type Followed, useStore } from '../../kept/useStore.ts';
import { NOTHING_DONE, type Progress } from './progress.ts';
import { openProgress } from './stored.ts';

/** `onElsewhere` is told when another tab has changed it. */
export function useProgress(onElsewhere?: () => void): Followed<Progress> {
  return useStore(openProgress, NOTHING_DONE, onElsewhere);
}
