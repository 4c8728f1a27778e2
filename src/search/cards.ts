/** Cards as people write them: "10♦", "ten of diamonds", "Karo Zehn", "joker 25", each as one word, `card10d`. */

const RANKS: Readonly<Record<string, readonly string[]>> = {
  a: ['ace', 'as', 'ass', 'aces'],
  2: ['two', 'zwei', 'deuce'],
  3: ['three', 'drei'],
  4: ['four', 'vier'],
  5: ['five', 'funf', 'fuenf'],
  6: ['six', 'sechs'],
  7: ['seven', 'sieben'],
  8: ['eight', 'acht'],
  9: ['nine', 'neun'],
  10: ['ten', 'zehn', 'tens'],
  j: ['jack', 'bube', 'knave', 'buben'],
  q: ['queen', 'dame', 'damen'],
  k: ['king', 'konig', 'koenig', 'konige'],
};
const SUITS: Readonly<Record<string, readonly string[]>> = {
  d: ['diamonds', 'diamond', 'karo', '♦', '♢'],
  h: ['hearts', 'heart', 'herz', '♥', '♡'],
  s: ['spades', 'spade', 'pik', '♠', '♤'],
  c: ['clubs', 'club', 'kreuz', 'treff', '♣', '♧'],
};

const lookUp = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([key, names]) =>
      [key, ...names].map((name) => [name, key] as const),
    ),
  );
const RANK_OF = lookUp(RANKS);
/** A suit by its name or sign; its letter alone is no name. */
const SUIT_OF = new Map([...lookUp(SUITS)].filter(([name]) => !/^[a-z]$/.test(name)));

const anyOf = (names: Iterable<string>): string =>
  [...names].toSorted((one, other) => other.length - one.length).join('|');
/** A letter alone is a rank only beside a sign: "a heart" is none. */
const RANK = `(${anyOf([...RANK_OF.keys()].filter((name) => !/^[a-z]$/.test(name)))})`;
const SIGN = '([♦♢♥♡♠♤♣♧])';
const SUIT = `(${anyOf(SUIT_OF.keys())})`;
const GAP = '[\\s-]*';
const [BEFORE, AFTER] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
const PATTERNS = {
  rankFirst: new RegExp(`${BEFORE}${RANK}${GAP}(?:of${GAP})?${SUIT}${AFTER}`, 'gu'),
  suitFirst: new RegExp(`${BEFORE}${SUIT}${GAP}${RANK}${AFTER}`, 'gu'),
  letterFirst: new RegExp(`${BEFORE}([ajqk])${SIGN}`, 'gu'),
  signFirst: new RegExp(`${SIGN}([ajqk])${AFTER}`, 'gu'),
  /** As in notation. */
  short: new RegExp(`${BEFORE}(10|[2-9])([dhsc])${AFTER}`, 'gu'),
  shortSuitFirst: new RegExp(`${BEFORE}([dhsc])(10|[2-9])${AFTER}`, 'gu'),
  joker: new RegExp(
    `${BEFORE}(?:jokers?${GAP}(\\d{1,2})|(\\d{1,2})(?:er)?${GAP}jokers?|x(\\d{1,2}))${AFTER}`,
    'gu',
  ),
} as const;

/** As in notation, too, which has its letters in capitals. */
const CAPITALS = /(?<![\p{L}\p{N}])([AJQK])([DHSC])(?![\p{L}\p{N}])/gu;

/**
 * The cards that a text names, as words of an index: `card10d`, `cardx25`.
 *
 * @param text In lower case and without accents, as `plain` of `terms.ts` gives it
 * @param written The text as it was written, where it is at hand: "QS" is a card, "as" is a word
 */
export function cardTerms(text: string, written = ''): readonly string[] {
  const found: string[] = [];
  const add = (rank: string | undefined, suit: string | undefined): void => {
    const [one, other] = [RANK_OF.get(rank ?? ''), SUIT_OF.get(suit ?? '') ?? suit];
    if (one !== undefined && other !== undefined) found.push(`card${one}${other}`);
  };
  for (const [, rank, suit] of text.matchAll(PATTERNS.rankFirst)) add(rank, suit);
  for (const [, suit, rank] of text.matchAll(PATTERNS.suitFirst)) add(rank, suit);
  for (const [, rank, suit] of text.matchAll(PATTERNS.letterFirst)) add(rank, suit);
  for (const [, suit, rank] of text.matchAll(PATTERNS.signFirst)) add(rank, suit);
  for (const [, rank, suit] of text.matchAll(PATTERNS.short)) add(rank, suit);
  for (const [, suit, rank] of text.matchAll(PATTERNS.shortSuitFirst)) add(rank, suit);
  if (/\p{Ll}/u.test(written)) {
    for (const [card] of written.matchAll(CAPITALS)) found.push(`card${card.toLowerCase()}`);
  }
  for (const [, after, before, short] of text.matchAll(PATTERNS.joker)) {
    found.push(`cardx${after ?? before ?? short}`);
  }
  return [...new Set(found)];
}

const RANK_WORDS: Readonly<Record<string, string>> = {
  a: 'ace',
  j: 'jack',
  q: 'queen',
  k: 'king',
  x: 'joker',
};

/** What a card, as `cardTerms` gives it, is in a word: "QS" is a queen, "10H" a ten. */
export function rankWord(card: string): string {
  const [, rank = ''] = /^card(10|\w)/.exec(card) ?? [];
  return RANK_WORDS[rank] ?? rank;
}
