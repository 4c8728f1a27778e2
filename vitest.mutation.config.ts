import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The comparison with the slow reading is the longest, so it comes last: most changes fail a quicker test. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (moduleId.includes('slow') ? 1 : 0);
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * The tests that a changed line of the engine has to fail: the quick ones, with few cases each, since they are run for
 * every change that `npm run mutation` tries.
 */
export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  test: {
    environment: 'node',
    include: ['tests/engine/*.test.ts', 'tests/slow/agree.test.ts'],
    exclude: ['tests/engine/{highJokers,house,perft,rounds,wide}.test.ts'],
    env: { ZWICKER_QUICK: '1' },
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
  },
});
