/** Says plainly what is wrong with a link, and where something cannot be kept or could not be read. It is seldom needed. */
import { badGameText } from '~/words/badGame.ts';
import { KEPT_WORDS } from '~/words/kept.ts';
import { saveFile } from './saveFile.ts';
import type { Kept, Store } from './store.ts';
import type { Followed } from './useStore.ts';

/** What may be wrong on a page: with its link, and with what it keeps. */
export interface Trouble {
  /** The fragment that names no game; empty where the link is right. */
  readonly badLink: string;
  /** The game that shows: "Dithmarschen, 4 players". */
  readonly shown: string;
  /** What is kept, and what it is; left out where the page keeps nothing. */
  readonly followed?: Pick<Followed<unknown>, 'kept' | 'unreadable'> & {
    readonly store: Pick<Store<unknown>, 'forgetUnreadable'> | undefined;
  };
  readonly of?: 'count' | 'pad';
}

export default function Troubles({ badLink, followed, of = 'count', shown }: Trouble) {
  return (
    <>
      {badLink !== '' && (
        <p class="notice" role="alert">
          {badGameText(badLink, shown)}
        </p>
      )}
      {followed && <NotKept followed={followed} words={KEPT_WORDS[of]} />}
    </>
  );
}

interface NotKeptProps {
  followed: NonNullable<Trouble['followed']>;
  /** What is said where changes hold on this page only, by why. */
  words: Readonly<Record<Exclude<Kept, 'kept'>, string>>;
}

/** Where something is not kept, or could not be read: says so, and offers it as a file. */
export function NotKept({ followed: { kept, store, unreadable }, words }: NotKeptProps) {
  return (
    <>
      {kept !== 'kept' && (
        <p class="notice" role="status">
          {words[kept]}
        </p>
      )}
      {unreadable !== null && kept !== 'newer' && (
        <div class="notice">
          <p role="status">{KEPT_WORDS.unreadable}</p>
          <p>
            <button
              type="button"
              class="button"
              onClick={() => saveFile(KEPT_WORDS.fileName, unreadable, 'text/plain')}
            >
              {KEPT_WORDS.save}
            </button>{' '}
            <button type="button" class="button" onClick={() => store?.forgetUnreadable()}>
              {KEPT_WORDS.forget}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
