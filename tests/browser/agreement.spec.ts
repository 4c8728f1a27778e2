/**
 * The page's verdict, its table of all versions, and the command line are three ways to ask one engine: whatever lies
 * there, they say the same.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { linkOf, readLink } from '../../src/components/calculator/address.ts';
import type { Laid } from '../../src/components/calculator/laying.ts';
import {
  inVersion,
  listPlays,
  type PlayTried,
  type Position,
  playFromJson,
  positionFromJson,
  positionToJson,
  VARIANTS,
  type Variant,
} from '../../src/engine/index.ts';
import { seatsNamed } from '../../src/words/refusalText.ts';
import { seatLetters } from '../../src/words/seats.ts';
import type { SlowPlay } from '../slow/shapes.ts';
import { VERSIONS } from '../slow/versions.ts';
import { mutatedPlays, randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { expect, test } from './watch.ts';

const SAMPLES = 200;
const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** Positions with a play each, of all versions in turn; every second play is one that the engine lists. */
function sampled(): readonly Laid[] {
  const random = seededRandom(200);
  const samples: Laid[] = [];
  for (let nth = 0; samples.length < SAMPLES; nth++) {
    const version = VERSIONS[nth % VERSIONS.length];
    if (version === undefined) throw new Error('no version');
    const slow = randomPosition(version, random);
    const read = positionFromJson(slow);
    if (!read.ok) throw new Error(JSON.stringify(slow));
    const legal = listPlays(read.value, 2000) as readonly SlowPlay[];
    const plays =
      random.chance(0.5) || legal.length === 0 ? legal : mutatedPlays(slow, version, legal, random);
    if (plays.length === 0) continue;
    // As often a build as a capture: of captures there are more.
    const kind = random.pick(plays.map((play) => play.kind));
    const one = random.pick(plays.filter((other) => other.kind === kind));
    const play = playFromJson(one, read.value.seats);
    if (!play.ok) continue;
    const laid = { position: read.value, tried: plain(play.value) };
    // A pile that is not there has no name that a link could give it.
    const again = readLink(linkOf(laid));
    if (again.ok && JSON.stringify(again.value) === JSON.stringify(laid)) samples.push(laid);
  }
  return samples;
}

const plain = (play: PlayTried): PlayTried =>
  play.kind === 'capture'
    ? { kind: play.kind, card: play.card, takes: play.takes.toSorted((a, b) => a - b) }
    : play;

interface Explained {
  readonly legal?: boolean;
  readonly message?: string;
  readonly rule?: string;
  readonly error?: { readonly message: string };
}

/** What the command line answers, a line for each. */
async function explained(lines: readonly object[]): Promise<readonly Explained[]> {
  const child = spawn(process.execPath, [MAIN, 'explain']);
  const out: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
  child.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  expect(code).toBe(0);
  const answers = Buffer.concat(out).toString().trimEnd().split('\n');
  return answers.map((line) => JSON.parse(line) as Explained);
}

/** The lines that ask about a sample: as it lies there, then in each version. */
function linesOf({ position, tried }: Laid): readonly object[] {
  const json = positionToJson(position);
  return [
    { position: json, play: tried },
    ...VARIANTS.map((variant) => {
      const own = variant.id === position.variant.id ? position.options : undefined;
      const there = inVersion(position, tried as PlayTried, variant, own);
      return there.possible
        ? { position: positionToJson(there.position), play: there.play }
        : { position: laidAnyway(position, variant), play: tried };
    }),
  ];
}

/** The same cards and piles put to another version, seats and owners simply made to fit. */
function laidAnyway({ hand, seats: here, table, toMove }: Position, variant: Variant): object {
  const [seats = here] = variant.seats.toSorted(
    (one, other) => Math.abs(one - here) - Math.abs(other - here) || one - other,
  );
  return {
    variant: variant.id,
    seats,
    toMove: toMove % seats,
    hand,
    table: table.map((pile) =>
      pile.value === undefined
        ? pile
        : { ...pile, owner: variant.builds.owned ? (pile.owner ?? 0) % seats : null },
    ),
  };
}

/** What the page shows: the verdict, and a row for each version. */
interface Shown {
  readonly verdict: string;
  readonly rule: string;
  readonly rows: readonly { readonly text: string; readonly rule: string }[];
}

/** Opens links one after the other on the page that is there, as somebody does who pastes them into its address. */
function shownFor(page: Page, links: readonly string[]): Promise<readonly Shown[]> {
  return page.evaluate(async (fragments) => {
    const text = (element: Element | null | undefined): string =>
      element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const ruleIn = (element: Element | null | undefined): string =>
      /\/rules\/r\/([^/]+)\//.exec(element?.querySelector('a')?.getAttribute('href') ?? '')?.[1] ??
      '';
    const shown: Shown[] = [];
    for (const fragment of fragments) {
      const before = document.querySelector('.cc-ask');
      location.hash = fragment;
      const until = performance.now() + 20_000;
      const find = (): readonly Element[] => {
        const now = document.querySelector('.cc-ask');
        if (now === null || now === before) return [];
        return [...now.querySelectorAll('.cc-versions tbody tr')];
      };
      let rows = find();
      while (rows.length === 0) {
        if (performance.now() > until) throw new Error(`no answer to ${fragment}`);
        await new Promise((resolve) => setTimeout(resolve, 4));
        rows = find();
      }
      const verdict = document.querySelector('.cc-verdict');
      shown.push({
        verdict: text(verdict?.querySelector('strong')),
        rule: ruleIn(verdict),
        rows: rows.map((row) => ({ text: text(row.children[1]), rule: ruleIn(row) })),
      });
    }
    return shown;
  }, links);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

test('of 200 positions and plays the page, its table of versions and the command line say the same', async ({
  complaints,
  page,
}) => {
  test.setTimeout(120_000);
  const samples = sampled();
  const answers = await explained(samples.flatMap(linesOf));
  const perSample = VARIANTS.length + 1;
  expect(answers).toHaveLength(samples.length * perSample);

  await page.goto('calculator/');
  await expect(page.locator('.cc[data-ready="true"]')).toBeVisible();
  const shown: Shown[] = [];
  const links = samples.map(linkOf);
  for (let from = 0; from < links.length; from += 25) {
    shown.push(...(await shownFor(page, links.slice(from, from + 25))));
  }

  const letters = seatLetters(8);
  const reason = ({ message = '' }: Explained): string =>
    seatsNamed(message, (seat) => letters[seat]);
  const counts = { legal: 0, refused: 0, impossible: 0, differs: 0 };
  samples.forEach(({ position }, nth) => {
    const [own, ...versions] = answers.slice(nth * perSample, (nth + 1) * perSample);
    const seen = shown[nth];
    if (own === undefined || seen === undefined) throw new Error('no answer');
    const what = links[nth];
    // The page's own verdict.
    expect(own.error, what).toBeUndefined();
    counts[own.legal === true ? 'legal' : 'refused'] += 1;
    if (own.legal === true) expect(seen.verdict, what).toMatch(/^Allowed in /);
    else {
      expect(seen.verdict, what).toMatch(/^Not allowed in /);
      expect(seen.verdict.endsWith(`: ${reason(own)}`), `${what}: ${seen.verdict}`).toBe(true);
      expect(seen.rule, what).toBe(own.rule);
    }
    // A row for each version.
    expect(seen.rows, what).toHaveLength(VARIANTS.length);
    VARIANTS.forEach((variant, at) => {
      const said = versions[at];
      const row = seen.rows[at];
      if (said === undefined || row === undefined) throw new Error('no answer');
      const where = `${what} in ${variant.id}`;
      if (said.error !== undefined) {
        counts.impossible += 1;
        const why = said.error.message.replace(/^position\.\S+: /, '');
        expect(row.text, where).toBe(`Can’t lie there: ${why}.`);
      } else if (said.legal === true) expect(row.text, where).toBe('Allowed.');
      else {
        expect(row.text, where).toBe(`Not allowed. ${upper(reason(said))}`);
        if (row.rule !== '') expect(row.rule, where).toBe(said.rule);
      }
      if (said.error === undefined && said.legal !== own.legal) counts.differs += 1;
      if (variant.id === position.variant.id) expect(said, where).toEqual(own);
    });
  });

  // The samples are about what the game is about.
  const having = (is: (laid: Laid) => boolean): number => samples.filter(is).length;
  const kinds = (['trail', 'capture', 'build'] as const).map((kind) =>
    having(({ tried }) => tried?.kind === kind),
  );
  const builds = having(({ position }) => position.table.some(({ value }) => value !== undefined));
  const promises = having(({ position }) => position.promised.length > 0);
  const agreed = having(
    ({ position: { options } }) => options.jokerOnTable !== 'free' || !options.jokerSweepIsZwick,
  );
  expect(new Set(samples.map(({ position }) => position.variant.id)).size).toBe(VARIANTS.length);
  expect(Math.min(counts.legal, counts.refused, builds)).toBeGreaterThan(60);
  expect(Math.min(counts.impossible, counts.differs)).toBeGreaterThan(60);
  expect(Math.min(...kinds, promises, agreed)).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
});
