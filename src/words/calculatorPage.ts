/** The words of the calculator's page around the calculator itself. */
import type { PlayCount } from '../engine/index.ts';
import { CALCULATOR_WORDS } from './calculator.ts';

export const CALCULATOR_PAGE_WORDS = {
  title: CALCULATOR_WORDS.title,
  description:
    'Lay a table of Zwicker out and get every capture and build, the verdict on any play in every version with its ground, and a link to send.',
  lead: 'Lay out the cards as they lie before you. You get every capture and build there is, the verdict on a play, right or wrong, in every version, and a link to send.',
  noScripts:
    'The calculator runs in your browser, by scripts, which are turned off here. With them you would lay out a position card by card, see each play with its arithmetic, try one, and read why it is allowed or not in each version. The worked positions below need none.',
  worked: 'Worked positions',
  workedLead: 'These stand in the sources, with suits of our own. The answers are the engine’s.',
  zwick: 'Zwick!',
  plays: (count: PlayCount): string =>
    `${count === 1 ? 'It is the only play' : `There are ${count} plays`} allowed here. `,
  open: 'Open it above',
} as const;
