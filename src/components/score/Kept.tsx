/** Says plainly where something cannot be kept, or could not be read. */
import { KEPT_WORDS } from '~/words/kept.ts';
import { saveFile } from './saveFile.ts';
import type { Kept as KeptState, Store } from './store.ts';
import type { Followed } from './useStore.ts';

interface Props {
  followed: Pick<Followed<unknown>, 'kept' | 'unreadable'> & {
    readonly store: Pick<Store<unknown>, 'forgetUnreadable'> | undefined;
  };
  /** What is said where changes hold on this page only, by why. */
  words: Readonly<Record<Exclude<KeptState, 'kept'>, string>>;
}

export default function Kept({ followed: { kept, store, unreadable }, words }: Props) {
  return (
    <>
      {kept !== 'kept' && (
        <p class="sc-note" role="status">
          {words[kept]}
        </p>
      )}
      {unreadable !== null && kept !== 'newer' && (
        <div class="sc-note">
          <p role="status">{KEPT_WORDS.unreadable}</p>
          <p>
            <button
              type="button"
              class="sc-button"
              onClick={() => saveFile(KEPT_WORDS.fileName, unreadable, 'text/plain')}
            >
              {KEPT_WORDS.save}
            </button>{' '}
            <button type="button" class="sc-button" onClick={() => store?.forgetUnreadable()}>
              {KEPT_WORDS.forget}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
