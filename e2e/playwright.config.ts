import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';

const PORT = 18_080;
/** A portal that runs already, to try a test against; without one the tests start their own. */
const { PORTAL_URL } = process.env;
const chromium = findChromium();

/** The built portal in a real browser: one portal for all tests, started by the same script as `npm start`. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // One portal, one machine with few cores: tests run one after another, and wait for conditions with generous limits.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    baseURL: PORTAL_URL ?? `http://localhost:${PORT}`,
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_ARGS },
  },
  ...(!PORTAL_URL && {
    webServer: {
      command: 'node support/fresh-portal.mjs',
      url: `http://localhost:${PORT}/readyz`,
      env: {
        PORT: String(PORT),
        DATA_DIR: '.cache/e2e',
        SIMULATOR_STEP_MS: '1500',
        SIMULATOR_REPLY_MS: '1000',
      },
      timeout: 20 * 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});
