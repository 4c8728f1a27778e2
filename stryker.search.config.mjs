import rules from './stryker.config.mjs';

/**
 * `npm run mutation:search`: the same for the modules that search. They have to be as right as the rules and are held by
 * being equal to the slow reading; much of them is there to be quick, so many changes to them change no answer.
 */
export default {
  ...rules,
  vitest: { configFile: 'vitest.search.config.ts', related: false },
  mutate: ['sets', 'split', 'wide', 'lastPlays/kinds', 'lastPlays/search'].map(
    (module) => `src/engine/${module}.ts`,
  ),
  incrementalFile: '.cache/mutation/incremental.search.json',
  tempDirName: '.cache/mutation/sandbox.search',
  jsonReporter: { fileName: '.cache/mutation/report.search.json' },
  reporters: ['clear-text', 'json'],
  thresholds: { high: 90, low: 60, break: null },
};
