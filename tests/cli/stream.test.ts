/** The command line as a stream: any number of lines in bounded memory, in order, whatever the pieces they come in. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { positionToJson } from '../../src/engine/index.ts';
import { DEEP, readPosition } from '../engine/read.ts';
import { finished, run, start } from './run.ts';

const LINES = DEEP ? 1_000_000 : 100_000;

const line = (text: string): string => JSON.stringify(positionToJson(readPosition(text)));
const ONE = line('christiansen 4 @0 | 7S | 8H');
const TWO = line('christiansen 4 @0 | 7S | 7H');
/** How many plays each has. */
const TOTALS = [1, 2] as const;

const totals = (stdout: string): unknown[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map((each) => {
      const answer = JSON.parse(each) as { total?: number; error?: { code: string } };
      return answer.total ?? answer.error?.code;
    });

describe('lines', () => {
  test.each([
    ['with a line break at the end', `${ONE}\n${TWO}\n`, [1, 2]],
    ['without one', `${ONE}\n${TWO}`, [1, 2]],
    ['with carriage returns', `${ONE}\r\n${TWO}\r\n`, [1, 2]],
    ['with one and no line break', `${ONE}\r\n${TWO}\r`, [1, 2]],
    ['with a blank one between', `${ONE}\n\n${TWO}\n`, [1, 'not-json', 2]],
    ['with a blank one at the end', `${ONE}\n\n`, [1, 'not-json']],
    ['with a blank one at the beginning', `\n${ONE}`, ['not-json', 1]],
    ['with spaces around the JSON', ` ${ONE} \t\n`, [1]],
    ['with a bad one last', `${ONE}\n{`, [1, 'not-json']],
    ['of which there is none', '', []],
  ])('%s are answered one by one, in order', async (_, input, expected) => {
    const { stdout, stderr, code } = await run(['plays'], input);
    expect({ totals: totals(stdout), stderr, code }).toEqual({
      totals: expected,
      stderr: '',
      code: 0,
    });
    expect(stdout === '' || stdout.endsWith('\n')).toBe(true);
    expect(stdout).not.toContain('\r');
  });

  test('of any length are answered, one far too long by saying so, in bounded memory', async () => {
    // The heap has room for a few such lines at most.
    const child = start(['plays'], ['--max-old-space-size=64']);
    const ran = finished(child);
    const piece = '['.repeat(1 << 20);
    child.stdin.write(`${ONE}\n`);
    for (let written = 0; written < 200; written++) {
      if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
    }
    child.stdin.end(`\n${TWO}\n`);
    const { code, stdout } = await ran;
    expect({ code, totals: totals(stdout) }).toEqual({ code: 0, totals: [1, 'line-too-long', 2] });
  });

  test('with letters of several bytes may come in any pieces', async () => {
    const asked = (seed: string): string =>
      `${JSON.stringify({ variant: 'grupp', seats: 3, dealer: 0, seed })}\r\n`;
    const first = asked('first');
    const input = Buffer.from(['Großenwiehe ♦10', '🂡🂱', 'ä\u0308\u2028\u2029'].map(asked).join(''));
    const whole = await run(['deal'], first + input.toString());
    expect(whole.stdout.split('\n').length).toBe(5);
    for (const size of [1, 2, 3, 7]) {
      const child = start(['deal']);
      const end = finished(child);
      // A process that is still starting would find all pieces in one.
      const answered = once(child.stdout, 'data');
      child.stdin.write(first);
      await answered;
      for (let at = 0; at < input.length; at += size) {
        const piece = input.subarray(at, at + size);
        child.stdin.write(piece);
        if (piece.some((byte) => byte > 0x7f)) await wait(4);
      }
      child.stdin.end();
      expect(await end).toEqual(whole);
    }
  });

  test('are answered while the next are still to come', async () => {
    const child = start(['plays']);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const [index, each] of [ONE, TWO, ONE].entries()) {
      child.stdin.write(`${each}\n`);
      const { value } = await answers.next();
      expect(JSON.parse(value as string)).toMatchObject({ total: TOTALS[index % 2] });
    }
    const end = finished(child);
    child.stdin.end();
    expect((await end).code).toBe(0);
  });

  test('that take long keep their place before those that don’t', async () => {
    const wide = line(
      'christiansen 4 @0 | 9S | 2S, 2H, 2D, 2C, 3S, 3H, 3D, 3C, 4S, 4H, 4D, 4C, 5S, 5H, 5D, 5C, AS, AH, AD',
    );
    const { stdout } = await run(['zwick'], `${wide}\n${ONE}\n${TWO}\n${wide}\n${ONE}\n`);
    const counts = stdout.split('\n').slice(0, -1);
    expect(counts[0]).toBe(counts[3]);
    expect(counts[1]).toBe('{"zwicks":[]}');
    expect(counts[2]).toContain('"card":"7S"');
    expect(counts.length).toBe(5);
  });

  test('may be longer than any piece', async () => {
    const long = `${ONE.slice(0, -1)}${' '.repeat(5_000_000)}}`;
    const { stdout } = await run(['plays'], `${long}\n${TWO}\n`);
    expect(totals(stdout)).toEqual([1, 2]);
  });
});

/** The most memory that a process has held so far, in MB; undefined where the system does not tell. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Number(found[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** Much less than the lines and answers of a long run. */
const SMALL_HEAP = ['--max-old-space-size=32', '--max-semi-space-size=2'];

describe(`${LINES} lines`, () => {
  const block = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? ONE : TWO)).join('\n');

  test('are answered in order and in bounded memory', async () => {
    const child = start(['plays'], SMALL_HEAP);
    let answered = 0;
    let wrong = 0;
    const counting = (async () => {
      for await (const answer of createInterface({ input: child.stdout })) {
        if (!answer.endsWith(`"total":${TOTALS[answered % 2]}}`)) wrong += 1;
        answered += 1;
      }
    })();
    for (let sent = 0; sent < LINES; sent += 1000) {
      if (!child.stdin.write(`${block}\n`)) await once(child.stdin, 'drain');
    }
    const peak = peakMemory(child.pid);
    child.stdin.end();
    await counting;
    expect({ answered, wrong }).toEqual({ answered: LINES, wrong: 0 });
    // Node alone takes some 50 MB; a million lines and answers would be hundreds.
    if (peak !== undefined) expect(peak).toBeLessThan(200);
  });

  test('wait for a reader who does not read, and none is lost', async () => {
    const child = start(['plays'], SMALL_HEAP);
    let sent = 0;
    let taken = 0;
    const sending = (async () => {
      for (; sent < LINES; sent += 1000) {
        if (!child.stdin.write(`${block}\n`)) {
          await once(child.stdin, 'drain');
          taken = sent;
        }
      }
      child.stdin.end();
    })();
    // Nobody reads: what is taken comes to a stop once all buffers are full.
    let before = -1;
    for (let tries = 0; tries < 100 && taken !== before; tries += 1) {
      before = taken;
      await wait(400);
    }
    expect(taken).toBeLessThan(LINES / 2);
    const peak = peakMemory(child.pid);
    if (peak !== undefined) expect(peak).toBeLessThan(200);
    // Then somebody does, slowly at first.
    let answered = 0;
    let rest = '';
    for await (const bytes of child.stdout as AsyncIterable<Buffer>) {
      const lines = (rest + bytes.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const answer of lines) {
        if (!answer.endsWith(`"total":${TOTALS[answered % 2]}}`)) throw new Error(answer);
        answered += 1;
      }
      if (answered < 10_000) await wait(5);
    }
    await sending;
    expect(answered).toBe(LINES);
    expect(rest).toBe('');
  });
});

describe('a reader who stops early', () => {
  test('is no error: the command ends quietly', async () => {
    const child = start(['plays']);
    const ended = once(child, 'close');
    let stderr = '';
    child.stderr.on('data', (bytes: Buffer) => {
      stderr += bytes.toString();
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${ONE}\n`.repeat(10));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    for (let sent = 0; sent < 1000 && child.exitCode === null; sent += 1) {
      if (!child.stdin.write(`${ONE}\n`.repeat(1000)))
        await Promise.race([once(child.stdin, 'drain').catch(() => {}), ended]);
    }
    child.stdin.end();
    const [code] = (await ended) as [number | null];
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('what is no command', () => {
  test.each([
    ['nothing', []],
    ['an unknown command', ['play']],
    ['an unknown option', ['plays', '--fast']],
    ['an option alone', ['--help']],
    ['a file behind the command', ['plays', 'positions.jsonl']],
    ['a name from the prototype', ['toString']],
    ['another', ['__proto__']],
    ['capitals', ['PLAYS']],
    ['nothing in quotes', ['']],
  ])('%s: usage on standard error, and exit 2', async (_, args) => {
    const { stdout, stderr, code } = await run(args, `${ONE}\n`);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^usage: /i);
    for (const command of ['plays', 'explain', 'zwick', 'replay', 'deal', 'score', 'perft']) {
      expect(stderr).toContain(command);
    }
  });
});

test('npm run --silent zwicker is the same command', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const running = promisify(execFile)('npm', ['run', '--silent', 'zwicker', '--', 'plays'], {
    cwd: root,
  });
  running.child.stdin?.end(`${TWO}\n`);
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  expect(totals(stdout)).toEqual([2]);
});
