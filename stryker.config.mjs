/**
 * `npm run mutation`: changes the rules of the engine, one place at a time, and asks whether a test fails. Modules that
 * search, read and write, or hold records are not here: other tests than these hold them, as the README says.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    'arithmetic',
    'ask',
    'builds',
    'captures',
    'card',
    'check',
    'deal',
    'dealRound',
    'dealStages',
    'least',
    'legal',
    'owe',
    'pack',
    'points',
    'remainder',
    'score',
    'shape',
    'sides',
    'state',
    'tally',
    'value',
    'zwick',
  ].map((module) => `src/engine/${module}.ts`),
  ignorePatterns: ['dist', 'docs', 'pictures', 'public', 'test-results'],
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // Endless loops are known by their hits; a slow machine is none.
  timeoutMS: 60_000,
  thresholds: { high: 90, low: 90, break: 90 },
  checkers: [],
};
