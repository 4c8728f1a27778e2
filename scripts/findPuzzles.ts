/**
 * `npm run find-puzzles -- MOTIF [KIND [LEVEL [HOW-MANY]]]`: candidates for chosen puzzles with a motif, in notation, one
 * a line behind its level and its motifs; no two are equal under exchange of suits.
 */
import {
  canonicalPuzzle,
  generatePuzzle,
  kindsIn,
  MOTIFS,
  type Motif,
  makePuzzle,
  motifsOf,
  PUZZLE_LEVELS,
  VARIANTS,
} from '../src/engine/index.ts';

const [asked = '', onlyKind, onlyLevel, howMany = '10'] = process.argv.slice(2);
if (!Object.hasOwn(MOTIFS, asked)) {
  console.error(`Motifs: ${Object.keys(MOTIFS).join(', ')}`);
  process.exit(2);
}
const motif = asked as Motif;
const kinds = MOTIFS[motif].filter((kind) => onlyKind === undefined || kind === onlyKind);
const levels = PUZZLE_LEVELS.filter(
  (level) => onlyLevel === undefined || String(level) === onlyLevel,
);
if (kinds.length === 0 || levels.length === 0 || !(Number(howMany) > 0)) {
  console.error(
    `${motif} is a motif of ${MOTIFS[motif].join(', ')}, at levels ${PUZZLE_LEVELS.join(', ')}.`,
  );
  process.exit(2);
}
const seen = new Set<string>();
const TRIES = 2000;
for (let seed = 0; seed < TRIES && seen.size < Number(howMany); seed++) {
  for (const kind of kinds) {
    const variant = VARIANTS[seed % VARIANTS.length];
    const level = levels[Math.floor(seed / VARIANTS.length) % levels.length];
    if (variant === undefined || level === undefined || !kindsIn(variant).includes(kind)) continue;
    const made = generatePuzzle({ kind, variant, level, seed: `find ${seed}` });
    const motifs = motifsOf(made.puzzle);
    const canonical = canonicalPuzzle(made.puzzle);
    if (!motifs.includes(motif) || seen.has(canonical)) continue;
    seen.add(canonical);
    console.log(`${made.level}\t${motifs.join(' ')}\t${makePuzzle(made.puzzle)}`);
  }
}
