/** What the reference says around its prose, in English. */
import type { SchemaName } from '../content/dataSchemas.ts';
import type { ApiPart } from '../content/engineApi.ts';
import { PUZZLE_KINDS } from '../engine/index.ts';
import { numberWord } from './numbers.ts';

export const REFERENCE_WORDS = {
  title: 'Reference',
  engine: 'The engine',
  lineIn: 'In',
  linesIn: 'In, a line each',
  lineOut: 'Out',
  writtenBack: 'Written back as',
  stands: 'Stands for',
  inPosition: 'At',
  refused: 'Can’t be read',
  open: 'Open it in the calculator',
  houseName: 'called',
  takes: 'Takes',
  returns: 'Returns',
  throws: 'Throws',
  optional: 'may be left out',
  version: 'Version',
  players: 'Players',
  play: 'play',
} as const;

/** What a block that scrolls is, for a screen reader; `name` is that of the example, or of what is declared. */
export const programLabel = (name: string): string => `Program: ${name.replaceAll('-', ' ')}`;
/** What a block of notation is called for screen readers. */
export const notationLabel = (name: string): string => `Notation: ${name.replaceAll('-', ' ')}`;
/** What the block with the declaration of a name is called for screen readers. */
export const declarationLabel = (name: string): string => `Declaration of ${name}`;

/** The parts of the engine. */
export const PART_WORDS = {
  plays: {
    title: 'Plays',
    about: 'what there is to play in a position, and whether a play is legal',
  },
  replies: {
    title: 'Replies and the simple opponent',
    about: 'what the next player could take after a play, and a player that looks one play ahead',
  },
  refusals: {
    title: 'Refusals',
    about: 'why a play is refused, and what could be played instead, or in another version',
  },
  cards: {
    title: 'Cards and values',
    about: 'the cards of each version, what they match and what they score',
  },
  versions: {
    title: 'Versions and house rules',
    about: 'the versions as records, and versions in which a house changed a point',
  },
  rounds: {
    title: 'Deals and rounds',
    about: 'a round from its seed to its end, play by play',
  },
  scores: {
    title: 'Scores',
    about: 'what won piles count, and whether a count at the table adds up',
  },
  search: {
    title: 'The last plays',
    about: 'the best play when all cards are known, by exact search',
  },
  puzzles: {
    title: 'Puzzles',
    about: `practice puzzles of ${numberWord(PUZZLE_KINDS.length)} kinds: their answers, verdicts and hints`,
  },
  'puzzles-made': {
    title: 'Making puzzles',
    about: 'puzzles by seed and by the day, and how they are written down',
  },
  'puzzles-why': {
    title: 'Why no other answer',
    about: 'why there is no Zwick, no play that builds or breaks as well, and how piles part',
  },
  json: {
    title: 'JSON',
    about: 'reading what comes from outside, or saying what is wrong with it',
  },
  notation: {
    title: 'Notation and links',
    about: 'positions, plays, rounds and house rules as text and in addresses',
  },
  predicates: {
    title: 'Where rules hold',
    about: 'questions to the record of a version, as data',
  },
  claims: {
    title: 'Claims',
    about: 'sentences about a position that the engine can judge',
  },
  zwikken: {
    title: 'Zwikken',
    about: 'the Dutch game of the similar name: its sets of rules, its tricks, and who can win',
  },
  'zwikken-deals': {
    title: 'Deals of Zwikken',
    about: 'a deal act by act: bids, exchanges, tricks and the pot',
  },
  'zwikken-links': {
    title: 'Zwikken: links',
    about: 'deals, laid-out hands and puzzles in an address',
  },
  'zwikken-puzzles': {
    title: 'Zwikken: puzzles',
    about: 'puzzles without end by level and seed, verdicts and hints',
  },
} as const satisfies Record<ApiPart, { readonly title: string; readonly about: string }>;

/** What the title and description of a page of the engine say. */
export const partTitle = (part: ApiPart): string => `Engine: ${PART_WORDS[part].title}`;
/** The description of the page of a part, for search engines. */
export const partDescription = (part: ApiPart): string =>
  `The engine of the Zwicker rulebook for programmers: ${PART_WORDS[part].about}.`;

/** The files under `/data/`. */
export const DATA_WORDS = {
  versions:
    'The record of every version, with its pack, the sizes of its deals and its fixed total.',
  rules:
    'Every rule with its text, its grounds, its sources, where it holds, and the examples that the tests run.',
  disputes: 'Every dispute with its wordings, its answers, and the verdict in each version.',
  vectors: 'Golden vectors: what another engine must answer to be the same.',
} as const;
/** A file below `/data/`. */
export type DataFile = keyof typeof DATA_WORDS;

/** What the schemas describe. */
export const SCHEMA_WORDS = {
  position: 'A position, as plays, explain and zwick take it.',
  play: 'A play, as explain takes it.',
  record: 'The record of a round, as replay takes it.',
} as const satisfies Record<SchemaName, string>;

/** What is cited of a rule. */
export interface Cited {
  readonly title: string;
  readonly id: string;
  readonly version: string;
  /** "Said. By the English text." */
  readonly ground: string;
  readonly address: string;
}

/** A rule as one cites it. */
export function citation({ address, ground, id, title, version }: Cited): string {
  return `“${title}”, rule ${id} of Zwicker, the playable rulebook, in the version ${version}. Ground: ${ground[0]?.toLowerCase()}${ground.slice(1)} ${address}`;
}

/** How many vectors there are of each kind, as items of a list. */
export function vectorCounts(
  counts: Readonly<Record<'perft' | 'plays' | 'positions' | 'rounds' | 'scores' | 'tried', number>>,
): readonly string[] {
  const figure = new Intl.NumberFormat('en');
  return [
    `${figure.format(counts.positions)} positions with ${figure.format(counts.plays)} plays`,
    `${figure.format(counts.tried)} verdicts`,
    `${figure.format(counts.scores)} scores`,
    `${figure.format(counts.rounds)} whole rounds`,
    `${figure.format(counts.perft)} counts of sequences`,
  ];
}
