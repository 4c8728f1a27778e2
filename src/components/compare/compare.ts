/**
 * The script of the comparison: hides the columns and rows that are not wanted, keeps the choice in the address, and says
 * how much differs. What differs was computed when the page was built and stands on its rows; of house rules it is
 * computed by a script of its own, which is fetched where there are any. It runs right after the last table, so that
 * nothing else shows first.
 */

import { baseIdOf } from '../../engine/index.ts';
import type { SpokenWords } from '../../words/compare.ts';
import { HOUSE_KEY } from '../settings/houseRules.ts';
import {
  ADDED_EVENT,
  type Asked,
  askedIn,
  type Choice,
  differsAmong,
  LEAST,
  MOST,
  queryOf,
  WANTED_EVENT,
} from './choice.ts';

const root = document.documentElement;
const compared = document.querySelector<HTMLElement>('[data-compared]');
const picker = document.querySelector<HTMLElement>('[data-picker]');
if (compared !== null && picker !== null) start(compared, picker);

function start(compared: HTMLElement, picker: HTMLElement): void {
  const radios = [...picker.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const said = document.querySelector('[data-said]');
  const problem = document.querySelector('[data-problem]');
  const words = JSON.parse(compared.dataset.words ?? '{}') as SpokenWords;
  const plurals = new Intl.PluralRules(root.lang);
  let boxes: readonly HTMLInputElement[] = [];
  let ids: readonly string[] = [];
  let sections: readonly HTMLElement[] = [];
  /** For each version the one that is most like it. */
  let near: readonly number[] = [];

  /** What stands there to be compared: at first, and when house rules have joined it. */
  const look = (): void => {
    boxes = [...picker.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
    ids = boxes.map(({ value }) => value);
    sections = [...compared.querySelectorAll('section')];
    near = JSON.parse(compared.dataset.near ?? '[]') as readonly number[];
    // Where a phone has them below each other, each value has the name of its version before it.
    for (const { rows } of compared.querySelectorAll('table')) {
      for (const { cells } of rows) {
        for (const [at, cell] of [...cells].entries()) {
          cell.dataset.of = rows[0]?.cells[at]?.textContent ?? '';
        }
      }
    }
  };
  look();

  const withNeighbour = (version: number): number[] =>
    [version, near[version] ?? 0].sort((one, other) => one - other);
  /** The person's own version, or that of the page, against the one most like it; of house rules what they start from. */
  const usual = (): Choice => {
    const { version = '' } = root.dataset;
    const at = ids.indexOf(version);
    return {
      versions: withNeighbour(at < 0 ? Math.max(0, ids.indexOf(baseIdOf(version))) : at),
      all: false,
    };
  };
  /** What can be shown of what an address asks for. */
  const completed = ({ all, versions }: Choice): Choice => {
    const [first] = versions;
    if (versions.length >= LEAST) return { all, versions };
    return { all, versions: first === undefined ? usual().versions : withNeighbour(first) };
  };
  let choice = usual();

  const problemIn = ({ problem: kind, unknown }: Asked): string =>
    kind === undefined
      ? ''
      : words[kind].replace('{names}', () => unknown.map((name) => `“${name}”`).join(', '));

  const show = (next: Choice, trouble = ''): void => {
    choice = next;
    const { all, versions } = choice;
    for (const [at, box] of boxes.entries()) box.checked = versions.includes(at);
    for (const radio of radios) radio.checked = (radio.value === 'all') === all;
    let count = 0;
    for (const section of sections) {
      let shown = 0;
      for (const row of section.querySelectorAll('tr')) {
        for (const [at, cell] of [...row.cells].entries()) {
          cell.hidden = at > 0 && !versions.includes(at - 1);
        }
        const { pairs } = row.dataset;
        if (pairs === undefined) continue;
        const differs = differsAmong(pairs, ids.length, versions);
        row.hidden = !(all || differs);
        // Where only what differs shows, every row would carry the mark.
        row.toggleAttribute('data-differs', all && differs);
        count += Number(differs);
        shown += Number(!row.hidden);
      }
      section.hidden = shown === 0;
      const link = document.querySelector(
        `[data-contents] a[href="#${section.querySelector('h2')?.id}"]`,
      );
      link?.parentElement?.toggleAttribute('hidden', section.hidden);
    }
    compared.dataset.columns = String(versions.length);
    compared.dataset.ready = '';
    if (problem !== null) problem.textContent = trouble;
    if (said !== null) {
      const text = words.differences[plurals.select(count)] ?? words.differences.other ?? '';
      said.textContent = text.replace('{count}', String(count));
    }
  };

  /** House rules that were asked for already: whatever there is of them stands there. */
  const wanted = new Set<string>();
  let isFetched = false;
  /** Fetches the columns of those house rules, and of all that are saved here; then shows the address again. */
  const fetchHouses = (names: readonly string[]): void => {
    for (const name of names) wanted.add(name);
    compared.dataset.wanted = names.join('~');
    if (isFetched) compared.dispatchEvent(new Event(WANTED_EVENT));
    else {
      isFetched = true;
      import(/* @vite-ignore */ compared.dataset.script ?? '').catch(showAddress);
    }
  };

  const showAddress = (): void => {
    const asked = askedIn(location.search, ids);
    const { version = '' } = root.dataset;
    const isNew = (name: string) => isHouse(name) && !ids.includes(name) && !wanted.has(name);
    const missing = [...(asked?.unknown ?? []), ...(asked ? [] : [version])].filter(isNew);
    if (missing.length > 0) fetchHouses(missing);
    else if (asked === undefined) show(usual());
    else show(completed(asked), problemIn(asked));
  };

  compared.addEventListener(ADDED_EVENT, () => {
    look();
    showAddress();
  });
  picker.addEventListener('change', () => {
    const versions = boxes.flatMap((box, at) => (box.checked ? [at] : []));
    const all = radios.some(({ checked, value }) => checked && value === 'all');
    if (versions.length < LEAST || versions.length > MOST) {
      show(choice, versions.length < LEAST ? words.least : words.most);
      return;
    }
    show({ versions, all });
    try {
      history.pushState(null, '', queryOf(choice, ids));
    } catch {
      // A browser that has seen too many of these in a short time refuses more: the choice shows all the same.
    }
  });
  addEventListener('popstate', showAddress);
  // Browsers put back what a form said when the page was left, after this has run.
  addEventListener('pageshow', () => show(choice, problem?.textContent ?? ''));
  // Whoever changes the version in the header sees it, unless the address says otherwise.
  new MutationObserver(() => {
    if (!askedIn(location.search, ids)?.versions.length) showAddress();
  }).observe(root, { attributeFilter: ['data-version'] });
  showAddress();
  // Those that are saved here can be chosen, whatever the address asks for.
  if (!isFetched && hasSaved()) fetchHouses([]);
}

/** Whether an id is one of house rules. */
function isHouse(id: string): boolean {
  return id !== baseIdOf(id);
}

/** Whether house rules are saved in this browser. */
function hasSaved(): boolean {
  try {
    return localStorage.getItem(HOUSE_KEY) !== null;
  } catch {
    return false;
  }
}
