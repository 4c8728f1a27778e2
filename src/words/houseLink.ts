/** The words about links to house rules that can’t be opened. */
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
    case 'form':
      return say('it is none of house rules.');
    default:
      return say('its rules are not understood.');
  }
}
