/** What a card says and which parts it is made of, whoever draws it. */
import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import Card from '~/components/cards/Card.tsx';
import CardBack from '~/components/cards/CardBack.tsx';
import { type Card as CardName, packOf, VARIANTS } from '~/engine/index.ts';

const CARDS: ReadonlySet<CardName> = new Set(VARIANTS.flatMap(packOf));

interface Props {
  readonly children?: ComponentChildren;
  readonly href?: string;
  readonly class?: string;
  readonly role?: string;
  readonly style?: unknown;
  readonly 'aria-label'?: string;
  readonly 'aria-hidden'?: boolean | 'true';
}

/** The properties of an element and of everything in it, in order. */
function elements(node: ComponentChildren): readonly Props[] {
  if (Array.isArray(node)) return node.flatMap((child) => elements(child));
  if (typeof node !== 'object' || node === null) return [];
  const { props } = node as VNode<Props>;
  return [props, ...elements(props.children)];
}

const root = (node: ComponentChildren): Props => elements(node)[0] ?? {};
const addresses = (node: ComponentChildren) =>
  elements(node).flatMap(({ href }) => (href === undefined ? [] : href.replace(/^.*\//, '')));

test('a card is a picture with the name of the card, or with the name it is given', () => {
  expect(root(Card({ card: '10S' }))).toMatchObject({ role: 'img', 'aria-label': 'ten of spades' });
  expect(root(Card({ card: 'X15', name: 'joker 15, kept' }))['aria-label']).toBe('joker 15, kept');
});

test('a decorative card says nothing', () => {
  const props = root(Card({ card: '10S', decorative: true }));
  expect(props['aria-hidden']).toBe(true);
  expect(props.role).toBeUndefined();
});

test('the index face leaves out the drawing', () => {
  expect(addresses(Card({ card: 'KH' }))).toEqual(['cards.svg#KH', '#rank-K', '#suit-H']);
  expect(addresses(Card({ card: 'KH', face: 'index' }))).toEqual(['#rank-K', '#suit-H']);
});

test('a joker of any number has the cap, with its number in the corner and under the cap', () => {
  expect(addresses(Card({ card: 'X35' }))).toEqual([
    'cards.svg#joker',
    ...['#rank-3', '#rank-5'],
    ...['#rank-3', '#rank-5'],
    '#suit-X',
  ]);
  expect(addresses(Card({ card: 'X35', face: 'index' }))).toEqual([
    ...['#rank-3', '#rank-5'],
    '#suit-X',
  ]);
});

test('both letters of a jack are there, and the styles choose', () => {
  const classes = elements(Card({ card: 'JD' })).map((props) => props.class);
  expect(classes).toContain('card__english');
  expect(classes).toContain('card__german');
});

test('no card has a style attribute', () => {
  for (const card of CARDS) {
    for (const { style } of elements(Card({ card }))) expect(style, card).toBeUndefined();
  }
});

test('a back says nothing unless it is given a name', () => {
  expect(root(CardBack({}))['aria-hidden']).toBe(true);
  expect(root(CardBack({ name: 'a card face down' }))).toMatchObject({
    role: 'img',
    'aria-label': 'a card face down',
  });
  expect(addresses(CardBack({}))).toEqual(['cards.svg#back']);
});
