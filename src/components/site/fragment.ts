/**
 * A part of another page put into this one, with the styles and scripts of that page: so that no page has to carry what
 * few people open, and what they open is the same as on its own page.
 */

/**
 * Fetches the page at `address` and readies what `selector` names there, hidden in `place`: whoever asked for it then
 * shows it. Fails where the page or one of its scripts does not arrive; `place` is then as it was.
 *
 * @returns The part; undefined where that page has none
 */
export async function takeFragment(
  address: string,
  selector: string,
  place: HTMLElement,
): Promise<HTMLElement | undefined> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = page.querySelector<HTMLElement>(selector);
  if (part === null) return undefined;
  // What this page has already would come once more behind it, and win.
  const here = sheetsOf(document);
  await Promise.all(
    [...sheetsOf(page)].flatMap((href) => {
      if (here.has(href)) return [];
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = href;
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
  wings.append(part);
  place.append(wings);
  try {
    const scripts = page.querySelectorAll<HTMLScriptElement>(
      'script[type="module"][src], script[type="text/painted"]',
    );
    for (const script of scripts) {
      // One that its own page puts off is named elsewhere: see `scripts/firstPaint.ts`.
      await import(/* @vite-ignore */ script.dataset.src ?? script.getAttribute('src') ?? '');
    }
  } catch (failure) {
    wings.remove();
    throw failure;
  }
  return part;
}

/** The addresses of the style sheets of a page, where several were put together each by itself. */
function sheetsOf(page: Document): ReadonlySet<string> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
  return new Set(
    [...links].flatMap((link) =>
      (link.dataset.holds ?? link.getAttribute('href') ?? '').split(' '),
    ),
  );
}
