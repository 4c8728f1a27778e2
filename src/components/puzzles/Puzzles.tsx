/**
 * What stands on a page of puzzles at first: that a table is being laid. Everything else comes right after it, since no
 * table can be shown before the address, or a draw, has said which.
 */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PUZZLE_WAIT_WORDS as WORDS } from '~/words/puzzlesWait.ts';
import './puzzles.css';

/** The addresses that the parts of the pages need, and which build of the site this is. */
export interface Places {
  readonly puzzles: string;
  readonly rules: string;
  readonly calculator: string;
  readonly score: string;
  readonly edition: string;
}

export interface PartProps {
  /** Which page it is: a kind, or `daily`, `clock`, `mistakes`. */
  page: string;
  places: Places;
}

interface Props {
  page: string;
  /** `Places` as JSON. */
  places: string;
}

const PARTS: Readonly<Record<string, () => Promise<{ default: ComponentType<PartProps> }>>> = {
  daily: () => import('./Daily.tsx'),
  clock: () => import('./Clock.tsx'),
  mistakes: () => import('./Mistakes.tsx'),
  overview: () => import('./Overview.tsx'),
};

export default function Puzzles({ page, places }: Props) {
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = PARTS[page] ?? (() => import('./KindPage.tsx'));
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => setFailed(true),
    );
  }, []);
  // The second click of a double one may land on what has just come there.
  const last = useRef<Element | null>(null);
  const guard = (event: MouseEvent): void => {
    const target = (event.target as Element).closest('button, a, summary, label, input');
    if (event.detail > 1 && target !== last.current) {
      event.preventDefault();
      event.stopPropagation();
    }
    last.current = target;
  };
  if (Part !== undefined) {
    return (
      <div class="pz" data-ready onClickCapture={guard}>
        <Part page={page} places={JSON.parse(places) as Places} />
      </div>
    );
  }
  return (
    <div class="pz">
      <p class="pz-loading" role="status">
        {isFailed ? WORDS.failed : WORDS.loading}
      </p>
    </div>
  );
}
