/** The pad as a file, saved and read, and on paper. */
import { useState } from 'preact/hooks';
import { FILE_WORDS } from '~/words/padFile.ts';
import FileButton from '../kept/FileInput.tsx';
import { saveFile } from '../kept/saveFile.ts';
import { MOST, writePad } from './pad.ts';
import type { UsedPad } from './usePad.ts';

interface Props {
  pad: UsedPad;
}

export default function PadFiles({ pad }: Props) {
  const [said, say] = useState('');
  const read = async (text: string): Promise<void> => {
    // Only who opens a file needs what reads it.
    const { readPadFile, whyNotAdded, withImported } = await import('./padFile.ts');
    const evenings = readPadFile(text);
    if (!evenings.ok) {
      say(evenings.error);
      return;
    }
    const { length } = pad.value.evenings;
    const after = withImported(pad.value, evenings.value);
    const added = after.evenings.length - length;
    const whyNot = whyNotAdded(after, added);
    if (whyNot !== undefined) {
      say(whyNot);
      return;
    }
    if (added > 0) {
      pad.change({ did: 'imported', evenings: added }, (now) => withImported(now, evenings.value));
    }
    say(FILE_WORDS.loaded(added));
  };
  return (
    <section class="no-print" aria-labelledby="pad-files">
      <h2 id="pad-files">{FILE_WORDS.keeping}</h2>
      <p class="sc-actions">
        <button
          type="button"
          class="button"
          onClick={() => saveFile(FILE_WORDS.fileName, writePad(pad.value), 'application/json')}
        >
          {FILE_WORDS.saveAll}
        </button>
        <FileButton
          label={FILE_WORDS.load}
          longest={MOST.fileLetters}
          words={FILE_WORDS}
          onText={read}
          onTrouble={say}
        />
        <button type="button" class="button" onClick={() => print()}>
          {FILE_WORDS.print}
        </button>
      </p>
      <p class={said === '' ? undefined : 'notice'} role="status">
        {said}
      </p>
    </section>
  );
}
