/**
 * Two sets of tests: `unit` runs at every `npm test`; `long` (laws on many generated games) has its own
 * command, so that the usual run stays short enough to be used. The browser's tests are playwright's.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    // Much of it waits: on two cores one worker alone would leave half of them idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          setupFiles: ['tests/english.ts'],
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: { name: 'long', include: ['tests/long/**/*.long.ts'], testTimeout: 30 * 60 * 1000 },
      },
    ],
  },
});
