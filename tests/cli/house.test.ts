/** House rules on the command line: every command takes the id of a house version where it takes a version. */
import { describe, expect, test } from 'vitest';
import { recordToJson } from '../../src/engine/index.ts';
import { readChristiansen } from '../engine/christiansen.ts';
import { answersTo, answerTo } from './run.ts';

const NINE = { seats: 4, toMove: 0, hand: ['2C', '7C'], table: [{ cards: ['9H'] }] };
const LOWER = { kind: 'build', card: '2C', on: 0, value: 7, owner: 0 };
const explain = (variant: string, play: object = LOWER, more: object = {}) =>
  answerTo('explain', { position: { variant, ...NINE, ...more }, play });

describe('explain', () => {
  test('names the house rule behind a refusal, and says that it is one', async () => {
    expect(await explain('dithmarschen')).toEqual({ legal: true });
    expect(await explain('dithmarschen.subtract.no')).toMatchObject({
      legal: false,
      code: 'no-subtraction',
      house: 'subtract.no',
      message: expect.stringContaining('That is a house rule here') as string,
    });
  });

  test('says nothing of house rules where the base refuses too', async () => {
    const answer = await explain('dithmarschen.subtract.no', { ...LOWER, value: 8 });
    expect(answer).toMatchObject({ legal: false, code: 'sum-or-difference' });
    expect(answer).not.toHaveProperty('house');
    expect(await explain('huelsemann', { ...LOWER, owner: null })).not.toHaveProperty('house');
  });

  test('finds it among others, whatever the refusal is', async () => {
    const queens = { hand: ['QC', 'QS'], table: [{ cards: ['3H'] }] };
    const taking = { kind: 'capture', card: 'QC', takes: [0] };
    expect(await explain('dithmarschen.courts.high.zwick.2', taking, queens)).toMatchObject({
      code: 'pile-mismatch',
      house: 'courts.high',
    });
    const forPartner = { ...LOWER, owner: 2 };
    const promised = { promised: [{ seat: 2, value: 7 }] };
    expect(await explain('dithmarschen.teams4.no', forPartner, promised)).toMatchObject({
      code: 'owner-not-partner',
      house: 'teams4.no',
    });
  });
});

test('plays, zwick and perft follow', async () => {
  const position = { ...NINE, hand: ['2C', '7C', 'AS'] };
  const plays = async (variant: string) => {
    const answer = (await answerTo('plays', { variant, ...position })) as { total: number };
    return answer.total;
  };
  expect(await plays('dithmarschen.subtract.no')).toBeLessThan(await plays('dithmarschen'));
  const king = { ...NINE, hand: ['KC'], table: [{ cards: ['4H'] }] };
  const found = await answersTo('zwick', [
    { variant: 'dithmarschen', ...king },
    { variant: 'dithmarschen.courts.high', ...king },
  ]);
  expect(found).toMatchObject([{ zwicks: [{ card: 'KC', value: 4 }] }, { zwicks: [] }]);
  const round = { seats: 2, dealer: 0, seed: 'house', depth: 1 };
  const [usual, without] = (await answersTo('perft', [
    { variant: 'christiansen', ...round },
    { variant: 'christiansen.single.no.subtract.no.keep.no', ...round },
  ])) as [{ nodes: number }, { nodes: number }];
  expect(without.nodes).toBeLessThan(usual.nodes);
});

test('deal, replay and score follow', async () => {
  const round = { seats: 4, dealer: 0, seed: 'house' };
  const [plain, points, byTwos] = await answersTo('deal', [
    { variant: 'christiansen', ...round },
    { variant: 'christiansen.zwick.3', ...round },
    { variant: 'christiansen.packet.2', ...round },
  ]);
  expect(points).toEqual(plain);
  expect(byTwos).not.toEqual(plain);
  const record = recordToJson(readChristiansen()) as { variant: string };
  // Christiansen's 8, 1, 3, 26, with three points for each of four Zwicks in place of one.
  expect(await answerTo('replay', { ...record, variant: 'christiansen.zwick.3' })).toMatchObject({
    scores: [10, 1, 7, 28],
  });
  const sides = [
    { cards: ['2C', '3C'], zwicks: 0 },
    { cards: ['4C', '5C'], zwicks: 1 },
  ];
  expect(
    await answerTo('score', { variant: 'dithmarschen.zwick.2.tie.each', sides }),
  ).toMatchObject({
    sides: [{ points: 3 }, { points: 5 }],
    total: 8,
    expected: 8,
  });
});

test('any order of the changes is the same version', async () => {
  const [one, other] = await answersTo('plays', [
    { variant: 'dithmarschen.tie.each.zwick.2', ...NINE },
    { variant: 'dithmarschen.zwick.2.tie.each', ...NINE },
  ]);
  expect(one).toEqual(other);
});

test.each([
  ['dithmarschen.zwick.99', 'no such house rule "zwick.99"', '0 to 50'],
  ['dithmarschen.pingel.2', 'no such house rule "pingel"', 'zwick'],
  ['huelsemann.limit.none', 'no such house rule "limit.none"', '10 to 14'],
  ['christiansen.ask.yes', 'no such house rule "ask"', 'teams4'],
  ['atlantis.zwick.2', 'no such version "atlantis.zwick.2"', 'dithmarschen'],
])('%s is a bad line that says: %s', async (variant, said, known) => {
  const answer = await answerTo('plays', { variant, ...NINE });
  expect(answer).toMatchObject({ error: { code: 'unknown-variant' } });
  const { message } = (answer as { error: { message: string } }).error;
  expect(message).toMatch(/^variant: /);
  expect(message).toContain(said);
  expect(message).toContain(known);
});
