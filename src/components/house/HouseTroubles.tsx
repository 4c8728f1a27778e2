/** Why the link of the address can’t be opened, and why nothing can be kept. It comes where something is wrong. */
import type { InvalidNotation } from '~/engine/index.ts';
import { badLinkText, NOT_KEPT } from '~/words/houseTroubles.ts';
import type { SavedHere } from '../settings/houseRules.ts';

interface Props {
  /** What is wrong with the link; null where nothing is. */
  problem: InvalidNotation | null;
  kept: SavedHere['kept'];
}

export default function HouseTroubles({ kept, problem }: Props) {
  return (
    <>
      {problem && (
        <p class="hr-problem" role="alert">
          {badLinkText(problem)}
        </p>
      )}
      {kept !== 'kept' && (
        <p class="notice" role="status">
          {NOT_KEPT[kept]}
        </p>
      )}
    </>
  );
}
