/**
 * The search opens over any page: by the key `/` and by its link in the header, which leads to `/search/` where scripts
 * do not run or something of it can't be fetched. On that page it only takes the line.
 */
export function openSearchOnDemand(): void {
  const open = (): boolean => {
    const line = document.querySelector<HTMLInputElement>('main [data-search] input');
    line?.select();
    if (line !== null) return true;
    const opener = document.querySelector<HTMLAnchorElement>('[data-search-opener]');
    const loader =
      document.querySelector<HTMLElement>('[data-search-loader]')?.dataset.searchLoader;
    if (opener === null || loader === undefined) return false;
    import(/* @vite-ignore */ loader).then(
      () => dispatchEvent(new Event('zwicker:search')),
      () => {
        location.href = opener.href;
      },
    );
    return true;
  };

  addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0);
    const opener = (event.target as Element).closest('[data-search-opener]');
    if (opener !== null && isPlain && open()) event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    const types = target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || types) return;
    if (open()) event.preventDefault();
  });
}
