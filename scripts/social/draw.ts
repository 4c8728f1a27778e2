/**
 * Draws the picture that stands beside a link to a page: its title on paper, and below it the table with its cards. No
 * words but the title, so that a page in another language needs another title only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import {
  PICTURE_HEIGHT as HEIGHT,
  PICTURE_WIDTH as WIDTH,
} from '../../src/components/site/pictures.ts';
import type { PilePictured, SocialPicture } from '../../src/content/social.ts';
import type { Card } from '../../src/engine/index.ts';
import { ROOT } from '../run.ts';
import { cardArt, colour, numberArt } from './cardArt.ts';

/** The paper above the table. */
const BAND = 216;
const MARGIN = 56;
/** A hand peeps in from below, as it does at the table: as far as its corners. */
const HAND_TOP = 504;
const HAND_WIDTH = 150;

/** The faces of the site, in a form that can be read here. What the heads' face lacks is taken from the other. */
const FACES = [
  { name: 'Grenze Gotisch', file: 'grenze-gotisch-500.woff', weight: 500 },
  { name: 'Vollkorn', file: 'vollkorn-400.woff', weight: 400 },
] as const;

const fontFile = (file: string): Buffer => readFileSync(join(ROOT, 'src/styles/fonts', file));

/** So long titles go on two lines, and none on three. */
function sizeOf(title: string): number {
  if (title.length <= 22) return 116;
  if (title.length <= 32) return 88;
  return title.length <= 72 ? 72 : 58;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a heap of cards shows its edges: each so far to the right of the last, in parts of the width of a card. */
const EDGE = 0.3;
const SHOWN_EDGES = 2;

/** The parts of a pile's width in cards: one, and an edge for each further card that shows. */
function breadth({ cards }: PilePictured): number {
  return 1 + EDGE * Math.min(cards.length - 1, SHOWN_EDGES);
}

/** The piles in as few and as even rows as make the cards largest. */
function laidOut(piles: readonly PilePictured[], box: Box): string {
  const gap = 22;
  const rowsOf = (count: number): PilePictured[][] => {
    const size = Math.ceil(piles.length / count);
    return Array.from({ length: count }, (_, row) => piles.slice(row * size, (row + 1) * size));
  };
  const widthIn = (rows: PilePictured[][]): number =>
    Math.min(
      ...rows.map(
        (row) =>
          (box.width - gap * (row.length - 1)) /
          Math.max(
            1,
            row.reduce((sum, pile) => sum + breadth(pile), 0),
          ),
      ),
      (((box.height - gap * (rows.length - 1)) / rows.length) * 3) / 4,
    );
  const choices = [1, 2, 3, 4].map(rowsOf).map((rows) => ({ rows, width: widthIn(rows) }));
  const { rows, width } = choices.reduce((best, next) => (next.width > best.width ? next : best));
  const height = (width * 4) / 3;
  const top = box.y + (box.height - height * rows.length - gap * (rows.length - 1)) / 2;
  return rows
    .map((row, at) => {
      const whole = row.reduce((sum, pile) => sum + breadth(pile) * width, gap * (row.length - 1));
      let x = box.x + (box.width - whole) / 2;
      return row
        .map((pile) => {
          const drawn = pileArt(pile, x, top + at * (height + gap), width);
          x += breadth(pile) * width + gap;
          return drawn;
        })
        .join('');
    })
    .join('');
}

function pileArt({ cards, value }: PilePictured, x: number, y: number, width: number): string {
  const shown = cards.slice(-1 - SHOWN_EDGES);
  const drawn = shown.map((card, at) => cardArt(card, x + at * EDGE * width, y, width)).join('');
  if (value === undefined) return drawn;
  // The value of a build, on a tag at its lower edge.
  const [wide, high] = [width * 0.44, width * 0.3];
  const middle = x + ((1 + EDGE * (shown.length - 1)) * width) / 2;
  const at = y + (width * 4) / 3 - high * 0.3;
  return (
    `${drawn}<rect x="${middle - wide / 2}" y="${at - high / 2}" width="${wide}" height="${high}" rx="${high / 4}"` +
    ` fill="${colour('build')}" stroke="${colour('on-build')}" stroke-width="2"/>` +
    `<g fill="${colour('on-build')}">${numberArt(value, middle, at, high * 0.62)}</g>`
  );
}

function rowArt(cards: readonly Card[], y: number, width: number): string {
  const room = WIDTH - 2 * MARGIN;
  const step = Math.min(width + 14, cards.length > 1 ? (room - width) / (cards.length - 1) : room);
  const left = (WIDTH - (step * (cards.length - 1) + width)) / 2;
  return cards.map((card, at) => cardArt(card, left + at * step, y, width)).join('');
}

/** Rows of cards over each other, without a table: what a side has won, or a pack's best. */
function rowsArt(rows: readonly (readonly Card[])[], box: Box): string {
  const gap = 18;
  const height = Math.min(290, (box.height - gap * (rows.length - 1)) / rows.length);
  const top = box.y + (box.height - height * rows.length - gap * (rows.length - 1)) / 2;
  return rows
    .map((cards, at) => rowArt(cards, top + at * (height + gap), (height * 3) / 4))
    .join('');
}

/** A cut diamond on a card: the site's own mark, as its icon has it. */
function markArt(): string {
  return (
    `<g transform="translate(${WIDTH - MARGIN - 92} ${BAND / 2 - 64}) scale(4)"><rect x="3.5" width="16" height="23" rx="2.5" fill="${colour('card')}" ` +
    `stroke="${colour('rule-strong')}" stroke-width=".5" transform="translate(0 4.5)"/>` +
    `<path transform="translate(-4.5 0)" d="M16 9.5 21 16l-5 6.5L11 16Z" fill="${colour('build')}"/></g>`
  );
}

/** The table with its cards, without the title. */
function tableArt({ hand, piles, rows }: SocialPicture): string {
  const bottom = hand.length > 0 ? HAND_TOP - 24 : HEIGHT - 30;
  const box = { x: MARGIN, y: BAND + 26, width: WIDTH - 2 * MARGIN, height: bottom - BAND - 26 };
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('table')}"/>` +
    `<rect width="${WIDTH}" height="${BAND}" fill="${colour('paper')}"/>` +
    `<rect y="${BAND}" width="${WIDTH}" height="8" fill="${colour('table-deep')}"/>` +
    markArt() +
    (piles.length > 0 ? laidOut(piles, box) : '') +
    (rows.length > 0 ? rowsArt(rows, box) : '') +
    rowArt(hand, HAND_TOP, HAND_WIDTH)
  );
}

/** The title as outlines, in the middle of the paper. Fails where the faces of the site lack a sign of it. */
export async function titleArt(title: string): Promise<string> {
  const width = WIDTH - 2 * MARGIN - 130;
  const size = sizeOf(title);
  const block = {
    type: 'div',
    props: {
      style: { display: 'flex', alignItems: 'center', width, height: BAND },
      children: {
        type: 'div',
        props: {
          style: {
            display: 'block',
            fontFamily: FACES.map(({ name }) => name).join(', '),
            fontSize: size,
            lineHeight: size > 72 ? 1 : 1.08,
            color: colour('ink'),
            textWrap: 'balance',
          },
          children: title,
        },
      },
    },
  };
  const svg = await satori(block as unknown as Parameters<typeof satori>[0], {
    width,
    height: BAND,
    // Asked for what neither face has.
    loadAdditionalAsset: async (_, missing) => {
      throw new Error(`the faces of src/styles/fonts lack “${missing}”, in the title “${title}”`);
    },
    fonts: FACES.map(({ file, name, weight }) => ({ name, weight, data: fontFile(file) })),
  });
  return svg.replace('<svg ', `<svg x="${MARGIN}" y="0" `);
}

/** The picture as PNG, 1200 by 630. */
export async function drawPicture(picture: SocialPicture): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${tableArt(picture)}${await titleArt(picture.title)}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
