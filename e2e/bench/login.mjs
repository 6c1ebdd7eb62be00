// npm run bench:login [-- --keep]: what the portal costs somebody who only wants in. Loads the login page cold, as it is and with
// the CPU slowed down four times, and prints bytes, requests, first and largest paint, layout shift and the longest task after the
// first paint; in turns with a page that is nothing but the same form and its styles, whose largest paint is what a login must take.
import { join } from 'node:path';
import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { openBrowser, quantile } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';
import { keep } from './lib/keep.mjs';

const WORK = join(ROOT, '.cache/bench-login');
const PORTS = { portal: 18_290, api: 18_291, form: 18_292 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const SLOW_DOWNS = [1, 4];
/** On a processor slowed down four times where it is a time. */
const BOUNDS = { kilobytes: 215, requests: 12, longest: 200, paint: 1.5 };

try {
  rmSync(WORK, { recursive: true, force: true });
  goLive(WORK, buildAll());
  serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK });
  serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
  await untilReady(PORTS.portal);
  const form = await serveForm();
  const browser = await openBrowser();
  const results = Object.fromEntries(SLOW_DOWNS.map((rate) => [rate, []]));
  // The first round pays for cold files of the server.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const rate of SLOW_DOWNS) {
      const result = await loadOnce(browser, rate, PORTS.portal);
      const { largestPaint: formPaint } = await loadOnce(browser, rate, PORTS.form);
      if (round > 0) results[rate].push({ ...result, formPaint });
    }
  }
  await browser.close();
  form.close();
  print(results);
} finally {
  stopAll();
}

/** The login page as it comes, styles inside, but without scripts: the least that shows the same form. */
async function serveForm() {
  const address = `http://localhost:${PORTS.portal}/login`;
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g, '');
  if (bare.includes('rel="stylesheet"')) throw new Error('The login page has not all of its styles inside');
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(bare));
  return server.listen(PORTS.form);
}

async function loadOnce(browser, rate, port) {
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
  await page.goto(`http://localhost:${port}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor();
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  const after = seen.tasks.filter(({ startTime }) => startTime >= seen.firstPaint);
  return {
    bytes,
    requests,
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    shift: seen.shift,
    longest: Math.max(0, ...after.map(({ duration }) => duration)),
  };
}

/** In the page, from its first moment: what moved, when it was first painted, which tasks were long. */
function observe() {
  globalThis.seen = { shift: 0, firstPaint: Infinity, largestPaint: 0, tasks: [] };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('layout-shift', ({ value }) => (globalThis.seen.shift += value));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-paint') globalThis.seen.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (globalThis.seen.largestPaint = startTime));
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
    ['largestPaint', 'ms', 0],
    ['formPaint', 'ms', 0],
    ['shift', '', 3],
    ['longest', 'ms', 0],
  ]) {
    const cells = SLOW_DOWNS.map((rate) => {
      const values = results[rate].map((result) => result[key]);
      return `${quantile(values, 0.5).toFixed(digits)} ${unit} (${Math.max(...values).toFixed(digits)})`;
    });
    console.log([key, ...cells].map((cell) => cell.padStart(26)).join(''));
  }
  const median = (rate, key) =>
    quantile(
      results[rate].map((result) => result[key]),
      0.5,
    );
  keep('bench:login', {
    kilobytes: { value: median(1, 'bytes') / 1_000, bound: BOUNDS.kilobytes },
    requests: { value: median(1, 'requests'), bound: BOUNDS.requests },
    'longest task, ms': { value: median(4, 'longest'), bound: BOUNDS.longest },
    'largest paint, of that of the form alone': {
      value: median(4, 'largestPaint') / median(4, 'formPaint'),
      bound: BOUNDS.paint,
    },
    'what moves': { value: Math.max(...SLOW_DOWNS.map((rate) => median(rate, 'shift'))) },
  });
}
