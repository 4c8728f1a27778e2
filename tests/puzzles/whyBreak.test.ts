/** Why the answers to "Break it" are the best: by hand, and of generated puzzles against the slow rules. */
import { describe, expect, test } from 'vitest';
import { whoIn } from '../../src/components/puzzles/atTable.ts';
import {
  answersTo,
  applyPlay,
  type BreakPuzzle,
  judgeAnswer,
  listPlays,
  makePlay,
  matches,
  type Play,
  parsePuzzle,
  positionOf,
  runSearch,
  type State,
  sideOf,
} from '../../src/engine/index.ts';
import {
  type BreakWhy,
  searchBreakWhy,
  type WhyBroken,
} from '../../src/engine/puzzles/whyBreak.ts';
import { breakWhyText } from '../../src/words/whyBreak.ts';
import { slowBreaks } from '../slow/puzzles.ts';
import { DEEP, slowOpen, supply } from './supply.ts';

function read(text: string): BreakPuzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(`${text}: ${JSON.stringify(puzzle.error)}`);
  if (puzzle.value.kind !== 'break') throw new Error(puzzle.value.kind);
  return puzzle.value;
}

const whyOf = (puzzle: BreakPuzzle): BreakWhy => runSearch(searchBreakWhy(puzzle));

/** A play in notation, a capture without its groups. */
function spelt(play: Play, { state }: BreakPuzzle): string {
  return makePlay(
    play.kind === 'capture' ? { kind: play.kind, card: play.card, takes: play.takes } : play,
    state,
  );
}

/** "changed 10, opponents 1 2, taken by 1 4C, back 1 4C no-taker". */
function reason(why: WhyBroken): string {
  if (why.code === 'taken' || why.code === 'searched') return why.code;
  const held = (some: readonly { seat: number; cards: readonly string[] }[]): string =>
    some.map(({ cards, seat }) => `${seat} ${cards.join(' ')}`).join(' ');
  return [
    why.code === 'changed' ? `changed ${why.value}` : `lies, held by ${held(why.holders)}`,
    `opponents ${why.opponents.join(' ')}`,
    ...(why.takers.length > 0 ? [`taken by ${held(why.takers)}`] : []),
    ...(why.code === 'lies' && why.partner !== null ? [`partner ${why.partner}`] : []),
    ...(why.code === 'changed' && why.back.length > 0
      ? [`back ${why.back.map(({ card, seat, stop }) => `${seat} ${card} ${stop}`).join(', ')}`]
      : []),
  ].join(', ');
}

interface Worked {
  /** What makes the position worth asking. */
  readonly what: string;
  readonly puzzle: string;
  /** Play, what is sure with what it brings at once, and why it breaks the build. */
  readonly best: readonly string[];
  readonly lesser: readonly string[];
  /** Play, and who takes the build after it, with the card before it that brings it back. */
  readonly losing: readonly string[];
}

const WORKED: readonly Worked[] = [
  {
    what: 'a capture takes the two of spades, but to build with the ace brings both',
    // 9 + ace is 10, and nothing of the opponent’s makes anything of a 10. Taken, the nine brings one point, and the
    // ace and the ten then find nothing.
    puzzle:
      'break 2S | dithmarschen 2 @0 dealer=1 last=0 | 9S AC 10C, 9C 4H | 7H 2S =9@1, 5D | 1:9 | none=0, none=0',
    best: ['AC on 7H =10@0: 2 sure, 0 now: changed 10, opponents 1'],
    lesser: ['9S x 7H: 1 sure, 1 now: taken'],
    losing: ['9S: 1 9C', 'AC: 1 9C', '10C: 1 9C'],
  },
  {
    what: 'either ten changes the build of 20, and the other one takes it: joker 30 and the ten of spades',
    puzzle:
      'break X30 | christiansen 2 @0 dealer=1 last=0 | 10S 10C 6C, X20 2H | X30 10H =20@1, 3D | 1:20 | none=0, none=0',
    best: [
      '10S on X30 =10@0: 8 sure, 0 now: changed 10, opponents 1',
      '10C on X30 =10@0: 8 sure, 0 now: changed 10, opponents 1',
    ],
    lesser: [],
    losing: ['10S: 1 X20', '10S =10@0: 1 X20', '10C: 1 X20', '10C =10@0: 1 X20', '6C: 1 X20'],
  },
  {
    what: 'the next may make it 13 again, but the last has no card for it; as 4 it may be taken at 4',
    puzzle:
      'break 10S | christiansen 3 @0 dealer=2 last=0 | 4S 9D, QH 4C, 4H KD | 10S 3D =13@1, 7H | 1:13 | none=0, none=0, none=0',
    best: [
      '4S on 10S =9@0: 0 sure, 0 now: changed 9, opponents 1 2, back 1 4C no-taker',
      '9D on 10S =4@0: 0 sure, 0 now: changed 4, opponents 1 2, taken by 1 4C 2 4H',
    ],
    lesser: [],
    losing: ['4S: 1 QH', '9D: 1 QH'],
  },
  {
    what: 'where the last has a queen too, the four is brought back and the queen takes it',
    puzzle:
      'break 10S | christiansen 3 @0 dealer=2 last=0 | 4S 9D, QH 4C, JD QD | 10S 3D =13@1, 7H | 1:13 | none=0, none=0, none=0',
    best: ['9D on 10S =4@0: 0 sure, 0 now: changed 4, opponents 1 2, taken by 1 4C'],
    lesser: [],
    losing: ['4S on 10S =9@0: 1 4C back 2 QD', '4S: 1 QH', '9D: 1 QH'],
  },
  {
    what: 'the next has the four, but no card for 13 to keep, and the build waits for its owner',
    puzzle:
      'break 10S | christiansen 3 @0 dealer=2 last=0 | 4S 9D, 5H 4C, JD QD | 10S 3D =13@2, 7H | 2:13 | none=0, none=0, none=0',
    best: [
      '4S on 10S =9@0: 0 sure, 0 now: changed 9, opponents 1 2, back 1 4C no-match',
      '9D on 10S =4@0: 0 sure, 0 now: changed 4, opponents 1 2, taken by 1 4C',
    ],
    lesser: [],
    losing: ['4S: 2 QD', '9D: 2 QD'],
  },
  {
    what: 'the partner takes what is left to lie, but the king takes it at once, and all else',
    // 14 is 9 + 5: the two of spades and a Zwick.
    puzzle:
      'break 2S | dithmarschen 4 @0 dealer=3 last=0 | 6S KC, JC 8D, 9H 3C, 9C 4H | 7H 2S =9@3, 5D | 3:9 | none=0, none=0',
    best: ['KC x 7H 5D: 2 sure, 2 now: taken'],
    lesser: [
      '6S: 1 sure, 0 now: lies, held by 3 9C, opponents 1 3, taken by 3 9C, partner 2',
      'KC: 1 sure, 0 now: lies, held by 3 9C, opponents 1 3, taken by 3 9C, partner 2',
    ],
    losing: [],
  },
];

describe('why no other play breaks it as well', () => {
  test.each(WORKED)('$what', ({ best, lesser, losing, puzzle: text }) => {
    const puzzle = read(text);
    const why = whyOf(puzzle);
    const told = (some: BreakWhy['best']): string[] =>
      some.map(
        (one) =>
          `${spelt(one.play, puzzle)}: ${one.points} sure, ${one.now} now: ${reason(one.why)}`,
      );
    expect(told(why.best).sort()).toEqual([...best].sort());
    expect(told(why.lesser).sort()).toEqual([...lesser].sort());
    const lost = why.losing.map(({ line, play }) => {
      const shown = line.filter((one, at) => one.back || at === line.length - 1);
      const told = shown.map((one) => `${one.seat} ${one.play.card}${one.back ? ' back' : ''}`);
      return `${spelt(play, puzzle)}: ${told.join(' ')}`;
    });
    expect(lost.slice().sort()).toEqual([...losing].sort());
    // What does something to the build is the most tempting.
    const touching = why.losing.map(({ touches }) => touches);
    expect(touching).toEqual([...touching].sort((one, other) => Number(other) - Number(one)));
  });

  test('a partner stands between the one who brings it back and the one who would take it', () => {
    // 9 + 2 is 11; the jack makes 9 of it again, keeping a nine; the partner’s nine takes that before the other nine.
    const puzzle = read(
      'break 2S | dithmarschen 4 @0 dealer=3 last=0 | 2C AH, JC 9D, 9H 3C, 9C 4H | 7H 2S =9@3, 5D | 3:9 | none=0, none=0',
    );
    const { best, lesser } = whyOf(puzzle);
    expect(best.map(({ play, why }) => `${spelt(play, puzzle)}: ${reason(why)}`)).toEqual([
      '2C on 7H =11@0: changed 11, opponents 1 3, back 1 JC partner',
    ]);
    expect(lesser).toEqual([]);
  });
});

describe('of generated puzzles', () => {
  const made = [...supply('break', DEEP ? 2000 : 100)].flatMap(({ puzzle }) =>
    puzzle.kind === 'break' ? [{ puzzle, why: whyOf(puzzle) }] : [],
  );
  const plays = (puzzle: BreakPuzzle, some: readonly { play: Play }[]): string[] =>
    some.map(({ play }) => spelt(play, puzzle)).sort();

  test('every play is told once: answers, lesser ones and those that lose the build', () => {
    for (const { puzzle, why } of made) {
      const { best, lesser, losing } = why;
      expect(plays(puzzle, [...best, ...lesser, ...losing])).toEqual(
        plays(
          puzzle,
          listPlays(positionOf(puzzle.state)).map((play) => ({ play })),
        ),
      );
      expect(plays(puzzle, best)).toEqual(
        plays(
          puzzle,
          answersTo(puzzle).flatMap((answer) =>
            'play' in answer ? [{ play: answer.play as Play }] : [],
          ),
        ),
      );
    }
  });

  test('the lesser ones do break it, by the slow rules too, and are sure of less', () => {
    let compared = 0;
    for (const { puzzle, why } of made) {
      const { best, lesser } = why;
      const most = best[0]?.points ?? 0;
      for (const { now, play, points } of lesser) {
        expect(points).toBeLessThan(most);
        expect(points).toBeGreaterThanOrEqual(now);
        expect(judgeAnswer(puzzle, { kind: 'break', play })).toEqual({
          right: false,
          refutation: { code: 'less-sure', points, best: most },
        });
      }
      for (const { points } of best) expect(points).toBe(most);
      if (puzzle.state.seats === 4) continue;
      const slow = slowBreaks(slowOpen(puzzle.state), puzzle.target).breaking;
      expect(plays(puzzle, [...best, ...lesser])).toEqual(
        plays(
          puzzle,
          slow.map((play) => ({ play: play as Play })),
        ),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(made.length / 4);
  });

  test('what takes the build after the others is a legal capture of an opponent’s, at the value announced', () => {
    let lines = 0;
    for (const { puzzle, why } of made) {
      const { state, target } = puzzle;
      const side = (seat: number): number => sideOf(state.variant, state.seats, seat);
      for (const { line, play } of why.losing) {
        let at: State = applyPlay(state, play);
        for (const [nth, one] of line.entries()) {
          expect(one.seat).toBe(at.toMove);
          expect(one.seat).not.toBe(why.mover);
          expect(listPlays(positionOf(at)).map((legal) => makePlay(legal, at))).toContain(
            makePlay(one.play, at),
          );
          const pile = at.table.findIndex(({ cards }) => cards.includes(target));
          if (one.back) expect(one.play).toMatchObject({ on: pile, value: why.announced });
          if (nth === line.length - 1) {
            expect(side(one.seat)).not.toBe(side(why.mover));
            expect(one.play).toMatchObject({ kind: 'capture' });
            expect(at.table[pile]?.value).toBe(why.announced);
            expect(matches(one.play.card, why.announced, state.variant)).toBe(true);
            expect(one.play.kind === 'capture' && one.play.takes.includes(pile)).toBe(true);
          }
          at = applyPlay(at, one.play);
        }
        lines++;
      }
    }
    expect(lines).toBeGreaterThan(made.length);
  });

  test('the reasons are so on the table after the play', () => {
    const seen = new Set<string>();
    for (const { puzzle, why } of made) {
      const { state, target } = puzzle;
      for (const { play, why: reasonOf } of [...why.best, ...why.lesser]) {
        seen.add(reasonOf.code);
        const after = applyPlay(state, play);
        const pile = after.table.find(({ cards }) => cards.includes(target));
        if (reasonOf.code === 'taken') expect(pile).toBeUndefined();
        if (reasonOf.code === 'changed') {
          expect(pile?.value).toBe(reasonOf.value);
          expect(reasonOf.value).not.toBe(why.announced);
          // Whoever could bring it back without a stop would have made it no break.
          expect(reasonOf.back.map(({ stop }) => stop)).not.toContain('other');
        }
        if (reasonOf.code === 'lies') {
          expect(pile?.value).toBe(why.announced);
          if (reasonOf.takers.length > 0) expect(reasonOf.partner).not.toBeNull();
        }
        if (reasonOf.code === 'changed' || reasonOf.code === 'lies') {
          for (const { cards, seat } of reasonOf.takers) {
            expect(after.hands[seat]).toEqual(expect.arrayContaining([...cards]));
          }
        }
      }
    }
    expect([...seen].sort()).toEqual(['changed', 'lies', 'taken']);
  });

  test('all is said in words without gaps', () => {
    for (const { puzzle, why } of made) {
      const { best, lesser, losing } = breakWhyText(why, positionOf(puzzle.state), whoIn(puzzle));
      const parts = [lesser, losing].flatMap(({ more, told }) => [...told, ...more]);
      const text = [...best, ...parts.flatMap((one) => [one.text, ...one.plays])].join('\n');
      expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.| ,|seat \d/);
      for (const one of best) expect(one).toMatch(/ sure of .*\.$/);
      for (const one of parts) {
        expect(one.text).toMatch(/, if you$/);
        expect(one.plays.length).toBeGreaterThan(0);
      }
    }
  });
});
