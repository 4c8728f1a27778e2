/**
 * The script of the comparison: hides the columns and rows that are not wanted, keeps the choice in the address, and says
 * how much differs. What differs was computed when the page was built and stands on its rows. It runs right after the
 * last table, so that nothing else shows first.
 */

import { baseIdOf } from '../../engine/versionId.ts';
import type { SpokenWords } from '../../words/compare.ts';
import { type Asked, askedIn, type Choice, differsAmong, LEAST, MOST, queryOf } from './choice.ts';

const root = document.documentElement;
const compared = document.querySelector<HTMLElement>('[data-compared]');
const picker = document.querySelector<HTMLElement>('[data-picker]');
if (compared !== null && picker !== null) start(compared, picker);

function start(compared: HTMLElement, picker: HTMLElement): void {
  const boxes = [...picker.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const radios = [...picker.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const said = document.querySelector('[data-said]');
  const problem = document.querySelector('[data-problem]');
  const sections = [...compared.querySelectorAll('section')];
  const words = JSON.parse(compared.dataset.words ?? '{}') as SpokenWords;
  /** For each version the one that is most like it. */
  const near = JSON.parse(compared.dataset.near ?? '[]') as readonly number[];
  const ids = boxes.map(({ value }) => value);
  const plurals = new Intl.PluralRules(root.lang);

  const withNeighbour = (version: number): number[] =>
    [version, near[version] ?? 0].sort((one, other) => one - other);
  /** The person's own version, or that of the page, against the one most like it; of house rules what they start from. */
  const usual = (): Choice => ({
    versions: withNeighbour(Math.max(0, ids.indexOf(baseIdOf(root.dataset.version ?? '')))),
    all: false,
  });
  /** What can be shown of what an address asks for. */
  const completed = ({ all, versions }: Choice): Choice => {
    const [first] = versions;
    if (versions.length >= LEAST) return { all, versions };
    return { all, versions: first === undefined ? usual().versions : withNeighbour(first) };
  };
  let choice = usual();

  // Where a phone has them below each other, each value has the name of its version before it.
  for (const { rows } of compared.querySelectorAll('table')) {
    for (const { cells } of rows) {
      for (const [at, cell] of [...cells].entries()) {
        cell.dataset.of = rows[0]?.cells[at]?.textContent ?? '';
      }
    }
  }

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

  const showAddress = (): void => {
    const asked = askedIn(location.search, ids);
    if (asked === undefined) show(usual());
    else show(completed(asked), problemIn(asked));
  };

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
}
