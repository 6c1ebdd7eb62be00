import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { IS_OWN, PORTAL, PORTALS } from './support/portals';

const chromium = findChromium();

/** The built portal in a real browser: a portal for each worker, started by the same script as `npm start`. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // One machine with few cores: tests wait for conditions with generous limits.
  workers: PORTALS.length,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    baseURL: PORTAL.url,
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    // A robot is quicker than a drawer that slides in: what it clicks would still be on its way.
    contextOptions: { reducedMotion: 'reduce' },
    // A film of every test costs more than the test; of one that fails there is the last picture.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_ARGS },
  },
  ...(IS_OWN && {
    webServer: PORTALS.map(({ url, port, dataDir }) => ({
      command: 'node support/fresh-portal.mjs',
      url: `${url}/readyz`,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        SIMULATOR_STEP_MS: '1500',
        SIMULATOR_REPLY_MS: '1000',
      },
      timeout: 20 * 60_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    })),
  }),
});
