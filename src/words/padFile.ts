/** The words of the pad as a file. */
import { evenings } from './pad.ts';

export const FILE_WORDS = {
  keeping: 'Keeping it elsewhere',
  saveAll: 'Save all pads as a file',
  load: 'Add pads from a file',
  print: 'Print this pad',
  fileName: 'zwicker-pads.json',
  loaded: (added: number): string =>
    added === 0
      ? 'All pads of the file are here already.'
      : `Added from the file: ${evenings(added)}.`,
  tooLong: 'The file is too long for pads.',
  notRead: 'The file could not be read.',
} as const;
