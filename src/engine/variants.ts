/** The versions of Zwicker as records. Rule ids in comments name the atom that states the fact. */
import type { Card } from './card.ts';
import { rankOf, SUITED_CARDS } from './card.ts';
import type { DealPlan, ScoringItem, Variant } from './variant.ts';

const item = (id: string, points: number, cards: readonly Card[]): ScoringItem => ({
  id,
  cards,
  points,
});
const ranked = (rank: string): Card[] => SUITED_CARDS.filter((card) => rankOf(card) === rank);

const ACES = ranked('A');
// Rule score-cardinal, score-honours, score-aces: shared by the versions with numbered jokers.
const CARDINAL = item('10D', 3, ['10D']);
const SPADE_TEN = item('10S', 1, ['10S']);
const SPADE_TWO = item('2S', 1, ['2S']);
const ACES_ONE = item('aces', 1, ACES);

const plan = (each: number, table: number, later: DealPlan['later']): DealPlan => ({
  first: [
    { to: 'hands', each },
    { to: 'table', cards: table },
  ],
  later,
});

const ADD_OR_SUBTRACT = { owned: true, single: true, subtract: true, keep: true, limit: null };
// Rule sum-builds, sum-builds-only, build-limit, builds-unowned.
const ADD_ONLY = { owned: false, single: false, subtract: false, keep: false, limit: 14 };

const dithmarschen: Variant = {
  id: 'dithmarschen',
  name: 'Dithmarschen',
  packs: 1,
  jokers: [15, 20, 25],
  jokersAre: 'numbered',
  courts: 'dual',
  seats: [2, 3, 4],
  teamsAt: [4],
  builds: ADD_OR_SUBTRACT,
  ask: false,
  packet: 1,
  nextDeal: 'hands-empty',
  deals: {
    2: plan(4, 3, [4, 4, 4, 4, 6]),
    3: plan(4, 4, [4, 4, 5]),
    4: plan(4, 3, [4, 5]),
  },
  scoring: {
    items: [
      item('X25', 7, ['X25']),
      item('X20', 6, ['X20']),
      item('X15', 5, ['X15']),
      CARDINAL,
      SPADE_TEN,
      SPADE_TWO,
      ACES_ONE,
    ],
    mostCards: 3,
    tie: 'nobody',
    zwick: 1,
  },
};

const dithmarschenRefill: Variant = {
  ...dithmarschen,
  id: 'dithmarschen-refill',
  seats: [4],
  nextDeal: 'everyone-played',
  deals: { 4: plan(4, 3, { untilOut: 1 }) },
};

const grossenwiehePlan: DealPlan = {
  first: [
    { to: 'hands', each: 2 },
    { to: 'table', cards: 5 },
    { to: 'hands', each: 2 },
    { to: 'table', cards: 5 },
  ],
  later: { untilOut: 4 },
};

const grossenwiehe: Variant = {
  id: 'grossenwiehe',
  name: 'Großenwiehe',
  packs: 1,
  jokers: [15, 17, 20, 22, 25, 30],
  jokersAre: 'numbered',
  courts: 'dual',
  seats: [2, 3, 4, 6],
  teamsAt: [4, 6],
  builds: ADD_OR_SUBTRACT,
  ask: true,
  packet: 2,
  nextDeal: 'hands-empty',
  deals: {
    2: grossenwiehePlan,
    3: grossenwiehePlan,
    4: grossenwiehePlan,
    6: grossenwiehePlan,
  },
  scoring: {
    items: [
      item('X30', 20, ['X30']),
      item('X25', 15, ['X25']),
      item('X22', 12, ['X22']),
      item('X20', 10, ['X20']),
      item('X17', 7, ['X17']),
      item('X15', 5, ['X15']),
      CARDINAL,
      // Rule score-tens: the cardinal's 3 include its 1 as a ten, or the total would not be 83.
      item('other-tens', 1, ['10S', '10H', '10C']),
      SPADE_TWO,
      ACES_ONE,
    ],
    mostCards: 3,
    tie: 'nobody',
    zwick: 1,
  },
};

const christiansen: Variant = {
  id: 'christiansen',
  name: 'Christiansen',
  packs: 1,
  jokers: [15, 20, 25, 30],
  jokersAre: 'numbered',
  courts: 'dual',
  seats: [2, 3, 4],
  teamsAt: [],
  builds: ADD_OR_SUBTRACT,
  ask: false,
  packet: 1,
  nextDeal: 'hands-empty',
  deals: {
    2: plan(8, 8, [8, 8]),
    3: plan(8, 8, [8]),
    4: plan(6, 8, [6]),
  },
  scoring: {
    items: [
      item('X30', 7, ['X30']),
      item('X25', 6, ['X25']),
      item('X20', 5, ['X20']),
      item('X15', 4, ['X15']),
      CARDINAL,
      SPADE_TEN,
      SPADE_TWO,
      ACES_ONE,
    ],
    mostCards: 3,
    tie: 'nobody',
    zwick: 1,
  },
};

const FOUR_EACH = plan(4, 4, { untilOut: 4 });

const huelsemann: Variant = {
  id: 'huelsemann',
  name: 'Hülsemann',
  packs: 1,
  jokers: [],
  jokersAre: 'numbered',
  courts: 'high',
  seats: [2, 3, 4],
  teamsAt: [],
  builds: ADD_ONLY,
  ask: false,
  packet: 1,
  nextDeal: 'hands-empty',
  deals: { 2: FOUR_EACH, 3: FOUR_EACH, 4: FOUR_EACH },
  scoring: {
    items: [
      item('10D', 10, ['10D']),
      item('aces', 2, ACES),
      item('7D', 1, ['7D']),
      item('7S', 1, ['7S']),
    ],
    mostCards: 1,
    tie: 'nobody',
    zwick: 3,
  },
};

const huelsemannDouble: Variant = {
  ...huelsemann,
  id: 'huelsemann-double',
  packs: 2,
  seats: [5, 6, 7, 8],
  deals: { 5: FOUR_EACH, 6: FOUR_EACH, 7: FOUR_EACH, 8: FOUR_EACH },
};

const grupp: Variant = {
  ...huelsemann,
  id: 'grupp',
  name: 'Grupp',
  jokers: [1, 2, 3, 4, 5, 6],
  jokersAre: 'wild',
  seats: [2, 3, 4, 5, 6, 7, 8],
  deals: {
    2: FOUR_EACH,
    3: FOUR_EACH,
    4: FOUR_EACH,
    5: FOUR_EACH,
    6: FOUR_EACH,
    7: FOUR_EACH,
    8: FOUR_EACH,
  },
};

/** The versions, in the order in which the site names them. */
export const VARIANTS = [
  dithmarschen,
  dithmarschenRefill,
  grossenwiehe,
  christiansen,
  huelsemann,
  huelsemannDouble,
  grupp,
] as const satisfies readonly Variant[];
