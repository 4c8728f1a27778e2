import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Plain on purpose: the engine and its tests run without Astro. */
export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    passWithNoTests: true,
    testTimeout: process.env.ZWICKER_DEEP === undefined ? 120_000 : 900_000,
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
});
