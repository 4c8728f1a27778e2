/** The words for what seldom goes wrong with house rules: a link that can’t be opened, and what can’t be kept. */
import type { InvalidNotation } from '../engine/index.ts';

/** Why a link to house rules can't be opened. */
export function badLinkText(problem: InvalidNotation): string {
  const say = (why: string): string => `This link can’t be opened: ${why}`;
  if (problem.code === 'bad-input') {
    const rule = 'part' in problem.problem ? problem.problem.part : undefined;
    return say(
      rule === undefined
        ? 'its rules are not understood.'
        : `it has a house rule that is not known here, “${rule}”.`,
    );
  }
  switch (problem.code === 'unexpected' ? problem.expected : undefined) {
    case 'check-value':
      return say('its end is cut off, or a letter in it is wrong. Have it sent once more.');
    case 'version':
      return say('it was made by a newer edition of this site.');
    case 'shorter-text':
      return say('it is far too long for one.');
    case 'form':
      return say('what stands after the “#” in it is no version with house rules.');
    default:
      return say('its rules are not understood.');
  }
}

/** Why what is saved holds on this page only. */
export const NOT_KEPT = {
  newer:
    'What is saved here is of a newer edition of this site and is left as it is; changes hold on this page only. Copy the link to keep them.',
  blocked:
    'This browser keeps nothing for this site: what you save holds on this page only. Copy the link to keep it.',
  full: 'This browser has no room left: what you saved last holds on this page only. Copy the link to keep it.',
} as const;
