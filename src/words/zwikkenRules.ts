/** What the pages of the rules of Zwikken say around the rules themselves, in English. */
import type { ZwikkenSection } from '../content/schemas/zwikken.ts';
import type { StakeRole, Stakes } from '../content/zwikkenComparing.ts';
import type { ActionRefusal, RuleSet, ZwikkenState } from '../engine/zwikken/index.ts';
import {
  askersOf,
  legalActions,
  nextSitting,
  RULE_SETS,
  seatToAct,
  trumpOf,
} from '../engine/zwikken/index.ts';
import { withArticle } from './article.ts';
import { numberWord } from './numbers.ts';
import { list, upper } from './en.ts';
import { zwikkenRefusalText } from './zwikkenRefusals.ts';
import {
  actText,
  bidsBefore,
  cardsText,
  counters,
  outcomeText,
  partName,
  playerWord,
  rankName,
  ranksName,
  SUIT_WORDS,
  seatName,
} from './zwikkenSay.ts';

export { ruleSetName } from './zwikkenSay.ts';

export const ZWIKKEN_SECTION_TITLES = {
  cards: 'Players and cards',
  deal: 'The deal',
  zwik: 'The zwik',
  bidding: 'Bidding',
  'turning-up': 'Turning another card up',
  exchange: 'The trump ten',
  play: 'The tricks',
  winning: 'Who wins',
  pot: 'The pot',
} as const satisfies Record<ZwikkenSection, string>;

const SETS = numberWord(RULE_SETS.length);

/** A figure of a record in a sentence, by its name. */
export function zwikkenFigureText(name: string, value: unknown): string {
  const items = Array.isArray(value) ? (value as readonly (number | string)[]) : [];
  switch (name) {
    case 'ranks':
      return list(items.map(String).map(rankName), 'and');
    case 'zwikRanks':
      return list(items.map(String).map(ranksName), 'and');
    case 'players':
      return list(items.map(Number).map(numberWord), 'or');
    case 'packets':
      return (value as readonly (readonly number[])[])
        .map((packets) => packets.map(numberWord).join(' and '))
        .join(', or ');
    case 'parts':
      return list(items.map(String).map(partName), 'and');
    case 'biddingIs':
      return value === 'rising'
        ? 'one bids for the pot, and nobody asks'
        : 'one asks for the game, and nobody bids';
    default:
      if (value === 0) return 'nothing';
      return typeof value === 'number' ? numberWord(value) : String(value);
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  packSize: 'Cards in the pack',
  players: 'Numbers of players',
  handSize: 'Cards in a hand',
};
const POINTS = /^points\.(\w+)$/;

/** What a figure is called where it stands alone. */
export function zwikkenFigureName(name: string): string {
  const rank = POINTS.exec(name)?.[1];
  return rank === undefined ? (FIELDS[name] ?? name) : `Points of ${withArticle(rankName(rank))}`;
}

/** A figure where it stands alone. */
export const zwikkenFigureValue = (value: unknown): string =>
  Array.isArray(value) ? list(value as number[], 'or') : String(value);

export const ZWIKKEN_WORDS = {
  hub: 'Zwikken',
  titleOf: (name: string): string => `${name} Zwikken`,
  sheetOf: (name: string): string => `${name}: printed sheet`,
  sheetAbout: (name: string): string =>
    `${name} on one printed sheet, to lie beside the cards: cards, deal, bidding, tricks and the pot.`,
  rules: 'Rules one by one',
  compare: `The ${SETS} side by side`,
  sheet: 'Printed sheet',
  wholeRules: 'The rules in full',
  table: 'The Zwikken table',
  who: 'Who wins?',
  puzzles: 'Puzzles of Zwikken',
  all: 'All rules of Zwikken',
  said: 'Said',
  ground: 'Ground',
  why: 'Why',
  holds: 'Holds in',
  examples: 'Examples',
  nothing: 'Nothing to compute',
  refused: 'What is refused for it',
  disputes: 'What people quarrel about',
  /** A question where the game need not be named any more. */
  questionHere: (question: string): string => question.replace(/^Zwikken: /, ''),
  related: 'Related rules',
  inAll: `all ${SETS} sets of rules`,
  sets: (names: readonly string[]): string => list(names, 'and'),
} as const;

const PHASE_TEXTS = {
  bidding: 'Players are bidding.',
  dealer: 'The dealer decides whether another card is turned up.',
  exchange: 'Tens are exchanged.',
  tricks: 'The tricks are played.',
  over: 'The deal is over.',
} as const;

/** A refused act, with its reason. */
export const refusedText = (refusal: ActionRefusal): string => zwikkenRefusalText(refusal);

/** What an example looks at after its acts, by the names of the facts. */
export function factTexts(state: ZwikkenState, asked: readonly string[]): string[] {
  const { game, hands, outcome, phase, pot, stacks } = state;
  const seat = seatToAct(state);
  const says = (name: string): string | undefined => {
    switch (name) {
      case 'toAct':
        return seat === null ? undefined : `It is ${seatName(seat)}’s turn.`;
      case 'trump':
        return `${upper(SUIT_WORDS[trumpOf(state)])} are trump.`;
      case 'gambler':
        return game === null
          ? undefined
          : `${seatName(game.gambler)} is the ${playerWord(state.rules)}.`;
      case 'amount':
        return game === null ? undefined : `Played for: ${counters(game.amount)}.`;
      case 'askers':
        return `${state.rules.bidding.kind === 'rising' ? 'Bid' : 'Asked'}, the highest last: ${list(askersOf(state).map(seatName), 'and')}.`;
      case 'outcome':
        return outcome === null ? undefined : outcomeText(outcome, game?.gambler);
      case 'hands':
        return hands.map((hand, at) => `${seatName(at)} has ${cardsText(hand)}.`).join(' ');
      case 'legal':
        return `${seatName(seat ?? 0)} may choose: ${list(
          legalActions(state).map((action) => actText(action, bidsBefore(state.bids))),
          'or',
        )}.`;
      case 'nextDealer':
        return `${seatName(nextSitting(state).dealer)} deals next.`;
      case 'phase':
        return PHASE_TEXTS[phase];
      case 'pot':
        return `In the pot: ${counters(pot)}.`;
      case 'round':
        return state.round === 2 ? 'It is the second round.' : 'It is the first round.';
      case 'stacks':
        return `${list(
          stacks.map((stack, at) => `${seatName(at)} has ${counters(stack).replace('-', '−')}`),
          'and',
        )}.`;
      default:
        // Who wins, and what each takes or pays, is in how the deal ended.
        return undefined;
    }
  };
  return asked.flatMap((name) => says(name) ?? []);
}

/** What stands around the examples. */
export const ZWIKKEN_EXAMPLE_WORDS = {
  dealer: 'dealer',
  turned: 'Turned up',
  tries: (act: string): string => `${act}?`,
  refused: 'That is refused.',
  rule: 'The rule',
  trick: 'The trick',
  leads: 'nothing yet',
  hand: 'The hand',
  playersHand: (rules: Pick<RuleSet, 'bidding'>): string => `The ${playerWord(rules)}’s hand`,
  areTrump: 'are trump.',
  mayPlay: (cards: string): string => `One may play ${cards}.`,
  not: 'is refused:',
  wins: 'wins the trick.',
  led: 'leads',
  plays: (name: string, rules: Pick<RuleSet, 'bidding'>): string =>
    `${name} is the ${playerWord(rules)}.`,
  tricks: (names: readonly string[]): string => `The tricks go to ${list(names, 'and')}.`,
  points: (each: readonly string[]): string => `Points: ${list(each, 'and')}.`,
  result: (name: string | undefined): string =>
    name === undefined ? 'Nobody wins.' : `${name} wins.`,
  noZwik: 'Nobody has a zwik.',
  highest: (name: string): string => `${name} has the highest zwik.`,
  asked: (names: readonly string[], amount: number): string =>
    `${list(names, 'and')} played for ${counters(amount)}.`,
  in: (names: readonly string[]): string => `${list(names, 'and')} rules.`,
  open: 'Play on from here',
} as const;

/** What differs between the sets: the name of each field of the record, and its value in words. */
export const COMPARED_FIELDS: Readonly<
  Record<string, { readonly name: string; readonly say: (value: unknown) => string }>
> = {
  turnUps: {
    name: 'Stakes before each card turned up',
    say: (value) => (value as readonly number[]).join(', then '),
  },
  sameSuitAgain: {
    name: 'A suit turned up again',
    say: (value) => (value === 'trump' ? 'is trump again' : 'all throw in'),
  },
  'bidding.kind': {
    name: 'Bidding',
    say: (value) =>
      value === 'rising' ? 'bids for the pot, each higher' : 'asking and asking better',
  },
  'bidding.parts': {
    name: 'Parts of the pot to bid for',
    say: (value) =>
      list(
        ((value ?? []) as readonly { readonly id: string }[]).map(({ id }) => partName(id)),
        'and',
      ) || 'none',
  },
  'bidding.passedMayReturn': {
    name: 'Who has passed',
    say: (value) => (value === true ? 'may ask better in the second round' : 'is out'),
  },
  'exchange.declared': {
    name: 'The trump ten',
    say: (value) => (value === true ? 'has to be declared' : 'need not be declared'),
  },
  'exchange.earlier': {
    name: 'Tens of suits turned up earlier',
    say: (value) => (value === true ? 'may be exchanged too' : 'stay in the hand'),
  },
  'zwik.ranks': {
    name: 'Zwiks, the highest first',
    say: (value) => list((value as readonly string[]).map(ranksName), 'and'),
  },
  'zwik.shown': {
    name: 'A zwik is shown',
    say: (value) => (value === 'before-bidding' ? 'before the bidding' : 'after the bidding'),
  },
  leadsTopTrump: {
    name: 'Leading the trump ace',
    say: (value) => (value === true ? 'anybody may' : 'not who asked last'),
  },
  wonBy: {
    name: 'Won by',
    say: (value) =>
      value === 'tricks' ? 'two tricks, or one worth more' : 'the most points, by whoever has them',
  },
  settles: {
    name: 'Takes or pays',
    say: (value) => (value === 'gambler' ? 'the gambler alone' : 'everyone who asked'),
  },
};

/** What is at stake in a set of rules, in words. */
export const STAKE_WORDS = {
  playedFor: 'What is played for',
  playedForText: ({ playedFor, players }: Stakes): string =>
    playedFor.kind === 'parts'
      ? `${partName(playedFor.parts.at(-1) ?? '')}; or, where the table has agreed to it, ${list(playedFor.parts.slice(0, -1).map(partName), 'or')}`
      : `the whole pot; or so many rounds, where the table has agreed on a number: with ${numberWord(players)} players a round is ${counters(playedFor.each)}`,
  pots: ({ players }: Stakes): string => `The pot of ${numberWord(players)} players, from nothing`,
  potsText: ({ pots: [first = 0, ...more] }: Stakes): string =>
    [
      counters(first),
      ...more.map(
        (pot, at) => `${at === 0 ? 'once' : numberOfTimes(at + 1)} another card is up, ${pot}`,
      ),
    ].join('; '),
  settles: ({ amount }: Stakes): string => `Who takes and who pays, for ${counters(amount)}`,
  outcomeText: (rules: RuleSet, { changes, winner }: Stakes['outcomes'][number]): string => {
    const roles = (Object.keys(changes) as StakeRole[]).filter((role) => changes[role] !== 0);
    const told = roles.map((role) => {
      const does = changes[role] > 0 ? 'takes' : 'pays';
      return `${roleName(rules, role)} ${does} ${Math.abs(changes[role])}`;
    });
    return `${upper(winner === null ? nobodyWins(rules) : `${roleName(rules, winner)} wins`)}: ${told.length === 0 ? 'nobody takes or pays' : list(told, 'and')}.`;
  },
  zwik: ({ amount }: Stakes): string => `A zwik, with ${counters(amount)} in the pot`,
  zwikText: ({ zwik: { pays, takes } }: Stakes): string =>
    `takes ${takes}; ${pays === 0 ? 'nobody pays' : `everybody else who asked pays ${pays}`}`,
} as const;

const numberOfTimes = (times: number): string =>
  times === 2 ? 'twice' : `${numberWord(times)} times`;
const roleName = (rules: RuleSet, role: StakeRole): string =>
  role === 'plays'
    ? `the ${playerWord(rules)}`
    : role === 'outbid'
      ? 'who was outbid'
      : rules.bidding.kind === 'rising'
        ? 'who did not bid'
        : 'who did not ask';
const nobodyWins = (rules: RuleSet): string =>
  rules.wonBy === 'tricks' ? `the ${playerWord(rules)} loses` : 'the highest total is shared';

/** Where the hub leads beside the sets of rules. */
export const ZWIKKEN_DOORS: readonly {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** Other ways to ask for it, for the search. */
  readonly wordings: string;
}[] = [
  {
    path: '/zwikken/table/',
    name: ZWIKKEN_WORDS.table,
    about:
      'A deal on one screen: play all hands, or pass the phone. Bids, trumps, tricks and the pot, step by step.',
    wordings:
      'play Zwikken, play a deal of Zwikken, table for all seats, try it out, pass the phone',
  },
  {
    path: '/zwikken/who-wins/',
    name: ZWIKKEN_WORDS.who,
    about: 'Lay the hands open, and see whether the game can be forced, card by card.',
    wordings: 'Zwikken solver, can it be won, open hands, analyse',
  },
  {
    path: '/zwikken/puzzles/',
    name: ZWIKKEN_WORDS.puzzles,
    about: 'Can it be won, what may be played, who has the zwik, what does each pay.',
    wordings: 'practise Zwikken, exercises, quiz',
  },
  {
    path: '/zwikken/compare/',
    name: ZWIKKEN_WORDS.compare,
    about: `Everything in which the ${SETS} sets of rules differ, and what is played for in each.`,
    wordings:
      'compare, differences between classic, modern and Achterhoek, what is played for, who pays',
  },
  {
    path: '/zwikken/r/',
    name: ZWIKKEN_WORDS.all,
    about: 'Each as a sentence, with who says so, where it holds, and examples.',
    wordings: 'rules of Zwikken, spelregels, how to play Zwikken',
  },
];
