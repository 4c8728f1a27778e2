/** The course as it is done: by keyboard alone, by touch alone, with progress that is kept, and without scripts. */
import type { Page } from '@playwright/test';
import type { Attempt } from '../../src/engine/course/index.ts';
import { drawSteps, judge } from '../../src/engine/course/index.ts';
import type { Play } from '../../src/engine/index.ts';
import { cardName } from '../../src/words/en.ts';
import { LESSONS, lessonText, STEPS, type StepCase } from '../course/lessons.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const DEEP = process.env['ZWICKER_DEEP'] !== undefined;

/** Opens a lesson at a step, and waits until it can be done. */
async function open(page: Page, lesson: string, step = ''): Promise<void> {
  await page.goto(`learn/${lesson}/${step === '' ? '' : `#${step}`}`);
  await expect(page.locator('.lesson.live')).toHaveCount(1);
}

const stage = (page: Page) => page.locator('.cs-stage');
const status = (page: Page) => stage(page).getByRole('status');

const stepsIn = (lesson: string): readonly StepCase[] =>
  STEPS.filter((step) => step.lesson.id === lesson);

/** The play of an attempt, complete. */
function playOf({ step }: StepCase): Play | undefined {
  const judged = judge(step.task, step.solution);
  return judged.refusal === undefined ? judged.play : undefined;
}

/** What the button of the bar begins with that makes a play. */
function offerOf(play: Play, mover: number): RegExp {
  if (play.kind === 'trail') return /^Lay down/;
  if (play.kind === 'capture') return /^Take/;
  const own = play.owner === null || play.owner === mover;
  return own ? new RegExp(`^Build ${play.value}(,|$)`) : new RegExp(`^Build ${play.value} for`);
}

/** Goal, hand and table can be read from the accessibility tree, whatever the step asks. */
async function expectReadable(page: Page, { content, step, text }: StepCase): Promise<void> {
  await expect(
    stage(page).getByRole('heading', {
      name: text?.goal.replace(/\{.*?\}/g, '') ?? '',
      exact: true,
    }),
  ).toBeVisible();
  const tree = await stage(page).ariaSnapshot();
  const { hand, table } = step.task.position;
  for (const card of [...table.flatMap(({ cards }) => cards), ...(content.shows ? [] : hand)]) {
    expect(tree, `${step.id}: ${card}`).toContain(cardName(card));
  }
}

/** Ways to do a step; each with its own means. */
interface Hands {
  readonly choose: (selector: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** By Tab, arrows, Space and Enter: Tab until the group has the focus, arrows within it. */
function byKeyboard(page: Page): Hands {
  const focus = async (selector: string): Promise<void> => {
    const target = page.locator(selector);
    await expect(target).toHaveCount(1);
    const group = await target.evaluate((element) =>
      ['pile', 'hand', 'bar'].find((name) => element.hasAttribute(`data-${name}`)),
    );
    const isThere = (): Promise<boolean> => target.evaluate((at) => at === document.activeElement);
    const inGroup = (): Promise<boolean> =>
      page.evaluate(
        (name) =>
          name !== undefined && document.activeElement?.hasAttribute(`data-${name}`) === true,
        group,
      );
    // Backwards first: the plays stand before the hand. Then around from the top.
    for (let tabs = 0; tabs < 120 && !(await isThere()) && !(await inGroup()); tabs++) {
      await page.keyboard.press(tabs < 2 ? 'Shift+Tab' : 'Tab');
    }
    for (let steps = 0; steps < 30 && !(await isThere()); steps++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(target).toBeFocused();
  };
  return {
    choose: async (selector) => {
      await focus(selector);
      await page.keyboard.press('Enter');
    },
    type: async (text) => {
      await focus('.cs-number input');
      await page.keyboard.type(text);
    },
  };
}

/** By tapping, and the keyboard of the phone for a number. */
function byTouch(page: Page): Hands {
  return {
    choose: (selector) => page.locator(selector).tap(),
    type: async (text) => {
      await page.locator('.cs-number input').tap();
      await page.keyboard.type(text);
    },
  };
}

/** The selector of the one button in a part of the page whose text is so. */
async function marked(page: Page, within: string, text: RegExp): Promise<string> {
  const button = page.locator(`${within} :is(button, a)`).filter({ hasText: text }).first();
  await expect(button).toBeVisible();
  await button.evaluate((element) => {
    for (const old of document.querySelectorAll('[data-wanted]'))
      old.removeAttribute('data-wanted');
    element.setAttribute('data-wanted', '');
  });
  return '[data-wanted]';
}

/** Does a step as its solution says. */
async function solve(page: Page, one: StepCase, hands: Hands): Promise<void> {
  const { step } = one;
  const { position } = step.task;
  const solution: Attempt = step.solution;
  switch (solution.ask) {
    case 'play': {
      const play = playOf(one);
      if (play === undefined) throw new Error(`${step.id} has no play`);
      const piles = play.kind === 'capture' ? play.takes : [];
      const on = play.kind === 'build' && play.on !== null ? [play.on] : [];
      for (const pile of [...piles, ...on]) await hands.choose(`.cs-stage [data-pile="${pile}"]`);
      await hands.choose(`.cs-stage [data-hand="${position.hand.indexOf(play.card)}"]`);
      await hands.choose(await marked(page, '.zt-plays', offerOf(play, position.toMove)));
      break;
    }
    case 'piles':
      for (const pile of solution.piles) await hands.choose(`.cs-stage [data-pile="${pile}"]`);
      await hands.choose(await marked(page, '.cs-answer', /^Check$/));
      break;
    case 'value':
      await hands.choose(await marked(page, '.cs-answer', new RegExp(`^${solution.value}$`)));
      break;
    case 'number':
      await hands.type(`${solution.number}`);
      await hands.choose(await marked(page, '.cs-answer', /^Check$/));
      break;
    case 'yes-no':
      await hands.choose(
        await marked(page, '.cs-answer', new RegExp(`^${solution.yes ? 'Yes' : 'No'}$`)),
      );
  }
}

/** Does a whole lesson, step by step, and goes on to what comes after it. */
async function doLesson(page: Page, lesson: string, hands: Hands): Promise<void> {
  await open(page, lesson);
  const steps = stepsIn(lesson);
  for (const [at, one] of steps.entries()) {
    await expectReadable(page, one);
    await solve(page, one, hands);
    await expect(stage(page).locator('.zt-bar'), one.name).toHaveAttribute('data-tone', 'good');
    await expect(status(page)).toContainText('(1 try)');
    if (at < steps.length - 1) {
      await hands.choose(await marked(page, '.cs-ways', /^Next step$/));
      await expect(page).toHaveURL(new RegExp(`#${steps[at + 1]?.step.id}$`));
    }
  }
  const { deal } = steps[0]?.lesson ?? {};
  if (deal === undefined) return;
  await hands.choose(await marked(page, '.cs-ways', /^Next step$/));
  for (let card = 0; card < 6; card++) {
    await hands.choose(await marked(page, '.cs-stage .cs-buttons', /^Play it for me$/));
  }
  await expect(page.getByRole('heading', { name: 'The round is over' })).toBeVisible();
}

/** The lessons that are done: one, or all. */
const DONE = DEEP ? LESSONS.map(({ id }) => id) : ['two-values'];

test.describe('by keyboard alone', () => {
  for (const lesson of DONE) {
    test(`the lesson ${lesson} is done, step by step`, async ({ page, complaints }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await doLesson(page, lesson, byKeyboard(page));
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('by touch alone, at 360 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const lesson of DEEP ? DONE : ['owing']) {
    test(`the lesson ${lesson} is done, step by step`, async ({ page, complaints }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await doLesson(page, lesson, byTouch(page));
      expect(complaints).toEqual([]);
    });
  }
});

test('whoever arrives takes a first card in three taps, after forty words at most', async ({
  page,
}) => {
  await page.goto('learn/');
  await page.getByRole('link', { name: /^Begin/ }).click();
  await expect(page.locator('.lesson.live')).toHaveCount(1);
  const before = await page.evaluate(() => {
    const words: string[] = [];
    for (const part of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
      const isSeen = part instanceof HTMLElement && part.offsetParent !== null;
      if (isSeen && part.closest('.cs-coach') === null) words.push(part.textContent);
    }
    return words.join(' ').split(/\s+/);
  });
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(40);
  await stage(page).getByRole('button', { name: 'seven of hearts' }).click();
  await stage(page).getByRole('button', { name: 'seven of spades' }).click();
  await stage(page).getByRole('button', { name: 'Take 1 pile' }).click();
  await expect(status(page)).toContainText('Seven takes seven');
});

test.describe('on a phone of 360 × 640 px', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('the hand can be seen from the start, and whole after a step', async ({ page }) => {
    await open(page, 'first-capture');
    await expect(page.locator('.cs-stage [data-hand="0"]')).toBeInViewport({ ratio: 0.2 });
    await page.getByRole('link', { name: 'Skip', exact: true }).tap();
    await expect(page).toHaveURL(/#which-card$/);
    await expect(page.locator('.cs-stage [data-hand="0"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 2 }).locator('visible=true')).toBeInViewport();
  });
});

test('once a step is done the table keeps still, and what was said stays', async ({ page }) => {
  await open(page, 'sums', 'two-cards');
  await page.getByRole('button', { name: 'Show me' }).click();
  const said = await status(page).textContent();
  await expect(stage(page).locator('[data-pile="0"]')).toBeVisible();
  await stage(page).locator('[data-pile="2"]').click();
  await expect(stage(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(status(page)).toHaveText(said ?? '');
});

test.describe('with more plays than the bar has room for', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('they go on in another row, and the hand hardly moves', async ({ page }) => {
    await open(page, 'build-of-one', 'queen');
    const card = page.locator('.cs-stage [data-hand="1"]');
    const before = (await card.boundingBox())?.y ?? 0;
    await page.locator('.cs-stage [data-hand="0"]').tap();
    const plays = page.locator('.zt-plays');
    const ends = () =>
      plays.evaluate((row) => ({
        cut: row.scrollWidth - row.clientWidth,
        rows: new Set([...row.children].map((one) => one.getBoundingClientRect().top)).size,
        past: [...row.children].filter((one) => one.getBoundingClientRect().right > innerWidth)
          .length,
      }));
    await expect.poll(ends).toEqual({ cut: 0, rows: 2, past: 0 });
    // Less than the line of text that gives way to them.
    expect(Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(24);
  });

  test('at twice the size of text the row fades where it goes on, until it is at its end', async ({
    page,
  }) => {
    await open(page, 'build-of-one', 'queen');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.locator('.cs-stage [data-hand="0"]').tap();
    const plays = page.locator('.zt-plays');
    await expect(plays).toHaveCSS('mask-image', /linear-gradient/);
    await plays.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect(plays).toHaveCSS('mask-image', 'none');
    await page.locator('.cs-stage [data-hand="0"]').tap();
    await expect(plays).toHaveCSS('mask-image', 'none');
  });
});

test('the page of a rule leads to the steps it is practised in', async ({ page }) => {
  await page.goto('rules/r/capture/');
  await page.getByRole('link', { name: 'A first capture: Seven takes seven' }).click();
  await expect(page).toHaveURL(/learn\/first-capture\/#seven-takes-seven$/);
});

test.describe('a try', () => {
  test('costs nothing, is counted, and is told what comes of it', async ({ page }) => {
    await open(page, 'what-to-leave', 'no-zwick');
    await stage(page).getByRole('button', { name: 'six of clubs' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 6♣' }).click();
    // Foreseen, so in words of its own.
    await expect(status(page)).toContainText('5 + 3 + 6 is fourteen');
    await stage(page).getByRole('button', { name: 'nine of hearts' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 9♥' }).click();
    await expect(status(page)).toContainText('(2 tries)');
  });

  test('that nobody foresaw is answered from the rules: sum, cards, what the next player could take', async ({
    page,
  }) => {
    await open(page, 'sums', 'which-sum');
    await stage(page).getByRole('button', { name: 'six of clubs' }).click();
    await stage(page).getByRole('button', { name: 'four of hearts' }).click();
    await stage(page).getByRole('button', { name: 'two of diamonds' }).click();
    await stage(page).getByRole('button', { name: 'Take 2 piles' }).click();
    await expect(status(page)).toContainText('6 is 4 + 2: 3 cards for you');
    await expect(status(page)).toContainText(/Next, an? [a-z]+ would take \d cards/);
  });

  test('is still counted after a reload', async ({ page }) => {
    await open(page, 'what-to-leave', 'no-zwick');
    await stage(page).getByRole('button', { name: 'six of clubs' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 6♣' }).click();
    await expect(status(page)).toContainText('5 + 3 + 6 is fourteen');
    await page.reload();
    await expect(page.locator('.lesson.live')).toHaveCount(1);
    await stage(page).getByRole('button', { name: 'nine of hearts' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 9♥' }).click();
    await expect(status(page)).toContainText('(2 tries)');
  });

  test('that can’t be made says why at once, before it is tried', async ({ page }) => {
    await open(page, 'first-capture');
    await expect(stage(page).getByRole('list', { name: 'On the table' })).toBeVisible();
    const hand = stage(page).getByRole('list', { name: 'In your hand' });
    await hand.getByRole('button', { name: 'seven of hearts' }).click();
    await stage(page).getByRole('button', { name: 'nine of diamonds' }).click();
    await expect(status(page)).toContainText('A seven takes a seven');
  });

  test('of a number that is none is told what is wrong with it', async ({ page }) => {
    await open(page, 'counting', 'a-pile');
    await page.locator('.cs-number input').fill('3.0');
    await stage(page).getByRole('button', { name: 'Check' }).click();
    await expect(status(page)).toContainText('whole number');
  });

  test('that is refused says why, in the words of the step, with the rule', async ({ page }) => {
    await open(page, 'first-capture');
    await stage(page).getByRole('button', { name: 'seven of hearts' }).click();
    await stage(page).getByRole('button', { name: 'nine of diamonds' }).click();
    await stage(page).getByRole('button', { name: 'Take 1 pile' }).dispatchEvent('click');
    await expect(status(page)).toContainText('A seven takes a seven');
    await expect(stage(page).getByRole('link', { name: 'The rule' })).toHaveAttribute(
      'href',
      '/zwicker/rules/r/capture/',
    );
  });
});

test.describe('no dead ends', () => {
  test('two hints, then the solution itself; the step counts as shown', async ({ page }) => {
    await open(page, 'sums');
    const coach = page.locator('.cs-coach');
    await coach.getByRole('button', { name: 'Hint' }).click();
    await expect(coach.getByRole('status')).toHaveText(
      'Which two of the cards make eight together?',
    );
    await coach.getByRole('button', { name: 'Another hint' }).click();
    await expect(coach.getByRole('status')).toHaveText('Play the eight of hearts.');
    await coach.getByRole('button', { name: 'Show me' }).click();
    await expect(status(page)).toContainText('8 is 5 + 3');
    await expect(
      coach.getByRole('link', { name: '1. Five and three, shown to you' }),
    ).toBeVisible();
    await coach.getByRole('button', { name: 'Try it again' }).click();
    await expect(stage(page).getByRole('button', { name: 'eight of hearts' })).toBeVisible();
  });

  test('skip, back, the browser’s own back, and the step in the address', async ({ page }) => {
    await open(page, 'sums');
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/#three-cards$/);
    await expect(page.getByRole('heading', { name: 'Three at once' })).toBeFocused();
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/#pick-ten$/);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/#three-cards$/);
    await page.goBack();
    await expect(page).toHaveURL(/#pick-ten$/);
    await expect(page.getByRole('heading', { name: 'Find ten' })).toBeVisible();
    await page.reload();
    await expect(page.locator('.lesson.live')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Find ten' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Five and three' })).toBeHidden();
  });

  test('to the calculator at this very table, and back to the step', async ({ page }) => {
    await open(page, 'two-values', 'jack');
    await page.locator('.cs-coach').getByRole('link', { name: 'Open in the calculator' }).click();
    await expect(page).toHaveURL(/calculator\/#p1~dithmarschen/);
    await expect(page.getByRole('button', { name: /^ten of spades/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/learn\/two-values\/#jack$/);
    await expect(page.getByRole('heading', { name: 'A jack clears the table' })).toBeVisible();
  });
});

test.describe('progress', () => {
  test('is kept at the moment of success, shown on the map, gone on with, and forgotten by lesson', async ({
    page,
  }) => {
    await open(page, 'first-capture');
    const [first] = stepsIn('first-capture');
    if (first === undefined) throw new Error('no step');
    await solve(page, first, byTouchless(page));
    await page.goto('learn/');
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    const goOn = page.getByRole('link', { name: 'Go on: A first capture, One card a turn' });
    await expect(goOn).toHaveAttribute('href', /first-capture\/#which-card$/);
    await page.getByRole('button', { name: /^Forget what you have done of “A first/ }).click();
    await expect(page.getByText('1 of 4 done')).toBeHidden();
    await expect(page.getByRole('status').last()).toContainText('as before you began it');
  });

  test('goes into a file and comes back from it; a wrong file says where it is wrong', async ({
    page,
  }) => {
    await open(page, 'first-capture');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.goto('learn/');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('zwicker-course.json');
    const kept = await file.path();
    await page.getByRole('button', { name: 'Forget all of it' }).click();
    await page.getByRole('button', { name: 'Really forget all of it' }).click();
    await expect(page.getByText('1 of 4 done')).toBeHidden();
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(kept);
    await expect(page.getByText('Added from the file: 1 step.')).toBeVisible();
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    const wrong = '{\n "v": 1,\n "steps": {"sums/two-cards": {"how": "guessed", "tries": 1}}\n}';
    await input.setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from(wrong),
    });
    await expect(
      page.getByText(/line 3, column \d+: here should be how a step was done/),
    ).toBeVisible();
  });

  test('holds on the page where nothing can be stored, and says so', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, 'first-capture');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByText('This browser keeps nothing for this site')).toBeVisible();
    await expect(page.getByRole('link', { name: /^1\. Seven takes seven, shown/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('of a newer edition is left as it is', async ({ page }) => {
    const newer =
      '{"v":2,"at":null,"steps":{"sums/two-cards":{"how":"solved","tries":1}},"more":1}';
    await page.addInitScript((text) => localStorage.setItem('zwicker:course', text), newer);
    await open(page, 'sums');
    await expect(page.getByRole('link', { name: '1. Five and three, done' })).toBeVisible();
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByText('kept by a newer edition')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('zwicker:course'))).toBe(newer);
  });

  test('of two tabs adds up', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, 'first-capture');
    await open(other, 'sums');
    await page.getByRole('button', { name: 'Show me' }).click();
    await other.getByRole('button', { name: 'Show me' }).click();
    await page.goto('learn/');
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    await expect(page.getByText('1 of 5 done')).toBeVisible();
  });
});

test('a browser without room for it says so on the lesson, and gives the progress as a file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, 'first-capture');
  await expect(page.getByText('This browser has no room left for this site')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my progress as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('zwicker-course.json');
});

test('a lesson forgotten by mistake comes back', async ({ page }) => {
  await open(page, 'first-capture');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.goto('learn/');
  await page.getByRole('button', { name: /^Forget what you have done of “A first/ }).click();
  await expect(page.getByText('1 of 4 done')).toBeHidden();
  const undo = page.getByRole('button', { name: /^Undo: remember what you had done of “A first/ });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
});

test.describe('Diane’s deal', () => {
  test('is played against the computer, which says why, to the count', async ({
    page,
    complaints,
  }) => {
    await open(page, 'dianes-deal', 'the-deal');
    const log = page.getByRole('list', { name: 'What was played' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log).toContainText('That takes everything.');
    await stage(page).getByRole('button', { name: 'What would the computer do?' }).click();
    await expect(status(page)).toContainText(/^You could (lay|take) /);
    // Diane's own first play: the four, laid down.
    await stage(page).getByRole('button', { name: 'four of clubs' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 4♣' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(3);
    for (let card = 1; card < 6; card++) {
      await stage(page).getByRole('button', { name: 'Play it for me' }).click();
    }
    await expect(page.getByRole('heading', { name: 'The round is over' })).toBeVisible();
    const row = page.getByRole('row', { name: /^Diane/ });
    await expect(row.getByRole('cell').last()).toHaveText('26');
    const scored = await stage(page).locator('.cs-scored li').allInnerTexts();
    const sum = scored.reduce(
      (points, line) => points + Number(/(\d+) points?$/.exec(line)?.[1]),
      0,
    );
    await expect(row.getByRole('cell').nth(2)).toHaveText(`${sum}`);
    expect(complaints).toEqual([]);
  });
});

test('Diane’s deal is where it was after a reload, and its result gets the focus', async ({
  page,
}) => {
  await open(page, 'dianes-deal', 'the-deal');
  await stage(page).getByRole('button', { name: 'Play it for me' }).click();
  await expect(stage(page).getByRole('heading', { name: /card 2\.$/ })).toBeVisible();
  await page.reload();
  await expect(stage(page).getByRole('heading', { name: /card 2\.$/ })).toBeVisible();
  for (let card = 1; card < 6; card++) {
    await stage(page).getByRole('button', { name: 'Play it for me' }).click();
  }
  await expect(page.getByRole('heading', { name: 'The round is over' })).toBeFocused();
});

test.describe('the closing test', () => {
  test('asks the same questions by the same link, and names the lessons to look at again', async ({
    page,
    complaints,
  }) => {
    await page.goto('learn/test/#test-abc123');
    const question = page.getByRole('heading', { name: /^Question/ });
    await expect(question).toHaveText('Question 1 of 15');
    const goal = await stage(page).getByRole('heading').textContent();
    for (let at = 1; at <= 15; at++) {
      await expect(question).toHaveText(`Question ${at} of 15`);
      await page.getByRole('button', { name: 'I don’t know' }).click();
      await expect(status(page)).toContainText('The solution:');
      await page.getByRole('link', { name: /^(Next question|To the result)$/ }).click();
    }
    await expect(page.getByText('0 of 15 right.')).toBeVisible();
    const links = page.locator('.cs-test li a');
    expect(await links.count()).toBeGreaterThan(10);
    await expect(links.first()).toHaveAttribute('href', /\/learn\/[a-z-]+\/#[a-z-]+$/);
    await page.goto('learn/');
    await page.goto('learn/test/#test-abc123');
    await expect(stage(page).getByRole('heading')).toHaveText(goal ?? '');
    expect(complaints).toEqual([]);
  });

  /** Opens the test of a seed that draws a step, at its question. */
  async function openAt(page: Page, wanted: string): Promise<Record<string, string>> {
    const { lessons, sentences, steps, versionNames, versions } = await page.request
      .get('learn/steps.json')
      .then((response) => response.json());
    const ids: string[] = lessons.flatMap((lesson: { id: string; steps: string[] }) =>
      lesson.steps.map((step) => `${lesson.id}/${step}`),
    );
    const seed = Array.from({ length: 40 }, (_, nth) => `s${nth}`).find((one) =>
      drawSteps(ids, one, 15).includes(wanted),
    );
    const at = drawSteps(ids, seed ?? '', 15).indexOf(wanted);
    await page.goto(`learn/test/#test-${seed}-${at + 1}`);
    const step = steps[ids.indexOf(wanted)];
    return {
      sentence: sentences[ids.indexOf(wanted)],
      version: versions[step.version].id,
      versionName: versionNames[step.version],
    };
  }

  test('says in which version each question is, and the header follows it', async ({ page }) => {
    const { sentence, version, versionName } = await openAt(page, 'other-versions/only-adding');
    expect(version).toBe('huelsemann');
    await expect(page.locator('.cs-said')).toHaveText(`Played as in the version ${versionName}.`);
    expect(sentence).toBe('');
    await expect(page.getByRole('banner')).toContainText('Hülsemann');
  });

  test('tells what a question hangs on and nobody sees on the table', async ({ page }) => {
    const { sentence } = await openAt(page, 'what-to-leave/gone');
    expect(sentence).toContain('the other three sevens are won');
    await expect(page.locator('.cs-said')).toContainText(sentence ?? '');
  });

  test('says what it is above the first question only', async ({ page }) => {
    const lead = page.getByText('One try each, no hints.');
    await page.goto('learn/test/');
    await expect(lead).toBeVisible();
    await page.goto('learn/test/#test-abc123');
    await expect(page.getByRole('heading', { name: 'Question 1 of 15' })).toBeVisible();
    await expect(lead).toBeVisible();
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await page.getByRole('link', { name: 'Next question' }).click();
    await expect(page.getByRole('heading', { name: 'Question 2 of 15' })).toBeVisible();
    await expect(lead).toBeHidden();
  });

  test('begins at its first question where a link leads to a result that nobody has yet', async ({
    page,
  }) => {
    await page.goto('learn/test/#test-abc123-16');
    await expect(page.getByRole('heading', { name: 'Question 1 of 15' })).toBeVisible();
    await expect(page).toHaveURL(/#test-abc123$/);
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await page.getByRole('link', { name: 'Next question' }).click();
    await expect(page.getByRole('heading', { name: 'Question 2 of 15' })).toBeVisible();
  });

  test('keeps answers over a reload, takes none twice, and says which are open', async ({
    page,
  }) => {
    await page.goto('learn/test/#test-abc123');
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(status(page)).toContainText('The solution:');
    await page.reload();
    await expect(status(page)).toContainText('The solution:');
    await expect(page.getByRole('button', { name: 'I don’t know' })).toBeHidden();
    await page.goto('learn/test/#test-abc123-16');
    await expect(page.getByText('14 questions are not answered.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question 2', exact: true })).toHaveAttribute(
      'href',
      '#test-abc123-2',
    );
  });

  test('draws new ones when begun, and a wrong link says so', async ({ page }) => {
    await page.goto('learn/test/#test-abc123!');
    await expect(page.getByRole('alert')).toContainText('names no test');
    await page.getByRole('button', { name: 'Begin the test' }).click();
    await expect(page).toHaveURL(/#test-[a-z0-9]{6}$/);
    await expect(page.getByRole('heading', { name: 'Question 1 of 15' })).toBeVisible();
  });
});

test('a step pleases axe before a try, after it, and where it asks for piles or a number', async ({
  page,
}) => {
  for (const [lesson, step] of [
    ['first-capture', 'suits'],
    ['two-values', 'which'],
    ['counting', 'a-pile'],
    ['dianes-deal', 'the-deal'],
  ] as const) {
    await open(page, lesson, step);
    if (step !== 'the-deal') await page.getByRole('button', { name: 'Hint' }).click();
    await expectAccessible(page, step);
  }
});

test('the page for those who teach the game is one sheet of paper', async ({ page }) => {
  await page.goto('learn/teach/');
  await page.evaluate(() => document.fonts.ready);
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('a lesson whose steps do not arrive is read as without scripts', async ({ page }) => {
  await page.route('**/props.*.json', (route) => route.abort());
  await page.goto('learn/two-values/');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted', { timeout: 25_000 });
  await expect(page.locator('.lesson__still .card').first()).toBeVisible();
  await expect(page.locator('.lesson__stage')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson reads as text, with each table and its solution', async ({ page }) => {
    await page.goto('learn/two-values/');
    const { steps } = lessonText('en', 'two-values');
    for (const { goal, title } of Object.values(steps)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('.lesson__still p', { hasText: goal })).toBeVisible();
    }
    await expect(page.locator('.lesson__stage')).toBeHidden();
    const solutions = page.locator('details', { hasText: 'Show the solution' });
    await expect(solutions).toHaveCount(Object.keys(steps).length);
    await solutions.first().getByText('Show the solution').click();
    await expect(solutions.first()).toContainText('14 is 10 + 4');
    await expect(page.locator('.lesson__still .card').first()).toBeVisible();
  });
  test('Diane’s deal has its table, her hand, the rules and one way it may go', async ({
    page,
  }) => {
    await page.goto('learn/dianes-deal/');
    const deal = page.locator('[data-step="the-deal"]');
    await expect(deal.getByRole('img', { name: 'four of clubs' }).first()).toBeVisible();
    await expect(deal.getByText('Show one way it may go')).toBeVisible();
    await deal.getByText('Show one way it may go').click();
    await expect(deal.locator('details li').first()).toContainText('Diane:');
    await expect(deal.getByRole('link', { name: /^The rule/ }).first()).toBeVisible();
    await expect(deal.getByRole('link', { name: 'Open in the calculator' })).toBeVisible();
  });
});

/** By clicks of a mouse. */
function byTouchless(page: Page): Hands {
  return {
    choose: (selector) => page.locator(selector).click(),
    type: (text) => page.locator('.cs-number input').fill(text),
  };
}

test('a card chosen before the rest of the lesson has come stays chosen', async ({ page }) => {
  let comes = (): void => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/Coach*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('learn/first-capture/');
  const table = page.locator('.cs-stage .zt');
  await expect(table).toHaveAttribute('data-ready', 'true');
  await table.locator('[data-hand="0"]').click();
  await expect(table.locator('[data-hand="0"]')).toHaveAttribute('aria-pressed', 'true');
  comes();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await table.locator('[data-pile="0"]').click();
  await table.getByRole('button', { name: /^Take/ }).click();
  await expect(table.locator('.zt-bar')).toHaveAttribute('data-tone', 'good');
});
