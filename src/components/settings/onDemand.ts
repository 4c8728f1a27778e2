/**
 * The settings in the header are a page of their own, `/settings/`: whoever opens them gets its form, with its styles
 * and its script, so that no other page has to carry it. Where that fails, a link to that page stays.
 */
export function loadSettingsOnDemand(): void {
  const loadFor = ({ target }: Event): void => {
    const details = target instanceof Element ? target.closest('[data-settings]') : null;
    const place = details?.querySelector<HTMLElement>('[data-panel]');
    if (!place) return;
    const address = place.dataset.panel ?? '';
    // Once is enough: where it fails, the link leads on.
    delete place.dataset.panel;
    load(address, place).catch(() => undefined);
  };
  // The first sign that somebody is going to open them.
  for (const sign of ['pointerover', 'focusin', 'toggle']) {
    document.addEventListener(sign, loadFor, true);
  }
}

async function load(address: string, place: HTMLElement): Promise<void> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector('[data-settings-form]');
  if (form === null) return;
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].filter(
    (sheet) => document.querySelector(`link[href="${sheet.getAttribute('href')}"]`) === null,
  );
  await Promise.all(
    sheets.map((sheet) => {
      document.head.append(sheet);
      return new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      });
    }),
  );
  // Its script finds it on the page, out of sight: nobody can touch what does not listen yet.
  const wings = document.createElement('div');
  wings.hidden = true;
  wings.append(form);
  place.append(wings);
  for (const script of page.querySelectorAll('script[type="module"][src]')) {
    await import(/* @vite-ignore */ script.getAttribute('src') ?? '');
  }
  const wasInside = place.contains(document.activeElement);
  place.replaceChildren(form);
  if (wasInside) form.querySelector('select')?.focus();
}
