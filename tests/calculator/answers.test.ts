import { describe, expect, test } from 'vitest';
import {
  answersAt,
  type Grounds,
  type Listed,
  listedAt,
  playsButCaptures,
  rulesFor,
} from '../../src/components/calculator/answering.ts';
import { workedPositions } from '../../src/components/calculator/examples.ts';
import { houseNote } from '../../src/components/calculator/houseNote.ts';
import { withMore } from '../../src/components/calculator/more.ts';
import {
  chatText,
  reportText,
  verdictFor,
  verdictOn,
  verdictSentence,
} from '../../src/components/calculator/verdict.ts';
import {
  type Card,
  checkPlay,
  countPlays,
  findZwicks,
  inVersion,
  listPlays,
  type Play,
  type Position,
  parseHouseLink,
  parsePlay,
  parsePosition,
  playFromJson,
  positionFromJson,
  RULE_OF,
  VARIANTS,
} from '../../src/engine/index.ts';
import { madeText, sumsText } from '../../src/words/calculatorExtras.ts';
import { VERSIONS } from '../slow/versions.ts';
import { mutatedPlays, randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';

function position(notation: string): Position {
  const read = parsePosition(notation);
  if (!read.ok) throw new Error(notation);
  return read.value;
}

function tried(play: string, at: Position) {
  const read = parsePlay(play, at);
  if (!read.ok) throw new Error(play);
  return read.value;
}

/** As if every rule were said by one source. */
const GROUNDS: Grounds = Object.fromEntries(
  [...Object.values(RULE_OF), 'trail', 'zwick', 'capture-sum', 'build-on-a-pile'].map((id) => [
    id,
    { title: id, in: [['said', VARIANTS.map((variant) => variant.id), ['the text']]] },
  ]),
);

const QUEEN = 'dithmarschen 4 @0 | QH 9S | 5S 4H =9@1, 10C 3C =13@3, 4C';

describe('every play', () => {
  test('a queen takes a build of 13, and a build of 9 with a four: the Zwick comes first', () => {
    const at = position(QUEEN);
    const { byCard, total } = answersAt(at);
    expect(total).toBe(listPlays(at).length);
    expect(byCard.map(({ card, zwicks }) => [card, zwicks])).toEqual([
      ['QH', 1],
      ['9S', 0],
    ]);
    const [zwick] = byCard[0]?.capture ?? [];
    if (zwick === undefined) throw new Error('no capture');
    expect(sumsText(zwick.sums, at)).toBe('13 = 9 + 4 (build of 9, 4♣) and 13 (build of 13)');
    // Five cards and the queen; a Zwick counts one, and no card that is taken counts anything.
    expect([zwick.cards, zwick.points]).toEqual([6, 1]);
  });

  test('captures stand by the points they bring, then by cards', () => {
    const at = position('christiansen 2 @0 | 10C | 10D, 7H, 3C, 10S, 6S');
    const { byCard } = answersAt(at);
    const worth = byCard[0]?.capture.map(({ cards, points }) => [points, cards]) ?? [];
    // ♦10 counts 3 and ♠10 counts 1: the best takes both tens and 7 + 3.
    expect(worth[0]).toEqual([4, 5]);
    const sorted = worth.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b);
    expect(worth).toEqual(sorted);
  });

  test.each([
    ['christiansen 2 @0 | 5S X25 | X30', '5S on X30 =25@0', '25 = 30 − 5'],
    ['christiansen 2 @0 | 2S JD | 9C', '2S on 9C =11@0', '11 = 9 + 2'],
    ['christiansen 2 @0 | 10S 10H | 10C', '10S on 10C =10@0', '10 stays 10, an equal card'],
    ['grupp 2 @0 | QS | AD', 'QS on AD =24', undefined],
  ])('%s: %s is %s', (notation, play, arithmetic) => {
    const at = position(notation);
    const checked = checkPlay(at, tried(play, at));
    if (arithmetic === undefined) {
      expect(checked.ok).toBe(false);
      return;
    }
    // An ace is wanted for the 11, so that the engine may say no; the arithmetic is the same.
    const made = listedAt(at, { ...tried(play, at) } as never).made;
    expect(made && madeText(made)).toBe(arithmetic);
  });

  test('in 400 positions the list has every play once, in whatever order, and says how many there are', () => {
    const random = seededRandom(17);
    for (let nth = 0; nth < 400; nth++) {
      const version = VERSIONS[nth % VERSIONS.length];
      if (version === undefined) throw new Error('no version');
      const read = positionFromJson(randomPosition(version, random));
      if (!read.ok) throw new Error('bad position');
      const { byCard, listed, total } = answersAt(read.value);
      const plays = byCard.flatMap(({ build, capture, trail }) =>
        [...capture, ...build, ...trail].map(({ play }) => play),
      );
      const key = (play: object): string => JSON.stringify({ ...play, value: 0, groups: 0 });
      const whole = (play: object): string => ('takes' in play ? key(play) : JSON.stringify(play));
      expect(plays.map(whole).sort()).toEqual(listPlays(read.value).map(whole).sort());
      expect([total, listed]).toEqual([countPlays(read.value), plays.length]);
    }
  });

  test('a list that is cut off keeps its exact total, and its Zwicks', () => {
    const at = position('christiansen 2 @0 | KC | KS, KH, KD, 10S, 4S, 2S, 2C, AS, AC, 3S');
    const { byCard, listed, total } = answersAt(at, 10);
    expect(listed).toBe(10);
    expect(total).toBe(countPlays(at));
    expect(byCard[0]?.zwicks).toBe(findZwicks(at).length);
  });

  test('a list that is cut off has its share for every card, each with its exact number of captures', () => {
    const at = position(
      'christiansen 4 @0 | KS 5S | AS, AH, AD, AC, 2S, 2H, 2D, 2C, 3S, 3H, 3D, 3C, 4S, 4H, 4D, 4C',
    );
    const all = listPlays(at);
    const { byCard, listed, total } = answersAt(at);
    expect(total).toBe(all.length);
    expect(listed).toBeLessThanOrEqual(20_000);
    for (const { build, capture, captures, card, trail } of byCard) {
      const own = (kind: string): number =>
        all.filter((play) => play.card === card && play.kind === kind).length;
      expect(captures, card).toBe(own('capture'));
      expect(capture.length, card).toBeGreaterThan(1000);
      expect([build.length, trail.length], card).toEqual([own('build'), own('trail')]);
    }
  });

  test('where a table is too wide to go through, every card has its share, and builds are all there', () => {
    const at = position(
      'christiansen 4 @0 | KS JS 9S QS | AS, AH, AD, AC, 2S, 2H, 2D, 2C, 3S, 3H, 3D, 3C, 4S, 4H, 4D, 4C, 5S, 5H, 5D, 5C',
    );
    const { byCard, total } = answersAt(at, 1000);
    expect(total).toBe(countPlays(at));
    for (const { build, capture, captures, card, trail } of byCard) {
      expect(captures, card).toBeNull();
      expect(capture.length + build.length + trail.length, card).toBe(250);
      expect([build.length > 0, trail.length], card).toEqual([true, 1]);
    }
  });

  test('builds and laying down, asked for one by one, are those of the list of all plays', () => {
    const random = seededRandom(29);
    let builds = 0;
    for (let nth = 0; nth < 400; nth++) {
      const version = VERSIONS[nth % VERSIONS.length];
      if (version === undefined) throw new Error('no version');
      const read = positionFromJson(randomPosition(version, random));
      if (!read.ok) throw new Error('bad position');
      const at = read.value;
      const tried = [...new Set(at.hand)].flatMap((card) => playsButCaptures(at, card));
      const all = listPlays(at).filter(({ kind }) => kind !== 'capture');
      const sorted = (plays: readonly object[]): string[] =>
        plays.map((play) => JSON.stringify(play, Object.keys(play).sort())).sort();
      expect(sorted(tried)).toEqual(sorted(all));
      builds += all.filter(({ kind }) => kind === 'build').length;
    }
    expect(builds).toBeGreaterThan(200);
  });
});

describe('the verdict', () => {
  test.each([
    [
      '9S x 10C 4C',
      "Not allowed in Dithmarschen: 13 − 4 would be 9, but the nine of spades can't capture by subtraction: groups only add up.",
    ],
    ['9S x 5S', 'Allowed in Dithmarschen: takes the build of 9 with the nine of spades as 9.'],
    [
      'QH x 10C, 5S 4C',
      'Allowed in Dithmarschen: takes the build of 9 + the four of clubs and the build of 13 with the queen of hearts as 13. Zwick!',
    ],
    ['9S', 'Allowed in Dithmarschen: lays down the nine of spades.'],
  ])('%s: %s', (play, sentence) => {
    const at = position(QUEEN);
    expect(verdictSentence(at, verdictOn(at, tried(play, at), GROUNDS))).toBe(sentence);
  });

  test('in 200 positions and plays the verdict is the engine’s, here and in every version', () => {
    const random = seededRandom(23);
    let refused = 0;
    for (let nth = 0; nth < 200; nth++) {
      const version = VERSIONS[nth % VERSIONS.length];
      if (version === undefined) throw new Error('no version');
      const slow = randomPosition(version, random);
      const read = positionFromJson(slow);
      if (!read.ok) throw new Error('bad position');
      const at = read.value;
      for (const wrong of mutatedPlays(slow, version, listPlays(at) as never, random).slice(0, 2)) {
        const play = playFromJson(wrong, at.seats);
        if (!play.ok) continue;
        const { result } = verdictOn(at, play.value, GROUNDS);
        expect(result).toEqual(checkPlay(at, play.value));
        refused += result.ok ? 0 : 1;
        const own = inVersion(at, play.value, at.variant, at.options);
        if (own.possible) expect(own.result).toEqual(result);
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  test('what is sent holds position, play, verdict, rule and link; a report the edition too', () => {
    const at = position(QUEEN);
    const play = tried('9S x 10C 4C', at);
    expect(chatText(at, play, GROUNDS, 'https://zwicker.example/#t1~x').split('\n')).toEqual([
      'Zwicker, Dithmarschen',
      QUEEN,
      'Take the build of 13 and the four of clubs with the nine of spades?',
      expect.stringMatching(/^Not allowed in Dithmarschen: /),
      'The rule: capture-never-subtracts. Said. By the text.',
      'https://zwicker.example/#t1~x',
    ]);
    expect(reportText(at, play, GROUNDS, 'https://x/', '1.0-abc').split('\n')).toEqual([
      `Position: ${QUEEN}`,
      'Version: dithmarschen',
      'Play: 9S x 10C 4C',
      'Verdict: capture-subtracts',
      'Rule: capture-never-subtracts',
      'Link: https://x/',
      'Edition: 1.0-abc',
    ]);
  });

  test('a rule that does not hold in a version is not named there', () => {
    const at = position('huelsemann 2 @0 | 5S | 4D');
    const checked = checkPlay(at, tried('5S on 4D =9', at));
    if (!checked.ok) throw new Error(checked.error.code);
    expect(rulesFor(checked.value, 0)).toEqual(['build-on-a-pile', 'sum-builds']);
    const grounds: Grounds = {
      'build-on-a-pile': { title: '', in: [['said', ['christiansen'], []]] },
      'sum-builds': { title: '', in: [['said', ['huelsemann'], []]] },
    };
    expect(verdictFor(at, checked.value, checked, grounds).rule).toBe('sum-builds');
  });
});

describe('with house rules', () => {
  test('a verdict that a house rule decides stands on it, and any other on the ground of its version', () => {
    // No build of this house is above 14; in Christiansen itself a 5 on a 10 makes 15.
    const at = position('christiansen.limit.14 2 @0 | 5S X15 9H | 10S, 4C');
    const ground = (play: string) => verdictOn(at, tried(play, at), GROUNDS).ground;
    expect(ground('5S on 10S =15@0')).toBe('house');
    expect(ground('9H x 10S')).toBe('said');
    expect(ground('5S')).toBe('said');
  });
});

describe('house rules by name', () => {
  const at = position('christiansen.limit.14 2 @0 | 5S X15 9H | 10S, 4C');

  test('the changed points stand in one line, with a link that opens them', () => {
    const note = houseNote(at, 'At the harbour');
    expect(note?.changes).toBe('Christiansen, but for: Highest build: 14.');
    const read = parseHouseLink(note?.link ?? '');
    expect(read.ok && [read.value.variant.id, read.value.name]).toEqual([
      'christiansen.limit.14',
      'At the harbour',
    ]);
    expect(houseNote(position('christiansen 2 @0 | 5S | 4C'), '')).toBeNull();
  });

  test('what is sent says the name, and what the house plays otherwise', () => {
    const play = tried('5S on 10S =15@0', at);
    const lines = chatText(at, play, GROUNDS, '', houseNote(at, 'At the harbour')).split('\n');
    expect(lines[1]).toBe('“At the harbour”: Christiansen, but for: Highest build: 14.');
    expect(lines[4]).toMatch(
      /^Not allowed in “At the harbour” \(Christiansen with house rules\): /,
    );
    expect(chatText(at, play, GROUNDS, '', houseNote(at, '')).split('\n')[1]).toBe(
      'Christiansen, but for: Highest build: 14.',
    );
  });
});

describe('more plays than were listed at first', () => {
  const play: Play = { kind: 'trail', card: '2S' };
  const listed = (card: Card): Listed => ({
    play: { ...play, card },
    sums: [],
    made: null,
    cards: 0,
    points: 0,
  });
  const part = (first: readonly Listed[]) => ({ many: 9, first });
  const byCard = (['2S', '3S'] as const).map((card) => ({
    card,
    captures: 0,
    zwicks: 0,
    capture: part([listed(card)]),
    build: part([listed(card), listed(card)]),
    trail: part([]),
  }));
  const more = (card: number, kind: Play['kind'], from: number) =>
    ({ to: 'more', card, kind, from, plays: [listed('4S')] }) as const;

  test('stand with their own card and kind, whichever was asked for last', () => {
    const one = withMore({}, more(1, 'build', 2), { byCard });
    const both = withMore(one, more(0, 'capture', 1), { byCard });
    expect(Object.keys(both)).toEqual(['3S build', '2S capture']);
  });

  test('that were asked for twice stand there once', () => {
    const once = withMore({}, more(0, 'capture', 1), { byCard });
    expect(withMore(once, more(0, 'capture', 1), { byCard })).toBe(once);
    expect(withMore(once, more(0, 'capture', 2), { byCard })['2S capture']).toHaveLength(2);
  });
});

describe('the worked positions', () => {
  /** From the sources, before the engine was asked. */
  const EXPECTED: Readonly<Record<string, boolean>> = {
    'build-and-four': false,
    'joker-15': true,
    'jack-takes-all': true,
    'ace-on-nine': false,
    'five-on-thirty': true,
    'ace-takes-down': true,
    'king-and-ace': true,
    'two-on-nine': true,
    'for-the-partner': true,
  };
  test.each(workedPositions())(
    '$id is answered as in the sources',
    ({ id, position: at, tried: play }) => {
      expect(checkPlay(at, play).ok).toBe(EXPECTED[id]);
    },
  );
});
