/** Taps on a table whose scripts are still on their way: kept on it in their order, and marked, so that none is lost. */
export function keepEarlyTaps(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '.zt[data-ready="false"] :is([data-hand], [data-pile])',
    );
    const table = button?.closest<HTMLElement>('.zt');
    if (!button || !table) return;
    const { hand, pile } = button.dataset;
    const taps = table.dataset.early ?? '';
    table.dataset.early = `${taps} ${hand === undefined ? `pile:${pile}` : `hand:${hand}`}`;
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  });
}
