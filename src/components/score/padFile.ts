/** Reads the file of a pad, and says where what is wrong with it stands. */
import type { Result } from '../../engine/index.ts';
import { err, ok } from '../../engine/index.ts';
import { badPadText, notJsonText, tooManyPads } from '../../words/badFile.ts';
import { FILE_WORDS } from '../../words/padFile.ts';
import { parsePlaced, placeIn, spanOf } from '../kept/jsonPlaces.ts';
import { isObject } from '../kept/store.ts';
import { EDITION, type Evening, MOST, type Pad, writePad } from './pad.ts';
import { type BadPad, isList, readEvening } from './readPad.ts';

/** The evenings in the text of a file, or what is wrong with it, in words. */
export function readPadFile(text: string): Result<readonly Evening[], string> {
  if (text.length > MOST.fileLetters) return err(FILE_WORDS.tooLong);
  const placed = parsePlaced(text);
  if (!placed.ok) return err(notJsonText(placeIn(text, placed.error)));
  const { spans, value } = placed.value;
  const evenings = eveningsFromJson(value);
  if (evenings.ok) return ok(evenings.value);
  const { path } = evenings.error;
  return err(badPadText(placeIn(text, spanOf(spans, path).start), evenings.error, MOST));
}

/** The evenings of a file, or the first thing that is wrong with it. `value` is what its JSON comes to. */
export function eveningsFromJson(value: unknown): Result<readonly Evening[], BadPad> {
  if (!isObject(value) || typeof value.v !== 'number') {
    return err({ path: '', expected: 'pad', found: value });
  }
  if (value.v > EDITION) return err({ path: 'v', expected: 'newer', found: value.v });
  if (!isList(value.evenings, MOST.evenings)) {
    return err({ path: 'evenings', expected: 'evenings', found: value.evenings });
  }
  const evenings: Evening[] = [];
  for (const [at, each] of value.evenings.entries()) {
    const read = readEvening(each, `evenings[${at}]`);
    if (!read.ok) return read;
    evenings.push(read.value);
  }
  return ok(evenings);
}

/**
 * A pad with the evenings of a file added. One that is there already, unchanged, is not added again; one with the id of
 * another gets an id of its own.
 */
export function withImported(pad: Pad, imported: readonly Evening[]): Pad {
  const evenings = [...pad.evenings];
  const ids = new Set(evenings.map(({ id }) => id));
  const withoutId = (evening: Evening): string => JSON.stringify({ ...evening, id: '' });
  const there = new Set(evenings.map(withoutId));
  let open = pad.open;
  for (const evening of imported) {
    const same = withoutId(evening);
    if (there.has(same)) continue;
    let { id } = evening;
    while (ids.has(id)) id += 'x';
    evenings.push({ ...evening, id });
    ids.add(id);
    there.add(same);
    open = id;
  }
  return { open, evenings };
}

/** Why the pads of a file can't be added, in words: with them, the pad could not be read again from its own file. */
export function whyNotAdded(after: Pad, added: number): string | undefined {
  const fits = after.evenings.length <= MOST.evenings && writePad(after).length <= MOST.fileLetters;
  return fits || added === 0 ? undefined : tooManyPads(added, MOST);
}
