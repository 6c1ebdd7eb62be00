import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { LAUNCH } from './support/chromium';
import { PORTAL } from './support/portals';

/** The built portal in a real browser: one portal, started by the same script as `npm start`, and a company for each test. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // One more than there are cores: two tests wait for the one server and their pages for a fifth of the time.
  workers: Math.min(availableParallelism() + 1, 3),
  // Each step has a limit of its own. This one ends a test that would go on for ever, also on a machine five times slower.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    baseURL: PORTAL.url,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 860 },
    // Not those of the machine.
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A robot is quicker than a drawer that slides in: what it clicks would still be on its way.
    contextOptions: { reducedMotion: 'reduce' },
    // A film of each test, to keep those of failures, is a sixth of the suite's cost. A failure leaves its last picture and its
    // page as text; `--trace on` films it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
});
