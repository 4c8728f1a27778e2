/** The search itself: fetches its index at the first sign that somebody is going to ask, and answers as they type. */
import { type Hit, type Kind, openIndex } from '../../search/index.ts';
import { KIND_TITLES, SEARCH_LANGUAGE, type SearchWords } from '../../words/search.ts';

/** Longer than any question that has an answer here. */
const LONGEST = 200;

/** How many hits of a kind show before more are asked for. */
const FEW = 5;

/** Makes the search on this page answer. */
export function startSearch(): void {
  for (const search of document.querySelectorAll<HTMLElement>('[data-search]')) start(search);
}

function start(search: HTMLElement): void {
  const line = search.querySelector('input');
  const status = search.querySelector<HTMLElement>('[role="status"]');
  const list = search.querySelector<HTMLElement>('[data-hits]');
  const nothing = search.querySelector<HTMLElement>('[data-nothing]');
  const { base = '', index: address = '', words: said = '{}' } = search.dataset;
  if (line === null || status === null || list === null || nothing === null) return;
  const words = JSON.parse(said) as SearchWords;
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  const isPage = search.closest('dialog') === null && search.closest('main') !== null;

  let answers: Promise<(question: string) => Hit[]> | undefined;
  const fetched = (): Promise<(question: string) => Hit[]> => {
    answers ??= fetch(address)
      .then((response) => response.text())
      .then((json) => openIndex(json, SEARCH_LANGUAGE));
    answers.catch(() => {
      answers = undefined;
    });
    return answers;
  };

  const asked = (): string => line.value.slice(0, LONGEST).trim();
  const show = async (): Promise<void> => {
    const question = asked();
    if (question === '') {
      list.replaceChildren();
      nothing.hidden = true;
      status.textContent = '';
      return;
    }
    const waiting = setTimeout(() => {
      status.textContent = words.loading;
    }, 150);
    try {
      const answer = await fetched();
      // What was typed meanwhile has its own answer.
      if (asked() !== question) return;
      const hits = answer(question);
      list.replaceChildren(...groupsOf(hits).map((group) => drawGroup(group, base, words)));
      nothing.hidden = hits.length > 0;
      const form = plurals.select(hits.length) === 'one' ? 'one' : 'other';
      status.textContent =
        hits.length === 0 ? words.nothing : words.counted[form].replace('{n}', String(hits.length));
    } catch {
      list.replaceChildren();
      nothing.hidden = false;
      status.textContent = words.failed;
    } finally {
      clearTimeout(waiting);
    }
  };

  let kept: ReturnType<typeof setTimeout> | undefined;
  const keepInAddress = (): void => {
    clearTimeout(kept);
    kept = setTimeout(() => {
      const question = asked();
      const query = question === '' ? '' : `?${new URLSearchParams({ q: question })}`;
      history.replaceState(null, '', `${location.pathname}${query}`);
    }, 400);
  };

  search.addEventListener('focusin', () => void fetched().catch(() => undefined), { once: true });
  line.addEventListener('input', () => {
    void show();
    if (isPage) keepInAddress();
  });
  line.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  search.addEventListener('keydown', (event) => step(event, search, line));
  if (isPage) {
    const wanted = new URLSearchParams(location.search).get('q');
    if (wanted !== null) line.value = wanted.slice(0, LONGEST);
    // Whoever comes here wants to type.
    if (location.hash === '') line.focus({ preventScroll: true });
    // What stands there already: from the address, from going back, or typed before this script came.
    if (line.value !== '') void show();
  }
}

/** Up and down lead from the line through the hits and back. */
function step(event: KeyboardEvent, search: HTMLElement, line: HTMLInputElement): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const stops: HTMLElement[] = [line, ...search.querySelectorAll<HTMLElement>('[data-hits] a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : stops[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface Group {
  readonly kind: Kind;
  readonly hits: readonly Hit[];
}

/** The hits by kind: that of the best hit first. */
function groupsOf(hits: readonly Hit[]): Group[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}

function drawGroup({ hits, kind }: Group, base: string, words: SearchWords): HTMLElement {
  const group = element('section', 'search__group');
  const heading = element('h2', '', KIND_TITLES[kind]);
  const list = element('ul', '');
  list.append(...hits.slice(0, FEW).map((hit) => drawHit(hit, base)));
  group.append(heading, list);
  const others = hits.slice(FEW);
  if (others.length > 0) {
    const more = element('button', 'button', `${words.more} (${others.length})`);
    more.setAttribute('type', 'button');
    more.addEventListener('click', () => {
      const drawn = others.map((hit) => drawHit(hit, base));
      list.append(...drawn);
      more.remove();
      drawn[0]?.querySelector('a')?.focus();
    });
    group.append(more);
  }
  return group;
}

function drawHit({ id, text, title }: Hit, base: string): HTMLElement {
  const item = element('li', '');
  const link = element('a', 'search__hit');
  link.setAttribute('href', `${base}${id}`);
  link.append(element('b', '', title), element('span', '', text));
  item.append(link);
  return item;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}
