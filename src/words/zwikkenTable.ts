/** What the table of Zwikken says, in English. */
import { type Action, cardForTen, seatToAct, type ZwikkenState } from '../engine/zwikken/index.ts';
import { theCard } from './en.ts';
import { bidsBefore, counters, higherThan, partName } from './zwikkenSay.ts';

/** What a button says that does an act in a state, in which it is allowed. */
export function actLabel(action: Action, state: ZwikkenState): string {
  switch (action.kind) {
    case 'bid':
      return `I bid ${higherThan(bidsBefore(state.bids))}for ${partName(action.part)}`;
    case 'ask': {
      const said = { ask: 'I ask', play: 'I play', better: 'I ask better' }[action.word];
      return `${said}${declared(action.declares)}`;
    }
    case 'pass':
      return `I pass${declared(action.declares)}`;
    case 'turn-up':
      return 'Turn another card up';
    case 'end-deal':
      return 'End the deal';
    case 'exchange': {
      const card = cardForTen(state, action.ten);
      return `Exchange ${theCard(action.ten)}${card === undefined ? '' : ` for ${theCard(card)}`}`;
    }
    case 'keep': {
      const seat = seatToAct(state);
      const isMore = state.happened.some((one) => one.kind === 'exchanged' && one.seat === seat);
      return isMore ? 'Exchange nothing more' : 'Exchange nothing';
    }
    case 'play':
      return `Play ${theCard(action.card)}`;
  }
}

function declared(declares: 'knows' | 'expects-better' | undefined): string {
  if (declares === undefined) return '';
  return declares === 'knows' ? ', and I know the ten' : ', and I know it and expect a better one';
}

export const ZWIKKEN_TABLE_WORDS = {
  turn: (name: string): string => `${name}’s turn`,
  playCard: 'Choose a card to play.',
  over: 'The deal is over',
  show: (name: string): string => `Show ${name}’s hand`,
  pass: (name: string): string => `Hand the phone to ${name}.`,
  trump: 'Trump',
  pot: 'Pot',
  turned: 'Turned up',
  trick: 'In the trick',
  wins: (name: string): string => `${name} won it`,
  nothing: 'nothing yet',
  stock: (cards: number): string => `${cards} in the stock`,
  stack: (number: number): string => counters(number).replace('-', '−'),
  dealer: 'dealer',
  /** Who has made a bid, or asked, and does not play. */
  outbid: { rising: 'bid', asking: 'asked' },
  taken: (tricks: number, points: number): string =>
    `${tricks === 1 ? '1 trick' : `${tricks} tricks`}, ${points === 1 ? '1 point' : `${points} points`}`,
  hidden: (cards: number): string => (cards === 1 ? '1 card, hidden' : `${cards} cards, hidden`),
  notNow: (card: string): string => `${card}, not allowed now`,
  why: 'The rule',
  sameWords: 'To expect a better one does the same here as to know the ten, which is our ruling:',
  sameWordsRule: '“ken hem” and “verwacht een betere”',
  back: 'Back',
  forward: 'Forward',
  nextDeal: 'Next deal',
  link: 'Copy the link',
  copied: 'The link to this moment of the deal is copied.',
  notCopied: 'It could not be copied. Here it is:',
  log: 'What has happened',
  setUp: 'Another deal: rules, players, seed, hands shown',
  ofSeed: (seed: string, number: number): string =>
    number === 1 ? `Seed ${seed}.` : `Seed ${seed}, deal ${number}.`,
  turnUps: (left: number): string =>
    left === 0 ? 'No other card may be turned up.' : `${left} more may be turned up.`,
  whoWins: 'Can it be won from here?',
  own: 'Back to your own deal',
  ofLink: 'This deal came by a link. Your own is kept.',
  kept: {
    newer:
      'A deal was kept by a newer edition of this site. It is left as it is; this one is not kept.',
    blocked: 'This browser keeps nothing for this site: the deal is gone when you leave the page.',
    full: 'There is no room left in this browser: the deal is gone when you leave the page.',
    unreadable:
      'A deal that was kept here can’t be read any more. It was laid aside, not thrown away.',
  },
  notFetched: 'It can’t be fetched now. Is there a network?',
  badLink: 'The link can’t be opened:',
} as const;
