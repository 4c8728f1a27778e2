/** What can come next in a notation that somebody is typing: only what the version and the pack still have. */
import type { Card, Variant } from '../../engine/index.ts';
import {
  isJoker,
  makeableInOrder,
  packCounts,
  packOf,
  parseCard,
  partnersOf,
  RANKS,
  rankOf,
  VARIANTS,
  valuesOf,
  variantById,
} from '../../engine/index.ts';
import { COMPLETING_WORDS as WORDS } from '../../words/calculatorExtras.ts';
import { cardName } from '../../words/en.ts';
import { seatLetters } from '../../words/seats.ts';
import { shortCard } from '../../words/table.ts';

/** One thing that can stand there. */
export interface Completion {
  /** What stands in the text from `from` up to the caret once it is taken. */
  readonly text: string;
  /** How it is shown, and what it is. */
  readonly shown: string;
  readonly name: string;
}

/** What can come next in a notation, and from which character on it replaces what stands there. */
export interface Completions {
  readonly from: number;
  readonly list: readonly Completion[];
}

const NOTHING = { from: 0, list: [] } as const;

/** What can come at the caret, in the order of the game's own; nothing where the caret is inside a word. */
export function completionsAt(text: string, caret: number): Completions {
  const before = text.slice(0, caret);
  if (/^[^\s,|]/.test(text.slice(caret))) return NOTHING;
  const sections = before.split('|');
  const part = sections.at(-1) ?? '';
  if (sections.length === 1) return inHeader(before);
  const game = gameOf(sections[0] ?? '');
  if (game === undefined) return NOTHING;
  switch (sections.length) {
    case 2:
      return inCards(part, caret, cardsLeft(text, caret, game.variant), [WORDS.end(' | ')]);
    case 3: {
      const list = part.slice(part.lastIndexOf(',') + 1);
      return inPile(list, list === part, caret, game, cardsLeft(text, caret, game.variant));
    }
    case 4:
      return inPromises(part, caret, game);
    default:
      return NOTHING;
  }
}

interface Game {
  readonly variant: Variant;
  readonly seats: number;
  readonly toMove: number;
}

const HEADER = /^\s*([a-z][\w.-]*)\s+(\d+)\s*@\s*(\d+)/i;

/** The game that a header names, as far as there is one. */
function gameOf(header: string): Game | undefined {
  const [, id = '', seats, toMove] = HEADER.exec(header) ?? [];
  const variant = variantById(id.toLowerCase());
  if (variant === undefined || !variant.seats.includes(Number(seats))) return undefined;
  return { variant, seats: Number(seats), toMove: Number(toMove) };
}

/** The place of what is typed of a word, and of the white space before it. */
function wordAt(before: string): { readonly word: string; readonly blank: number } {
  const word = /[^\s,|]*$/.exec(before)?.[0] ?? '';
  const blank = /\s*$/.exec(before.slice(0, before.length - word.length))?.[0].length ?? 0;
  return { word, blank };
}

function inHeader(before: string): Completions {
  const { blank, word } = wordAt(before);
  const from = before.length - word.length;
  const [first, ...others] = before.slice(0, from).trim().split(/\s+/).filter(Boolean);
  const starting = (list: readonly Completion[]): Completions => ({
    from,
    list: list.filter(({ text }) => text.startsWith(word.toLowerCase()) && text !== word),
  });
  if (first === undefined) {
    return starting(VARIANTS.map(({ id }) => ({ text: `${id} `, shown: id, name: '' })));
  }
  const variant = variantById(first.toLowerCase());
  if (variant === undefined) return NOTHING;
  const seatsWord = others[0] ?? word;
  const seats = Number(/^\d+/.exec(seatsWord)?.[0]);
  if (!variant.seats.includes(seats) || others.length === 0) {
    const isWhole = variant.seats.some((number) => `${number}` === word);
    if (isWhole) return { from: before.length, list: turns(seats, ' @') };
    return starting(
      variant.seats.map((number) => ({
        text: `${number} @`,
        shown: `${number}`,
        name: WORDS.players(number),
      })),
    );
  }
  if (!/@\d+/.test(before)) {
    return { from: from - (word === '' ? blank : 0), list: turns(seats, ' @', word) };
  }
  const options =
    variant.jokersAre === 'wild'
      ? ['jokers=free', 'jokers=joker', 'jokers=never', 'sweep=yes', 'sweep=no'].filter(
          (option) => !before.slice(0, from).includes(option.split('=')[0] ?? ''),
        )
      : [];
  const more = options.map((option) => ({ text: `${option} `, shown: option, name: '' }));
  if (word.startsWith('@')) return { from: before.length, list: [WORDS.end(' | ')] };
  if (word !== '') return starting(more);
  return { from: before.length - blank, list: [WORDS.end(' | '), ...spaced(more)] };
}

const spaced = (list: readonly Completion[]): Completion[] =>
  list.map((one) => ({ ...one, text: ` ${one.text}` }));

/** Whose turn: `@0` and so on, behind what stands there. */
function turns(seats: number, mark: string, typed = ''): readonly Completion[] {
  return seatLetters(seats).flatMap((letter, seat) =>
    `@${seat}`.startsWith(typed) && typed !== `@${seat}`
      ? [
          {
            text: typed === '' ? `${mark}${seat} | ` : `@${seat} | `,
            shown: `@${seat}`,
            name: WORDS.turn(letter),
          },
        ]
      : [],
  );
}

/** How many of each card are left when all that is typed elsewhere lies there. */
function cardsLeft(text: string, caret: number, variant: Variant): ReadonlyMap<Card, number> {
  const left = new Map(packCounts(variant));
  const { word } = wordAt(text.slice(0, caret));
  const others = `${text.slice(0, caret - word.length)} ${text.slice(caret)}`;
  for (const [token] of others.slice(others.indexOf('|')).matchAll(/[^\s,|=@:]+/g)) {
    const card = parseCard(token);
    if (card !== undefined) left.set(card, (left.get(card) ?? 0) - 1);
  }
  return left;
}

/** The cards that a beginning can become: `K` all kings, `1` the tens, `b` the jacks, `x` the jokers. */
function cardsFor(word: string, left: ReadonlyMap<Card, number>): readonly Card[] {
  const typed = word.toUpperCase();
  const rank = { B: 'J', D: 'Q' }[typed] ?? typed;
  return [...left].flatMap(([card, many]) => {
    if (many <= 0) return [];
    if (isJoker(card)) return card.startsWith(typed) && card !== typed ? [card] : [];
    return rankOf(card) === rank || (rank === '1' && rankOf(card) === '10') ? [card] : [];
  });
}

const cardChoice = (card: Card): Completion => ({
  text: `${card} `,
  shown: shortCard(card),
  name: cardName(card),
});

/** The ranks of which a card is left, and the jokers. */
function ranksIn(left: ReadonlyMap<Card, number>): readonly Completion[] {
  const free = [...left].flatMap(([card, many]) => (many > 0 ? [card] : []));
  const ranks = RANKS.filter((rank) =>
    free.some((card) => !isJoker(card) && rankOf(card) === rank),
  );
  return [
    ...ranks.map((rank) => ({ text: rank, shown: rank, name: '' })),
    ...free.filter(isJoker).map(cardChoice),
  ];
}

/** Cards, and what may stand behind them. */
function inCards(
  part: string,
  caret: number,
  left: ReadonlyMap<Card, number>,
  behind: readonly Completion[],
): Completions {
  const { blank, word } = wordAt(part);
  if (word !== '') {
    const card = parseCard(word);
    // Of a version without it a joker is only the beginning of another: X2 of X20.
    if (card !== undefined && left.has(card)) return { from: caret, list: behind };
    return { from: caret - word.length, list: cardsFor(word, left).map(cardChoice) };
  }
  const from = caret - blank;
  const gap = blank > 0 || part === '' ? part.slice(part.length - blank) : ' ';
  const next = ranksIn(left).map((one) => ({ ...one, text: `${gap || ' '}${one.text}` }));
  return { from, list: [...behind, ...next] };
}

/** A pile: its cards, and behind them at which value it is announced, and whose it is. */
function inPile(
  list: string,
  isFirst: boolean,
  caret: number,
  { seats, variant }: Game,
  left: ReadonlyMap<Card, number>,
): Completions {
  const [, cardsTyped = '', typed, value = '', owner] =
    /^([^=@]*?)(?:\s*(=\s*(\d*)(?:\s*@(\d*))?))?$/.exec(list) ?? [];
  const cards = cardsTyped
    .trim()
    .split(/\s+/)
    .flatMap((token) => parseCard(token) ?? []);
  const isBuild = cards.length > 1 || (cards.length === 1 && variant.builds.single);
  const values = isBuild ? makeableInOrder(cards, variant) : [];
  const { owned } = variant.builds;
  const ends = [WORDS.end(', '), WORDS.end(' | ')];
  if (typed !== undefined) {
    const from = caret - typed.length;
    const isWhole = values.includes(Number(value));
    const owners = seatLetters(seats).map((letter, seat) => ({
      text: `=${value}@${seat}`,
      shown: `@${seat}`,
      name: WORDS.owner(letter),
    }));
    if (owner !== undefined) {
      if (owner !== '' && Number(owner) < seats) return { from: caret, list: ends };
      return { from, list: isWhole && owner === '' ? owners : [] };
    }
    if (isWhole && !owned) return { from: caret, list: ends };
    const longer = values.filter((one) => `${one}`.startsWith(value) && `${one}` !== value);
    return {
      from,
      list: [...(isWhole ? owners : []), ...longer.map((one) => valueChoice(one, ''))],
    };
  }
  const isCard = cardsTyped.trim() !== '' && parseCard(wordAt(list).word) !== undefined;
  // A pile of several cards is a build: it wants its value before anything else.
  const behind =
    cards.length === 0
      ? isFirst
        ? [WORDS.end(' | ')]
        : []
      : [...values.map((one) => valueChoice(one, ' ')), ...(cards.length === 1 ? ends : [])];
  // Only cards that could be laid on what is there.
  const laid = isCard ? cards.slice(0, -1) : cards;
  const fit = [...left].filter(
    ([card]) => laid.length === 0 || makeableInOrder([...laid, card], variant).length > 0,
  );
  return inCards(list, caret, new Map(fit), isCard || wordAt(list).word === '' ? behind : []);
}

const valueChoice = (value: number, gap: string): Completion => ({
  text: `${gap}=${value}`,
  shown: `=${value}`,
  name: WORDS.build(value),
});

/** Who has promised: partners before others; and the values that cards of the pack have. */
function inPromises(part: string, caret: number, { seats, toMove, variant }: Game): Completions {
  const { word } = wordAt(part);
  const [seat = '', value] = word.split(':');
  const from = caret - word.length;
  if (value === undefined) {
    const partners = partnersOf(variant, seats, toMove);
    return {
      from,
      list: partners
        .filter((partner) => `${partner}`.startsWith(seat))
        .map((partner) => ({
          text: `${partner}:`,
          shown: `${partner}:`,
          name: WORDS.promiser(seatLetters(seats)[partner] ?? ''),
        })),
    };
  }
  const values = [...new Set(packOf(variant).flatMap((card) => valuesOf(card, variant)))];
  return {
    from,
    list: values
      .toSorted((one, other) => one - other)
      .filter((one) => `${one}`.startsWith(value) && `${one}` !== value)
      .map((one) => ({ text: `${seat}:${one} `, shown: `${one}`, name: '' })),
  };
}
