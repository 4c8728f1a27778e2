/** A site that is to live somewhere has a picture for every page. It takes minutes: with the big numbers only. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, copyOfSite } from './copy.ts';

it('every page of a site that is deployed names a picture that is there, and the site keeps none of them offline', () => {
  const folder = copyOfSite();
  build(folder, { ZWICKER_SITE: 'https://zwicker.test', ZWICKER_BASE: '/rules-of/' });
  const dist = join(folder, 'dist');
  const named = new Map<string, number>();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = readFileSync(join(dist, file), 'utf8');
    if (html.includes('content="noindex"')) continue;
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const { origin, pathname } = new URL(address);
    expect(origin, file).toBe('https://zwicker.test');
    expect(pathname, file).toMatch(/^\/rules-of\/social\/.*\.png$/);
    expect(existsSync(join(dist, pathname.slice('/rules-of'.length))), address).toBe(true);
    named.set(pathname, (named.get(pathname) ?? 0) + 1);
  }
  expect(named.size).toBe(globSync('social/**/*.png', { cwd: dist }).length);
  // Pages that have none of their own name that of the front page.
  const [common] = [...named].filter(([, times]) => times > 1);
  expect(common?.[0]).toBe('/rules-of/social/front.png');
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toContain('social/');
  expect(existsSync(join(dist, 'social/pictures.json'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
