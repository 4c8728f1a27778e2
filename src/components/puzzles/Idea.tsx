/** What a chosen puzzle teaches, once it is solved or shown. Nothing where the puzzle is none of them. */
import { useEffect, useState } from 'preact/hooks';
import { PUZZLE_IDEA_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { nameOf } from './progress/packed.ts';

/** A chosen puzzle as it stands in `puzzles/chosen/ideas.json`. */
export interface Idea {
  readonly title: string;
  /** The idea by itself, in a few words. */
  readonly motif: string;
  readonly idea: string;
  /** The address of its page. */
  readonly href: string;
}

interface Props {
  link: string;
  /** The address of the puzzle pages. */
  puzzles: string;
}

export default function IdeaOf({ link, puzzles }: Props) {
  const [idea, setIdea] = useState<Idea>();
  useEffect(() => {
    let isOld = false;
    fetch(`${puzzles}chosen/ideas.json`)
      .then((response) => response.json() as Promise<Readonly<Record<string, Idea>>>)
      .then(
        (ideas) => {
          const name = nameOf(link);
          if (!isOld && Object.hasOwn(ideas, name)) setIdea(ideas[name]);
        },
        // It stands on the page of the puzzle all the same.
        () => undefined,
      );
    return () => {
      isOld = true;
    };
  }, [link]);
  if (idea === undefined) return null;
  return (
    <div class="pz-line pz-idea">
      <h3>{WORDS.title}</h3>
      <p>
        <b>{idea.motif}.</b> {idea.idea}
      </p>
      <p>
        <a href={idea.href}>{WORDS.page(idea.title)}</a>
      </p>
    </div>
  );
}
