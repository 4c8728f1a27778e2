/** Where somebody is in a replay: stepping, branches, and the way back. */
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { splitFragment } from '../../src/components/replay/address.ts';
import { branchFragment, statesAfter } from '../../src/components/replay/extras.ts';
import { stateAfter, viewOf } from '../../src/components/replay/line.ts';
import {
  AT_START,
  lastStep,
  playsBefore,
  type StepAction,
  type Stepping,
  stepped,
} from '../../src/components/replay/stepping.ts';
import { listPlays, parseLink, positionOf, samePlay } from '../../src/engine/index.ts';
import { line, plays, record, states } from './round.ts';

const run = (actions: readonly StepAction[], from: Stepping = AT_START): Stepping =>
  actions.reduce((now, action) => stepped(now, action, plays), from);
const forward = { do: 'by', by: 1 } as const;
const back = { do: 'by', by: -1 } as const;
const last = lastStep(plays.length);

describe('the line of a round', () => {
  test('unpacks to the states that the engine makes', () => {
    expect(line.moves.map(({ before }) => before)).toEqual(states.slice(0, -1));
    expect(line.end).toEqual(states.at(-1));
  });

  test('shows of each state what the engine says that the player sees', () => {
    for (const state of states) expect(viewOf(state)).toEqual(positionOf(state));
  });
});

describe('stepping', () => {
  test('forward from the deal to the end, then no further; back to the deal, then no further', () => {
    const forwards = Array.from({ length: last + 3 }, () => forward);
    const end = run(forwards);
    expect(end.step).toBe(last);
    expect(
      run(
        forwards.map(() => back),
        end,
      ).step,
    ).toBe(0);
  });

  test('back equals forward at every step, also over the deal in the middle', () => {
    const there = Array.from({ length: last + 1 }, (_, step) =>
      stateAfter(line, playsBefore(step, plays.length)),
    );
    let now: Stepping = { ...AT_START, step: last };
    for (let step = last; step >= 0; step--) {
      expect(now.step).toBe(step);
      expect(stateAfter(line, playsBefore(now.step, plays.length))).toEqual(there[step]);
      now = stepped(now, back, plays);
    }
  });

  test('play n is shown on the table before it', () => {
    expect([0, 1, 2, 48, 49].map((step) => playsBefore(step, 48))).toEqual([0, 0, 1, 47, 48]);
  });

  test('first, last and jumps keep within the round', () => {
    expect(run([{ do: 'last' }]).step).toBe(last);
    expect(run([{ do: 'last' }, { do: 'first' }]).step).toBe(0);
    expect(run([{ do: 'go', step: 7 }]).step).toBe(7);
    expect(run([{ do: 'go', step: 700 }]).step).toBe(last);
    expect(run([{ do: 'go', step: -1 }]).step).toBe(0);
  });
});

/** Any legal play at a step but that of the round. */
function otherPlay(step: number) {
  const made = playsBefore(step, plays.length);
  const own = plays[made];
  const other = listPlays(viewOf(stateAfter(line, made))).find(
    (play) => own === undefined || !samePlay(play, own),
  );
  if (other === undefined) throw new Error(`nothing else can be played at step ${step}`);
  return other;
}

describe('a branch', () => {
  const at7 = run([{ do: 'go', step: 7 }, { do: 'try' }]);
  const play = otherPlay(7);
  const branched = stepped(at7, { do: 'play', play, isOwn: false }, plays);

  test('is left for by any play but that of the round, which leads on in the round', () => {
    expect(branched).toEqual({
      step: 7,
      mode: 'branch',
      branch: { from: 7, plays: [play], at: 1 },
    });
    const own = plays[6];
    if (own === undefined) throw new Error('no play 7');
    expect(stepped(at7, { do: 'play', play: own, isOwn: true }, plays)).toMatchObject({
      step: 8,
      mode: 'watch',
    });
  });

  test('is undone and done again, and a new play in the middle drops those undone', () => {
    const state = stateAfter(line, 6);
    const after = statesAfter(state, [play])[1];
    if (after === undefined) throw new Error('no state');
    const [next, other] = listPlays(viewOf(after));
    if (next === undefined || other === undefined) throw new Error('no plays');
    const two = stepped(branched, { do: 'play', play: next, isOwn: false }, plays);
    expect(two.branch).toMatchObject({ plays: [play, next], at: 2 });
    const undone = stepped(two, back, plays);
    expect(undone.branch).toMatchObject({ plays: [play, next], at: 1 });
    expect(stepped(undone, forward, plays)).toEqual(two);
    const instead = stepped(undone, { do: 'play', play: other, isOwn: false }, plays);
    expect(instead.branch).toMatchObject({ plays: [play, other], at: 2 });
    expect(run([back, back, back], two).branch?.at).toBe(0);
  });

  test('leads back to the step that it left, and is kept', () => {
    const returned = stepped(branched, { do: 'return' }, plays);
    expect(returned).toMatchObject({ step: 7, mode: 'watch', branch: branched.branch });
    const away = run([forward, forward], returned);
    expect(stepped(away, { do: 'branch', at: 1 }, plays)).toEqual(branched);
  });

  test('that was only about to begin leads back to the same step', () => {
    expect(stepped(at7, { do: 'return' }, plays)).toMatchObject({ step: 7, mode: 'watch' });
  });

  test('has a link that holds the plays before it and its own', () => {
    const parsed = parseLink(splitFragment(branchFragment(line, 6, [play], [])).link);
    if (!parsed.ok || parsed.value.form !== 'record') throw new Error('no record');
    expect(parsed.value.record.plays).toHaveLength(7);
    expect(parsed.value.record.deals).toEqual(record.deals);
    expect(parsed.value.record.plays[6]).toMatchObject({ kind: play.kind, card: play.card });
  });
});

propertyTest.prop([
  fc.array(
    fc.oneof(
      fc.constantFrom<StepAction>(
        forward,
        back,
        { do: 'first' },
        { do: 'last' },
        { do: 'try' },
        { do: 'return' },
      ),
      fc.nat({ max: last }).map((step): StepAction => ({ do: 'go', step })),
    ),
    { maxLength: 40 },
  ),
])('whatever is pressed, the step is one of the round and back undoes forward', (actions) => {
  const now = run(actions);
  expect(now.step).toBeGreaterThanOrEqual(0);
  expect(now.step).toBeLessThanOrEqual(last);
  if (now.step < last) expect(run([forward, back], now).step).toBe(now.step);
});
