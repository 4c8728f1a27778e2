/** The words of the site's frame: one typed dictionary a language; a missing word does not compile. */
import type { Language } from '../components/site/languages.ts';
import { PUZZLE_KINDS } from '../engine/index.ts';
import { numberWord } from './numbers.ts';
import { WILD_JOKER_WORDS } from './wildJokers.ts';

/** The doors of the site by name; `src/components/site/doors.ts` says where they lead. */
export type DoorName =
  | 'learn'
  | 'puzzles'
  | 'rules'
  | 'disputes'
  | 'calculator'
  | 'replay'
  | 'score';
/** The doors in the footer: what one looks up rather than goes to. */
export type FooterDoorName =
  | 'zwikken'
  | 'names'
  | 'glossary'
  | 'sources'
  | 'reference'
  | 'settings';

/** What every page says around its content, in one language. */
export interface SiteWords {
  /** The name of the whole, as the front page's title has it. */
  readonly fullName: string;
  /** What it is, in a sentence: behind a description that is too short to say what the page belongs to. */
  readonly about: string;
  /** What the pictures that stand beside links show, besides the title of the page. */
  readonly picture: (title: string) => string;
  readonly skip: string;
  /** What the navigations are called. */
  readonly site: string;
  readonly menu: string;
  readonly search: string;
  /** Closes what lies over a page. */
  readonly close: string;
  readonly here: string;
  readonly contents: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly home: string;
  readonly doors: Readonly<
    Record<
      DoorName,
      {
        readonly name: string;
        /** What is behind it, in half a sentence. */
        readonly about: string;
      }
    >
  >;
  readonly footer: string;
  /** What the navigation in the footer is called. */
  readonly lookUp: string;
  readonly footerDoors: Readonly<Record<FooterDoorName, string>>;
  /** On paper, before the address of the page. */
  readonly printedFrom: string;
  readonly notFound: {
    readonly title: string;
    readonly lead: string;
    /** What may have happened, a sentence each. */
    readonly reasons: readonly string[];
    readonly doors: string;
  };
  readonly settings: {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    /** Instead of the settings, where there are no scripts. */
    readonly noScripts: string;
    /** Before the version chosen. */
    readonly playing: string;
    /** Before the version that the page or its link names. */
    readonly thisPage: string;
    /** `{n}` stands for the number, which is two or more. */
    readonly players: string;
    /** After the number of players, where limits on wild jokers were agreed. */
    readonly limits: string;
    /** Behind the name of a version that has house rules without a name of their own. */
    readonly withHouseRules: string;
    readonly version: string;
    /** Above the saved versions with house rules, among the others. */
    readonly houseVersions: string;
    /** Behind the name of one that is played and not among them. */
    readonly notSaved: string;
    /** The link to where they are made. */
    readonly makeHouse: string;
    readonly numberOfPlayers: string;
    readonly inTeams: string;
    readonly jokerOnTable: string;
    readonly jokerOnTableChoices: Readonly<Record<'free' | 'joker-only' | 'never', string>>;
    readonly jokerSweepIsZwick: string;
    readonly suits: string;
    readonly suitsChoices: Readonly<Record<'two' | 'four', string>>;
    readonly letters: string;
    readonly lettersChoices: Readonly<Record<'english' | 'german', string>>;
    readonly theme: string;
    readonly themeChoices: Readonly<Record<'system' | 'light' | 'dark', string>>;
    readonly reset: string;
    readonly ofPage: string;
    readonly kept: Readonly<Record<'kept' | 'newer' | 'blocked', string>>;
  };
}

const EN: SiteWords = {
  fullName: 'Zwicker, the playable rulebook',
  about: 'From the playable rulebook of Zwicker, a fishing card game from Schleswig-Holstein.',
  picture: (title) => `“${title}”, and below it cards on a green table.`,
  skip: 'Skip to the text',
  site: 'Site',
  menu: 'Menu',
  search: 'Search',
  close: 'Close',
  here: 'Where you are',
  contents: 'On this page',
  neighbours: 'Before and after',
  previous: 'Previous',
  next: 'Next',
  home: 'Front page',
  doors: {
    learn: {
      name: 'Learn',
      about:
        'the game from the first capture on, by playing it: a sentence, a table, something to do',
    },
    puzzles: {
      name: 'Puzzles',
      about: `find the Zwick, and ${numberWord(PUZZLE_KINDS.length - 1)} other kinds, without end; a set for every day`,
    },
    rules: {
      name: 'Rules',
      about: 'every version on a page and on a sheet to print, and every rule by itself',
    },
    disputes: {
      name: 'Disputes',
      about: 'what people quarrel about, answered for every version, with who says so',
    },
    calculator: {
      name: 'Calculator',
      about: 'lay out a table, get every play and the verdict in each version',
    },
    replay: { name: 'Replay', about: 'an annotated round, play by play' },
    score: { name: 'Score', about: 'who won, and by how much; a pad for the evening; how to deal' },
  },
  footer:
    'Zwicker, the playable rulebook. Every verdict names its version of the game and its ground: said by a source, inferred, or our ruling.',
  lookUp: 'To look up',
  footerDoors: {
    zwikken: 'Zwikken',
    names: 'Names',
    glossary: 'Glossary',
    sources: 'Sources',
    reference: 'Reference',
    settings: 'Settings',
  },
  printedFrom: 'Printed from',
  notFound: {
    title: 'Nothing lies here',
    lead: 'There is no page at this address.',
    reasons: [
      'If you followed a link, its end may have been cut off: look whether the whole address arrived.',
      'If you typed it, look for a letter too many or too few.',
      'Addresses on this site are permanent, so a page that was here once is not gone.',
    ],
    doors: 'What there is:',
  },
  settings: {
    title: 'Settings',
    lead: 'Which version you play, and how the cards and the pages look.',
    description:
      'Which version of Zwicker you play, with how many players, and how cards and pages look: kept in your browser only.',
    noScripts: 'Settings are kept by a script in your browser, and scripts are turned off here.',
    playing: 'Playing:',
    thisPage: 'This page:',
    players: '{n} players',
    limits: 'with limits',
    withHouseRules: ' with house rules',
    version: 'Version of the game',
    houseVersions: 'With house rules',
    notSaved: '(not saved)',
    makeHouse: 'Make a version with house rules',
    numberOfPlayers: 'Players',
    inTeams: 'in two teams',
    ...WILD_JOKER_WORDS,
    jokerSweepIsZwick: 'Clearing the table with a joker is a Zwick',
    suits: 'Suits',
    suitsChoices: { two: 'Two colours', four: 'Four colours' },
    letters: 'Letters on the cards',
    lettersChoices: { english: 'J Q K A', german: 'B D K A' },
    theme: 'Light or dark',
    themeChoices: { system: 'As the system', light: 'Light', dark: 'Dark' },
    reset: 'Back to the usual',
    ofPage:
      'This page, or the link to it, names the version it is about. Your own choice holds on all other pages.',
    kept: {
      kept: 'Kept in this browser, and nowhere else.',
      newer:
        'Your settings were kept by a newer edition of this site. They are left as they are; changes hold on this page only.',
      blocked: 'This browser keeps nothing for this site: changes hold on this page only.',
    },
  },
};

const SITE_WORDS: Readonly<Record<Language, SiteWords>> = { en: EN };

/** What every page says around its content, in that language. */
export function siteWords(language: Language): SiteWords {
  return SITE_WORDS[language];
}
