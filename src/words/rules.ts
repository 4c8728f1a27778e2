/** What the pages of the rules say around the rules themselves, in English. */
import type { GroundIn } from '../content/grounds.ts';
import type { Section } from '../content/schemas/rule.ts';
import type { HoldsIn } from '../content/where.ts';
import type { Ask, Card, FieldName, FieldValue, Pile, PlayTried } from '../engine/index.ts';
import { isCard, VARIANTS } from '../engine/index.ts';
import { theCard, upper } from './en.ts';
import { EN } from './index.ts';
import { type Seating, seatedAt, theirs } from './seating.ts';

/** The headings of the sections of rules. */
export const SECTION_TITLES = {
  cards: 'Cards and their values',
  table: 'The table',
  turn: 'A turn',
  capture: 'Capturing',
  zwick: 'The Zwick',
  builds: 'Builds',
  partners: 'Partners',
  promises: 'Promises',
  owing: 'What you owe for a build',
  end: 'The end of a round',
  scoring: 'Scoring',
  dealing: 'Players and dealing',
  'wild-jokers': 'Wild jokers',
  custom: 'Customs',
  history: 'Where the game is from',
} as const satisfies Record<Section, string>;

const FIELD_LABELS = {
  packs: 'French packs in use',
  jokers: 'Numbers of the jokers',
  jokersAre: 'Jokers are',
  courts: 'Values of aces and court cards',
  seats: 'Numbers of players',
  teamsAt: 'Numbers of players in teams',
  'builds.owned': 'Builds have an owner',
  'builds.single': 'One card may be a build',
  'builds.subtract': 'Builds may subtract',
  'builds.keep': 'An equal card may keep the value',
  'builds.limit': 'Highest build',
  ask: 'Partners may be asked',
  packet: 'Cards dealt at a time',
  nextDeal: 'Next deal',
  'scoring.mostCards': 'Points for most cards',
  'scoring.tie': 'On a tie for most cards, points go to',
  'scoring.zwick': 'Points for a Zwick',
  players: 'Players',
  teams: 'In teams',
  jokerCount: 'Jokers',
  jokerPoints: 'Points on the jokers, in the order of their numbers',
  packSize: 'Cards in a round',
  fixedTotal: 'Fixed total',
  tableDealt: 'Cards laid on the table at first',
  handsDealt: 'Cards dealt to the player at the dealer’s left, deal by deal',
  lastDeal: 'Cards in the last deal, from the dealer’s left',
  firstHand: 'Cards in each hand at first',
  handSteps: 'To each hand in the first deal, time by time',
  tableSteps: 'To the table in the first deal, time by time',
  dealCount: 'Deals in a round',
  dealsUntilOut: 'Deals until the stock is out',
  dealsRemainder: 'The last deal is a remainder',
} as const satisfies Record<FieldName, string>;

/** What a part of a list is called behind the name of the list. */
const LIST_PARTS = { first: 'the first', last: 'the last', sum: 'together' } as const;

/** What a figure is of: "Fixed total", "Points on the ten of diamonds", "Numbers of players: the first". */
export function figureLabel(path: string): string {
  const [field = '', part] = path.split('#');
  if (part !== undefined) return `${figureLabel(field)}: ${LIST_PARTS[part as 'sum']}`;
  if (Object.hasOwn(FIELD_LABELS, field)) return FIELD_LABELS[field as FieldName];
  const [kind, card] = field.split('.');
  if (!isCard(card)) return field;
  const name = EN.cardName(card);
  return kind === 'points' ? `Scoring value of ${name}` : `Matching values of ${name}`;
}

/** What the records have a word of their own for. */
const FIGURE_WORDS: Readonly<Record<string, string>> = {
  'hands-empty': 'when all hands are empty',
  'everyone-played': 'when everyone has played one card',
  numbered: 'numbered',
  wild: 'wild',
  dual: 'two for each',
  high: 'one for each, the higher',
  nobody: 'nobody',
  each: 'each of those tied',
};

/** A figure as people read it. */
export function figureText(figure: FieldValue): string {
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  if (figure === null) return 'none';
  if (typeof figure === 'string') return FIGURE_WORDS[figure] ?? figure;
  if (typeof figure !== 'object') return String(figure);
  return figure.length === 0 ? 'none' : figure.join(', ');
}

/** The names of cards, "no card" of none. */
export function cardList(cards: readonly Card[]): string {
  return cards.length === 0 ? 'no card' : EN.list(cards.map(EN.cardName), 'and');
}

/** A pile for `PileRow`. */
export function pileShown(
  { cards, owner, value }: Pile,
  seating: Seating,
): {
  readonly cards: readonly { readonly card: Card; readonly name: string }[];
  readonly tag: string | undefined;
  readonly label: string;
} {
  const names = EN.list(cards.map(EN.cardName), 'and');
  const shown = cards.map((card) => ({ card, name: EN.cardName(card) }));
  if (value === undefined) return { cards: shown, tag: undefined, label: names };
  if (owner === null) {
    return { cards: shown, tag: String(value), label: `build of ${value}: ${names}` };
  }
  return {
    cards: shown,
    tag: `${value}, ${seatedAt(owner, seating).short}`,
    label: `${theirs(`build of ${value}`, owner, seating)}: ${names}`,
  };
}

/** A pile within a sentence. */
function pileInText({ cards, value }: Pile): string {
  return value === undefined
    ? theCard(cards[0])
    : `the build of ${value} (${cards.map(EN.cardName).join(', ')})`;
}

/** A play as somebody tries it, whether it is allowed or not. */
export function triedText(
  tried: PlayTried | Ask,
  table: readonly Pile[],
  player: number,
  seating: Seating,
  isLegal: boolean,
): string {
  const { isYou, name } = seatedAt(player, seating);
  const who = upper(name);
  /** "You lay", "Your partner lays"; "You want to lay", where it is not allowed. */
  const does = (verb: string, rest = ''): string =>
    isLegal
      ? `${who} ${verb}${isYou ? '' : 's'}${rest}`
      : `${who} ${isYou ? 'want' : 'wants'} to ${verb}${rest}`;
  const piles = table.map(pileInText);
  const pile = (at: number): string => piles[at] ?? `pile ${at + 1}`;
  switch (tried.kind) {
    case 'ask': {
      const asked = seatedAt(tried.of, seating);
      // To ask oneself is refused, but can be tried.
      const whom = tried.of === player ? (isYou ? 'yourself' : 'themselves') : asked.name;
      return `${does('ask')} ${whom} for a card that counts ${tried.value}; the answer is ${tried.holds ? 'yes' : 'no'}.`;
    }
    case 'trail':
      return `${does('lay', ' down')} ${theCard(tried.card)}.`;
    case 'capture':
      return `${does('take')} ${takenText(tried.takes, pile)} with ${theCard(tried.card)}.`;
    case 'build': {
      const { card, on, owner, value } = tried;
      const where = on === null ? '' : ` on ${pile(on)}`;
      return `${does('lay')} ${theCard(card)}${where}: a build of ${value}${ownerText(owner, player, seating)}.`;
    }
  }
}

/** The piles taken, "nothing" of none; one that is named more than once is said to be. */
function takenText(takes: readonly number[], pile: (at: number) => string): string {
  if (takes.length === 0) return 'nothing';
  const times = (at: number): number => takes.filter((other) => other === at).length;
  const named = [...new Set(takes)].map((at) => {
    const count = times(at);
    if (count === 1) return pile(at);
    return `${pile(at)}, named ${count === 2 ? 'twice' : `${count} times`},`;
  });
  return EN.list(named, 'and');
}

/** For whom a build is made. */
function ownerText(owner: number | null, player: number, seating: Seating): string {
  if (owner === null) return '';
  const { isYou, name } = seatedAt(owner, seating);
  if (owner === player) return isYou ? ' of your own' : ' of their own';
  return ` for ${name}`;
}

/** Before the title of the rule by which a rule is taken over from another version. */
export const TAKEN_OVER = 'Taken over:';

/** That sources say otherwise. */
export function againstText(names: readonly string[]): string {
  return `It reads otherwise in ${EN.list(names, 'and')}.`;
}

/** Versions in a row, each with the numbers of players where those are not all it has. */
function versionNames(holdsIn: readonly HoldsIn[]): string {
  const names = holdsIn.map(({ players, variant }) => {
    // "Hülsemann, double pack" would fall apart in a list.
    const name = EN.variantName(variant).replace(/, (.+)/, ' ($1)');
    return players.length === variant.seats.length
      ? name
      : `${name} with ${EN.list(players, 'or')} players`;
  });
  return EN.list(names, 'and');
}

/** The versions in which a rule holds. */
export function versionsText(holdsIn: readonly HoldsIn[]): string {
  const everywhere =
    holdsIn.length === VARIANTS.length &&
    holdsIn.every(({ players, variant }) => players.length === variant.seats.length);
  return everywhere ? 'every version' : versionNames(holdsIn);
}

/** Of a rule that stands on several grounds, where it stands on one of them: "in Grupp and Christiansen". */
export function groundPlaces(
  grounds: readonly GroundIn[],
): readonly (Omit<GroundIn, 'holdsIn'> & { readonly places: string })[] {
  return grounds.map(({ holdsIn, ...ground }) => ({
    ...ground,
    places: grounds.length === 1 ? '' : ` in ${versionNames(holdsIn)}`,
  }));
}

/** What the list of plays that follows is of. */
export function playsText(
  count: number,
  of: 'all' | 'captures' | 'builds',
  card: string | undefined,
): string {
  const noun = ({ all: 'play', captures: 'capture', builds: 'build' } as const)[of];
  const things = count === 0 ? `no ${noun}` : EN.count(count, noun);
  const withCard = isCard(card) ? ` with ${theCard(card)}` : '';
  return `There ${count > 1 ? 'are' : 'is'} ${things}${withCard}${count === 0 ? '.' : ':'}`;
}

/** What was agreed on wild jokers, where it is not the usual. */
export function optionsText({
  jokerOnTable,
  jokerSweepIsZwick,
}: {
  readonly jokerOnTable: 'free' | 'joker-only' | 'never';
  readonly jokerSweepIsZwick: boolean;
}): string | undefined {
  const agreed = [
    ...(jokerOnTable === 'joker-only' ? ['only a joker takes a joker'] : []),
    ...(jokerOnTable === 'never' ? ['jokers are never captured'] : []),
    ...(jokerSweepIsZwick ? [] : ['clearing the table with a joker is no Zwick']),
  ];
  return agreed.length === 0 ? undefined : `Agreed: ${EN.list(agreed, 'and')}`;
}
