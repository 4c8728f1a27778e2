/** Which headers go with a page: one policy for the local server, the browser tests and any host. */
import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Types of script that carry data and never run, so that no policy applies to them. */
const DATA = /\btype=["']?(application\/(ld\+)?json|speculationrules)/;

/** The hashes of the scripts and styles that stand in a page: Astro's island loader is such a script. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (text === '' || /\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    (tag === 'script' ? scripts : styles).add(hash);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The content security policy of one page: nothing but what the site itself serves. */
export function contentSecurityPolicy(html: string): string {
  const { scripts, styles } = inlineHashes(html);
  return [
    // Not 'none': some Firefoxes count the drawings of cards, which come by <use>, under this.
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers that go with every answer. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;
