/** Lines up to this length, in signs, are wrapped where the screen is narrower: they need no frame that scrolls. */
const LONGEST_WRAPPED = 60;

/**
 * The HTML of a text, as shiki gives it, in its frame: with a long line it scrolls, so it is a region with a name that the
 * keyboard reaches; else its lines wrap, and nobody has to stop there.
 *
 * @param label - What the text is, for a screen reader; no other text of the page has the same.
 * @param far - Whether it stands below what shows first.
 */
export function framed(html: string, text: string, label: string, far = false): string {
  const scrolls = text.split('\n').some((line) => line.length > LONGEST_WRAPPED);
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const block = /^<pre class="(\w+)" tabindex="0">(.*)$/s.exec(html);
  if (block === null) throw new Error(`${label}: is no block as shiki gives it`);
  const [, kind, rest] = block;
  const put = far ? ' far' : '';
  return scrolls
    ? `<section class="scrolls" aria-label="${name}" tabindex="0"><pre class="${kind}${put}">${rest}</section>`
    : `<pre class="${kind} soft${put}">${rest}`;
}
