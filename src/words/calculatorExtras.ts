/** The words of the calculator that come with its answers. */
import type {
  Build,
  Card,
  GroupSum,
  Nearest,
  Pile,
  Play,
  PlayCount,
  PlayTried,
  Position,
  Variant,
} from '../engine/index.ts';
import { withArticle } from './article.ts';
import { EN, list, theCard } from './en.ts';
import { GROUND_MARKS, groundText } from './grounds.ts';
import { lazily } from './lazily.ts';
import { pileText } from './piles.ts';
import { seatLetters } from './seats.ts';
import { shortCard } from './table.ts';

/** A pile where there is no room: `4♣`, `build of 9`. */
function pileBrief(pile: Pile | undefined): string {
  if (pile === undefined) return '?';
  return pile.value === undefined ? shortCard(pile.cards[0]) : `build of ${pile.value}`;
}

const counts = lazily(() => new Intl.NumberFormat('en-GB'));
/** A number of plays in figures, by the language's own groups: "1,234". */
export const numberText = (number: PlayCount): string => counts().format(number);

/** Ascending numbers, those that follow each other as one: "1 to 4", "7". */
function runsOf(numbers: readonly number[]): readonly string[] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
}

/** A play in one sentence: "Takes the build of 9 with the nine of spades as 9." */
export function playText(play: Play, { seats, table }: Position): string {
  const letters = seatLetters(seats);
  const piles = table.map((_, at) => pileText(table, at));
  return EN.playSentence(play, piles, (seat) => letters[seat] ?? '');
}

/** What somebody tries, whether or not it may be: "take the build of 13 and the four of clubs with the nine of spades". */
export function triedText(tried: PlayTried, { seats, table }: Position): string {
  switch (tried.kind) {
    case 'trail':
      return `lay down ${theCard(tried.card)}`;
    case 'capture': {
      const piles = tried.takes.map((at) => pileText(table, at));
      return `take ${piles.length === 0 ? 'nothing' : list(piles)} with ${theCard(tried.card)}`;
    }
    case 'build': {
      const { card, on, owner, value } = tried;
      const where = on === null ? '' : ` on ${pileText(table, on)}`;
      const whose = owner === null ? '' : `, ${seatLetters(seats)[owner] ?? '?'}’s`;
      return `lay ${theCard(card)}${where} as a build of ${value}${whose}`;
    }
  }
}

/** The arithmetic of a capture in cards and figures: "13 = 9 + 4 (build of 9, 4♣) and 13 (build of 13)". */
export function sumsText(sums: readonly GroupSum[], { table }: Position): string {
  return list(
    sums.map(({ piles, sum, worths }) => {
      const cards = piles.map((pile) => pileBrief(table[pile])).join(', ');
      return piles.length === 1 ? `${sum} (${cards})` : `${sum} = ${worths.join(' + ')} (${cards})`;
    }),
  );
}

/** How a build comes to its value: "20 = 30 − 10", "10 stays 10". */
export function madeText({
  makes,
  old,
  worth,
}: {
  makes: number;
  old: number;
  worth: number;
}): string {
  if (makes === old) return `${old} stays ${old}, an equal card`;
  return makes > old ? `${makes} = ${old} + ${worth}` : `${makes} = ${old} − ${worth}`;
}

/** What changed from a refused play to the nearest that are allowed. */
function nearestText({ changed, differs, plays }: Nearest): string {
  const many = plays.length === 1 ? 'one play' : `${plays.length} plays`;
  switch (differs) {
    case 'piles':
      return `Nearest, with ${EN.count(changed, 'pile')} more or fewer, ${plays.length === 1 ? 'is' : 'are'} ${many}:`;
    case 'value':
      return `The same pile can be built so:`;
    case 'card':
      return `With another card the same is allowed:`;
    case 'kind':
      return `That card may do this instead:`;
    case 'none':
      return 'No play near to it is allowed.';
  }
}

/** What is quoted of an address: it may be as long as anybody likes. */
const shortened = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

const ENDS: Readonly<Record<string, string>> = {
  ' | ': 'the next part',
  ', ': 'the next pile',
};

/** What suggestions are called while somebody types. */
export const COMPLETING_WORDS = {
  title: 'What can come next',
  many: (many: number): string =>
    `${many === 1 ? 'One thing' : `${many} things`} can come next: arrow down to choose.`,
  players: (many: number): string => `${many} players`,
  turn: (letter: string): string => `${letter} to play`,
  owner: (letter: string): string => `${letter}’s`,
  promiser: (letter: string): string => `${letter} has promised`,
  build: (value: number): string => `build of ${value}`,
  /** A separator, with what comes behind it. */
  end: (mark: string): { text: string; shown: string; name: string } => ({
    text: mark,
    shown: mark.trim(),
    name: ENDS[mark] ?? '',
  }),
} as const;

export const CALCULATOR_EXTRA_WORDS = {
  /** `rest` is what stood behind the link; empty where nothing did. */
  badLink: (why: string, rest: string): string =>
    `The link does not open: ${why}${/[.!?]$/.test(why) ? '' : '.'}${rest === '' ? '' : ` What follows it, “${shortened(rest)}”, was left out.`} Here is an empty table.`,
  noLink: (found: string): string =>
    `“${shortened(found)}”, at the end of the address, is no link to a position. Here is an empty table.`,
  cutLink: (end: string): string =>
    `its end is cut off, or a letter in it is wrong. It ends in “${end}”. Have it sent once more.`,
  newLink: 'it was made by a newer edition of this site.',
  linkAt: (column: number, what: string): string => `at letter ${column} of it, ${what}`,
  isRecord: 'That is a link to a whole round, which the replay opens. Here is an empty table.',
  isOther: 'That is a link to something else than a position. Here is an empty table.',
  remarks: {
    hand: (cards: number, most: number): string =>
      `No deal of this version gives a hand of ${EN.count(cards, 'card')}; ${most} is the most.`,
    promises: 'Nobody has a partner here, so in play nobody could build on a promise.',
    short: (values: readonly number[]): string =>
      `No card in the hand is kept for ${values.length === 1 ? 'the own build' : 'each of the own builds'} of ${list(values)}. In play only a partner’s build leaves a player short so.`,
    uncovered: (values: readonly number[]): string =>
      `In play a build of one’s own is covered: no card in the hand is kept for ${list(values)}.`,
  },
  tableTitle: (variant: Variant, letter: string): string =>
    `${EN.variantName(variant)}: ${letter} to play`,
  prompt: 'Choose a card and piles to try a play, right or wrong, or one from the list.',
  verdict: 'The verdict',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  /** `house` is what a house calls its rules; empty where it has no name for them. */
  inVersion: (variant: Variant, house = ''): string =>
    house === '' ? `in ${EN.variantName(variant)}` : `in “${house}” (${EN.variantName(variant)})`,
  /** "Dithmarschen, but for: Points for a Zwick: 2; Highest build: 14." */
  houseChanges: (base: Variant, changes: readonly string[]): string =>
    `${EN.variantName(base)}, but for: ${changes.join('; ')}.`,
  houseRules: 'The rules of this house',
  tried: (text: string): string => `To ${text}:`,
  goOn: 'Play it and go on',
  wentOn: (text: string, letter: string): string =>
    `${text} The table is as it is then; it is still ${letter} to play, as the only hand that is known.`,
  untry: 'Try another',
  nearest: nearestText,
  searching: 'Looking for the nearest plays …',
  rule: 'The rule',
  ground: GROUND_MARKS,
  groundBy: (
    ground: 'said' | 'inferred' | 'ruling' | 'house',
    sources: readonly string[],
  ): string => {
    if (ground === 'house') return 'It is agreed in this house, and no rule of the game.';
    return groundText(ground, sources);
  },
  tryValue: {
    title: 'Try a pile and a value',
    pile: 'Pile',
    alone: 'none: a build by itself',
    value: 'Value',
    owner: 'Owner of the build',
    take: (value: number): string => `To take it at ${value}`,
    build: (value: number): string => `To lay a card as a build of ${value}`,
    noCard: (value: number): string => `No card of the hand counts ${value}.`,
    /** "with the queen of hearts: not allowed". */
    offer: (card: Card, allowed: boolean): string =>
      `${theCard(card)}: ${allowed ? 'allowed' : 'not allowed'}`,
  },
  ask: {
    title: 'Ask a partner for a value',
    who: 'Who is asked',
    value: 'Value',
    answer: 'The answer',
    answers: { open: 'not given yet', yes: 'yes', no: 'no' },
    shown: 'Cards that are shown afterwards',
    shownHint: 'If there is doubt about the answer: QS 4D …',
    notCard: (text: string): string => `“${text}” is no card.`,
    /** "A partner can be asked for what a card of Grupp counts: 2–14, 20 or 30." */
    askable: (values: readonly number[], variant: Variant): string =>
      `A partner can be asked for a value that a card counts in ${EN.variantName(variant)}: ${list(runsOf(values), 'or')}.`,
    /** "A asks C for a 13". */
    asked: (mover: string, of: string, value: number): string =>
      `${mover} asks ${of} for ${withArticle(value)}`,
    promise: (of: string, value: number): string => `Note that ${of} holds ${withArticle(value)}`,
    noted: (of: string, value: number): string =>
      `It is noted that ${of} holds ${withArticle(value)}: a promise.`,
    no: 'A no changes nothing.',
    where: (versions: readonly Variant[]): string =>
      versions.length === 0
        ? 'In no version may partners be asked.'
        : `Partners may be asked in ${list(versions.map(EN.variantName))}.`,
  },
  plays: {
    title: 'Every play',
    counting: 'Counting …',
    total: (count: PlayCount): string =>
      count === 1 ? 'One play is allowed here.' : `${numberText(count)} plays are allowed here.`,
    cut: (listed: number): string =>
      `${numberText(listed)} of them are listed: every way to build or lay down, every Zwick, and of each card its first captures.`,
    first: (listed: number): string =>
      `Only the first ${numberText(listed)} are listed, the best of these first.`,
    tooWide:
      'So many piles lie here that their captures can’t be counted in reasonable time. Single plays can still be tried, and a Zwick is found.',
    noZwick: 'No card makes a Zwick.',
    none: 'The hand is empty, so there is no play.',
    /** `captures` is null where they are too many to count one by one. */
    summary: (captures: number | null, zwicks: number, builds: number, trails: number): string => {
      const parts = [
        ...(captures === null ? ['more captures than are listed'] : []),
        ...(captures !== null && captures > 0
          ? [`${numberText(captures)} ${captures === 1 ? 'capture' : 'captures'}`]
          : []),
        ...(builds > 0 ? [EN.count(builds, 'build')] : []),
        ...(trails > 0 ? ['may be laid down'] : []),
      ];
      return `${zwicks > 0 ? 'Zwick! ' : ''}${parts.join(', ')}`;
    },
    kinds: { capture: 'Captures', build: 'Builds', trail: 'Laying down' },
    more: (many: number): string => `${many} more`,
    worth: (cards: number, points: number): string =>
      `${EN.count(cards, 'card')}, ${points === 0 ? 'no point' : EN.count(points, 'point')}`,
    zwick: 'Zwick',
    show: 'Show it on the table',
  },
  take: (table: readonly Pile[], takes: readonly number[]): string =>
    `Take ${list(takes.map((at) => pileText(table, at)))}`,
  buildOn: (
    table: readonly Pile[],
    { on, owner, value }: { on: number | null } & Pick<Build, 'owner' | 'value'>,
    seats: number,
    mover: number,
  ): string => {
    const whose =
      owner === null || owner === mover ? '' : `, for ${seatLetters(seats)[owner] ?? '?'}`;
    return on === null
      ? `By itself, a build of ${value}${whose}`
      : `On ${pileText(table, on)}, a build of ${value}${whose}`;
  },
  layDown: 'Lay it down',
  everywhere: {
    title: 'The same play in every version',
    lead: 'The cards, piles and play as they lie here, put to the rules of each version.',
    version: 'Version',
    verdict: 'Verdict',
    ground: 'Ground',
    /** Over the row of house rules that have a name: “At the harbour” (Dithmarschen with house rules). */
    house: (name: string, variant: Variant): string => `“${name}” (${EN.variantName(variant)})`,
    impossible: 'Can’t lie there',
    none: '–',
  },
  share: {
    title: 'Show it, send it',
    holdUp: 'To hold up across the table',
    close: 'Close',
    link: 'Copy the link',
    notation: 'Copy the notation',
    text: 'Copy as text',
    picture: 'A picture',
    code: 'QR code',
    share: 'Share …',
    report: 'Copy a report',
    mistake: 'A mistake found?',
    mistakeText:
      'The report holds position, version, play, verdict, rule and the edition of this site.',
    copied: 'Copied.',
    notCopied: 'This browser does not let the page copy. Here is the text:',
  },
  report: {
    position: 'Position',
    version: 'Version',
    play: 'Play',
    verdict: 'Verdict',
    rule: 'Rule',
    link: 'Link',
    edition: 'Edition',
  },
} as const;
