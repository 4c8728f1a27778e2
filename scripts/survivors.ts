/**
 * Prints which changes no test noticed when `npm run mutation:search` tried them, as `docs/mutation-search.md` has it: by
 * module and line, what stands there and what was put in its place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is read of Stryker's report. Lines and columns count from 1. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly mutatorName: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** More of a piece of code than this tells no more. */
const LONGEST = 70;

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  const shown = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  return shown === '' ? 'nothing' : `\`\` ${shown} \`\``;
}

function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

const report: Report = JSON.parse(
  readFileSync(join(ROOT, '.cache/mutation/report.search.json'), 'utf8'),
);
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const parts = Object.entries(report.files).map(([file, { mutants, source }]) => {
  const tried = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const left = tried.filter(({ status }) => !NOTICED.includes(status));
  const lines = left
    .toSorted((one, other) => one.location.start.line - other.location.start.line)
    .map(({ location: { end, start }, replacement = '' }) => {
      return `- ${start.line}: ${brief(between(source, start, end))} → ${brief(replacement)}`;
    });
  const noticed = `${tried.length - left.length} of ${tried.length} noticed.`;
  return `## \`${file}\`\n\n${[noticed, '', ...lines].join('\n')}`;
});
console.log(
  `# Changes to the searches that no test notices

Printed by \`npm run mutation:search\`, which changes the modules that search in one place at a time and compares them with the
slow reading on few cases. Each line: where, what stands there, what was put in its place. Most take away what makes a search
quick: other orders, bounds that come sooner, what is kept so as not to be found twice.

${parts.join('\n\n')}
`.trim(),
);
