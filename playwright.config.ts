/**
 * The browser's tests: the built app on our own server, in a phone-sized Chromium. `npm test` finds the browser and a free
 * port; run by hand, the usual places and a fixed port serve.
 */
import { defineConfig } from '@playwright/test';
import { browserArguments, knownBrowser } from './scripts/browser.mjs';

const port = process.env.HIDEOUT_TEST_PORT ?? '4174';
const baseURL = `http://localhost:${port}`;
const browser = knownBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // What takes more than half a minute has its own command: `npm run test:long`.
  ...(process.env.HIDEOUT_LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    trace: 'off',
    serviceWorkers: 'allow',
    launchOptions: { args: browserArguments, ...(browser ? { executablePath: browser } : {}) },
  },
  projects: [
    {
      name: 'mobile',
      use: { viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/healthz`,
    env: { PORT: port },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
