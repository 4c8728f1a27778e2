/** What is said of an answer to a puzzle: verdicts, hints and answers in sentences, from the engine's facts. */

import type {
  BuildPlay,
  Capture,
  Card,
  CountSlip,
  GroupSum,
  Haul,
  Hint,
  Pile,
  Play,
  PlayTried,
  Position,
  Puzzle,
  PuzzleAnswer,
  Refutation,
  State,
  Threat,
} from '../engine/index.ts';
import {
  cardPoints,
  checkPlay,
  keptAfter,
  makingOf,
  matches,
  resultOf,
  sumsOf,
  tableAfter,
} from '../engine/index.ts';
import { count, EN, list, theCard, upper } from './en.ts';
import { noZwickText } from './noZwick.ts';
import { REASON_WORDS } from './puzzles.ts';
import { refusalTextNamed } from './refusalText.ts';
import { TRY_WORDS } from './try.ts';

/** Who is at the table, in words: "you", "the player on your left"; and sides: "your side". */
export interface Who {
  readonly seat: (seat: number) => string;
  readonly side: (side: number) => string;
  /** Something of a seat: "your build of 2", "the build of 2 of the player on your left". */
  readonly theirs: (thing: string, seat: number) => string;
}

const isYou = (name: string): boolean => name === 'you';
const has = (name: string): string => (isYou(name) ? 'have' : 'has');

function sumsText(groups: readonly GroupSum[]): string {
  return list(groups.map(({ worths }) => worths.join(' + ')));
}

/** The piles by name: builds of equal value by whose they are, or else in the order in which they lie. */
export function pileNames(table: readonly Pile[], who: Who): string[] {
  return table.map((pile) => {
    const { cards, owner, value } = pile;
    const equals = table.filter((other) => other.value === value);
    if (value === undefined || equals.length < 2) return TRY_WORDS.pile(cards, value);
    const owners = new Set(equals.map((other) => other.owner));
    return owner !== null && !owners.has(null) && owners.size === equals.length
      ? who.theirs(`build of ${value}`, owner)
      : `the ${ORDINALS[equals.indexOf(pile)] ?? 'last'} build of ${value}`;
  });
}

/** "your opponent may make a build of 13 with the seven of hearts, keeping the queen of hearts". */
export function mayText({ keeps, play, seat }: Threat, who: Who): string {
  const card = theCard(play.card);
  const does =
    play.kind === 'capture'
      ? `capture with ${card}`
      : play.kind === 'build'
        ? `make a build of ${play.value} with ${card}`
        : `lay down ${card}`;
  const keeping = keeps.length === 0 ? '' : `, keeping ${list(keeps.map(theCard))}`;
  return `${who.seat(seat)} may ${does}${keeping}`;
}

/** A play as it is shown or tried: "Takes the nine and the four with the king." */
export function triedSentence(
  play: PlayTried,
  table: readonly Pile[],
  who: Who,
  mover: number,
): string {
  const names = pileNames(table, who);
  if (play.kind === 'capture') {
    const taken = play.takes.map((pile) => names[pile] ?? '');
    return `Takes ${list(taken)} with ${theCard(play.card)}.`;
  }
  if (play.kind === 'trail') return `Lays down ${theCard(play.card)}.`;
  const { card, on, owner, value } = play;
  const whose =
    owner === null ? '' : owner === mover ? ', for yourself' : `, for ${who.seat(owner)}`;
  return on === null
    ? `Lays ${theCard(card)} apart as a build of ${value}${whose}.`
    : `Lays ${theCard(card)} on ${names[on] ?? ''}: build of ${value}${whose}.`;
}

/** A play of somebody's, in a line: "The player on your left takes the queen with the king as 14." */
function playBy(play: Play, table: readonly Pile[], seat: number, who: Who): string {
  // Whoever builds for himself need not be told so.
  const told = play.kind === 'build' && play.owner === seat ? { ...play, owner: null } : play;
  const sentence = EN.playSentence(told, pileNames(table, who), who.seat);
  const name = who.seat(seat);
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return `${upper(name)} ${isYou(name) ? text.replace(/^(take|lay)s/, '$1') : text}`;
}

/** Some plays one after the other, each at the table that the ones before have left. */
export function lineTexts(
  plays: readonly Play[],
  { seats, table, toMove }: Pick<Position, 'seats' | 'table' | 'toMove'>,
  who: Who,
): readonly string[] {
  let lying = table;
  return plays.map((play, at) => {
    const text = playBy(play, lying, (toMove + at) % seats, who);
    lying = tableAfter(lying, play);
    return text;
  });
}

function haulText({ cards, points, zwick }: Haul): string {
  return `${count(points, 'point')}${zwick > 0 ? ', the Zwick among them,' : ''} with ${count(cards, 'card')}`;
}

const SLIPS: Readonly<Record<CountSlip, string>> = {
  'left-over-forgotten': 'what was left on the table seems to be missing',
  'most-cards-forgotten': 'most cards seem to be missing',
  'most-cards-on-tie': 'nobody scores for most cards on a tie',
  'zwicks-forgotten': 'the Zwicks seem to be missing',
};

function marginText(margin: number): string {
  if (margin === 0) return 'level';
  return margin > 0 ? `${count(margin, 'point')} ahead` : `${count(-margin, 'point')} behind`;
}

/** Why an answer is wrong, in one sentence, except that a rule of the game may need two. */
export function refutationText(refutation: Refutation, position: Position, who: Who): string {
  const { table } = position;
  const refused = (refusal: Parameters<typeof refusalTextNamed>[0]): string =>
    refusalTextNamed(refusal, who.seat);
  switch (refutation.code) {
    case 'no-answer':
      return 'That is no answer to this puzzle.';
    case 'refused':
      return refused(refutation.refusal);
    case 'stays': {
      const { groups, rest, value } = refutation.reckoning;
      if (rest === null) return refused(refutation.refusal);
      const left = list(rest.piles.map((pile) => pileNames(table, who)[pile] ?? ''));
      const full = groups.length === 0 ? '' : `${value} is ${sumsText(groups)}, but `;
      return upper(`${full}${left} would stay: ${refused(refutation.refusal)}`);
    }
    case 'scores-no-zwick':
      return `${upper(theCard(refutation.card))} clears the table, but it was agreed that this is no Zwick with a joker.`;
    case 'wrong-split':
      return refutation.group < 0
        ? 'That card does clear the table, but not every pile is in a group yet.'
        : `That card does clear the table, but your ${ORDINALS[refutation.group] ?? 'last'} group does not make its value.`;
    case 'there-is-one':
      return refutation.cards === 1
        ? 'There is one after all: a card of yours clears the table.'
        : `There is one after all: ${refutation.cards} of your cards clear the table.`;
    case 'worth-less':
      return `That brings ${haulText(refutation.got)}; another capture brings ${haulText(refutation.best)}.`;
    case 'wrong-kind':
      return refutation.wanted === 'capture'
        ? 'That takes nothing: a capture is asked for.'
        : 'That makes no build: one is asked for.';
    case 'is-legal':
      return `It may be made: ${legalText(refutation.play, position)}.`;
    case 'is-refused':
      return `It may not be made: ${refused(refutation.refusal)}`;
    case 'not-sure': {
      const { line, outcome } = refutation;
      const end =
        outcome === 'taken'
          ? 'and the card is gone'
          : 'and then you can’t take the card at your turn';
      if (line.length === 0) return 'After that you can’t take the card at your turn.';
      return `${upper(line.map((threat) => mayText(threat, who)).join(', '))}, ${end}.`;
    }
    case 'still-taken': {
      const taking = refutation.line.at(-1);
      return taking?.kind === 'capture'
        ? `The build can still be taken at ${taking.value}, with ${theCard(taking.card)}, as shown below.`
        : 'The build can still be taken at its value, as shown below.';
    }
    case 'less-sure':
      return `That breaks the build, but makes you sure of ${count(refutation.points, 'point')} only; another play makes you sure of ${refutation.best}.`;
    case 'miscounted':
      return refutation.sides
        .map(({ given, points, side, slip }) => {
          const way = given > points ? 'too many' : 'too few';
          return `${upper(who.side(side))}: ${given} is ${way}${slip === null ? '' : `; ${SLIPS[slip]}`}.`;
        })
        .join(' ');
    case 'wins-less':
      return `After that your side ends ${marginText(refutation.margin)}, if everybody plays their best; another play ends ${marginText(refutation.best)}.`;
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** How it goes on after a wrong answer, play by play; empty where there is nothing to show. */
export function refutationLine(
  refutation: Refutation,
  position: Position,
  who: Who,
  first: Play | undefined,
): readonly string[] {
  switch (refutation.code) {
    case 'still-taken':
    case 'wins-less':
      return lineTexts(refutation.line, position, who);
    case 'not-sure': {
      let lying = first === undefined ? position.table : tableAfter(position.table, first);
      return refutation.line.map(({ play, seat }) => {
        const text = playBy(play, lying, seat, who);
        lying = tableAfter(lying, play);
        return text;
      });
    }
    default:
      return [];
  }
}

/** Why a play is legal, with its arithmetic. */
function legalText(play: Play, position: Position): string {
  switch (play.kind) {
    case 'trail':
      return 'a card may be laid down';
    case 'capture':
      return captureSum(position, play);
    case 'build':
      return `a build of ${play.value} can be made so, and all that has to be kept is kept`;
  }
}

function captureSum(position: Position, play: Capture): string {
  const sums = sumsOf(position, play);
  return sums.length === 1 && sums[0]?.worths.length === 1
    ? `${play.value} takes ${play.value}`
    : `${play.value} is ${sumsText(sums)}`;
}

/** What a build is made of, and which cards are kept for it: "11 is 15 − 4, and the ace of spades is kept for it." */
function buildSum({ card, on, owner, value }: BuildPlay, position: Position): string {
  const { hand, table, toMove, variant } = position;
  const pile = on === null ? undefined : table[on];
  const made = pile && makingOf(value, card, pile, variant);
  const sum =
    made === undefined || made.from === value
      ? undefined
      : `${value} is ${made.from} ${made.from < value ? '+' : '−'} ${made.worth}`;
  const kept =
    owner === toMove ? keptAfter(hand, card).filter((one) => matches(one, value, variant)) : [];
  const keeping =
    kept.length === 0
      ? undefined
      : `${list(kept.map((one) => theCard(one)))} ${kept.length === 1 ? 'is' : 'are'} kept for it`;
  const parts = [sum, keeping].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : ` ${upper(parts.join(', and '))}.`;
}

/** What each side scores in a round, in a line: "You: joker 15 5, most cards 3: 8 points". */
export function countLines(state: State, who: Who): readonly string[] {
  return resultOf(state).score.sides.map(({ lines, points }, side) => {
    const parts = lines.map((line) => `${EN.scoreLine(line.what)} ${line.points}`);
    const sum = count(points, 'point');
    return `${upper(who.side(side))}: ${parts.length === 0 ? sum : `${parts.join(', ')}; ${sum}`}.`;
  });
}

/** What a hint says. */
export function hintText(hint: Hint, position: Position, who: Who): string {
  const { table } = position;
  switch (hint.code) {
    case 'highest-pile': {
      const [card] = table[hint.pile]?.cards ?? [];
      const name = pileNames(table, who)[hint.pile];
      return card === undefined
        ? ''
        : `Look at ${name} first: it needs a card that counts ${hint.lowest} or more.`;
    }
    case 'total':
      return `All piles together make ${hint.lowest}${
        hint.duals === 0
          ? ''
          : hint.duals === 1
            ? `, or ${hint.lowest + 10} with the high value of the one that has two`
            : `, or ten more for each of the ${hint.duals} that have two values`
      }: see which of your cards divides that.`;
    case 'worth':
      return `The best capture brings ${haulText(hint.haul)}.`;
    case 'look-at':
      return {
        sum: 'Look at the arithmetic.',
        owner: 'Look at whose build it is to be.',
        hand: 'Look at what stays in the hand.',
      }[hint.what];
    case 'verdict':
      return hint.legal ? 'It is legal.' : 'It is not legal.';
    case 'values':
      return `The build has to have the value ${list(hint.values, 'or')}.`;
    case 'takers':
      return hint.seats.length === 0
        ? 'As it lies, nobody could take the build at once.'
        : `As it lies, ${list(hint.seats.map(who.seat))} could take the build.`;
    case 'most-cards': {
      const counts = list(hint.cards.map((cards, side) => `${who.side(side)} ${cards}`));
      return `Cards, with those left over: ${counts}.${hint.sides.length === 0 ? ' Nobody scores for most cards.' : ''}`;
    }
    case 'side': {
      const name = who.side(hint.side);
      return `${upper(name)} ${has(name)} ${count(hint.points, 'point')}.`;
    }
    case 'kind-of-play': {
      const KINDS = { trail: 'laying a card down', capture: 'a capture', build: 'a build' };
      return `It is ${list(
        hint.plays.map((kind) => KINDS[kind]),
        'or',
      )}.`;
    }
    case 'card':
      return hint.card === null ? 'There is none.' : `It is done with ${theCard(hint.card)}.`;
    case 'answer':
      return hint.of === 1
        ? answerText(hint.answer, position, who)
        : `${answerText(hint.answer, position, who)} There are ${hint.of} answers.`;
  }
}

/** A right answer to a puzzle with its arithmetic: where a play was to be judged, with the reason for the verdict. */
export function solutionText(
  puzzle: Puzzle,
  answer: PuzzleAnswer,
  position: Position,
  who: Who,
): string {
  const text = answerText(answer, position, who);
  if (puzzle.kind !== 'legal' || answer.kind !== 'legal') return text;
  const checked = checkPlay(position, puzzle.play);
  if (checked.ok) return `${text} ${upper(legalText(checked.value, position))}.`;
  return checked.error.code === answer.code
    ? `${text} ${refusalTextNamed(checked.error, who.seat)}`
    : text;
}

/** A right answer with its arithmetic. */
function answerText(answer: PuzzleAnswer, position: Position, who: Who): string {
  switch (answer.kind) {
    case 'zwick': {
      const { card } = answer;
      if (card === null) return `There is no Zwick. ${noZwickText(position)}`;
      const takes = position.table.map((_, pile) => pile);
      const checked = checkPlay(position, { kind: 'capture', card, takes });
      if (!checked.ok || checked.value.kind !== 'capture') return '';
      const piles = pileNames(position.table, who);
      const told = checked.value.groups.map((group) =>
        group.map((pile) => piles[pile] ?? '').join(' + '),
      );
      return `${upper(theCard(card))} clears the table: ${told.join('; ')}. ${upper(captureSum(position, checked.value))}.`;
    }
    case 'legal':
      return answer.code === null
        ? 'It is legal.'
        : `It is not legal: ${REASON_WORDS[answer.code]}.`;
    case 'count':
      return `${list(answer.points.map((points, side) => `${who.side(side)} ${points}`))}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      );
    default: {
      const play = answer.play as Play;
      const sentence = playBy(play, position.table, position.toMove, who);
      if (play.kind === 'build') return `${sentence}${buildSum(play, position)}`;
      if (play.kind !== 'capture') return sentence;
      const won: readonly Card[] = [
        play.card,
        ...play.takes.flatMap((pile) => position.table[pile]?.cards ?? []),
      ];
      const { variant } = position;
      const points = cardPoints(won, variant) + (play.zwick ? variant.scoring.zwick : 0);
      return `${sentence} ${upper(captureSum(position, play))}: ${count(won.length, 'card')}, ${count(points, 'point')}.`;
    }
  }
}
