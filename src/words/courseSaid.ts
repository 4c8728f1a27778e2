/** What is said of a try in the course: the engine's facts in sentences. */
import {
  type Consequence,
  canCount,
  type PlayConsequence,
  type Untaught,
} from '../engine/course/index.ts';
import type { Capture, Card, GroupSum, Pile, Position } from '../engine/index.ts';
import { withArticle } from './article.ts';
import { EN, theCard, upper } from './en.ts';
import { TRY_WORDS } from './try.ts';

const sums = (groups: readonly GroupSum[]): string =>
  EN.list(
    groups.map(({ worths }) => worths.join(' + ')),
    'and',
  );

/** "a ten", "an eight", "joker 25". */
function aCard(card: Card): string {
  const name = EN.rankName(card);
  return card.startsWith('X') ? name : withArticle(name);
}

/** "two cards", "a Zwick and 4 points": what a capture wins. */
function gainText(
  cards: number,
  points: number,
  zwick: boolean,
  untaught: readonly Untaught[],
): string {
  const worth =
    points > 0 && !untaught.includes('scoring') ? `, ${EN.count(points, 'point')} with them` : '';
  return `${EN.count(cards, 'card')}${worth}${zwick && !untaught.includes('zwick') ? ': a Zwick' : ''}`;
}

/** "14 is 13 + 1 and 8 + 4 + 2." */
function captureText(
  { play, sums: groups, won, points, scoring: counts }: PlayConsequence,
  untaught: readonly Untaught[],
): string {
  const isScored = !untaught.includes('scoring');
  const scoring = isScored ? counts : [];
  const { value, zwick } = play as Capture;
  const isPlain = groups.every(({ worths }) => worths.length === 1);
  const reckoned = isPlain ? `${value} takes ${value}` : `${value} is ${sums(groups)}`;
  const counting = EN.list(scoring.map(theCard), 'and');
  if (zwick && !untaught.includes('zwick')) {
    if (!isScored) return `Zwick! ${upper(reckoned)}, and the table is empty.`;
    const worth = EN.count(points, 'point');
    const all = scoring.length === 0 ? `: ${worth}` : `. With ${counting} that is ${worth}`;
    return `Zwick! ${upper(reckoned)}, and the table is empty${all}.`;
  }
  const score = scoring.length === 1 ? 'scores' : 'score';
  const worth = scoring.length === 0 ? '' : `, and ${counting} ${score}`;
  return `${upper(reckoned)}: ${EN.count(won.length, 'card')} for you${worth}.`;
}

function buildText({ kept, ways, play }: PlayConsequence, position: Position): string {
  if (play.kind !== 'build') return '';
  const [making] = ways;
  const sum =
    making === undefined || making.old === null
      ? `A build of ${play.value}`
      : making.way === 'same'
        ? `${making.old} on ${making.old}: a build of ${play.value}`
        : `${making.old} ${making.way === 'up' ? '+' : '−'} ${making.worth} is ${play.value}: a build of ${play.value}`;
  const whose =
    play.owner === null
      ? ', which is nobody’s'
      : play.owner !== position.toMove
        ? ' for your partner'
        : kept[0] === undefined
          ? ''
          : `, and you keep ${theCard(kept[0])} for it`;
  return `${sum}${whose}.`;
}

/**
 * What the next player could take: "Of the cards you haven’t seen 9 could take something: a queen would take 5 cards: a
 * Zwick." Where not everything that counts has been taught there is no number, and nothing is said of what can’t be taken.
 */
function nextText({ next, takers }: PlayConsequence, untaught: readonly Untaught[]): string {
  const isWhole = canCount(untaught);
  if (next === undefined) return isWhole ? 'No card that is out could take anything now.' : '';
  const { capture, cards, points } = next;
  const worst = `${aCard(capture.card)} would take ${gainText(cards.length, points, capture.zwick, untaught)}`;
  if (!isWhole) return `Next, ${worst}.`;
  return `Of the cards you haven’t seen ${takers} could take something: ${worst}.`;
}

/** "3 cards", where builds lie among them "3 piles". */
function pilesText(takes: readonly number[], table: readonly Pile[]): string {
  const isLoose = takes.every((pile) => table[pile]?.value === undefined);
  return EN.count(takes.length, isLoose ? 'card' : 'pile');
}

function missedText({ missed, play }: PlayConsequence, { table }: Position): string {
  if (missed === undefined) return '';
  const more = pilesText(missed.takes, table);
  return play.kind === 'trail'
    ? `The card could have taken ${more}.`
    : `It could have taken more: ${more}.`;
}

/** "The five is too many"; where two are alike, "the five of clubs". */
function tooManyText(extra: number, { table }: Position): string {
  const { cards: [card] = [], cards = [], value } = table[extra] ?? {};
  if (card === undefined) return '';
  const isOnly =
    value === undefined &&
    !card.startsWith('X') &&
    table.filter(
      ({ cards: [other] }) => other !== undefined && EN.rankName(other) === EN.rankName(card),
    ).length === 1;
  const name = isOnly ? `the ${EN.rankName(card)}` : TRY_WORDS.pile(cards, value);
  return `${name} is too many`;
}

function leftOverText({ leftOver }: PlayConsequence): string {
  if (leftOver === undefined) return '';
  const { cards, to } = leftOver;
  if (cards.length === 0) return '';
  const left = EN.count(cards.length, 'card');
  return {
    own: `The ${left} left over go to your side, since it captured last.`,
    others: `The ${left} left over go to the other side, since it captured last.`,
    nobody: `The ${left} left over go to nobody, since nobody has captured.`,
  }[to];
}

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** What was done, in a sentence or two. */
export function playDone(
  position: Position,
  facts: PlayConsequence,
  untaught: readonly Untaught[] = [],
): string {
  const { play } = facts;
  const done =
    play.kind === 'capture'
      ? captureText(facts, untaught)
      : play.kind === 'build'
        ? buildText(facts, position)
        : `${upper(theCard(play.card))} lies on the table.`;
  return sentences([done, leftOverText(facts)]);
}

/** What a try comes to that is allowed and not what is asked for. */
export function notReached(
  position: Position,
  facts: Consequence,
  untaught: readonly Untaught[] = [],
): string {
  switch (facts.of) {
    case 'play':
      return sentences([
        'Allowed, but not what is asked for.',
        playDone(position, facts, untaught),
        missedText(facts, position),
        facts.leftOver === undefined ? nextText(facts, untaught) : '',
      ]);
    case 'sum': {
      const { chosen, reckoning } = facts;
      const { groups, rest, value } = reckoning;
      if (chosen === 0) return 'Nothing is chosen yet.';
      const full = groups.length > 0 ? `${value} is ${sums(groups)}` : '';
      if (rest === null) return `That fits: ${full}. But it is not yet what is asked for.`;
      const short = value - rest.sum;
      const over = short > 0 ? `${short} short of ${value}` : `${-short} more than ${value}`;
      const left = `${rest.worths.join(' + ')} is ${over}`;
      return `${upper(sentences([full === '' ? '' : `${full}, but`, left]))}.`;
    }
    case 'choice': {
      const { extra, missing } = facts;
      const [wrong] = extra;
      const lacks = missing === 1 ? '1 is missing' : `${missing} are missing`;
      const parts = [
        ...(wrong === undefined ? [] : [tooManyText(wrong, position)]),
        ...(missing > 0 ? [lacks] : []),
      ];
      return `${upper(EN.list(parts, 'and'))}.`;
    }
    case 'number':
      return facts.given > facts.right
        ? `${facts.given} is too many.`
        : `${facts.given} is too few.`;
    case 'claim':
      return facts.holds ? 'It is possible after all.' : 'It is not allowed.';
    case 'refused':
      return '';
  }
}

/** What was reached, where the step has no words of its own for it. */
export function reachedText(
  position: Position,
  facts: Consequence,
  untaught: readonly Untaught[] = [],
): string {
  switch (facts.of) {
    case 'play': {
      // Whoever lays a card down wants to know what it costs.
      const isLaid = facts.play.kind === 'trail' && facts.leftOver === undefined;
      const done = playDone(position, facts, untaught);
      return isLaid ? sentences([done, nextText(facts, untaught)]) : done;
    }
    case 'sum':
      return `Right: ${facts.reckoning.value} is ${sums(facts.reckoning.groups)}.`;
    case 'choice':
      return facts.wanted === 1 ? 'Right: just that one.' : 'Right: just those.';
    case 'number':
      return `Right: ${facts.right}.`;
    case 'claim':
      return facts.holds ? 'Right: it can be done.' : 'Right: it can’t be done.';
    case 'refused':
      return '';
  }
}
