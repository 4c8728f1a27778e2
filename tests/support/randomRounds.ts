/** Random deals of a version, and whole rounds played on them by chance. */
import { slowPlays } from '../slow/plays.ts';
import type { SlowState } from '../slow/round.ts';
import { dealIfDue, playCard, positionOf, startRound } from '../slow/round.ts';
import type { SlowAsk, SlowOptions, SlowPlay, SlowPosition, SlowRecord } from '../slow/shapes.ts';
import { cardValues } from '../slow/values.ts';
import { dealSizes, packOf, partnersOf, type Version } from '../slow/versions.ts';
import type { SeededRandom } from './seededRandom.ts';

/** A record without plays. */
export function randomDeals(
  version: Version,
  seats: number,
  dealer: number,
  random: SeededRandom,
): SlowRecord {
  const stock = random.shuffled(packOf(version));
  const deals = dealSizes(version, seats, dealer).map((sizes) => ({
    hands: sizes.hands.map((cards) => stock.splice(0, cards)),
    ...(sizes.table > 0 ? { table: stock.splice(0, sizes.table) } : {}),
  }));
  return { variant: version.id, seats, dealer, deals, plays: [] };
}

/** A whole round in which everybody captures when he can, builds often, and asks at times. */
export function randomRound(
  version: Version,
  seats: number,
  random: SeededRandom,
  options?: SlowOptions,
): SlowRecord {
  const deals = randomDeals(version, seats, random.below(seats), random);
  const record = options === undefined ? deals : { ...deals, options };
  const plays: (SlowPlay | SlowAsk)[] = [];
  const state = startRound(record);
  for (;;) {
    const position = positionOf(record, state);
    if (position === null) return { ...record, plays };
    if (version.asks && random.chance(0.3)) {
      const ask = randomAsk(version, position, state, random);
      if (ask !== undefined) {
        plays.push(ask);
        if (ask.holds) state.promises.push({ seat: ask.of, value: ask.value });
        continue;
      }
    }
    const play = randomPlay(position, random);
    plays.push(play);
    playCard(state, position, play);
    dealIfDue(record, state);
  }
}

function randomPlay(position: SlowPosition, random: SeededRandom): SlowPlay {
  const legal = slowPlays(position);
  if (legal.length === 0) throw new Error(`nobody is without a play: ${JSON.stringify(position)}`);
  const captures = legal.filter((play) => play.kind === 'capture');
  const builds = legal.filter((play) => play.kind === 'build');
  if (captures.length > 0 && (position.table.length > 6 || random.chance(0.5))) {
    // The larger captures of a crowded table keep it small enough for the slow reading.
    const most = Math.max(...captures.map((play) => play.takes.length));
    const large = captures.filter((play) => play.takes.length >= Math.min(most, 2));
    return random.pick(large);
  }
  if (builds.length > 0 && random.chance(0.6)) return random.pick(builds);
  return random.pick(legal);
}

function randomAsk(
  version: Version,
  position: SlowPosition,
  state: SlowState,
  random: SeededRandom,
): SlowAsk | undefined {
  const partners = partnersOf(version, position.seats, position.toMove);
  if (partners.length === 0) return undefined;
  const of = random.pick(partners);
  const held = (state.hands[of] ?? []).flatMap((card) => cardValues(version, card));
  const value = held.length > 0 && random.chance(0.7) ? random.pick(held) : 1 + random.below(30);
  return { kind: 'ask', of, value, holds: held.includes(value) };
}
