/**
 * Puts the form of the settings page into the header's panel, with its styles and its script. The frame imports it at the
 * first sign that somebody is going to open the panel, so that no page has to carry it.
 */
import { takeFragment } from '../site/fragment.ts';

async function load(address: string, place: HTMLElement): Promise<void> {
  const form = await takeFragment(address, '[data-settings-form]', place);
  if (form === undefined) return;
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
