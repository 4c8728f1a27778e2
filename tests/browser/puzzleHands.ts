/** How answers to puzzles are given on their pages, by whatever means. */
import type { Page } from '@playwright/test';
import type { Play, Puzzle, PuzzleAnswer } from '../../src/engine/index.ts';
import { positionOf } from '../../src/engine/index.ts';
import { expect } from './watch.ts';

/** Where the puzzle is, as the player to move sees it. */
export const positionIn = (puzzle: Puzzle) =>
  'position' in puzzle ? puzzle.position : positionOf(puzzle.state);

/** Ways to do it; each with its own means. */
export interface Hands {
  readonly choose: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
}

/** Taps closer together than this, in px, and sooner than this, in ms, are the two halves of a double tap. */
const DOUBLE = { px: 45, ms: 600 };

/** By tapping, and the keyboard of the phone for a number. */
export function byTouch(page: Page): Hands {
  let last = { x: -DOUBLE.px, y: -DOUBLE.px, at: 0 };
  const tap = async (selector: string): Promise<void> => {
    const target = page.locator(selector);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    // Where the page has been scrolled under the finger, a person takes longer than a test.
    const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE.px;
    const wait = last.at + DOUBLE.ms - Date.now();
    if (isNear && wait > 0) await page.waitForTimeout(wait);
    await target.tap();
    last = { x, y, at: Date.now() };
  };
  return {
    choose: tap,
    type: async (selector, text) => {
      await tap(selector);
      await page.keyboard.type(text);
    },
  };
}

/** The selector of the one button in a part of the page whose text is so. */
export async function marked(page: Page, within: string, text: RegExp): Promise<string> {
  const button = page.locator(`${within} :is(button, a)`).filter({ hasText: text }).first();
  await expect(button).toBeVisible();
  await button.evaluate((element) => {
    for (const old of document.querySelectorAll('[data-wanted]'))
      old.removeAttribute('data-wanted');
    element.setAttribute('data-wanted', '');
  });
  return '[data-wanted]';
}

function offerOf(play: Play, mover: number): RegExp {
  if (play.kind === 'trail') return /^Lay down/;
  if (play.kind === 'capture') return /^Take/;
  const own = play.owner === null || play.owner === mover;
  return own ? new RegExp(`^Build ${play.value}(,|$)`) : new RegExp(`^Build ${play.value} for`);
}

/** What makes a choice the answer. */
export const answering = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true });

/** What says that no card clears the table. */
export const none = (page: Page) => page.getByRole('button', { name: 'There is none' });

/** Answers that no card clears the table, by mouse. */
export async function sayNone(page: Page): Promise<void> {
  await none(page).click();
  await answering(page).click();
}

/** Gives an answer. */
export async function give(
  page: Page,
  puzzle: Puzzle,
  answer: PuzzleAnswer,
  hands: Hands,
): Promise<void> {
  const { hand, toMove } = positionIn(puzzle);
  switch (answer.kind) {
    case 'zwick': {
      if (answer.card === null) {
        await hands.choose(await marked(page, '.pz-answer', /^There is none$/));
        await hands.choose(await marked(page, '.pz-answer', /^Answer$/));
        return;
      }
      await hands.choose(`[data-hand="${hand.indexOf(answer.card)}"]`);
      for (const pile of (answer.groups ?? []).flat()) await hands.choose(`[data-pile="${pile}"]`);
      await hands.choose(await marked(page, '.pz-answer', /^Answer$/));
      return;
    }
    case 'legal':
      await hands.choose(`.pz-verdicts input[value="${answer.code ?? ''}"]`);
      await hands.choose(await marked(page, '.pz-bar', /^Answer$/));
      return;
    case 'count':
      for (const [side, points] of answer.points.entries()) {
        await hands.type(`.pz-points label:nth-of-type(${side + 1}) input`, `${points}`);
      }
      await hands.choose(await marked(page, '.pz-points', /^Check$/));
      return;
    default: {
      const play = answer.play as Play;
      const piles = play.kind === 'capture' ? play.takes : [];
      const on = play.kind === 'build' && play.on !== null ? [play.on] : [];
      for (const pile of [...piles, ...on]) await hands.choose(`[data-pile="${pile}"]`);
      await hands.choose(`[data-hand="${hand.indexOf(play.card)}"]`);
      await hands.choose(await marked(page, '.zt-plays', offerOf(play, toMove)));
    }
  }
}
