import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Whether the big numbers are wanted, and what takes minutes. */
const isDeep = process.env.ZWICKER_DEEP !== undefined;

/** Plain on purpose: the engine and its tests run without Astro. */
export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: [
      'tests/browser/**',
      'node_modules/**',
      ...(isDeep ? [] : ['tests/**/*.deep.test.ts']),
    ],
    passWithNoTests: true,
    testTimeout: isDeep ? 900_000 : 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
});
