/** Legal or not: a play is shown; whether it may be made, and if not, for which reason. */
import { makeableOn } from '../arithmetic.ts';
import type { Card } from '../card.ts';
import { checkPlay, reasonsAgainst } from '../check.ts';
import { listPlays } from '../legal.ts';
import type { PlayTried, Position } from '../play.ts';
import type { Random } from '../random.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { asTried } from '../same.ts';
import { partnersOf } from '../sides.ts';
import { pileValues, valuesOf } from '../value.ts';
import { between, drawPosition, type PuzzleSize, pickOf } from './draw.ts';
import type { KindRules } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';
import type { LegalPuzzle } from './puzzle.ts';

/** What a more exact reason says too: beside it the others are not wrong, so they are no choice. */
const SAYS_TOO: Partial<Record<RefusalCode, readonly RefusalCode[]>> = {
  'capture-subtracts': ['pile-too-high', 'sum-mismatch', 'no-split'],
  'pile-too-high': ['sum-mismatch', 'no-split'],
  'subtraction-turned-round': ['sum-or-difference'],
  'no-subtraction': ['sum-or-difference'],
  'no-keeping': ['sum-or-difference'],
  'over-limit': ['sum-or-difference'],
  'no-match-kept': ['build-uncovered'],
};

/** The reasons that a play can be refused for in a puzzle, by what they are about, and how hard each is to see. */
const REASONS = {
  capture: {
    'pile-mismatch': 1,
    'pile-too-high': 1,
    'sum-mismatch': 2,
    'no-split': 3,
    'capture-subtracts': 2,
    'joker-stays': 2,
    'joker-needs-joker': 2,
  },
  build: {
    'no-single-build': 1,
    'single-value': 1,
    'joker-not-built-on': 2,
    'subtraction-turned-round': 2,
    'no-subtraction': 2,
    'no-keeping': 2,
    'over-limit': 1,
    'sum-or-difference': 1,
    'no-match-kept': 2,
    'no-promise': 3,
    'owner-not-partner': 2,
  },
  any: { 'build-uncovered': 4 },
} as const;
const HARDNESS: Partial<Record<RefusalCode, number>> = {
  ...REASONS.capture,
  ...REASONS.build,
  ...REASONS.any,
};
const CAPTURE_CODES = Object.keys(REASONS.capture) as RefusalCode[];
const BUILD_CODES = Object.keys(REASONS.build) as RefusalCode[];

const DRAWS = 60;
const MOST_CHOICES = 4;

/** The one reason against the play; undefined where it is legal or several speak against it. */
function onlyReason(position: Position, play: PlayTried): Refusal | undefined {
  const reasons = reasonsAgainst(position, play);
  return reasons.length === 1 ? reasons[0] : undefined;
}

/**
 * The reasons to choose from: the right one, where it is refused, and others that could be thought of and are not true
 * of the play. In the order of `REFUSAL_CODES`' groups, the same for the same puzzle.
 */
export function reasonChoices({ play, position }: LegalPuzzle): RefusalCode[] {
  const right = reasonsAgainst(position, play)[0]?.code;
  const own = play.kind === 'capture' ? CAPTURE_CODES : BUILD_CODES;
  const also = right === undefined ? [] : (SAYS_TOO[right] ?? []);
  const others = (play.kind === 'trail' ? [] : own).filter(
    (code) => code !== right && !also.includes(code) && couldBe(code, position, play),
  );
  const codes = new Set(others.slice(0, MOST_CHOICES - 1));
  if (position.variant.builds.owned && !also.includes('build-uncovered')) {
    codes.add('build-uncovered');
  }
  if (right !== undefined) codes.add(right);
  // One that is plainly false, where nothing else could be thought of.
  if (codes.size < 2) codes.add('card-not-in-hand');
  const order = ['card-not-in-hand', ...CAPTURE_CODES, ...BUILD_CODES, 'build-uncovered'];
  return order.filter((code): code is RefusalCode => codes.has(code as RefusalCode));
}

/** Whether anybody who knows the version would think of the reason. */
function couldBe(code: RefusalCode, position: Position, play: PlayTried): boolean {
  const { options, variant } = position;
  const isOnPile = play.kind === 'build' && play.on !== null;
  const piles = play.kind === 'capture' ? play.takes.length : 1;
  switch (code) {
    case 'joker-stays':
      return options.jokerOnTable === 'never' && variant.jokersAre === 'wild';
    case 'joker-needs-joker':
      return options.jokerOnTable === 'joker-only' && variant.jokersAre === 'wild';
    case 'joker-not-built-on':
      return options.jokerOnTable !== 'free' && variant.jokersAre === 'wild' && isOnPile;
    case 'pile-mismatch':
      return piles === 1;
    case 'pile-too-high':
    case 'sum-mismatch':
    case 'no-split':
      return piles > 1;
    case 'capture-subtracts':
      return play.kind === 'capture';
    case 'no-single-build':
      return !isOnPile && !variant.builds.single;
    case 'single-value':
      return !isOnPile;
    case 'subtraction-turned-round':
      return isOnPile && variant.builds.subtract;
    case 'no-subtraction':
      return isOnPile && !variant.builds.subtract;
    case 'no-keeping':
      return isOnPile && !variant.builds.keep;
    case 'over-limit':
      return variant.builds.limit !== null;
    case 'sum-or-difference':
      return isOnPile;
    case 'no-match-kept':
    case 'owner-not-partner':
      return variant.builds.owned;
    case 'no-promise':
      return (
        variant.builds.owned && partnersOf(variant, position.seats, position.toMove).length > 0
      );
    default:
      return false;
  }
}

/** What "legal or not" has to say of itself. */
export const LEGAL_KIND: KindRules<'legal'> = {
  isFor: () => true,
  *answers({ play, position }) {
    const reasons = reasonsAgainst(position, play);
    if (reasons.length === 0) return [{ kind: 'legal', code: null }];
    return reasons.map(({ code }) => ({ kind: 'legal', code }));
  },
  *judge(puzzle, { code }) {
    const answers = yield* LEGAL_KIND.answers(puzzle);
    const found = rightAt(answers, (answer) => answer.kind === 'legal' && answer.code === code);
    if (found) return found;
    const checked = checkPlay(puzzle.position, puzzle.play);
    return checked.ok
      ? wrong({ code: 'is-legal', play: checked.value })
      : wrong({ code: 'is-refused', refusal: checked.error });
  },
  features({ play, position }) {
    const { table, variant } = position;
    const piles = play.kind === 'capture' ? play.takes : play.kind === 'build' ? [play.on] : [];
    const touched = piles.flatMap((pile) => (pile === null ? [] : (table[pile] ?? [])));
    const [reason] = reasonsAgainst(position, play);
    const checked = checkPlay(position, play);
    return {
      piles: table.length,
      touched: touched.length,
      duals:
        touched.filter((pile) => pileValues(pile, variant).length > 1).length +
        (valuesOf(play.card, variant).length > 1 ? 1 : 0),
      legal: reason === undefined ? 1 : 0,
      hardness: reason === undefined ? 0 : (HARDNESS[reason.code] ?? 1),
      /** Builds of the mover's own, for which cards are owed. */
      owed: table.filter(({ owner }) => owner === position.toMove).length,
      groups: checked.ok && checked.value.kind === 'capture' ? checked.value.groups.length : 0,
      build: play.kind === 'build' ? 1 : 0,
    };
  },
  difficulty({ build = 0, duals = 0, groups = 0, hardness = 0, owed = 0, piles = 0, touched = 0 }) {
    return touched + duals / 2 + hardness + groups / 2 + owed / 2 + build / 2 + piles / 4;
  },
  hints({ play, position }, answers) {
    const code = answers[0]?.code ?? null;
    const isOwner = code === 'no-promise' || code === 'owner-not-partner';
    const isHand = code === 'no-match-kept' || code === 'build-uncovered';
    const isForPartner = play.kind === 'build' && play.owner !== position.toMove;
    const what = isOwner || (code === null && isForPartner) ? 'owner' : isHand ? 'hand' : 'sum';
    return [
      { code: 'look-at', what },
      { code: 'verdict', legal: code === null },
    ];
  },
  draw(variant, options, size, random) {
    const seats = pickOf(variant.seats, random);
    const isLegal = random.below(5) < 2;
    // The reason is chosen first, so that rare ones turn up.
    const wanted = pickOf([...CAPTURE_CODES, ...BUILD_CODES, 'build-uncovered'] as const, random);
    for (let draws = 0; draws < DRAWS; draws++) {
      const position = drawPosition(
        {
          variant,
          options,
          seats,
          hand: between(size < 3 ? 2 : 3, size < 3 ? 4 : 5, random),
          piles: between(1 + size, 3 + size, random),
          builds: between(0, 1 + Math.ceil(size / 2), random),
        },
        random,
      );
      const play = isLegal
        ? legalPlay(position, random)
        : refusedPlay(position, size, draws < DRAWS / 2 ? wanted : undefined, random);
      if (play) return { kind: 'legal', position, play };
    }
    return undefined;
  },
};

/** A legal play worth asking about: not one that lays a card down, and not one that takes an equal card. */
function legalPlay(position: Position, random: Random): PlayTried | undefined {
  const plays = listPlays(position, 2000).filter((play) => play.kind !== 'trail');
  const isBuild = random.below(2) === 0;
  const some = plays.filter((play) => (play.kind === 'build') === isBuild);
  if (some.length === 0) return undefined;
  // Without the witness, which is half of the answer.
  return asTried(pickOf(some, random));
}

/** A play that is refused for one reason only: that one, where one is wanted. */
function refusedPlay(
  position: Position,
  size: PuzzleSize,
  wanted: RefusalCode | undefined,
  random: Random,
): PlayTried | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const card = pickOf(position.hand, random);
    const kind = random.below(8);
    const tried =
      kind === 0
        ? ({ kind: 'trail', card } as const)
        : kind < 4
          ? someCapture(position, card, size, random)
          : someBuild(position, card, random);
    if (tried === undefined) continue;
    const code = onlyReason(position, tried)?.code;
    if (code === undefined || HARDNESS[code] === undefined) continue;
    if (wanted === undefined || code === wanted) return tried;
  }
  return undefined;
}

function someCapture(
  { table }: Position,
  card: Card,
  size: PuzzleSize,
  random: Random,
): PlayTried | undefined {
  const takes = new Set<number>();
  for (let piles = between(1, 1 + size, random); piles > 0; piles--) {
    takes.add(random.below(table.length));
  }
  return { kind: 'capture', card, takes: [...takes].sort((one, other) => one - other) };
}

/** A build as somebody might try it: by a sum, a difference, or a difference turned round. */
function someBuild(position: Position, card: Card, random: Random): PlayTried | undefined {
  const { seats, table, toMove, variant } = position;
  const on = random.below(8) === 0 ? null : random.below(table.length);
  const pile = on === null ? undefined : table[on];
  const worth = pickOf(valuesOf(card, variant), random);
  const old = pile === undefined ? 0 : pickOf(pileValues(pile, variant), random);
  const made = pile === undefined ? [worth] : makeableOn(card, pile, variant);
  const guesses = [...made, old + worth, Math.abs(old - worth), old];
  const value = pickOf(guesses, random);
  if (value <= 0) return undefined;
  const owner = !variant.builds.owned ? null : random.below(3) > 0 ? toMove : random.below(seats);
  return { kind: 'build', card, on, value, owner };
}
