/** Why no other build is sure: by hand, and of generated puzzles what the others may play is legal and does the harm. */
import { describe, expect, test } from 'vitest';
import { whoIn } from '../../src/components/puzzles/atTable.ts';
import {
  answersTo,
  type BuildPuzzle,
  type Card,
  listPlays,
  makePlay,
  parsePuzzle,
  runSearch,
  tableAfter,
} from '../../src/engine/index.ts';
import { unseenIn } from '../../src/engine/puzzles/buildKind.ts';
import { type BuildWhy, searchBuildWhy } from '../../src/engine/puzzles/whyBuild.ts';
import { buildWhyText } from '../../src/words/whyBuild.ts';
import { DEEP, supply } from './supply.ts';

const whyOf = (puzzle: BuildPuzzle): BuildWhy => runSearch(searchBuildWhy(puzzle));

/** Joker 30 lies there; the other holds two of three hearts. */
function worked(): BuildPuzzle {
  const left = ['10S', 'X20', '5S', 'X25', 'X30', '7H', '8H', 'QH'];
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  const pack = [
    ...['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit)),
    ...['X15', 'X20', 'X25', 'X30'],
  ];
  const gone = pack.filter((card) => !left.includes(card)).join(' ');
  const read = parsePuzzle(`build X30, 4 2, ${gone} | christiansen 2 @0 | 10S X20 5S X25 | X30`);
  if (!read.ok || read.value.kind !== 'build') throw new Error(JSON.stringify(read));
  return read.value;
}

describe('why no other build is sure', () => {
  // Nothing makes anything of 25 that a seven, an eight or a queen then takes: 18, 32; 17, 33; 22, 28, 12, 38. But 20
  // less 7 is 13, and 10 less 7 is 3, for the queen; 5 and 8 is 13 too.
  const puzzle = worked();

  test('what the other may play, and keep for it', () => {
    const { sure, unseen, unsure } = whyOf(puzzle);
    expect([sure, unseen]).toEqual([1, 3]);
    const told = unsure.map(({ line, outcome, play }) => {
      const harm = line.map(({ keeps, play: made, seat }) =>
        made.kind === 'build' ? `${seat} ${made.card} =${made.value} keeps ${keeps}` : made.kind,
      );
      return `${makePlay(play, puzzle.position)}: ${harm.join()}, ${outcome}`;
    });
    expect(told.sort()).toEqual([
      '10S on X30 =20@0: 1 7H =13 keeps QH, out-of-reach',
      'X20 on X30 =10@0: 1 7H =3 keeps QH, out-of-reach',
      'X25 on X30 =5@0: 1 8H =13 keeps QH, out-of-reach',
    ]);
  });

  test('how it is said', () => {
    const { sure, unsure } = buildWhyText(whyOf(puzzle), puzzle, whoIn(puzzle));
    expect(sure).toBe(
      'Whichever of the 3 cards not seen the others hold, and however they play, you get joker 30 then.',
    );
    expect(unsure.told.map(({ plays, text }) => `${text} ${plays.join()}`).sort()).toEqual([
      'Your opponent may make a build of 13 with the eight of hearts, keeping the queen of hearts, and then you can’t take joker 30 at your turn, if you lay joker 25 on joker 30, as a build of 5',
      'Your opponent may make a build of 13 with the seven of hearts, keeping the queen of hearts, and then you can’t take joker 30 at your turn, if you lay the ten of spades on joker 30, as a build of 20',
      'Your opponent may make a build of 3 with the seven of hearts, keeping the queen of hearts, and then you can’t take joker 30 at your turn, if you lay joker 20 on joker 30, as a build of 10',
    ]);
  });
});

describe('of generated puzzles', () => {
  const made = [...supply('build', DEEP ? 2000 : 100)].flatMap(({ puzzle }) =>
    puzzle.kind === 'build' ? [{ puzzle, why: whyOf(puzzle) }] : [],
  );

  test('every build is an answer or is told, once', () => {
    for (const { puzzle, why } of made) {
      const { position } = puzzle;
      const builds = listPlays(position).filter(({ kind }) => kind === 'build');
      const answers = answersTo(puzzle);
      expect(answers.length).toBe(why.sure);
      const unsure = why.unsure.map(({ play }) => makePlay(play, position));
      const right = answers.flatMap((one) => ('play' in one ? makePlay(one.play, position) : []));
      expect([...unsure, ...right].sort()).toEqual(
        builds.map((play) => makePlay(play, position)).sort(),
      );
    }
  });

  test('what the others may play is legal with cards not seen, and the target is gone or out of reach', () => {
    let lines = 0;
    for (const { puzzle, why } of made) {
      const { position, target } = puzzle;
      const { options, promised, seats, toMove, variant } = position;
      const unseen = unseenIn(puzzle);
      for (const { line, outcome, play } of why.unsure) {
        let table = tableAfter(position.table, play);
        const used: Card[] = [];
        for (const { keeps, play: threat, seat } of line) {
          used.push(threat.card);
          const hand = [threat.card, ...keeps];
          expect(unseen).toEqual(expect.arrayContaining(hand));
          const here = { variant, options, seats, toMove: seat, hand, table, promised };
          // A build for a partner hangs on promises that were made meanwhile.
          if (threat.kind !== 'build' || threat.owner === seat) {
            expect(listPlays(here).map((legal) => makePlay(legal, here))).toContain(
              makePlay(threat, here),
            );
          }
          table = tableAfter(table, threat);
          lines++;
        }
        expect(new Set(used).size).toBe(used.length);
        const pile = table.findIndex(({ cards }) => cards.includes(target));
        expect(pile < 0).toBe(outcome === 'taken');
        const hand = position.hand.filter((card) => card !== play.card);
        const mine = { variant, options, seats, toMove, hand, table, promised };
        const reaching = listPlays(mine).filter(
          (one) => one.kind === 'capture' && one.takes.includes(pile),
        );
        expect(reaching).toEqual([]);
      }
    }
    expect(lines).toBeGreaterThan(made.length);
  });

  test('all is said in words without gaps', () => {
    for (const { puzzle, why } of made) {
      const { sure, unsure } = buildWhyText(why, puzzle, whoIn(puzzle));
      const all = [...unsure.told, ...unsure.more];
      const text = [sure, ...all.flatMap((one) => [one.text, ...one.plays])].join('\n');
      expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.| ,|seat \d/);
      for (const one of all) expect(one.text).toMatch(/, if you$/);
    }
  });
});
