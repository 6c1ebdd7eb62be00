// npm run bench:login: what the portal costs somebody who only wants in. Loads the login page cold, as it is and with the CPU
// slowed down four times, and prints bytes, requests, first paint, layout shift and the longest task after the first paint.
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { openBrowser, quantile } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const WORK = join(ROOT, '.cache/bench-login');
const PORTS = { portal: 18_290, api: 18_291 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOW_DOWNS = [1, 4];

try {
  rmSync(WORK, { recursive: true, force: true });
  goLive(WORK, buildAll());
  serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK });
  serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
  await untilReady(PORTS.portal);
  const browser = await openBrowser();
  const results = Object.fromEntries(SLOW_DOWNS.map((rate) => [rate, []]));
  // The first round pays for cold files of the server.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const rate of SLOW_DOWNS) {
      const result = await loadOnce(browser, rate);
      if (round > 0) results[rate].push(result);
    }
  }
  await browser.close();
  print(results);
} finally {
  stopAll();
}

async function loadOnce(browser, rate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  let [bytes, requests] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(`http://localhost:${PORTS.portal}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor();
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  const after = seen.tasks.filter(({ startTime }) => startTime >= seen.firstPaint);
  return {
    bytes,
    requests,
    firstPaint: seen.firstPaint,
    shift: seen.shift,
    longest: Math.max(0, ...after.map(({ duration }) => duration)),
  };
}

/** In the page, from its first moment: what moved, when it was first painted, which tasks were long. */
function observe() {
  globalThis.seen = { shift: 0, firstPaint: Infinity, tasks: [] };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('layout-shift', ({ value }) => (globalThis.seen.shift += value));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-paint') globalThis.seen.firstPaint = startTime;
  });
  on('longtask', ({ startTime, duration }) => globalThis.seen.tasks.push({ startTime, duration }));
}

function print(results) {
  console.log(`\nLogin page, cold, median of ${ROUNDS} loads (in brackets the most)`);
  console.log(
    ['', ...SLOW_DOWNS.map((rate) => `CPU ${rate}x slower`)].map((cell) => cell.padStart(26)).join(''),
  );
  for (const [key, unit, digits] of [
    ['bytes', 'B', 0],
    ['requests', '', 0],
    ['firstPaint', 'ms', 0],
    ['shift', '', 3],
    ['longest', 'ms', 0],
  ]) {
    const cells = SLOW_DOWNS.map((rate) => {
      const values = results[rate].map((result) => result[key]);
      return `${quantile(values, 0.5).toFixed(digits)} ${unit} (${Math.max(...values).toFixed(digits)})`;
    });
    console.log([key, ...cells].map((cell) => cell.padStart(26)).join(''));
  }
}
