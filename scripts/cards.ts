/** `node scripts/cards.ts`: draws the faces and the back of the cards into `src/components/cards/cards.svg`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnCards } from '../src/components/cards/drawing/sheet.ts';
import { ROOT } from './run.ts';

export const CARDS_FILE = join(ROOT, 'src/components/cards/cards.svg');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const svg = drawnCards();
  writeFileSync(CARDS_FILE, svg);
  console.log(`${svg.length} characters`);
}
