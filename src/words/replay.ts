/** The words of a replay: what the engine found when it judged a claim, and the labels of the page. */
import type {
  Card,
  Claim,
  ClaimName,
  ClaimOf,
  FoundFor,
  JudgedClaim,
  Pile,
  Play,
  State,
  Sum,
} from '../engine/index.ts';
import { seatsOfSide, sideCount } from '../engine/index.ts';
import { withArticle } from './article.ts';
import { theCard, upper } from './en.ts';
import { EN, refusalText } from './index.ts';
import { OPEN_IN_CALCULATOR } from './openIn.ts';
import { pileText } from './piles.ts';

/** Where a claim was judged, and who sits there. */
export interface ReplayScene {
  readonly state: State;
  /** The names of the players, by seat. */
  readonly players: readonly string[];
}

type FoundTexts = {
  readonly [Name in ClaimName]: (
    found: FoundFor[Name],
    claim: ClaimOf<Name>,
    scene: ReplayScene,
  ) => string;
};

const { cardName, count, list } = EN;

const names = (cards: readonly Card[], joiner: 'and' | 'or' = 'and'): string =>
  list(cards.map(cardName), joiner);
/** A list of cards as a sentence, or the sentence for an empty one. */
const namesOr = (cards: readonly Card[], none: string): string =>
  cards.length === 0 ? none : `${upper(names(cards))}.`;

/** The name of the player at a seat, or the number of the seat. */
export function playerName({ players }: Pick<ReplayScene, 'players'>, seat: number): string {
  return players[seat] ?? `seat ${seat}`;
}

/** "build of 20, Diane's: joker 30, ten of spades". */
export function pileLabel(pile: Pile, scene: Pick<ReplayScene, 'players'>): string {
  const cards = pile.cards.map(cardName).join(', ');
  if (pile.value === undefined) return cards;
  const owner = pile.owner === null ? '' : `, ${playerName(scene, pile.owner)}’s`;
  return `build of ${pile.value}${owner}: ${cards}`;
}

/** What stands under a build: its value and whose it is. */
export function pileTag(pile: Pile, scene: Pick<ReplayScene, 'players'>): string | undefined {
  if (pile.value === undefined) return undefined;
  return pile.owner === null
    ? String(pile.value)
    : `${pile.value} · ${playerName(scene, pile.owner)}`;
}

/** A play in one sentence, at the table it is made at. */
export function playText(play: Play, { players, state }: ReplayScene): string {
  const ownerName = (seat: number): string => playerName({ players }, seat);
  const summed =
    play.kind === 'capture' ? play.groups.filter((group) => group.length > 1).flat() : [];
  const piles = state.table.map((_, at) => pileText(state.table, at, summed.includes(at)));
  return EN.playSentence(play, piles, ownerName);
}

/** "1 claim", "12 claims". */
export function claimCount(number: number): string {
  return `${number} ${number === 1 ? 'claim' : 'claims'}`;
}

/** "the queen of spades and the build of 20". */
export function pilesText(piles: readonly Pile[]): string {
  return list(
    piles.map((_, at) => pileText(piles, at)),
    'and',
  );
}

/** What a capture brings: how many cards, and what they count. */
export function captureText(cards: readonly Card[], points: number): string {
  const worth = points === 0 ? 'worth nothing' : `worth ${count(points, 'point')}`;
  return `Won: ${count(cards.length, 'card')}, ${worth}.`;
}

const playsText = (plays: readonly Play[], scene: ReplayScene): string =>
  plays.map((play) => playText(play, scene)).join(' ');
const playsOr = (plays: readonly Play[], none: string, scene: ReplayScene): string =>
  plays.length === 0 ? none : playsText(plays, scene);
const leftText = (left: readonly Pile[]): string =>
  left.length === 0 ? 'Nothing is left on the table.' : `Left on the table: ${pilesText(left)}.`;
const sumText = ({ makes, old, worth }: Sum): string => {
  if (makes === old) return `an equal card leaves ${old} as it is`;
  return makes > old ? `${old} + ${worth} = ${makes}` : `${old} − ${worth} = ${makes}`;
};

const FOUND: FoundTexts = {
  'plays-after': ({ leftOfAfter, toMove }, { after }, scene) => {
    const left = `to the left of ${playerName(scene, after)}`;
    const turn = `It is the turn of ${playerName(scene, toMove)}`;
    return toMove === leftOfAfter
      ? `${turn}, who sits ${left}.`
      : `${turn}; ${left} sits ${playerName(scene, leftOfAfter)}.`;
  },
  'table-is': ({ piles }) =>
    piles.length === 0 ? 'The table is empty.' : `On the table: ${pilesText(piles)}.`,
  'hand-sizes': ({ hands }, _, scene) =>
    `Cards in hand: ${list(
      hands.map(({ cards, seat }) => `${playerName(scene, seat)} ${cards}`),
      'and',
    )}.`,
  undealt: ({ number }) => `${upper(count(number, 'card'))} to be dealt.`,
  'card-values': ({ values }, { card }) => `${upper(theCard(card))} counts ${list(values, 'or')}.`,
  'cards-make': ({ ways }, { value }) =>
    ways.length === 0
      ? `In no way ${value}.`
      : `${list(
          ways.map((way) => way.join(' + ')),
          'and',
        )}, and in no other way.`,
  'pack-has': ({ cards }) =>
    cards.length === 0 ? 'No card.' : `${count(cards.length, 'card')}: ${names(cards)}.`,
  'only-rank': ({ cards }) => namesOr(cards, 'No card matches it.'),
  holds: ({ cards }) => namesOr(cards, 'No such card in hand.'),
  'holds-none': ({ cards }) => namesOr(cards, 'No such card in hand.'),
  'holds-of-rank': ({ cards }) => namesOr(cards, 'No such card in hand.'),
  gone: ({ cards }) => namesOr(cards, 'None so far.'),
  'unseen-some': ({ cards }, { seat, value }, scene) =>
    cards.length === 0
      ? `All cards for ${value} have been captured, lie on the table or are in ${playerName(scene, seat)}’s own hand.`
      : `Not seen yet: ${names(cards)}.`,
  'unseen-fewer': ({ cards, than }, { seat, than: other, value }, scene) => {
    const unseen = (at: number, matching: readonly Card[]): string =>
      `for ${at} ${matching.length === 0 ? 'none' : list(matching.map(theCard), 'and')}`;
    return `Not seen yet by ${playerName(scene, seat)}: ${unseen(value, cards)}; ${unseen(other, than)}.`;
  },
  'no-two-add-up': ({ pairs }) =>
    pairs.length === 0
      ? 'No two do.'
      : pairs
          .map(({ cards, values }) => `${upper(names(cards))}: ${values.join(' + ')}.`)
          .join(' '),
  'no-two-differ': ({ pairs }) =>
    pairs.length === 0
      ? 'No two do.'
      : pairs
          .map(({ cards, values }) => `${upper(names(cards))}: ${list(values, 'and')}.`)
          .join(' '),
  scores: ({ number }) => `${count(number, 'point')}.`,
  'scores-less': ({ number, others }, { card, than }) =>
    `${[[card, number] as const, ...than.map((other, at) => [other, others[at] ?? 0] as const)]
      .map(([other, points]) => `${upper(cardName(other))}: ${count(points, 'point')}`)
      .join('. ')}.`,
  'can-take': ({ captures }, { with: card }, scene) => {
    const capture = captures.find((one) => one.card === card);
    if (capture === undefined) return playsOr(captures, 'There is no such capture.', scene);
    const [first, second] = capture.groups;
    if (first?.length === 1 && second === undefined) return `It counts ${capture.value}.`;
    const groups = capture.groups.map((group) =>
      group.map((pile) => pileText(scene.state.table, pile, true)).join(' + '),
    );
    return `${groups.map((group) => `${capture.value} = ${group}`).join('; ')}.`;
  },
  'cannot-take': ({ captures, refusals }, _, scene) =>
    captures.length > 0
      ? playsText(captures, scene)
      : refusals.map((refusal) => refusalText(refusal)).join(' '),
  'can-take-nothing': ({ captures }, _, scene) => playsOr(captures, 'There is no capture.', scene),
  'can-build': ({ kept, sums }, { on, value }) => {
    const sum = on === null ? `The card alone counts ${value}` : list(sums.map(sumText), 'or');
    if (on !== null && sums.length === 0) return `The card makes no ${value} there.`;
    return kept.length === 0
      ? `${upper(sum)}, but no card left in hand matches ${value}.`
      : `${upper(sum)}; in hand for it: ${names(kept)}.`;
  },
  'only-builder': ({ builds }, _, { state, players }) => {
    const able = [...new Set(builds.map(({ owner }) => owner ?? state.toMove))];
    return able.length === 0
      ? 'Nobody can.'
      : `With the hands as they are: ${list(
          able.map((seat) => playerName({ players }, seat)),
          'and',
        )}${able.length === 1 ? ' and nobody else' : ''}.`;
  },
  'build-needs': ({ builds, without }, { card }) => {
    const values = (list: FoundFor['build-needs']['builds']): string =>
      list.length === 0
        ? 'no build'
        : list.map((build) => `${build.value} with ${theCard(build.card)}`).join(', ');
    return `With ${theCard(card)} in hand: ${values(builds)}. Without: ${values(without)}.`;
  },
  'cannot-touch': ({ makeable, plays }, _, scene) =>
    playsOr(
      plays,
      `Nothing captures it. Cards laid on it would make ${list(makeable, 'or')}, and no card for that would be left in hand.`,
      scene,
    ),
  'can-only-trail': ({ plays }, _, scene) =>
    playsOr(plays, 'No capture, no build, not even one of a single card.', scene),
  'plays-are': ({ plays }, _, scene) =>
    playsOr(plays, 'There is nothing but laying a card down.', scene),
  'gives-away': ({ cards, owner, value }, _, scene) =>
    owner === null || value === null
      ? 'It is nobody’s build.'
      : `${playerName(scene, owner)} must hold a card for ${value}; there is only ${names(cards, 'or')}.`,
  'may-be-changed': ({ example, seats }, { seat, value }, scene) => {
    const inFact =
      seats.length === 0
        ? 'With the hands as they are, nobody can.'
        : `With the hands as they are, ${list(
            seats.map((other) => playerName(scene, other)),
            'and',
          )} can.`;
    return example === null
      ? `${playerName(scene, seat)} has seen every card that could. ${inFact}`
      : `For all ${playerName(scene, seat)} has seen, ${theCard(example.laid)} could make the ${value} ${withArticle(example.makes)}, with ${theCard(example.held)} to match. ${inFact}`;
  },
  'would-let-take': ({ before, captures, refusal }, { with: card }, scene) => {
    if (refusal !== null) return refusalText(refusal);
    const capture = captures.find((one) => one.card === card);
    const taken =
      capture === undefined
        ? 'It does not.'
        : `${upper(theCard(card))} would take them as ${capture.value}.`;
    const earlier = before.map((other) => {
      const name = playerName(scene, other.seat);
      return other.captures.length > 0
        ? ` ${name}, who plays before that, could take them first.`
        : ` ${name}, who plays before that, could not take the two together.`;
    });
    return taken + earlier.join('');
  },
  'takes-most': ({ captures, most, number }, _, scene) => {
    const [example] = captures;
    return most === number || example === undefined
      ? `No capture takes more than ${count(number, 'card')}.`
      : `It takes ${count(number, 'card')} off the table; ${most} were possible. For instance: ${playText(example, scene)}`;
  },
  'takes-more': ({ number, than }) =>
    than === null
      ? 'The other capture was not possible.'
      : `${count(number, 'card')} off the table against ${than}.`,
  leaves: ({ left }) => leftText(left),
  'makes-zwick': ({ left }) => leftText(left),
  'no-zwick': ({ left }) => leftText(left),
  'has-marker': ({ cards }) => namesOr(cards, 'All of them count.'),
  'last-to-capture': ({ side }, _, scene) =>
    side === null ? 'Nobody has captured.' : `The last capture was ${sideIn(scene, side)}’s.`,
  'won-cards': ({ number }) => `${count(number, 'card')}.`,
  'won-scoring': ({ cards }) => namesOr(cards, 'None.'),
  'won-line': ({ number }) => `${count(number, 'point')}.`,
  'won-zwicks': ({ number }) => `${count(number, 'Zwick')}.`,
  'won-most': ({ counts }, _, scene) =>
    `${list(
      counts.map((cards, side) => `${sideIn(scene, side)} ${cards}`),
      'and',
    )}.`,
  'won-points': ({ number }) => `${count(number, 'point')}.`,
};

/** What the engine found, in a sentence or two. */
export function foundText(claim: Claim, judged: JudgedClaim, scene: ReplayScene): string {
  const say = FOUND[claim.claim] as (found: unknown, claim: Claim, scene: ReplayScene) => string;
  return say(judged.found, claim, scene);
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Diane takes joker 30 with joker 20 as 20. Zwick!" */
export function whoPlaysWhat(play: Play, scene: ReplayScene): string {
  return `${playerName(scene, scene.state.toMove)} ${lower(playText(play, scene))}`;
}

/** The names of the players who score together: "Albert", "Anna and Clara". */
export function sideName(seats: readonly number[], players: readonly string[]): string {
  return list(
    seats.map((seat) => playerName({ players }, seat)),
    'and',
  );
}

/** The names of the players of a side. */
function sideIn({ players, state }: ReplayScene, side: number): string {
  const { seats, variant } = state;
  return sideName(seatsOfSide(seats, sideCount(variant, seats), side), players);
}

/** What is said of the plays that a position has, before any is listed. */
export function playsSeen({ builds, captures, trails, zwicks }: PlaysNumbered): string {
  const number = captures + builds + trails;
  const kinds = [
    ...(captures > 0
      ? [count(captures, 'capture') + (zwicks > 0 ? `, ${zwicksAmong(zwicks, captures)}` : '')]
      : ['no capture']),
    builds > 0 ? count(builds, 'build') : 'no build',
    `${count(trails, 'card')} to lay down`,
  ];
  return `${count(number, 'play')} ${number === 1 ? 'was' : 'were'} legal here: ${kinds.join('; ')}.`;
}

/** How many plays of each kind a position has. */
export interface PlaysNumbered {
  readonly captures: number;
  readonly zwicks: number;
  readonly builds: number;
  readonly trails: number;
}

/** Behind a number of captures, how many of them were Zwicks: "two of them a Zwick". */
export function zwicksAmong(zwicks: number, captures: number): string {
  return captures === 1 ? 'a Zwick' : `${zwicks === 1 ? 'one' : zwicks} of them a Zwick`;
}

/** The words of a replay that one steps through. */
export const REPLAY_WORDS = {
  steps: 'Steps',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
  run: 'Run',
  pause: 'Pause',
  start: 'The deal',
  end: 'The end',
  playTitle: (number: number, name: string): string => `Play ${number}: ${name}`,
  nextTitle: (number: number, name: string): string => `Play ${number}: ${name} to play`,
  noStep: (name: string): string =>
    `There is no “${name.slice(0, 20)}” in this round; this is the deal.`,
  /** One line: on a phone the page's heading is then the largest text that there is at first, and it comes first. */
  dealt: (dealer: string, next: string): string => `${dealer} has dealt, and ${next} begins.`,
  over: (left: readonly Card[], winner: string | undefined): string =>
    left.length === 0
      ? 'All cards are played, and nothing is left on the table.'
      : winner === undefined
        ? `All cards are played. ${upper(names(left))} ${left.length === 1 ? 'stays' : 'stay'} on the table: nobody has captured.`
        : `All cards are played. ${upper(names(left))} ${left.length === 1 ? 'goes' : 'go'} to ${winner}, the last to capture.`,
  endsEarly: (next: string): string => `The record ends here; ${next} would be next.`,
  panels: { plays: 'Plays', score: 'Score', engine: 'Engine', keys: 'Keys' },
  more: 'More about this step',
  deal: (number: number): string => `Deal ${number}`,
  tryIt: 'Try a play here',
  calculator: OPEN_IN_CALCULATOR,
  calculatorBrief: 'Calculator',
  loading: 'One moment …',
  failed: 'This could not be loaded. Try again.',
  allHands: 'All hands',
  handOf: (name: string): string => `${name}’s hand`,
  trying: (number: number, name: string): string => `Your play, for ${name}, at play ${number}`,
  tryPrompt: (name: string): string => `Choose a card of ${name}’s, and piles.`,
  branch: (number: number): string => `A branch, off the round at play ${number}`,
  branchHint: 'You play for everybody; the text stays with the round.',
  backToRound: (number: number, plays: number): string =>
    number > plays ? 'Back to the end of the round' : `Back to the round, play ${number}`,
  backToDeal: 'Back to the round, the deal',
  resume: (plays: number): string => `Your branch (${count(plays, 'play')})`,
  branchPlays: 'Plays of the branch',
} as const;
