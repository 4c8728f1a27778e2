import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { firstPaint } from './scripts/firstPaint.ts';
import { headers } from './scripts/headers.ts';
import { offline } from './scripts/offline.ts';
import { painted } from './scripts/painted.ts';
import { social } from './scripts/social/make.ts';
import { spreadPreloads } from './scripts/spreadPreloads.ts';

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
  integrations: [
    mdx(),
    preact(),
    sitemap({ filter: (page) => !page.includes('/gallery/') }),
    social(),
    painted(),
    firstPaint(['search/', 'settings/'], ['Definitions', 'HoldUp', 'Search', 'SettingsForm']),
    headers(),
    offline(),
  ],
  // `firstPaint.ts` makes one sheet of a page's, which pages of its kind have in common.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [spreadPreloads()],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What every island has, in a few files instead of many: small ones weigh more than they hold. What
          // stands in the first groups keeps out of the others, which take along whatever they import.
          codeSplitting: {
            groups: [
              { name: 'preact', test: /node_modules.preact|vite.preload-helper/, priority: 3 },
              { name: 'core', test: /src.engine.(card|result|sides|value)\.ts/, priority: 2 },
              {
                name: 'changed',
                test: /src.(components.settings.changed|engine.versionId)\.ts/,
                priority: 2,
              },
              {
                name: 'settings',
                test: /src.components.(settings.(settings|stored)|kept.text)\.ts/,
                priority: 1,
              },
              { name: 'en', test: /src.words.en\.ts/, priority: 1 },
              { name: 'store', test: /src.components.kept.store\.ts/, priority: 1 },
              { name: 'progress', test: /src.components.course.(progress|Steps)\.tsx?/ },
              { name: 'card', test: /src.components.cards.Card\.tsx/, priority: 1 },
              {
                name: 'table',
                test: /src.(components.table.(Piles|useLetters)|words.table)\.tsx?/,
              },
            ],
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
