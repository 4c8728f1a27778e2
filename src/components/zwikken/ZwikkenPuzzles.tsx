/** What stands on a page of the puzzles of Zwikken at first. The rest comes right after it: no puzzle can be shown before the address, or a draw, has said which. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PUZZLE_WAIT_WORDS as WORDS } from '~/words/puzzlesWait.ts';
import '../puzzles/puzzles.css';
import './zwikkenPuzzles.css';

/** The addresses of the puzzles and, up to the id, of the rules; and which build of the site this is. */
export interface PuzzlePlaces {
  readonly puzzles: string;
  readonly rules: string;
  readonly edition: string;
}

export interface PuzzlePartProps {
  /** A kind, or `overview`. */
  page: string;
  places: PuzzlePlaces;
}

interface Props {
  page: string;
  /** `PuzzlePlaces` as JSON. */
  places: string;
}

export default function ZwikkenPuzzles({ page, places }: Props) {
  const [Part, setPart] = useState<ComponentType<PuzzlePartProps>>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = page === 'overview' ? import('./PuzzleOverview.tsx') : import('./PuzzleKind.tsx');
    load.then(
      (loaded) => setPart(() => loaded.default),
      () => setFailed(true),
    );
  }, []);
  return (
    <div class="zkp" data-ready={Part === undefined ? undefined : ''}>
      {Part === undefined ? (
        <p class="pz-loading" role="status">
          {isFailed ? WORDS.failed : WORDS.loading}
        </p>
      ) : (
        <Part page={page} places={JSON.parse(places) as PuzzlePlaces} />
      )}
    </div>
  );
}
