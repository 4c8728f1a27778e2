/**
 * Settings as they are stored, and what they come to. Pure, and small: the script before the first paint is made of it.
 *
 * Stored under one key, only what was chosen:
 *
 *     zwicker:settings = {"v":1,"version":"grupp","players":5,"jokerOnTable":"never","suits":"four","theme":"dark"}
 *
 * A version with house rules says them itself, and has the name that its house gave it, so that it holds without what is
 * saved elsewhere: `"version":"dithmarschen.zwick.2","houseName":"At the harbour"`.
 *
 * Reading is tolerant. A field that is missing, unknown or wrong counts as not chosen, and stays stored as it is. Text
 * that is no such object is moved to `zwicker:settings:unreadable` by the first change, and never thrown away. Settings
 * of a newer edition (`v` above ours) are read as far as they are understood and never written.
 */
import type { Options } from '../../engine/index.ts';
import { baseIdOf } from '../../engine/index.ts';
import type { Fields } from '../kept/text.ts';

/** Under what settings are stored. */
export const SETTINGS_KEY = 'zwicker:settings';
/** The edition of the form above. */
export const EDITION = 1;

/** What may be agreed on a loose wild joker. */
export const JOKER_CHOICES = ['free', 'joker-only', 'never'] as const;
/** How many colours the suits have. */
export const SUITS_CHOICES = ['two', 'four'] as const;
/** Which letters are on aces and court cards. */
export const LETTERS_CHOICES = ['english', 'german'] as const;
/** Light or dark. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

/** Which game is played. */
export interface Game {
  /** The id of a version, with house rules perhaps that only another edition knows: `versionOrBase` has the record. */
  readonly version: string;
  /** A number that the version can be played with. */
  readonly players: number;
  /** The usual ones where jokers are not wild. */
  readonly options: Options;
  /** What a house calls its rules; left out where it has no name for them. */
  readonly houseName?: string | undefined;
}

/** Which game somebody plays, and how the site looks to them. */
export interface Settings extends Game {
  readonly suits: (typeof SUITS_CHOICES)[number];
  readonly letters: (typeof LETTERS_CHOICES)[number];
  readonly theme: (typeof THEME_CHOICES)[number];
}

/** What can be chosen, one by one. */
export type Choices = Omit<Settings, 'options'> & Options;
/** The game that a page or its link names; what it leaves open is as usual. */
export type PageGame = Pick<Game, 'version'> & Partial<Game>;

/** What settings have to know of the versions, the usual one first. House rules change nothing of that. */
export type Versions = Readonly<
  Record<
    string,
    {
      readonly seats: readonly number[];
      readonly teamsAt: readonly number[];
      readonly wild: boolean;
    }
  >
>;

/** A choice among a few; anything else is the first of them. */
function among<Choice>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** What was agreed on jokers; the usual where nothing is said of it. */
export function optionsOf({ jokerOnTable, jokerSweepIsZwick }: Fields): Options {
  return {
    jokerOnTable: among(JOKER_CHOICES, jokerOnTable),
    jokerSweepIsZwick: jokerSweepIsZwick !== false,
  };
}

/** What fields come to: a game that can be played, and a look. What house rules say is not looked at. */
export function settingsOf(fields: Fields, versions: Versions): Settings {
  const ids = Object.keys(versions);
  const asked = String(fields.version);
  const known = ids.find((id) => id === baseIdOf(asked));
  const base = known ?? ids[0] ?? '';
  const { houseName } = fields;
  const { seats = [], wild = false } = versions[base] ?? {};
  const numbers = [fields.players, 4, seats[0]] as readonly number[];
  return {
    version: known ? asked : base,
    houseName: known && typeof houseName === 'string' ? houseName : undefined,
    players: numbers.find((number) => seats.includes(number)) ?? 4,
    options: optionsOf(wild ? fields : {}),
    suits: among(SUITS_CHOICES, fields.suits),
    letters: among(LETTERS_CHOICES, fields.letters),
    theme: among(THEME_CHOICES, fields.theme),
  };
}

/** Settings on a page that names its own game. */
export function onPage(
  settings: Settings,
  game: PageGame | undefined,
  versions: Versions,
): Settings {
  if (game === undefined) return settings;
  const { letters, suits, theme } = settings;
  return { ...settingsOf({ ...game, ...game.options }, versions), letters, suits, theme };
}

/** What is stored in this browser, as a text; `null` where nothing is, or nothing may be read. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

/** The game of a page that is about one version: its layout puts it on the root element. */
export function gameOfDocument(): PageGame | undefined {
  const text = document.documentElement.dataset.pageGame;
  return text === undefined ? undefined : (JSON.parse(text) as PageGame);
}

/** What `settings.ts` tells the script in the head of every change. */
export interface Shown {
  readonly settings: Settings;
  readonly isOfPage: boolean;
}
