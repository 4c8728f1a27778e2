/**
 * The pictures that stand beside links to pages, 1200 by 630: which pages have one of their own, and what is on it. They
 * are drawn by `scripts/social/`, and only where it is known where the site will live: a picture is linked by its whole
 * address.
 */
import {
  type Card,
  type Pile,
  type Position,
  parsePosition,
  positionOf,
  VARIANTS,
  type Variant,
} from '../engine/index.ts';
import { EN } from '../words/index.ts';
import { siteWords } from '../words/site.ts';
import type { DisputeEntry } from './disputes.ts';
import { allDisputes } from './disputes.ts';
import { FRONT_POSITION } from './front.ts';
import { allLessons } from './lessons.ts';
import { perLanguage } from './perLanguage.ts';
import { type ChosenEntry, chosenPuzzles } from './puzzles.ts';
import { wordsOf } from './schemas/example.ts';
import type { Language } from './sources.ts';

/** A pile as a picture has it. */
export interface PilePictured {
  readonly cards: readonly Card[];
  /** Of a build. */
  readonly value?: number;
}

/** What is on a picture. */
export interface SocialPicture {
  /** The page that it is of: `/disputes/<id>/`. */
  readonly page: string;
  readonly title: string;
  readonly piles: readonly PilePictured[];
  readonly hand: readonly Card[];
  /** Cards in rows, where there is no table. */
  readonly rows: readonly (readonly Card[])[];
}

type Laid = Pick<SocialPicture, 'piles' | 'hand' | 'rows'>;

/** All pictures, the front page's first. */
export const socialPictures = perLanguage(readPictures);

/** The picture of a page: its own, or else that of the front page. */
export async function pictureOf(page: string, language: Language = 'en'): Promise<SocialPicture> {
  const pictures = await socialPictures(language);
  const found = pictures.find((picture) => picture.page === page) ?? pictures[0];
  if (found === undefined) throw new Error('there are no pictures');
  return found;
}

async function readPictures(language: Language): Promise<readonly SocialPicture[]> {
  const [disputes, lessons, puzzles] = await Promise.all([
    allDisputes(language),
    allLessons(language),
    chosenPuzzles(language),
  ]);
  return [
    { page: '/', title: siteWords(language).fullName, ...front() },
    ...VARIANTS.map((variant) => ({
      page: `/rules/${variant.id}/`,
      title: EN.variantName(variant),
      ...bestOf(variant),
    })),
    ...disputes.map((entry) => ({
      page: `/disputes/${entry.dispute.id}/`,
      title: entry.text.question,
      ...laidForDispute(entry),
    })),
    ...lessons.map(({ content, steps, text }) => ({
      page: `/learn/${content.id}/`,
      title: text.title,
      ...(steps[0] === undefined ? front() : laidOut(steps[0].task.position)),
    })),
    ...puzzles.map((entry) => ({
      page: entry.path,
      title: entry.text.title,
      ...laidForPuzzle(entry),
    })),
  ];
}

function laidOut({ hand, table }: Pick<Position, 'hand' | 'table'>): Laid {
  return { piles: table.map(pictured), hand, rows: [] };
}

function pictured({ cards, value }: Pile): PilePictured {
  return value === undefined ? { cards } : { cards, value };
}

function front(): Laid {
  const read = parsePosition(FRONT_POSITION);
  if (!read.ok) throw new Error('the position of the front page cannot be read');
  return laidOut(read.value);
}

/** The cards that score in a version, the best first. */
function bestOf(variant: Variant): Laid {
  const cards = variant.scoring.items
    .toSorted((one, other) => other.points - one.points)
    .flatMap((item) => item.cards);
  return { piles: [], hand: [], rows: [[...new Set(cards)].slice(0, 9)] };
}

function laidForDispute({ dispute, shown }: DisputeEntry): Laid {
  const { answer, example } = shown ?? {};
  if (answer !== undefined && 'position' in answer) return laidOut(answer.position);
  if (answer?.kind === 'state') return laidOut(positionOf(answer.before));
  if (example?.kind === 'score') {
    return {
      piles: [],
      hand: [],
      rows: example.sides
        .map(({ cards }) => wordsOf(cards) as Card[])
        .filter((cards) => cards.length > 0),
    };
  }
  if (dispute.topic === 'zwikken') return { piles: [], hand: [], rows: [['AS', 'KS', 'QS']] };
  const variant = answer !== undefined && 'variant' in answer ? answer.variant : undefined;
  return variant === undefined ? front() : bestOf(variant);
}

function laidForPuzzle({ puzzle }: ChosenEntry): Laid {
  if (puzzle.kind === 'count') {
    return { piles: [], hand: [], rows: puzzle.state.won.filter((cards) => cards.length > 0) };
  }
  return laidOut('position' in puzzle ? puzzle.position : positionOf(puzzle.state));
}
