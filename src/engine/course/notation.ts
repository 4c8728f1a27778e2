/** Tries and tasks as they are written in content. */

import { isCard } from '../known.ts';
import { parsePlay } from '../notation/play.ts';
import { pileWith } from '../piles.ts';
import type { Attempt, Task } from './task.ts';

/**
 * Reads a try at a step: a play in notation (`7H x 7S`), cards of piles (`2H 4C`, empty for none), a number, `yes` or
 * `no`, as the goal asks. What is wrong is said as a text for whoever wrote it.
 */
export function readAttempt(
  { goal, position }: Pick<Task, 'goal' | 'position'>,
  text: string,
): { readonly ok: true; readonly value: Attempt } | { readonly ok: false; readonly error: string } {
  switch (goal.ask) {
    case 'play': {
      const play = parsePlay(text, position);
      return play.ok
        ? { ok: true, value: { ask: 'play', play: play.value } }
        : { ok: false, error: JSON.stringify(play.error) };
    }
    case 'piles': {
      const piles: number[] = [];
      for (const name of text.split(' ').filter((word) => word !== '')) {
        const pile = isCard(name) ? pileWith(position.table, name) : undefined;
        if (pile === undefined) return { ok: false, error: name };
        piles.push(pile);
      }
      return { ok: true, value: { ask: 'piles', piles } };
    }
    case 'value':
    case 'number': {
      const number = Number(text);
      if (!/^\d+$/.test(text)) return { ok: false, error: text };
      return goal.ask === 'value'
        ? { ok: true, value: { ask: 'value', value: number } }
        : { ok: true, value: { ask: 'number', number } };
    }
    case 'yes-no':
      return text === 'yes' || text === 'no'
        ? { ok: true, value: { ask: 'yes-no', yes: text === 'yes' } }
        : { ok: false, error: text };
  }
}
