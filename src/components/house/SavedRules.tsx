/** The versions with house rules that are saved in this browser; and what is, and can’t be read. It comes if there is any. */
import { useEffect, useRef } from 'preact/hooks';
import { EN } from '~/words/en.ts';
import { SAVED_WORDS as W } from '~/words/houseSaved.ts';
import Troubles from '../kept/Troubles.tsx';
import { forgetUnreadable, remove } from '../settings/houseRules.ts';
import type { Known } from './known.ts';

interface Props {
  saved: readonly Known[];
  /** How many more entries are not understood. */
  unread: number;
  /** Text that could not be read. */
  unreadable: string | null;
  isPlayed: (one: Known) => boolean;
  /** What was done to them last. */
  said: Said | null;
  onSaid: (said: Said) => void;
  onOpen: (one: Known) => void;
}

/** What was done, and how it is taken back. */
interface Said {
  readonly text: string;
  readonly undo?: () => void;
}

const STORE = { forgetUnreadable };

export default function SavedRules(props: Props) {
  const { isPlayed, onOpen, onSaid, said, saved, unread, unreadable } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (said?.undo) undoButton.current?.focus();
  }, [said?.undo]);
  const drop = (one: Known): void => {
    const undo = remove(one.key);
    onSaid({
      text: W.deleted(one.name),
      undo: () => {
        undo();
        onSaid({ text: W.undone(one.name) });
        title.current?.focus();
      },
    });
  };
  // Whether changes are kept is said where they are made.
  const followed = { kept: 'kept', unreadable, store: STORE } as const;
  return (
    <section class="hr-saved" aria-labelledby="house-saved">
      <h2 id="house-saved" ref={title} tabIndex={-1}>
        {W.title}
      </h2>
      <Troubles badLink="" shown="" followed={followed} />
      <ul>
        {saved.map((one) => (
          <li key={one.key}>
            <span class="hr-saved__name">
              <bdi>{one.name}</bdi>
              <small>
                {EN.variantName(one.variant)}
                {isPlayed(one) && `, ${W.isPlayed}`}
              </small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={W.openOf(one.name)}
              onClick={() => onOpen(one)}
            >
              {W.open}
            </button>
            <button
              type="button"
              class="button"
              aria-label={W.deleteOf(one.name)}
              onClick={() => drop(one)}
            >
              {W.delete}
            </button>
          </li>
        ))}
      </ul>
      {unread > 0 && <p class="soft">{W.unread(unread)}</p>}
      <p class="hr-said" role="status">
        {said?.text}
      </p>
      {said?.undo && (
        <button type="button" class="button" ref={undoButton} onClick={said.undo}>
          {W.undo}
        </button>
      )}
    </section>
  );
}
