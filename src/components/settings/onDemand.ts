/**
 * The settings in the header are a page of their own, `/settings/`: whoever opens them gets its form, so that no other
 * page has to carry it. Where that fails, a link to that page stays.
 */
export function loadSettingsOnDemand(): void {
  const loader = document.querySelector<HTMLElement>('[data-panel-loader]')?.dataset.panelLoader;
  const loadFor = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-settings]') && loader) {
      import(/* @vite-ignore */ loader).catch(() => undefined);
    }
  };
  // The first sign that somebody is going to open them. A module runs once, however often it is asked for.
  for (const sign of ['pointerover', 'focusin', 'toggle']) {
    document.addEventListener(sign, loadFor, true);
  }
}
