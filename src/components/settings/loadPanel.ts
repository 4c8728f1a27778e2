/**
 * Puts the form of the settings page into the header's panel, with its styles and its script. The frame imports it at the
 * first sign that somebody is going to open the panel, so that no page has to carry it.
 */
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

const place = document.querySelector<HTMLElement>('[data-settings] [data-panel]');
if (place !== null) {
  const address = place.dataset.panel ?? '';
  // Once is enough: where it fails, the link to that page stays.
  delete place.dataset.panel;
  load(address, place).catch(() => undefined);
}
