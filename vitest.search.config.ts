import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests that a changed line of the searches has to fail: those that hold them to be equal to the slow reading, with few
 * cases each.
 */
export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  test: {
    environment: 'node',
    include: [
      'tests/engine/{searches,properties,wide,wideTables}.test.ts',
      'tests/slow/agree.test.ts',
      'tests/puzzles/lastPlays.test.ts',
    ],
    env: { ZWICKER_QUICK: '1' },
    isolate: false,
    testTimeout: 60_000,
  },
});
