/**
 * The picture of the architecture, made from the imports: `node scripts/architecture.ts` writes `docs/architecture.svg`,
 * and a test sees that it is the one of today and that no room reaches back to one that it serves.
 *
 * A room is a folder of `src/components` or `src/engine`, or another folder of `src`. Imports of types alone are left
 * out: nothing of them is there when the site runs.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { ROOT } from './run.ts';

export const PICTURE = join(ROOT, 'docs', 'architecture.svg');

/** Which rooms import from which, and how many imports there are. */
export interface Imports {
  /** Rooms, each before all that it imports from. Where rooms go in circles, the first of them stands first. */
  readonly rooms: readonly string[];
  /** By the room that imports, how many imports it has from each other room. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const IMPORT =
  /(?:import|export)\s+(?<what>[^'";]*?)from\s+['"](?<from>[^'"]+)['"]|import\(\s*['"](?<later>[^'"]+)['"]|import\s+['"](?<bare>[^'"]+)['"]/g;

/** Whether only types are imported: `type A`, or `{ type A, type B }`. */
function isOfTypes(what: string): boolean {
  if (/^type\s/.test(what)) return true;
  const names = /^\{(?<names>[\s\S]*)\}\s*$/.exec(what)?.groups?.names?.split(',') ?? [];
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  return named.length > 0 && named.every((name) => name.startsWith('type '));
}

/** The room of a file below `src/`; undefined for what stands beside the rooms. */
function roomOf(path: string): string | undefined {
  const [, folder, inner, ...rest] = path.split('/');
  if (folder === undefined || inner === undefined) return undefined;
  if (folder === 'components') return rest.length > 0 ? `components/${inner}` : undefined;
  // The entrance of the engine hands on what is in its rooms, so it stands before them.
  if (path === 'src/engine/index.ts') return 'engine (entrance)';
  return folder === 'engine' && rest.length > 0 ? `engine/${inner}` : folder;
}

/** An import of one file from another, by their paths. */
interface Import {
  readonly file: string;
  readonly to: string;
  readonly ofTypes: boolean;
}

/** The imports that lead to a file by a path, and the files they are in, of the files of these patterns. */
function importsIn(
  patterns: readonly string[],
  root: string,
): { readonly files: readonly string[]; readonly imports: readonly Import[] } {
  const files = globSync([...patterns], { cwd: root }).map((file) => file.split(sep).join('/'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(({ groups = {} }) => {
      const name = (groups.from ?? groups.later ?? groups.bare ?? '').replace(/\?.*/, '');
      const to = name.startsWith('~/')
        ? `src/${name.slice(2)}`
        : name.startsWith('.')
          ? posix.normalize(posix.join(dirname(file), name))
          : undefined;
      return to === undefined ? [] : { file, to, ofTypes: isOfTypes(groups.what ?? '') };
    }),
  );
  return { files, imports };
}

/** Reads all imports of `src/`. */
export function readImports(root = ROOT): Imports {
  const { files, imports } = importsIn(['src/**/*.{ts,tsx,astro,mdx}'], root);
  const counts = new Map(
    files.flatMap((file) => {
      const room = roomOf(file);
      return room === undefined ? [] : [[room, new Map<string, number>()] as const];
    }),
  );
  for (const { file, ofTypes, to } of imports) {
    const room = roomOf(file);
    const other = to.startsWith('src/') ? roomOf(to) : undefined;
    if (ofTypes || room === undefined || other === undefined || other === room) continue;
    const found = counts.get(room);
    found?.set(other, (found.get(other) ?? 0) + 1);
  }
  return { rooms: inOrder(counts), counts };
}

/** The ways into the engine. */
const ENTRANCES = ['index.ts', 'zwikken/index.ts', 'course/index.ts'].map(
  (name) => `src/engine/${name}`,
);

/** The imports, of types too, that lead from outside the engine past its entrances. */
export function pastEntrances(root = ROOT): string[] {
  const { imports } = importsIn(['{src,scripts}/**/*.{ts,tsx,astro,mdx}'], root);
  return imports
    .filter(({ file, to }) => to.startsWith('src/engine/') && !file.startsWith('src/engine/'))
    .filter(({ to }) => !ENTRANCES.includes(to))
    .map(({ file, to }) => `${file} → ${to}`);
}

/** The rooms, those that nobody imports from first; of equals, by name. */
function inOrder(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const names = new Set([...counts].flatMap(([room, others]) => [room, ...others.keys()]));
  const levels = new Map<string, number>();
  const levelOf = (room: string, above: ReadonlySet<string>): number => {
    const known = levels.get(room);
    if (known !== undefined) return known;
    const below = [...(counts.get(room)?.keys() ?? [])].filter((other) => !above.has(other));
    const level = Math.max(
      0,
      ...below.map((other) => 1 + levelOf(other, new Set([...above, room]))),
    );
    levels.set(room, level);
    return level;
  };
  for (const name of [...names].sort()) levelOf(name, new Set());
  return [...names].sort(
    (one, other) =>
      (levels.get(other) ?? 0) - (levels.get(one) ?? 0) || (one < other ? -1 : one > other ? 1 : 0),
  );
}

/** The imports that go back: from a room to one that stands before it. None, if no rooms go in circles. */
export function backwards({ counts, rooms }: Imports): string[] {
  return rooms.flatMap((room, at) =>
    [...(counts.get(room)?.keys() ?? [])]
      .filter((other) => rooms.indexOf(other) < at)
      .map((other) => `${room} → ${other}`),
  );
}

const CELL = 18;
const LABEL = 172;
const TOP = 40;

/** The picture: a row and a column a room; a dot where the room of the row imports from that of the column. */
export function drawImports({ counts, rooms }: Imports): string {
  const size = rooms.length * CELL;
  const width = LABEL + size + 12;
  const height = TOP + size + 44;
  const middle = (at: number): number => at * CELL + CELL / 2;
  const grid = rooms.map((_, at) => {
    const [x, y] = [LABEL + middle(at), TOP + middle(at)];
    return `<path d="M${LABEL} ${y}H${LABEL + size}M${x} ${TOP}V${TOP + size}"/>`;
  });
  const lines = rooms.flatMap((room, row) => {
    const y = TOP + middle(row);
    const dots = [...(counts.get(room) ?? [])].map(([other, count]) => {
      // In three sizes, so that not every import changes the picture.
      const radius = count < 3 ? 3 : count < 10 ? 4.5 : 6;
      const x = LABEL + middle(rooms.indexOf(other));
      return `<circle cx="${x}" cy="${y}" r="${radius}"><title>${room} imports from ${other}</title></circle>`;
    });
    return [
      `<text x="${LABEL - 30}" y="${y + 4}" text-anchor="end">${room}</text>`,
      `<text x="${LABEL - 8}" y="${y + 4}" text-anchor="end" class="nr">${row + 1}</text>`,
      `<text x="${LABEL + middle(row)}" y="${TOP - 8}" text-anchor="middle" class="nr">${row + 1}</text>`,
      `<rect x="${LABEL + row * CELL + 3}" y="${TOP + row * CELL + 3}" width="${CELL - 6}" height="${CELL - 6}"/>`,
      ...dots.sort(),
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Which rooms of the code import from which">`,
    '<style>text{font:12px sans-serif;fill:#1d2b24}.nr{font-size:10px;fill:#5d6b63}path{stroke:#e2ddd0;fill:none}circle{fill:#1d5c45}rect{fill:#c9c3b3}.paper{fill:#f7f4ea}@media (prefers-color-scheme:dark){text{fill:#e8e4d8}.nr{fill:#a3ada7}path{stroke:#2c3630}circle{fill:#7fc9a6}rect{fill:#46524b}.paper{fill:#161b18}}</style>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...grid,
    ...lines,
    `<text x="${LABEL}" y="${TOP + size + 26}">A dot: the room of the row imports from that of the column; the larger, the more (below three, below ten, more).</text>`,
    '</svg>',
  ].join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(PICTURE, drawImports(readImports()));
