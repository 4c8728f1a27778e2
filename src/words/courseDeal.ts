/** The words of a deal that is played against the computer. */
import type { Card, Play, Reason } from '../engine/index.ts';
import { EN, list, theCard, upper } from './en.ts';
import { TRY_WORDS } from './try.ts';

/** The piles of a table, as they lie. */
type Lain = readonly { readonly cards: readonly Card[]; readonly value?: number | undefined }[];

const pilesOf = (table: Lain): string[] =>
  table.map(({ cards, value }) => TRY_WORDS.pile(cards, value));
/** "Takes …" as it is said to you: "take …". */
const toYou = (text: string): string =>
  text.replace(/^(Take|Lay)s\b/, (_, verb: string) => verb.toLowerCase());

export const COURSE_DEAL_WORDS = {
  title: (turn: number): string => `Your turn, card ${turn}`,
  over: 'The round is over',
  log: 'What was played',
  advise: 'What would the computer do?',
  playIt: 'Play it for me',
  again: 'Play it again from the beginning',
  prompt: 'Choose a card, then what it takes.',
  advice: (text: string, reason: string): string => `${text} ${reason}`,
  yourself: 'yourself',
  /** "Ace of spades: 2 points". */
  scored: (what: string, points: number): string =>
    `${upper(EN.scoreLine(what))}: ${EN.count(points, 'point')}`,
  howYours: 'What you scored:',
  seat: 'Player',
  cards: 'Cards',
  zwicks: 'Zwicks',
  points: 'Points',
  recorded: 'As recorded',
  pointsOf: (name: string, points: number): string =>
    `So ${name} has ${EN.count(points, 'point')} in the whole round.`,
  count: 'The whole round counted, the first deal with it as it was recorded',
  /** "Albert takes the eight of hearts with the king." */
  play(name: string, play: Play, table: Lain, nameOf: (seat: number) => string): string {
    return `${name}: ${EN.playSentence(play, pilesOf(table), nameOf)}`;
  },
  /** "You take the eight of hearts with the king." `nameOf` says of your own seat "yourself". */
  own(play: Play, table: Lain, nameOf: (seat: number) => string): string {
    return `You ${toYou(EN.playSentence(play, pilesOf(table), nameOf))}`;
  },
  /** "You could take the eight of hearts with the king." */
  could(play: Play, table: Lain, nameOf: (seat: number) => string): string {
    return `You could ${toYou(EN.playSentence(play, pilesOf(table), nameOf))}`;
  },
  /** A reason as the others may hear it: no card in a hand is named. */
  reasonHidden(reason: Reason): string {
    return COURSE_DEAL_WORDS.reason(reason.why === 'build' ? { ...reason, kept: [] } : reason);
  },
  reason(reason: Reason): string {
    switch (reason.why) {
      case 'only':
        return 'There was nothing else to play.';
      case 'zwick':
        return 'That takes everything.';
      case 'points':
        return `${upper(list(reason.scoring.map(theCard), 'and'))} ${reason.scoring.length === 1 ? 'scores' : 'score'} ${EN.count(reason.points, 'point')}.`;
      case 'cards':
        return `That is ${EN.count(reason.cards, 'card')}, and leaves little to take.`;
      case 'build':
        return reason.kept[0] === undefined
          ? 'A build to be taken later.'
          : `${upper(theCard(reason.kept[0]))} is kept to take it later.`;
      case 'safest':
        return reason.takers === 0
          ? 'No card that is out can take anything then.'
          : `Nothing better could be done; ${reason.takers} of the cards not seen could take something.`;
    }
  },
  /** `name` had that seat in the recorded round. */
  result: (points: number, name: string, recorded: number): string =>
    points > recorded
      ? `You have ${EN.count(points, 'point')}, more than ${name} had in the recorded round.`
      : points === recorded
        ? `You have ${EN.count(points, 'point')}, just as many as ${name} had in the recorded round.`
        : `You have ${EN.count(points, 'point')}; ${name} had ${recorded} in the recorded round.`,
} as const;
