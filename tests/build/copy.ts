/** A copy of the repository in a folder of its own, to be changed and built without touching this one. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Makes the copy; the answer is its folder. Packages are linked one by one, so that it keeps its own caches. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zwicker-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) =>
      /^(src|public|scripts)\/|^[^/]+\.(json|mjs|ts)$|^\.browserslistrc$/.test(file),
    );
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Puts one text in place of another in a file of the copy. Fails where the old one is not there once. */
export function change(folder: string, file: string, before: string, after: string): void {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${before}`);
  writeFileSync(path, parts.join(after));
}

/** Runs a command of Node in the copy; the answer is what it said. Throws, with that, where it fails. */
export function runNode(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ZWICKER_BASE: '/',
    ...environment,
  };
  // Vitest's own surroundings are none of the build's: it would take the base path from them.
  for (const name of ['NODE_ENV', 'BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR']) {
    Reflect.deleteProperty(env, name);
  }
  return execFileSync(process.execPath, args, { cwd: folder, env, stdio: 'pipe' }).toString();
}

/** Builds the site of the copy. */
export function build(folder: string, environment: Readonly<Record<string, string>> = {}): void {
  runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], environment);
}

/** What a built page says, without its markup: `rules/grupp/`. */
export function textOf(folder: string, path: string): string {
  const html = readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');
  const [, body = ''] = html.split('<body>');
  return body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:a|b|em|strong|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '');
}
