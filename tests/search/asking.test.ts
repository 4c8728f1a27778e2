/** What goes first of several hits that have the same words: what was asked for by its name, and what explains a word. */
import { expect, test } from 'vitest';
import { type Entry, makeIndex, openIndex } from '../../src/search/index.ts';
import { SEARCH_LANGUAGE } from '../../src/words/search.ts';

const ENTRIES: readonly Entry[] = [
  {
    id: '/disputes/same/',
    kind: 'dispute',
    title: 'Is Zwikken the same game as Zwicker?',
    text: 'No: Zwikken has tricks, and nothing is captured.',
    wordings: 'Zwikken or Zwicker. Is Zwikken another name?',
  },
  {
    id: '/disputes/zwik/',
    kind: 'dispute',
    title: 'I have a zwik but passed. Do I win with it?',
    text: 'One wins where one has asked.',
    wordings: 'to win without asking',
  },
  {
    id: '/table/',
    kind: 'page',
    title: 'The Zwikken table',
    text: 'A deal on one screen.',
  },
  { id: '/zwik/', kind: 'word', title: 'zwik', text: 'Three cards of one rank.' },
];
const ask = await openIndex(makeIndex(ENTRIES, SEARCH_LANGUAGE), SEARCH_LANGUAGE);

test.each([
  ['zwikken table', '/table/'],
  ['the Zwikken table', '/table/'],
  ['is zwikken the same game', '/disputes/same/'],
  ['what is a zwik?', '/zwik/'],
  ['zwik', '/zwik/'],
  ['passed with a zwik', '/disputes/zwik/'],
])('“%s” finds %s first', (question, first) => {
  expect(ask(question)[0]?.id).toBe(first);
});
