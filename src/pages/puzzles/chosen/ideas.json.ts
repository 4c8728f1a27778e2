/** What each chosen puzzle teaches, by a short name of its link: for the table on which it has been solved. */
import type { APIRoute } from 'astro';
import type { Idea } from '~/components/puzzles/Idea.tsx';
import { nameOf } from '~/components/puzzles/progress/packed.ts';
import { href } from '~/components/site/href.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { chosenPuzzles } from '~/content/puzzles.ts';
import { PUZZLE_CHOSEN_WORDS as WORDS } from '~/words/puzzlesChosen.ts';

export const GET: APIRoute = async () => {
  const all = await chosenPuzzles();
  const ideas = all.map(({ link, motif, path, text }): [string, Idea] => [
    nameOf(link),
    { title: text.title, motif: WORDS.motifs[motif], idea: text.idea, href: href(path) },
  ]);
  const table = Object.fromEntries(ideas);
  if (Object.keys(table).length < ideas.length) throw new Error('two links of the same short name');
  return jsonResponse(table);
};
