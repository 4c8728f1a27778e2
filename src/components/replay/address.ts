/**
 * The steps of a replay in the fragment of its address: `#start`, `#play-7`, `#count`. A record that the address carries
 * itself stands behind the step, so that its check value guards the whole: `#play-7~r1~…`.
 */

/** Far longer than the record of any round, in letters. */
export const LONGEST_RECORD = 100_000;

const PLAY = /^(?:plays?)-(\d+)$/;

/** The name of a step in a round of so many plays. */
export function stepName(step: number, plays: number): string {
  if (step === 0) return 'start';
  return step > plays ? 'count' : `play-${step}`;
}

/**
 * The step that a name stands for, with the steps at which deals begin; undefined where it is no step. An empty name is
 * the start.
 */
export function stepOf(
  name: string,
  plays: number,
  dealSteps: readonly number[] = [],
): number | undefined {
  if (name === '' || name === 'start') return 0;
  if (name === 'count') return plays + 1;
  const deal = /^deal-(\d+)$/.exec(name)?.[1];
  if (deal !== undefined) return dealSteps[Number(deal) - 1];
  const play = Number(PLAY.exec(name)?.[1] ?? Number.NaN);
  return play >= 1 && play <= plays ? play : undefined;
}

/** What a fragment carries. */
export interface Fragment {
  /** The name of a step, empty where none is named. */
  readonly name: string;
  /** The link of a record, empty where there is none. */
  readonly link: string;
}

/** A fragment, with or without `#`, taken apart; the players' names before all that are for `players.ts` to read. */
export function splitFragment(fragment: string): Fragment {
  const whole = fragment.replace(/^#/, '').replace(/%7e/gi, '~');
  const text = whole.replace(/^n(\.[\w-]*)+~/, '');
  const found = /^(start|count|play-\d+)~(.*)$/s.exec(text);
  if (found) return { name: found[1] ?? '', link: found[2] ?? '' };
  return /^[a-z]\d+~/.test(text) ? { name: '', link: text } : { name: text, link: '' };
}
