/** Deals, hands and puzzles of Zwikken in an address: what is written is read again, and nothing else is. */
import { expect, test } from 'vitest';
import { sealed } from '../../src/engine/notation/seal.ts';
import { randomFrom } from '../../src/engine/random.ts';
import {
  applyAction,
  dealZwikken,
  firstSitting,
  legalActions,
  makeAct,
  makeZwikkenLink,
  parseAct,
  parseZwikkenLink,
  RULE_SETS,
  solveTricks,
  startDeal,
  tricksOf,
  usuallyAgreed,
  ZWIKKEN_PUZZLE_KINDS,
  type ZwikkenLink,
} from '../../src/engine/zwikken/index.ts';
import { zwikkenLinkText } from '../../src/words/zwikkenLinks.ts';

/** A deal played by chance, some acts long. */
function someDeal(number: number): ZwikkenLink & { readonly form: 'deal' } {
  const random = randomFrom(`link ${number}`);
  const rules = RULE_SETS[number % RULE_SETS.length] ?? RULE_SETS[0];
  const players = 3 + random.below(3);
  const agreed = {
    ...usuallyAgreed(rules),
    stake: 1 + random.below(3),
    partsFrom: random.below(2) === 0 ? 0 : null,
    rounds: random.below(2) === 0 ? 2 : null,
  };
  const dealer = random.below(players);
  const sitting = { ...firstSitting(rules, players, random.below(5), agreed, dealer), pot: 7 };
  const deal = dealZwikken(rules, players, dealer, String(number), agreed.packets);
  const actions = [];
  let state = startDeal(sitting, deal);
  for (let left = random.below(25); left > 0 && state.phase !== 'over'; left--) {
    const legal = legalActions(state);
    const action = legal[random.below(legal.length)];
    if (action === undefined) break;
    actions.push(action);
    state = applyAction(state, action);
  }
  return { form: 'deal', record: { sitting, deal, actions } };
}

test('a deal is read as it was written, stacks below nought and all', () => {
  for (let number = 0; number < 300; number++) {
    const link = someDeal(number);
    const text = makeZwikkenLink(link);
    expect(text).toMatch(/^z1~[A-Za-z0-9_~.-]+[A-Za-z0-9]$/);
    expect(parseZwikkenLink(`#${text}`)).toEqual({ ok: true, value: link });
  }
});

test('a deal is opened at the step that its link names, with what comes after it', () => {
  for (let number = 0; number < 60; number++) {
    const link = someDeal(number);
    const { length } = link.record.actions;
    for (let at = 0; at <= length; at++) {
      const read = parseZwikkenLink(makeZwikkenLink({ ...link, at }));
      expect(read).toEqual({ ok: true, value: at === length ? link : { ...link, at } });
    }
    const beyond = parseZwikkenLink(makeZwikkenLink({ ...link, at: length + 1 }));
    expect(beyond).toEqual({ ok: false, error: { code: 'no-step', steps: length } });
  }
});

test('every act has a word of its own, which is read as that act', () => {
  for (let number = 0; number < 100; number++) {
    const { sitting, deal, actions } = someDeal(number).record;
    let state = startDeal(sitting, deal);
    for (const action of actions) {
      for (const legal of legalActions(state)) {
        expect(parseAct(sitting.rules, makeAct(sitting.rules, legal))).toEqual(legal);
      }
      state = applyAction(state, action);
    }
  }
});

test.each(['', 'bid.9.9', 'pass.perhaps', 'swap', 'swap.11H', 'turn.up', '11H', 'ask.knows.twice'])(
  '%s is no act',
  (word) => {
    expect(parseAct(RULE_SETS[0], word)).toBeUndefined();
  },
);

test('hands with a line, and puzzles, are read as they were written', () => {
  const rules = RULE_SETS[2];
  const { hands, stock } = dealZwikken(rules, 4, 0, 'hands');
  const turned = stock[0] ?? null;
  const laid = {
    rules,
    trump: 'H',
    forehand: 1,
    gambler: 2,
    hands,
    turned: null,
    played: [],
  } as const;
  const { line } = solveTricks({
    ...laid,
    leader: 1,
    trick: [],
    takings: { tricks: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  });
  const link = { form: 'tricks', laid: { ...laid, played: line.slice(0, 5) } } as const;
  expect(parseZwikkenLink(makeZwikkenLink(link))).toEqual({ ok: true, value: link });
  const up = { ...laid, trump: (turned ?? '').slice(-1) as 'H', turned };
  const withUp = { form: 'tricks', laid: up } as const;
  expect(parseZwikkenLink(makeZwikkenLink(withUp))).toEqual({ ok: true, value: withUp });
  for (const kind of ZWIKKEN_PUZZLE_KINDS) {
    const puzzle = { form: 'puzzle', puzzle: { kind, rules, seed: 'a1' } } as const;
    expect(parseZwikkenLink(makeZwikkenLink(puzzle))).toEqual({ ok: true, value: puzzle });
  }
});

/** A puzzle of the classic rules with any sections, sealed. */
const posed = (kind: string, ...sections: readonly string[]): string =>
  sealed('q', [kind, 'zwikken-classic', ...sections].join('~'));
const dealSections = (acts: string): string[] => [
  '0-0-20-20-20',
  '1-12-x-x',
  'AS-KD-JC_AD-KC-JS_AC-KS-JD',
  'QH-QS-QD',
  acts,
];

const good = makeZwikkenLink(someDeal(3));

/** The same body with another text in it, sealed anew by writing it as a link. */
function forged(change: (link: ReturnType<typeof someDeal>) => ZwikkenLink): string {
  return makeZwikkenLink(change(someDeal(4)));
}

test.each([
  ['another place', '#worked', 'no-link'],
  ['a link of Zwicker', 'p1~christiansen~abc', 'no-link'],
  ['of a later edition', good.replace(/^z1/, 'z2'), 'version'],
  ['cut off', good.slice(0, -9), 'check-value'],
  ['mistyped', good.replace('zwikken', 'zwiken'), 'check-value'],
  [
    'a card twice',
    forged((link) => ({
      ...link,
      record: {
        ...link.record,
        deal: { ...link.record.deal, stock: link.record.deal.hands[0] ?? [] },
      },
    })),
    'input',
  ],
  [
    'an act that is not allowed',
    forged((link) => ({
      ...link,
      record: { ...link.record, actions: [{ kind: 'keep' }] },
    })),
    'refused',
  ],
  [
    'a puzzle of no seed',
    makeZwikkenLink({ form: 'puzzle', puzzle: { kind: 'win', rules: RULE_SETS[0], seed: '' } }),
    'no-puzzle',
  ],
  [
    'a puzzle of hands with a card twice',
    posed('win', 'H-0-1', 'AS-AS-KS_QS-JS-10S_AH-KH-QH'),
    'input',
  ],
  ['a puzzle of two players', posed('win', 'H-0-1', 'AS-QH-KS_QS-JS-10S'), 'input'],
  ['a choice of cards without a hand', posed('card', 'H-3-1-x', 'x', 'AS'), 'input'],
  ['a choice with a card twice', posed('card', 'H-3-1-x', 'AS-KS', 'AS'), 'input'],
  ['a trick with more cards than players', posed('card', 'H-3-1-x', 'AS', 'KS-QS-JS'), 'input'],
  ['a choice of no suit', posed('card', 'Z-3-1-x', 'AS', 'KS'), 'input'],
  ['a seat that there is not', posed('card', 'H-3-4-x', 'AS', 'KS'), 'input'],
  [
    'zwiks asked for when a card is played already',
    posed('zwik', ...dealSections('bid-pass-pass-AD')),
    'no-question',
  ],
  [
    'payment asked for before the end',
    posed('pay', ...dealSections('bid-pass-pass')),
    'no-question',
  ],
  [
    'payment of a deal with an act that is not allowed',
    posed('pay', ...dealSections('keep')),
    'refused',
  ],
  ['payment of a deal with a word that is none', posed('pay', ...dealSections('fold')), 'no-act'],
  ['a kind that there is not', sealed('q', 'win-all~zwikken-classic~1'), 'no-puzzle'],
  ['rules that there are not', sealed('q', 'win~zwikken-tomorrow~1'), 'no-puzzle'],
  [
    'hands with a card missing',
    makeZwikkenLink({
      form: 'tricks',
      laid: {
        rules: RULE_SETS[0],
        trump: 'H',
        forehand: 0,
        gambler: 0,
        hands: [['AS'], ['KS'], ['QS']],
        turned: null,
        played: [],
      },
    }),
    'input',
  ],
])('%s is told apart', (_, text, code) => {
  const read = parseZwikkenLink(text);
  expect(read.ok ? 'ok' : read.error.code).toBe(code);
  if (!read.ok) expect(zwikkenLinkText(read.error)).toMatch(/^[a-z].*\.$/);
});

test('the tricks of a deal can be asked about', () => {
  const found = Array.from({ length: 60 }, (_, number) => someDeal(number).record).some(
    ({ actions, deal, sitting }) =>
      tricksOf(actions.reduce(applyAction, startDeal(sitting, deal))) !== null,
  );
  expect(found).toBe(true);
});
