// npm run bench:bundle: what federation costs. Builds the portal's own source once more as one route-split bundle without
// federation, serves both by the same gateway over the same API, loads the first case list of both in one run, cold, in turns,
// and prints transferred bytes (Brotli), requests and LCP of both with their ratios.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const WORK = join(ROOT, '.cache/bench');
const PORTS = { federated: 18_280, api: 18_281, oneBundle: 18_282 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const PAGE = '/cases/admin';

try {
  const builds = buildAll();
  rmSync(WORK, { recursive: true, force: true });
  goLive(join(WORK, 'federated'), builds);
  const remotes = builds.slice(1).map((dir) => basename(dirname(dir)));
  goLive(join(WORK, 'oneBundle'), [buildOneBundle(), ...remotes.map(withoutFiles)]);

  serve('server', { API_PORT: PORTS.api, DATA_DIR: join(WORK, 'federated') });
  for (const side of ['federated', 'oneBundle'])
    serve('delivery', { PORT: PORTS[side], API_PORT: PORTS.api, DATA_DIR: join(WORK, side) });
  await Promise.all(['federated', 'oneBundle'].map((side) => untilReady(PORTS[side])));
  print(await measure());
} finally {
  stopAll();
}

/** The shell's source with its loader of remotes replaced by plain imports, built like any shell. */
function buildOneBundle() {
  const out = join(WORK, 'one-bundle');
  console.log('building the one bundle …');
  const webpack = join(ROOT, 'shell/node_modules/webpack-cli/bin/cli.js');
  execFileSync(process.execPath, [webpack, '--config', join(ROOT, 'tooling/webpack/one-bundle.config.mjs')], {
    cwd: join(ROOT, 'shell'),
    env: { ...process.env, PORTAL_VERSION: '0.1.0-one-bundle', PORTAL_OUTPUT_DIR: out },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

/** A remote's manifest for the feed, without its files: the one bundle has the pages, so nothing may be preloaded. */
function withoutFiles(name) {
  const out = join(WORK, 'manifests', name);
  mkdirSync(out, { recursive: true });
  for (const file of ['build.json', 'manifest.json']) cpSync(join(ROOT, name, 'dist', file), join(out, file));
  writeFileSync(join(out, 'mf-manifest.json'), '{"exposes":[]}');
  writeFileSync(join(out, 'remoteEntry.js'), '');
  return out;
}

async function measure() {
  const browser = await openBrowser();
  const results = { federated: [], oneBundle: [] };
  // One warm-up round: the first load of each side pays for cold files and code caches of the servers.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of round % 2 ? ['federated', 'oneBundle'] : ['oneBundle', 'federated']) {
      const result = await loadOnce(browser, PORTS[side]);
      if (round > 0) results[side].push(result);
    }
  }
  await browser.close();
  return results;
}

/** One cold load by somebody signed in: all that is transferred until the list stands and the network rests. */
async function loadOnce(browser, port) {
  const origin = `http://localhost:${port}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await signIn(page, origin);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const urls = new Map();
  const files = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await page.goto(`${origin}${PAGE}`);
  await page.locator('main tbody tr[data-row-key]').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise((settle) => {
        new PerformanceObserver((list) => settle(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  const code = files.filter(({ url }) => url.startsWith(origin) && !url.startsWith(`${origin}/api`));
  return { bytes: code.reduce((sum, { bytes }) => sum + bytes, 0), requests: code.length, lcp };
}

function print({ federated, oneBundle }) {
  const median = (results, key) =>
    quantile(
      results.map((result) => result[key]),
      0.5,
    );
  console.log(
    `\nFirst case list, cold, signed in, median of ${ROUNDS} rounds (HTML, scripts and styles; Brotli)`,
  );
  console.log('                 federated   one bundle   ratio');
  for (const [key, unit, digits] of [
    ['bytes', 'B', 0],
    ['requests', '', 0],
    ['lcp', 'ms', 0],
  ]) {
    const [a, b] = [median(federated, key), median(oneBundle, key)];
    const cell = (value) => `${value.toFixed(digits)} ${unit}`.trim().padStart(11);
    console.log(`${key.padEnd(14)} ${cell(a)} ${cell(b)}   ${(a / b).toFixed(2)}`);
  }
}
