/** Which refusals a dispute draws. */
import { refusalIn } from '~/content/answers.ts';
import type { DisputeEntry } from '~/content/disputes.ts';
import type { RefusalCode } from '~/engine/index.ts';

/** The codes of its verdicts, in the order of the versions, and those that it names besides. */
export function refusalsIn({ dispute, verdicts }: DisputeEntry): readonly RefusalCode[] {
  const drawn = verdicts.flatMap(({ computed }) => {
    const refusal = computed && refusalIn(computed.answer);
    return refusal === undefined ? [] : [refusal.code];
  });
  return [...new Set([...drawn, ...(dispute.refusals ?? [])])];
}
