/** The pad as it is stored, inside an island. */

import { openStore } from '../kept/store.ts';
import { type Followed, useStore } from '../kept/useStore.ts';
import { EMPTY_PAD, PAD_KEY, type Pad, writePad } from './pad.ts';
import { parsePad } from './readPad.ts';

/** `onElsewhere` is told when another tab has changed it. */
export function usePadStore(onElsewhere?: () => void): Followed<Pad> {
  return useStore(() => openStore(PAD_KEY, parsePad, writePad), EMPTY_PAD, onElsewhere);
}
