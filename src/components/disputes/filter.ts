/** The script of the list of disputes. */

/**
 * Shows those of one topic, and those that can arise in one version. The choice stays in the address. A topic whose
 * questions are of no version, such as another game, is shown whole, and no version is asked for.
 */
export function filterDisputes(): void {
  const filter = document.querySelector<HTMLElement>('[data-filter]');
  if (filter !== null) start(filter);
}

function start(filter: HTMLElement): void {
  const selects = [...filter.querySelectorAll('select')];
  const status = filter.querySelector<HTMLElement>('[data-count]');
  const nothing = document.querySelector<HTMLElement>('[data-none]');
  const all = document.querySelectorAll('[data-in]').length;

  const show = (): void => {
    const [topic = '', chosen = ''] = selects.map(({ value }) => value);
    const ofTopic = document.querySelector(`[data-topic="${topic}"]`);
    const hasVersions = ofTopic === null || ofTopic.querySelector('[data-in]:not([data-in=""])');
    const version = hasVersions ? chosen : '';
    const asksVersion = selects[1]?.parentElement;
    if (asksVersion) asksVersion.hidden = !hasVersions;
    let count = 0;
    for (const section of document.querySelectorAll<HTMLElement>('[data-topic]')) {
      let shown = 0;
      for (const entry of section.querySelectorAll<HTMLElement>('[data-in]')) {
        const isOfTopic = topic === '' || section.dataset.topic === topic;
        const arises = version === '' || entry.dataset.in?.split(' ').includes(version);
        entry.hidden = !(isOfTopic && arises);
        shown += Number(!entry.hidden);
      }
      section.hidden = shown === 0;
      count += shown;
    }
    if (nothing !== null) nothing.hidden = count > 0;
    if (status !== null) {
      status.textContent = (status.dataset.count ?? '')
        .replace('{n}', String(count))
        .replace('{all}', String(all));
    }
  };

  /** What an address asks for; what it can't be is left out. */
  const read = (): void => {
    const asked = new URLSearchParams(location.search);
    for (const select of selects) {
      const value = asked.get(select.name) ?? '';
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
    }
    show();
  };

  filter.hidden = false;
  read();
  filter.addEventListener('change', () => {
    const query = new URLSearchParams(
      selects.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])),
    ).toString();
    history.replaceState(null, '', `${location.pathname}${query === '' ? '' : `?${query}`}`);
    show();
  });
  window.addEventListener('popstate', read);
}
