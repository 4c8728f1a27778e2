/** Reads progress from a file, and says where what is wrong with it stands. Loaded by who opens a file. */
import { err, ok, type Result as Read } from '~/engine/index.ts';
import { badProgressText, notJsonText } from '~/words/badFile.ts';
import { PUZZLE_PROGRESS_WORDS as WORDS } from '~/words/puzzleProgress.ts';
import { parsePlaced, placeIn, spanOf } from '../../kept/jsonPlaces.ts';
import type { Progress } from './progress.ts';
import { EDITION, LONGEST_FILE, readProgress } from './stored.ts';

/** The progress in the text of a file, or what is wrong with it, in words. */
export function readProgressFile(text: string): Read<Progress, string> {
  if (text.length > LONGEST_FILE) return err(WORDS.tooLong);
  const placed = parsePlaced(text);
  if (!placed.ok) return err(notJsonText(placeIn(text, placed.error)));
  const { spans, value } = placed.value;
  const v = (value as { v?: unknown } | null)?.v;
  const isNewer = typeof v === 'number' && v > EDITION;
  const { bad, progress } =
    typeof v !== 'number'
      ? { bad: [{ path: '', expected: 'progress' as const, found: value }], progress: undefined }
      : isNewer
        ? { bad: [{ path: 'v', expected: 'newer' as const, found: v }], progress: undefined }
        : readProgress(value);
  const [first] = bad;
  if (first) return err(badProgressText(placeIn(text, spanOf(spans, first.path).start), first));
  return progress ? ok(progress) : err(WORDS.notRead);
}
