/** The solution of a step in words, for whoever reads it rather than does it, and why it is right. */
import type { Attempt, Consequence, Task, Untaught } from '../engine/course/index.ts';
import { reachedText } from './courseSaid.ts';
import { EN, list, theCard, upper } from './en.ts';
import { TRY_WORDS } from './try.ts';

/** "Takes the eight of hearts with the eight of spades as 8. 8 takes 8: 2 cards for you." */
export function solutionText(
  { goal, position }: Task,
  solution: Attempt,
  facts: Consequence,
  untaught: readonly Untaught[] = [],
): string {
  const piles = position.table.map(({ cards, value }) => TRY_WORDS.pile(cards, value));
  const partner = () => 'your partner';
  switch (solution.ask) {
    case 'play':
    case 'value': {
      if (facts.of !== 'play') return '';
      const own = facts.play.kind === 'build' && facts.play.owner === position.toMove;
      const play = facts.play.kind === 'build' && own ? { ...facts.play, owner: null } : facts.play;
      // What it comes to begins with "Zwick!" itself.
      const done = EN.playSentence(play, piles, partner).replace(/ Zwick!$/, '');
      return `${done} ${reachedText(position, facts, untaught)}`;
    }
    case 'piles': {
      const by = goal.ask === 'piles' && 'by' in goal.pick ? ` for ${theCard(goal.pick.by)}` : '';
      const chosen = solution.piles.map((pile) => piles[pile] ?? '');
      return `${list(chosen, 'and')}${by}.`.replace(/^./, (letter) => letter.toUpperCase());
    }
    case 'number':
      return `${solution.number}.`;
    case 'yes-no':
      return solution.yes ? 'Yes, it can be done.' : 'No, it can’t be done.';
  }
}

/**
 * Why the solution is right: what the step says once it is reached, without its "Right: no."; else, of what is no play,
 * the last hint. Empty where the solution says it all.
 */
export function whyText(
  { goal }: Pick<Task, 'goal'>,
  { closer, done }: { readonly closer?: string | undefined; readonly done?: string | undefined },
): string {
  if (done !== undefined) return upper(done.replace(/^Right: (?:(?:yes|no)\. )?/, ''));
  return goal.ask === 'play' ? '' : (closer ?? '');
}
