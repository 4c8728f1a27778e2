/** Every example of the reference is run: what it says the engine answers, the engine answers. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  COMMAND_EXAMPLES,
  exampleNamed,
  LINK_EXAMPLES,
  linkDiffers,
  NOTATION_EXAMPLES,
  notationDiffers,
  PROGRAM_NAMES,
  printedBy,
  programNamed,
} from '../../src/content/referenceExamples.ts';
import { answersTo } from '../cli/run.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = [...new Set(COMMAND_EXAMPLES.map(({ command }) => command))];

describe('the command line answers as its page says', () => {
  test.each(COMMANDS)('%s', async (command) => {
    const examples = COMMAND_EXAMPLES.filter((example) => example.command === command);
    const answers = await answersTo(
      command,
      examples.flatMap((example) => example.in),
    );
    const written = examples.flatMap(({ out }) => out);
    // The fields stand in the same order, too.
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(
      written.map((answer) => JSON.stringify(answer)),
    );
  });
});

describe('the programs print what their last lines say', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(PROGRAM_NAMES)('%s', async (name) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
    await import(`../../src/content/reference/programs/${name}.ts`);
    const expected = printedBy(programNamed(name));
    expect(expected.length).toBeGreaterThan(0);
    expect(printed).toEqual(expected);
  });

  test('in another project, too, where this one is linked', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zwicker-use-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(ROOT, join(folder, 'node_modules/zwicker'));
    const program = programNamed('first-plays');
    writeFileSync(join(folder, 'first.ts'), program);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const printed = execFileSync(process.execPath, ['first.ts'], { cwd: folder }).toString();
    expect(printed.trimEnd().split('\n')).toEqual(printedBy(program));
  });
});

test.each(NOTATION_EXAMPLES.map((example) => [example.id, example] as const))(
  'the notation %s is read and written back as its page says',
  (_, example) => {
    expect(notationDiffers(example)).toBeUndefined();
  },
);

test.each(LINK_EXAMPLES.map((example) => [example.id, example] as const))(
  'the link %s carries what its page says',
  (_, example) => {
    expect(linkDiffers(example)).toBeUndefined();
  },
);

test('every example stands on a page, and every example on a page exists', () => {
  const folder = join(ROOT, 'src/content/en/reference');
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shown = (tag: string): string[] =>
    pages.flatMap((page) =>
      [...page.matchAll(new RegExp(`<${tag} name="([^"]+)"`, 'g'))].map(([, name = '']) => name),
    );
  const ids = (examples: readonly { readonly id: string }[]) => examples.map(({ id }) => id).sort();
  expect(shown('Command').sort()).toEqual(ids(COMMAND_EXAMPLES));
  expect(shown('Written').sort()).toEqual(ids(NOTATION_EXAMPLES));
  expect(shown('LinkShown').sort()).toEqual(ids(LINK_EXAMPLES));
  expect(shown('Program').sort()).toEqual([...PROGRAM_NAMES].sort());
  expect(() => exampleNamed(COMMAND_EXAMPLES, 'no-such')).toThrow('no-such');
});
