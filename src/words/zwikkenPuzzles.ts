/** What the puzzles of Zwikken say, in English. */
import type { SuitedCard } from '../engine/index.ts';
import { rankOf, suitOf } from '../engine/index.ts';
import type {
  CardRefusal,
  KeyCard,
  PayFault,
  RuleSet,
  ZwikkenPuzzleKind,
  ZwikkenPuzzleLevel,
} from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';
import { cardsText, counters, playerWord, ranksName, seatName } from './zwikkenSay.ts';

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
/** "10♦". */
const shortCard = (card: SuitedCard): string => `${rankOf(card)}${SIGNS[suitOf(card)]}`;

export const ZWIKKEN_PUZZLE_NAMES: Readonly<Record<ZwikkenPuzzleKind, string>> = {
  win: 'Can it be won?',
  card: 'Which cards may be played?',
  zwik: 'Who wins by a zwik?',
  pay: 'What does each pay?',
};

export const ZWIKKEN_LEVEL_NAMES: Readonly<Record<ZwikkenPuzzleLevel, string>> = {
  1: 'easy',
  2: 'middling',
  3: 'hard',
};

/** What a choice of cards turns on, as a nudge. */
const TURNS_ON: Readonly<Record<CardRefusal['code'] | 'anything', string>> = {
  anything: 'Nothing is in the way here.',
  'must-follow': 'Look at the suit that was led: who has it follows it.',
  'must-trump': 'The suit that was led is not in the hand. Are there trumps?',
  'must-overtrump': 'There is a trump in the trick already: can it be beaten?',
  'top-trump-not-led': 'The speler may not lead just anything in these rules.',
};

const FAULTS: Readonly<Record<PayFault, (name: string) => string>> = {
  'not-in-it': (name) => `${name} neither takes nor pays anything.`,
  'has-won': (name) => `${name} has won what was played for.`,
  'has-lost': (name) => `${name} played for it and has not won.`,
  amount: (name) => `For ${name} it is another number of counters.`,
};

export const ZWIKKEN_PUZZLE_WORDS = {
  rules: 'Rules',
  level: 'Level',
  place: (rules: string, players: number, level: ZwikkenPuzzleLevel): string =>
    `${rules}, ${players} players · ${ZWIKKEN_LEVEL_NAMES[level]}`,
  soFar: (right: number, tried: number): string =>
    `So far at this level: ${right} of ${tried} solved the first time.`,
  next: 'Next puzzle',
  skip: 'Another puzzle',
  hint: (given: number): string =>
    given === 0 ? 'Hint' : given === 1 ? 'Second hint' : 'Show the solution',
  hintTitle: (nth: number): string => ['First hint', 'Second hint'][nth] ?? '',
  again: 'Try this one again',
  badLink: 'The link can’t be opened:',
  anotherOne: 'Here is another puzzle.',
  solution: 'The solution.',
  below: 'How it goes is shown below.',
  may: 'may',
  mayNot: 'may not',
  checkCards: (many: number): string =>
    many === 0 ? 'Check' : many === 1 ? 'Check: this card' : `Check: these ${many} cards`,
  needsAmount: 'Say how many counters.',
  needsWho: 'Say who takes and who pays, or that nobody does.',
  payNobody: 'Nobody takes or pays',
  cardsLine: (name: string, cards: readonly SuitedCard[]): string =>
    `${name}: ${cards.length === 0 ? 'nothing' : cards.map(shortCard).join(' ')}`,
  turnsOn: TURNS_ON,
  faults: FAULTS,
  key: (wins: boolean, { card, led, seat }: KeyCard): string => {
    const does =
      led === null
        ? `leads ${theCard(card)}`
        : `answers the lead of ${theCard(led)} with ${theCard(card)}`;
    return `It can be ${wins ? 'forced' : 'prevented'}: ${seatName(seat)} ${does}.`;
  },
  not: (card: SuitedCard, why: string): string => `Not ${theCard(card)}. ${why}`,
  missing: (many: number): string =>
    many === 1 ? 'One more card may be played.' : `${many} more cards may be played.`,
  holdsNone: (name: string): string => `${name} does not hold three cards of one rank.`,
  higherOne: (name: string, rank: string): string =>
    `${name} has a zwik of ${ranksName(rank)}, but somebody has a higher one.`,
  thereIsOne: 'Somebody does win by one: look for three cards of one rank.',
  noAnswer: 'That is no answer to this question.',
  right: 'Right.',
  wrong: 'No.',
  check: 'Check',
  choices: 'Your answer',
  undo: 'Undo the choice',
  notChosen: 'Choose an answer: it counts once you check it.',
  chosen: (answer: string): string => `You say: ${answer}.`,
  yes: 'Yes, by force',
  no: 'No, the others can prevent it',
  nobody: 'Nobody',
  rule: 'The rule',
  inTrick: 'In the trick',
  leads: 'Nothing yet: this hand leads.',
  askWin: (rules: RuleSet, name: string): string =>
    `${name} is the ${playerWord(rules)}. All hands are open. Can ${name} win, however the others play?`,
  askCard: (rules: RuleSet, name: string, isGambler: boolean): string =>
    `It is ${name}’s turn${isGambler ? `, the ${playerWord(rules)}` : ''}. Choose all cards that may be played.`,
  askZwik: 'Zwiks are looked at now. Who wins by one?',
  askPay: 'What does each take from the pot, or pay into it?',
  leadsFirst: (name: string): string => `${name} leads.`,
  trumps: (suit: string): string => `${upper(suit)} are trump.`,
  asked: (names: readonly string[]): string => `Asked: ${list(names, 'and')}.`,
  potBefore: (pot: number): string => `In the pot when the cards were led: ${counters(pot)}.`,
  forParts: 'Bids name a part of the pot.',
  forRounds: (rounds: number): string =>
    rounds === 1
      ? 'A game is for one stake of each player, a stake being one counter.'
      : `A game is for ${rounds} stakes of each player, a stake being one counter.`,
  forPot: 'A game is for the whole pot.',
  takes: 'takes',
  pays: 'pays',
  neither: 'neither',
  amount: 'How much, each',
  force: (name: string): string => `${name} can force it.`,
  noForce: (name: string): string => `${name} can’t force it.`,
  needs: (rules: RuleSet, name: string): string =>
    rules.wonBy === 'tricks'
      ? `${name} needs two tricks, or one that is worth more than the others together.`
      : `${name} needs the single highest total of points. As many as somebody else is not enough.`,
  allCards: (cards: readonly SuitedCard[]): string => `One may play ${cardsText(cards, 'or')}.`,
  mayBe: (card: SuitedCard): string => `${upper(theCard(card))} may be played.`,
  hasZwik: (name: string, rank: string, asked: boolean | undefined): string =>
    `${name} has a zwik of ${ranksName(rank)}${asked === false ? ', but has not asked' : ''}.`,
  noZwik: 'Nobody has one.',
  order: (rules: RuleSet): string =>
    `The highest zwiks are ${list(rules.zwik.ranks.map(ranksName), 'and')}, in this order.`,
  zwikWinner: (winner: number | null): string =>
    winner === null ? 'So nobody wins by a zwik.' : `So ${seatName(winner)} wins.`,
  playedFor: (amount: number): string => `Played for: ${counters(amount)}.`,
  totals: (points: readonly number[]): string =>
    `Points: ${list(
      points.map((each, seat) => `${seatName(seat)} ${each}`),
      'and',
    )}.`,
  winner: (winner: number | null): string =>
    winner === null ? 'Nobody has won.' : `${seatName(winner)} has won.`,
  nobodyPays: 'Nobody takes or pays.',
} as const;

/** What each kind asks, in two sentences. */
export const ZWIKKEN_PUZZLE_ABOUT: Readonly<Record<ZwikkenPuzzleKind, string>> = {
  win: 'All hands lie open and somebody plays for the pot. Say whether they can force the win, however the others play; the line that proves it is shown on the table.',
  card: 'A trick has begun, or somebody leads. Choose every card of the hand that may be played, and no other.',
  zwik: 'Zwiks are looked at: as dealt in the classic rules, after bidding and exchange in the others. Say who wins by one, if anybody does.',
  pay: 'A deal is told to its end: the bids, the tricks, and what lay in the pot. Say what each takes from the pot or pays into it, in counters.',
};

/** What is said around passing a puzzle on. */
export const ZWIKKEN_SHARE_WORDS = {
  fileName: 'zwikken-puzzles.json',
  text: (name: string, place: string): string => `Zwikken puzzle: ${name} (${place})`,
} as const;
