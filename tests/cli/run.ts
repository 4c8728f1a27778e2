/** Runs the command line as others do: a process of its own, lines in, lines out. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Starts a command. Older Nodes can't run TypeScript: npm's scripts find the right one. */
export function start(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 22)
    throw new Error(`Node ${process.versions.node} is too old: use npm run test:unit`);
  return spawn(process.execPath, [...nodeOptions, MAIN, ...args]);
}

/** What a started command says until it ends. */
export function finished(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => err.push(bytes));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const [stdout = '', stderr = ''] = [out, err].map((all) => Buffer.concat(all).toString());
      resolve({ stdout, stderr, code });
    });
  });
}

/** Runs a command on an input. */
export function run(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  const child = start(args);
  // A command that refuses to run does not read.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return finished(child);
}

/** The answers to these lines: values are written as JSON, texts stand as they are. */
export async function answersTo(command: string, lines: readonly unknown[]): Promise<unknown[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { stdout, stderr, code } = await run([command], input.map((line) => `${line}\n`).join(''));
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout.endsWith('\n') || lines.length === 0).toBe(true);
  const answers = stdout.split('\n').slice(0, -1);
  expect(answers.length).toBe(lines.length);
  return answers.map((line): unknown => JSON.parse(line));
}

/** The answer to one line. */
export async function answerTo(command: string, line: unknown): Promise<unknown> {
  const [answer] = await answersTo(command, [line]);
  return answer;
}
