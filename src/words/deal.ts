/** How to deal a round, in sentences. Figures are the engine's; sentences number themselves on the page. */
import type { DealStage, DealtStep, Variant } from '../engine/index.ts';
import { baseOf, dealStages, inTeams, packOf, SUITED_CARDS } from '../engine/index.ts';
import { count, list } from './en.ts';

/** One sentence or two, the rules they come from, and the deal they are about, where that can be drawn. */
export interface DealSentence {
  readonly text: string;
  /** Ids of rules. */
  readonly rules: readonly string[];
  readonly stage?: DealStage;
  /** Whether it says how many cards are dealt, as a rule of that version and number of players has it. */
  readonly tellsSizes?: true;
  /** The point that a house may change in it. */
  readonly point?: string;
}

const times = (number: number): string => (number === 2 ? 'twice' : `${number} times`);

/** "Shuffle all 55 cards: 52 and the jokers 15, 20 and 25." */
function shuffleText(variant: Variant): string {
  const suited = SUITED_CARDS.length;
  const packs =
    variant.packs === 1 ? `a French pack of ${suited}` : `two French packs of ${suited}`;
  const { jokers, jokersAre } = variant;
  const named = jokers.length === 1 ? 'joker' : 'jokers';
  const more =
    jokers.length === 0
      ? ''
      : jokersAre === 'wild'
        ? ` and ${jokers.length} ${named}`
        : ` and the ${named} ${list(jokers)}`;
  return `The dealer shuffles all ${packOf(variant).length} cards, ${packs}${more}. The neighbour on the right cuts.`;
}

/** "4 cards to each, one at a time" */
function eachText(packets: readonly number[]): string {
  const cards = packets.reduce((sum, packet) => sum + packet, 0);
  const largest = Math.max(...packets);
  const way =
    packets.length === 1
      ? largest === 1
        ? ''
        : ', all at once'
      : largest === 1
        ? ', one at a time'
        : `, ${largest} at a time`;
  return `${count(cards, 'card')} to each${way}`;
}

function firstSentence(step: DealtStep, before: readonly DealtStep[], variant: Variant) {
  const isAgain = before.some(({ to }) => to === step.to);
  if (step.to === 'table') {
    const more = isAgain ? ' more' : '';
    return {
      text: `Lay ${step.cards}${more} face up on the table, each by itself.`,
      rules: ['deal-first'],
      tellsSizes: true as const,
    };
  }
  return isAgain
    ? { text: `Again, ${eachText(step.packets)}.`, rules: [], tellsSizes: true as const }
    : {
        text: `Begin at the dealer’s left and go round clockwise: ${eachText(step.packets)}.`,
        rules: ['deal-order', variant.packet === 1 ? 'deal-singly' : 'deal-by-twos'],
        tellsSizes: true as const,
        point: 'packet',
      };
}

const stockText = (stock: number): string =>
  stock === 0 ? 'Then the stock is out.' : `Then ${stock} are left in the stock.`;

function laterSentence(stage: DealStage, variant: Variant, isFirst: boolean): DealSentence {
  const [step] = stage.steps;
  const packets = step?.to === 'hands' ? step.packets : [];
  const isRefill = variant.nextDeal === 'everyone-played';
  const when = isRefill
    ? 'Whenever everybody has played a card'
    : stage.times > 1
      ? 'Whenever all hands are empty'
      : 'When all hands are empty';
  const often = stage.times > 1 ? `, ${times(stage.times)}` : '';
  const table = isFirst ? ' None go to the table, and what lies there stays.' : '';
  return {
    text: `${when}, deal ${eachText(packets)}${often}.${table} ${stockText(stage.stock)}`,
    rules: [isRefill ? 'deal-refill' : 'deal-when-played-out', ...(isFirst ? ['deal-later'] : [])],
    stage,
    tellsSizes: true,
  };
}

/** "the first two from the dealer’s left get 2, the others 1" */
function unevenText(hands: readonly number[]): string {
  const [most = 0] = hands;
  const least = hands.at(-1) ?? 0;
  if (most === least) return `each gets ${most}`;
  const first = hands.filter((cards) => cards === most).length;
  const who =
    first === 1
      ? 'the first from the dealer’s left gets'
      : `the first ${first} from the dealer’s left get`;
  const rest = least === 0 ? 'none' : String(least);
  return `${who} ${most}, the ${first === hands.length - 1 ? 'dealer' : 'others'} ${rest}`;
}

function remainderSentence(stage: DealStage, isFirst: boolean): DealSentence {
  const cards = stage.hands.reduce((sum, each) => sum + each, 0);
  const isUneven = stage.hands[0] !== stage.hands.at(-1);
  const none = stage.hands.at(-1) === 0 ? ' Who has no card is passed over.' : '';
  const table = isFirst ? ' None go to the table, and what lies there stays.' : '';
  return {
    text: `When all hands are empty${isFirst ? '' : ' again'}, the last ${cards} go round one by one: ${unevenText(stage.hands)}.${none}${table} Then the stock is out.`,
    rules: ['deal-remainder', ...(isUneven ? ['dealer-not-last'] : [])],
    stage,
  };
}

/** Where the version that house rules start from has teams and the house has none, that is said. */
function seatingSentence(variant: Variant, players: number): readonly DealSentence[] {
  const point = `teams${players}`;
  if (inTeams(variant, players)) {
    return [{ text: 'Partners sit alternately with their opponents.', rules: ['teams'], point }];
  }
  return inTeams(baseOf(variant), players)
    ? [{ text: 'Everyone plays alone.', rules: ['teams'], point }]
    : [];
}

/** All there is to dealing a round of that version with that many players, in order. */
export function dealSentences(variant: Variant, players: number): readonly DealSentence[] {
  const [first, ...later] = dealStages(variant, players);
  if (first === undefined) return [];
  const rest = later.map((stage, at) =>
    stage.kind === 'remainder'
      ? remainderSentence(stage, at === 0)
      : laterSentence(stage, variant, at === 0),
  );
  return [
    ...seatingSentence(variant, players),
    { text: shuffleText(variant), rules: ['cutting'] },
    ...first.steps.map((step, at) => firstSentence(step, first.steps.slice(0, at), variant)),
    {
      text: `Put the other ${first.stock} aside, face down: the stock. The player at the dealer’s left plays first.`,
      rules: ['play-order'],
      stage: first,
    },
    ...rest,
    {
      text: 'The next round is dealt by the player at the dealer’s left.',
      rules: ['deal-passes-left'],
    },
  ];
}

/** What lies where after a deal, for those who do not see the picture. */
export function dealPictureText({ hands, stock, table }: DealStage): string {
  const isEven = hands.every((cards) => cards === hands[0]);
  const given = isEven
    ? `${count(hands[0] ?? 0, 'card')} for each`
    : `from the dealer’s left ${list(hands)}`;
  return `${given}${table > 0 ? `, ${table} on the table` : ''}, ${stock === 0 ? 'no stock left' : `${stock} in the stock`}.`;
}

export const DEAL_WORDS = {
  title: 'How to deal',
  lead: 'Who gets how many cards, when, and what goes to the table: step by step, for every version and number of players.',
  description:
    'How to deal Zwicker: cards to each hand and to the table, later deals and the last one, for every version and number of players.',
  heading: (version: string, players: number): string => `${version}, ${players} players`,
  houseRule: 'house rule',
  change: 'Another version or number of players',
  failed: 'Something could not be loaded. Reload the page.',
  all: 'All versions',
  players: (players: number): string => `${players} players`,
  dealerMark: 'D',
  /** What a link to a rule says: on what that stands, where no source says it of this version. */
  rule: (ground: 'inferred' | 'ruling' | undefined): string =>
    ground === undefined ? 'rule' : ground === 'ruling' ? 'our ruling' : 'inferred',
  /** What it says to those who hear it: the id of the rule is in words. */
  ruleNamed: (id: string, ground: 'inferred' | 'ruling' | undefined): string =>
    `${DEAL_WORDS.rule(ground)}: ${id.replaceAll('-', ' ')}`,
  grounds:
    'Where it says “our ruling” the sources don’t tell how this version deals; what is “inferred” follows from what they tell.',
  key: 'D is the dealer; the others are numbered in the order in which they play.',
  evening: (dealer: string, first: string): string =>
    `On the pad it is ${dealer}’s deal: begin with ${first}.`,
} as const;
