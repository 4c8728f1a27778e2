/** What is wrong with the link or with what is kept, once something is. */

import { usePart } from '../site/usePart.ts';
import type { Trouble } from './Troubles.tsx';

/** `failed` is said where even that can't be loaded. */
export function useTroubles(trouble: Trouble, failed: string) {
  const { badLink, followed } = trouble;
  const isAny =
    badLink !== '' ||
    (followed !== undefined && (followed.kept !== 'kept' || followed.unreadable !== null));
  const Troubles = usePart(() => import('./Troubles.tsx'), isAny);
  if (!isAny || Troubles === undefined) return null;
  return Troubles === null ? <p class="notice">{failed}</p> : <Troubles {...trouble} />;
}
