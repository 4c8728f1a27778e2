/** The command line: `zwicker COMMAND`, JSON Lines in, JSON Lines out. */
import { answerLine, COMMANDS } from './commands.ts';
import { answerLines } from './lines.ts';

const USAGE = `usage: zwicker COMMAND < lines.jsonl

Reads JSON Lines on standard input and answers one JSON line for each, in order.
Commands: ${Object.keys(COMMANDS).join(' ')}`;

async function main(args: readonly string[]): Promise<void> {
  const [name, ...others] = args;
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || others.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  // Whoever reads the answers may stop early, as `head` does.
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code === 'EPIPE') process.exit(0);
    throw problem;
  });
  await answerLines(process.stdin, process.stdout, (line) => answerLine(command, line));
}

await main(process.argv.slice(2));
