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

type Hashes = ReturnType<typeof inlineHashes>;

/** All hashes of several pages, each once. */
function together(all: readonly Hashes[]): Hashes {
  const each = (of: keyof Hashes) => [...new Set(all.flatMap((hashes) => hashes[of]))].sort();
  return { scripts: each('scripts'), styles: each('styles') };
}

/** What a page may load: nothing but what the site itself serves. Whatever has no line of its own goes by the first. */
function directives({ scripts, styles }: Hashes): readonly string[] {
  return [
    // Not 'none': some Firefoxes count the drawings of cards, which come by <use>, under this.
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/** What only a header can say: a browser complains of it in a page. */
const HEADER_ONLY = "frame-ancestors 'none'";

/** The content security policy of one page, as its header has it. */
export function contentSecurityPolicy(html: string): string {
  return [...directives(inlineHashes(html)), HEADER_ONLY].join('; ');
}

/** The same as the page itself has it, for hosts that send no headers of ours. */
export function policyInPage(html: string): string {
  return directives(inlineHashes(html)).join('; ');
}

/** The one of all pages, for hosts that send the same header with each. */
export function policyOfSite(pages: readonly string[]): string {
  return [...directives(together(pages.map(inlineHashes))), HEADER_ONLY].join('; ');
}

/** The headers that go with every answer. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // What no page here asks for, none may.
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** How long files are kept without asking again: those with a hash in their name for ever, the others not at all. */
export const CACHED = [
  { files: '_astro/*', header: 'public, max-age=31536000, immutable' },
  { files: 'sw.js', header: 'no-cache' },
] as const;
export const NOT_CACHED = 'no-cache';

/**
 * All of it in the form that several hosts read, as `_headers` beside the pages. Where two lines speak of one file some
 * hosts send both, so pages have none on caching: those hosts have browsers ask again of their own accord.
 */
export function headersFile(base: string, pages: readonly string[]): string {
  const common = { 'content-security-policy': policyOfSite(pages), ...COMMON_HEADERS };
  const block = (files: string, headers: Readonly<Record<string, string>>) =>
    [
      `${base}${files}`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return `${[
    block('*', common),
    ...CACHED.map(({ files, header }) => block(files, { 'cache-control': header })),
  ].join('\n\n')}\n`;
}
