/** Lines from a stream, answered in order and in bounded memory. */
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';

/** The longest line that is read, in characters: hundreds of times what the longest record comes to, and room for spaces. */
export const LONGEST_LINE = 1 << 23;
/** The longest answer text that is gathered before it is written out, in characters. */
const CHUNK = 1 << 16;

/**
 * Reads lines from `input` and writes `answer(line)` for each to `output`, one line each, in order. A last line needs no
 * line break. Reading waits while the output is full. Of a line longer than `LONGEST_LINE` no more than one character
 * beyond that is kept, so that `answer` can tell.
 */
export async function answerLines(
  input: AsyncIterable<Buffer>,
  output: NodeJS.WritableStream,
  answer: (line: string) => string,
): Promise<void> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  let begunLength = 0;
  let answers = '';
  let isFirst = true;

  const keep = (piece: string): void => {
    const kept = piece.slice(0, LONGEST_LINE + 1 - begunLength);
    if (kept === '') return;
    begun.push(kept);
    begunLength += kept.length;
  };
  const flush = async (): Promise<void> => {
    const text = answers;
    answers = '';
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  const take = async (line: string): Promise<void> => {
    answers += `${answer(line.endsWith('\r') ? line.slice(0, -1) : line)}\n`;
    if (answers.length >= CHUNK) await flush();
  };

  for await (const bytes of input) {
    const text = decoder.write(bytes);
    // Some editors begin a file with a byte order mark.
    const pieces = (isFirst ? text.replace(/^\uFEFF/, '') : text).split('\n');
    isFirst = false;
    const unfinished = pieces.pop() ?? '';
    for (const piece of pieces) {
      keep(piece);
      const line = begun.join('');
      begun = [];
      begunLength = 0;
      await take(line);
    }
    keep(unfinished);
    // What is answered is shown before the next input is waited for.
    await flush();
  }
  keep(decoder.end());
  const last = begun.join('');
  if (last !== '') await take(last);
  await flush();
}
