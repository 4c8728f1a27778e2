/**
 * A position with its verdict as one picture, drawn on a canvas in the colours of the page. Cards are drawn from the
 * site's own sheet, put into one image as data, since a policy lets nothing else in; words are set in the site's faces.
 */
import drawings from '~/components/cards/cards.svg?url';
import { cornerOf } from '~/components/cards/corner.ts';
import { bigNumberAt } from '~/components/cards/drawing/joker.ts';
import type { Shown } from '~/components/table/Table.tsx';
import type { Card, Pile, Position } from '~/engine/index.ts';
import { isJoker, suitOf } from '~/engine/index.ts';
import { seatLetters } from '~/words/seats.ts';
import { groupLetter } from '~/words/table.ts';
import { linesOf } from './lines.ts';

/** What the picture says around the cards. */
export interface Caption {
  readonly title: string;
  readonly game: string;
  readonly empty: string;
  readonly hand: string;
  readonly facts: readonly string[];
  /** The question, and the verdict with its ground; null where nothing is tried. */
  readonly verdict: {
    readonly asked: string;
    readonly answer: string;
    readonly ground: string;
    readonly legal: boolean;
  } | null;
  /** The position in notation, and where the calculator is. */
  readonly foot: readonly string[];
}

/** Everything is laid out 600 wide, and drawn at twice that. */
const WIDTH = 600;
const SCALE = 2;
const EDGE = 28;
/** Of a card on which another lies, so much shows: in a picture nobody can spread them. */
const SHOWN = 0.42;

const SUITS = ['S', 'H', 'D', 'C', 'X'] as const;
type Sign = (typeof SUITS)[number];

/** The inks of a card: what the styles call `--card-…`. */
type Inks = Readonly<Record<'ground' | 'line' | 'ink' | 'second' | 'rim', string>>;

/** The colours of the page as it is seen now, theme and suits as the person has them. */
function coloursOf(root: HTMLElement): {
  readonly of: (name: string) => string;
  readonly cards: Readonly<Record<Sign, Inks>>;
} {
  const styles = getComputedStyle(root);
  const inksOf = (sign: Sign): Inks => {
    const card = document.createElement('span');
    card.className = `card card--${sign}`;
    card.hidden = true;
    root.append(card);
    const own = getComputedStyle(card);
    const ink = (name: string): string => own.getPropertyValue(`--card-${name}`).trim();
    const inks = {
      ground: ink('ground'),
      line: ink('line'),
      ink: ink('ink'),
      second: ink('second'),
      rim: sign === 'X' ? ink('line') : ink('rim'),
    };
    card.remove();
    return inks;
  };
  return {
    of: (name) => styles.getPropertyValue(name).trim(),
    cards: Object.fromEntries(SUITS.map((sign) => [sign, inksOf(sign)])) as Record<Sign, Inks>,
  };
}

let sheet: Promise<Document> | null = null;

function fetchSheet(): Promise<Document> {
  sheet ??= fetch(drawings)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.text();
    })
    .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
  // A sheet that did not come is asked for again.
  sheet.catch(() => {
    sheet = null;
  });
  return sheet;
}

const SVG = 'http://www.w3.org/2000/svg';

function svg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** One card, its drawing inlined and its inks written out. */
function cardDrawing(card: Card, from: Document, inks: Inks): SVGElement {
  const drawn = svg('svg', { viewBox: '0 0 66 88', fill: inks.ink });
  drawn.append(svg('rect', { width: 66, height: 88, rx: 5, fill: inks.ground }));
  const art = from.getElementById(isJoker(card) ? 'joker' : card);
  if (art !== null) {
    const copy = document.importNode(art, true);
    copy.removeAttribute('id');
    for (const part of copy.querySelectorAll('*')) {
      for (const name of ['fill', 'stroke']) {
        const ink = /^var\(--card-(\w+)\)$/.exec(part.getAttribute(name) ?? '')?.[1];
        if (ink !== undefined) part.setAttribute(name, inks[ink as keyof Inks] ?? inks.line);
      }
    }
    drawn.append(copy);
  }
  // The glyphs of the corners are on every page that has cards.
  const glyph = (id: string, x = 0): SVGElement =>
    svg('path', {
      d: document.getElementById(id)?.getAttribute('d') ?? '',
      transform: `translate(${x} 0)`,
    });
  const isGerman = document.documentElement.dataset.letters === 'german';
  const { german, glyphs } = cornerOf(card);
  const rank =
    isGerman && german !== undefined
      ? [glyph(`rank-${german}`)]
      : glyphs.map((one) => glyph(`rank-${one.glyph}`, one.x));
  if (isJoker(card)) {
    const big = svg('g', { transform: bigNumberAt(glyphs.length) });
    big.append(...glyphs.map((one) => glyph(`rank-${one.glyph}`, one.x)));
    drawn.append(big);
  }
  const clear = isJoker(card) ? 15.1 : 13.8;
  const corner = svg('g', {
    transform: `translate(${clear} 25) scale(${rank.length > 1 ? 0.135 : 0.175} 0.19)`,
  });
  corner.append(...rank);
  const suit = svg('g', { transform: `translate(${clear} 38) scale(0.72)` });
  suit.append(glyph(`suit-${isJoker(card) ? 'X' : suitOf(card)}`));
  const rim = { x: 0.5, y: 0.5, width: 65, height: 87, rx: 5, fill: 'none', stroke: inks.rim };
  drawn.append(corner, suit, svg('rect', rim));
  if (isJoker(card)) {
    drawn.append(svg('rect', { ...rim, x: 2.5, y: 2.5, width: 61, height: 83, rx: 3.5 }));
  }
  return drawn;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things of these widths come to lie in rows, each row in the middle. */
function inRows(
  widths: readonly number[],
  { x, y, width }: Omit<Box, 'height'>,
  height: number,
  gap: number,
  middle: boolean,
): readonly Box[] {
  const rows: number[][] = [[]];
  let used = 0;
  widths.forEach((one, at) => {
    if (used > 0 && used + one > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(at);
    used += one + gap;
  });
  return rows.flatMap((row, nth) => {
    const whole = row.reduce((sum, at) => sum + (widths[at] ?? 0) + gap, -gap);
    let left = x + (middle ? (width - whole) / 2 : 0);
    return row.map((at) => {
      const box = { x: left, y: y + nth * height, width: widths[at] ?? 0, height };
      left += box.width + gap;
      return box;
    });
  });
}

/** How far a card of a build lies from the one below it, so that the whole is never wider than the table. */
function stepOf({ cards }: Pile, card: number, most: number): number {
  return Math.min(card * SHOWN, (most - card) / Math.max(1, cards.length - 1));
}

/**
 * Draws the picture; what `shown` marks of the play is marked as on the table. `root` is where the styles of the page
 * hold. Throws where cards or canvas are not to be had.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  root: HTMLElement,
  position: Position,
  shown: Shown | null,
  caption: Caption,
): Promise<void> {
  const [from] = await Promise.all([fetchSheet(), document.fonts.ready]);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const { cards, of } = coloursOf(root);
  const { hand, seats, table, toMove } = position;
  const inner = WIDTH - 2 * EDGE;
  const faces = { text: of('--font-text'), head: of('--font-head') };

  // Laid out first, drawn when the height is known.
  const draws: (() => void)[] = [];
  const drawing = svg('svg', { xmlns: SVG, width: WIDTH });
  const putCard = (card: Card, x: number, y: number, width: number): void => {
    const one = cardDrawing(card, from, cards[isJoker(card) ? 'X' : suitOf(card)]);
    for (const [key, value] of [
      ['x', x],
      ['y', y],
      ['width', width],
      ['height', (width * 4) / 3],
    ] as const) {
      one.setAttribute(key, `${value}`);
    }
    drawing.append(one);
  };
  let y = EDGE;
  /** Sets a text in lines, and goes on below it. */
  const write = (
    text: string,
    font: string,
    height: number,
    { colour = '--ink', left = EDGE }: { colour?: string; left?: number } = {},
  ): void => {
    pen.font = font;
    for (const line of linesOf(text, WIDTH - EDGE - left, (part) => pen.measureText(part).width)) {
      const base = y + height * 0.76;
      draws.push(() => {
        pen.font = font;
        pen.fillStyle = of(colour);
        pen.fillText(line, left, base);
      });
      y += height;
    }
  };

  write(caption.title, `500 40px ${faces.head}`, 46);
  write(caption.game, `20px ${faces.text}`, 28);
  for (const fact of caption.facts) write(fact, `18px ${faces.text}`, 25);
  y += 10;

  // The table.
  const felt = y;
  const size = table.length <= 8 ? 76 : table.length <= 15 ? 60 : 48;
  const most = inner - 32;
  const widths = table.map((pile) => size + (pile.cards.length - 1) * stepOf(pile, size, most));
  // What stands under piles has its row only where something does.
  const tagged = shown?.groups !== undefined || table.some(({ value }) => value !== undefined);
  const row = (size * 4) / 3 + (tagged ? 38 : 18);
  const boxes = inRows(widths, { x: EDGE + 16, y: felt + 18, width: most }, row, 14, true);
  const end = Math.max(felt + 110, ...boxes.map((box) => box.y + row + 2));
  draws.push(() => {
    pen.beginPath();
    pen.roundRect(EDGE, felt, inner, end - felt, 14);
    pen.fillStyle = of('--table');
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = of('--table-deep');
    pen.stroke();
    if (table.length > 0) return;
    pen.font = `20px ${faces.text}`;
    pen.textAlign = 'center';
    pen.fillStyle = of('--on-table');
    pen.fillText(caption.empty, WIDTH / 2, (felt + end) / 2 + 7);
    pen.textAlign = 'start';
  });
  const over: (() => void)[] = [];
  const letters = seatLetters(seats);
  table.forEach((pile, at) => {
    const box = boxes[at];
    if (box === undefined) return;
    const high = (size * 4) / 3;
    pile.cards.forEach((card, nth) => {
      putCard(card, box.x + nth * stepOf(pile, size, most), box.y, size);
    });
    const group = shown?.groups?.findIndex((piles) => piles.includes(at)) ?? -1;
    if (group >= 0 || shown?.on === at) {
      over.push(() => {
        pen.lineWidth = 4;
        pen.strokeStyle = of('--on-table');
        pen.setLineDash(group === 0 ? [] : group === 2 ? [3, 5] : [11, 7]);
        pen.beginPath();
        pen.roundRect(box.x - 4, box.y - 4, box.width + 8, high + 8, 8);
        pen.stroke();
        pen.setLineDash([]);
      });
    }
    if (group >= 0) {
      over.push(() => badge(groupLetter(group), box.x - 3, box.y + high - 3, 'table'));
    }
    if (pile.value !== undefined) {
      const owner = pile.owner === null ? '' : ` ${letters[pile.owner] ?? ''}`;
      const own = pile.owner === toMove ? 'own' : 'build';
      over.push(() =>
        badge(`${pile.value}${owner}`, box.x + box.width / 2, box.y + high + 19, own),
      );
    }
  });
  const badge = (text: string, x: number, middle: number, kind: 'table' | 'build' | 'own') => {
    const [ground, ink] =
      kind === 'build' ? ['--build', '--on-build'] : ['--on-table', '--table-deep'];
    pen.font = `700 19px ${faces.text}`;
    const width = Math.max(26, pen.measureText(text).width + 16);
    pen.beginPath();
    pen.roundRect(x - width / 2, middle - 13, width, 26, 13);
    pen.fillStyle = of(ground);
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = of(kind === 'own' ? '--build' : kind === 'build' ? '--on-table' : '--table');
    pen.stroke();
    pen.textAlign = 'center';
    pen.fillStyle = of(ink);
    pen.fillText(text, x, middle + 6.5);
    pen.textAlign = 'start';
  };
  y = end + 16;

  // The hand, the card that is played raised.
  write(caption.hand, `20px ${faces.text}`, 28);
  if (hand.length > 0) {
    const own = hand.length <= 8 ? 58 : 48;
    const high = (own * 4) / 3 + 16;
    const places = inRows(
      hand.map(() => own),
      { x: EDGE, y: y + 12, width: inner },
      high,
      10,
      false,
    );
    const played = shown?.card === undefined ? -1 : hand.indexOf(shown.card as Card);
    hand.forEach((card, at) => {
      const place = places[at];
      if (place === undefined) return;
      const top = place.y - (at === played ? 6 : 0);
      putCard(card, place.x, top, own);
      if (at !== played) return;
      over.push(() => {
        pen.lineWidth = 4;
        pen.strokeStyle = of('--ink');
        pen.beginPath();
        pen.roundRect(place.x - 4, top - 4, own + 8, (own * 4) / 3 + 8, 8);
        pen.stroke();
      });
    });
    y = (places.at(-1)?.y ?? y) + high + 6;
  }

  if (caption.verdict !== null) {
    const { answer, asked, ground, legal } = caption.verdict;
    y += 8;
    const top = y;
    const left = EDGE + 18;
    write(asked, `20px ${faces.text}`, 28, { left });
    y += 4;
    write(answer, `700 25px ${faces.text}`, 33, { left });
    y += 4;
    if (ground !== '') write(ground, `18px ${faces.text}`, 25, { left, colour: '--ink-soft' });
    const bottom = y;
    draws.push(() => {
      // Not allowed: two lines, so that it is not the colour alone that says so.
      pen.fillStyle = of(legal ? '--link' : '--build');
      pen.fillRect(EDGE, top, legal ? 6 : 3, bottom - top);
      if (!legal) pen.fillRect(EDGE + 6, top, 3, bottom - top);
    });
    y += 6;
  }
  y += 8;
  for (const line of caption.foot) {
    write(line, '14px ui-monospace, Menlo, Consolas, monospace', 20, { colour: '--ink-soft' });
  }

  const height = Math.ceil(y + EDGE - 8);
  drawing.setAttribute('height', `${height}`);
  drawing.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  const image = await imageOf(drawing);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = of('--paper');
  pen.fillRect(0, 0, WIDTH, height);
  for (const draw of draws) draw();
  pen.drawImage(image, 0, 0, WIDTH, height);
  for (const draw of over) draw();
}

/** The drawing as an image: as data, since a policy need not let in what a script makes up an address for. */
async function imageOf(drawing: SVGElement): Promise<HTMLImageElement> {
  // An image whose size is that of the paper is drawn at the size of the paper: twice as large it stays sharp.
  for (const side of ['width', 'height']) {
    drawing.setAttribute(side, `${Number(drawing.getAttribute(side)) * SCALE}`);
  }
  const text = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
