import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.ZWICKER_SITE ?? 'https://zwicker.example',
  base: process.env.ZWICKER_BASE ?? '/',
  trailingSlash: 'always',
  output: 'static',
  i18n: {
    locales: ['en'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: false },
  },
  integrations: [mdx(), preact(), sitemap({ filter: (page) => !page.includes('/gallery/') })],
  // The content security policy allows no inline code of ours: all of it stays in files.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What every island has, in two files instead of seven: small ones weigh more than they hold.
          codeSplitting: {
            groups: [
              { name: 'preact', test: /node_modules.preact|vite.preload-helper/ },
              { name: 'core', test: /src.engine.(card|result|sides|value)\.ts/ },
            ],
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
