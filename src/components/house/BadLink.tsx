/** Why the link of the address can’t be opened. */
import type { InvalidNotation } from '~/engine/index.ts';
import { badLinkText } from '~/words/houseLink.ts';

export default function BadLink({ problem }: { problem: InvalidNotation }) {
  return (
    <p class="hr-problem" role="alert">
      {badLinkText(problem)}
    </p>
  );
}
