/** Why the answers to "Break it" break the build and no other play is as good, in sentences. */
import type {
  Back,
  BreakingPlay,
  BreakWhy,
  Holder,
  LosingPlay,
  Position,
  WhyBroken,
} from '../engine/index.ts';
import { sideOf } from '../engine/index.ts';
import { count, list, theCard, upper } from './en.ts';
import type { Who } from './puzzlesSaid.ts';
import { alike, inParts, together, type WhyParts } from './whyParts.ts';

/** What is said, part by part. */
export interface BreakWhyText {
  /** A sentence or two for each reason. */
  readonly best: readonly string[];
  /** Other plays that break it, by what they are sure of. */
  readonly lesser: WhyParts;
  /** The plays that don’t break it, the most tempting first. */
  readonly losing: WhyParts;
}

export const WHY_BREAK_WORDS = {
  best: 'Why it can’t be taken',
  lesser: (plays: number): string =>
    plays === 1 ? 'This breaks it too, for less' : 'These break it too, for less',
  lesserMore: (plays: number): string => `${plays} more that break it, for less`,
  losing: (plays: number): string =>
    plays === 1 ? 'This doesn’t break it' : 'These don’t break it',
  losingMore: (plays: number): string => `${plays} more that don’t`,
} as const;

/** So many plays are told at once, and one more rather than hiding a single one. */
const TOLD_LESSER = 6;
const TOLD_LOSING = 3;

const isYou = (name: string): boolean => name === 'you';

/** The cards of each: "the player on your left, with joker 20". */
function withCards(holders: readonly Holder[], who: Who): string {
  return list(
    holders.map(({ cards, seat }) => `${who.seat(seat)} with ${list(cards.map(theCard), 'or')}`),
    'or',
  );
}

/** "your opponent holds joker 20". */
function holding(holders: readonly Holder[], who: Who): string {
  return list(
    holders.map(({ cards, seat }) => `${who.seat(seat)} holds ${list(cards.map(theCard))}`),
  );
}

function stopText(stop: Back['stop'], announced: number): string {
  switch (stop) {
    case 'no-match':
      return `but would keep no card for ${announced}`;
    case 'not-allowed':
      return 'but may not lay it there';
    case 'no-taker':
      return 'but nobody who plays after that could take it';
    case 'partner':
      return 'but your side plays before anybody could take it';
    case 'other':
      return 'but not so that it would be taken in time';
  }
}

/** Who could bring it back, and what stands against it; those that the same thing stands against together. */
function backText(back: readonly Back[], announced: number, who: Who): string {
  const told = alike(back, ({ seat, stop }) => `${seat} ${stop}`).flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const cards = list(
      some.map(({ card }) => theCard(card)),
      first.stop === 'no-taker' || first.stop === 'partner' ? 'or' : 'and',
    );
    return `${who.seat(first.seat)} has ${cards}, ${stopText(first.stop, announced)}`;
  });
  return told.join('; ');
}

function whyText(why: WhyBroken, announced: number, who: Who, side: string): string {
  switch (why.code) {
    case 'taken':
      return `The build is ${isYou(side) ? 'yours' : 'your team’s'} then: nobody else can take it.`;
    case 'searched':
      return `However the others play, nobody takes it at ${announced} before your next turn.`;
    case 'changed': {
      const { back, opponents, takers, value } = why;
      const counts = `It counts ${value} then, so nothing takes it at ${announced}.`;
      const names = opponents.slice(0, -1).map(who.seat);
      const gap = `To make it ${announced} again in time takes a card that counts ${Math.abs(announced - value)}`;
      const again =
        opponents.length === 0
          ? 'None of the others plays before your next turn.'
          : names.length === 0
            ? `Making it ${announced} again and then taking it would be two plays, and ${list(opponents.map(who.seat))} has only one before your next turn.`
            : back.length === 0
              ? `${gap}, and ${list(names)} ${names.length === 1 ? 'has' : 'have'} none.`
              : `${gap}: ${backText(back, announced, who)}.`;
      const other =
        takers.length === 0
          ? ''
          : ` At ${value} it may be taken, by ${withCards(takers, who)}, but that is not what was announced.`;
      return `${counts} ${again}${other}`;
    }
    case 'lies': {
      const { holders, opponents, partner, takers } = why;
      const still = `It still counts ${announced}`;
      if (opponents.length === 0) return `${still}, but none of the others plays before your turn.`;
      if (holders.length === 0) return `${still}, but no opponent has a card for it.`;
      if (takers.length === 0) {
        return `${still}, and ${holding(holders, who)}, but has to keep it for another build.`;
      }
      return partner === null
        ? `${still}, but however the others play, nobody takes it before your next turn.`
        : `${still}, and could be taken by ${withCards(takers, who)}, but ${who.seat(partner)} plays before that and can prevent it.`;
    }
  }
}

/** "3 points, all with this play": what is sure, and how much of it at once. */
function sureText({ now, points }: BreakingPlay): string {
  if (points === 0) return 'no points';
  const all = count(points, 'point');
  if (now === points) return `${all}, ${points === 1 ? '' : 'all '}with the play itself`;
  if (now === 0) return `${all} by the time you have played again`;
  return `${all}: ${now} with the play itself, ${points - now} by the time you have played again`;
}

/** How the build is lost: "Your opponent takes it at once, with joker 20, if you". */
function losingText(
  { line }: LosingPlay,
  announced: number,
  { seats, toMove, variant }: Position,
  who: Who,
): string {
  const last = line.at(-1);
  if (last === undefined) return '';
  const taker = `${who.seat(last.seat)} takes it`;
  const card = theCard(last.play.card);
  const back = line.find((one) => one.back);
  const ours = line.find(
    ({ seat }) => sideOf(variant, seats, seat) === sideOf(variant, seats, toMove),
  );
  const whatever = ours === undefined ? '' : `, whatever ${who.seat(ours.seat)} does`;
  if (back !== undefined) {
    const again = `${who.seat(back.seat)} makes it ${announced} again with ${theCard(back.play.card)}`;
    return `${upper(again)}, and ${taker} with ${card}${whatever}, if you`;
  }
  return line.length === 1
    ? `${upper(taker)} at once, with ${card}, if you`
    : `${upper(taker)} with ${card}${whatever === '' ? ' before your next turn' : whatever}, if you`;
}

/** "You are sure of 3 points, all with the play itself". */
function sureOf(one: BreakingPlay, { seats, toMove, variant }: Position, who: Who): string {
  const side = who.side(sideOf(variant, seats, toMove));
  return `${upper(side)} ${isYou(side) ? 'are' : 'is'} sure of ${sureText(one)}`;
}

/** Why one play breaks the build, and what it is sure of: also for an answer that does, but is not the best. */
export function breakingText(
  one: BreakingPlay,
  announced: number,
  position: Position,
  who: Who,
): string {
  const { seats, toMove, variant } = position;
  const side = who.side(sideOf(variant, seats, toMove));
  return `${whyText(one.why, announced, who, side)} ${sureOf(one, position, who)}.`;
}

/** All that is said once the answers are on the table. */
export function breakWhyText(why: BreakWhy, position: Position, who: Who): BreakWhyText {
  const { announced, best, lesser, losing } = why;
  const reasons = together(
    best,
    (one) =>
      `${breakingText(one, announced, position, who)}${one.points > 0 ? '' : ' No play that breaks it makes sure of any.'}`,
    position,
    who,
  );
  return {
    // Where the same is true of every answer, they need not be named again.
    best: reasons.map(({ plays, text }) =>
      reasons.length === 1
        ? text
        : `If you ${list(plays, 'or')}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    ),
    lesser: inParts(lesser, TOLD_LESSER, (some) =>
      together(some, (one) => `${sureOf(one, position, who)}, if you`, position, who),
    ),
    losing: inParts(losing, TOLD_LOSING, (some) =>
      together(some, (one) => losingText(one, announced, position, who), position, who),
    ),
  };
}
