/** Taps on a table whose scripts are still on their way mark what they tap, and the table takes it over: none is lost. */
export function keepEarlyTaps(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest(
      '.zt[data-ready="false"] :is([data-hand],[data-pile])',
    );
    button?.setAttribute('aria-pressed', `${button.getAttribute('aria-pressed') !== 'true'}`);
  });
}
