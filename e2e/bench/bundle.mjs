// npm run bench:bundle [-- --keep]: what federation costs. Builds the portal's own source once more as one route-split bundle
// without federation, serves both by the same gateway over the same API, loads the first list of each domain in one run, cold, in
// turns, and prints transferred bytes (Brotli), requests and LCP of both with their ratios. BENCH_FILES=1 lists each file once.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';
import { keep } from './lib/keep.mjs';

const WORK = join(ROOT, '.cache/bench');
const PORTS = { federated: 18_280, api: 18_281, oneBundle: 18_282 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const SIDES = ['federated', 'oneBundle'];
/** The domains and their first lists; the login is no part of it. */
const LISTS = JSON.parse(readFileSync(join(ROOT, 'e2e/budgets.json'), 'utf8'));
delete LISTS.login;
const sessions = new Map();
/** What federation may cost. */
const BOUNDS = { bytes: 1.05, requests: 1.15 };

try {
  const builds = buildAll();
  rmSync(WORK, { recursive: true, force: true });
  goLive(join(WORK, 'federated'), builds);
  const remotes = builds.slice(1).map((dir) => basename(dirname(dir)));
  goLive(join(WORK, 'oneBundle'), [buildOneBundle(), ...remotes.map(withoutFiles)]);

  serve('server', { API_PORT: PORTS.api, DATA_DIR: join(WORK, 'federated') });
  for (const side of SIDES)
    serve('delivery', { PORT: PORTS[side], API_PORT: PORTS.api, DATA_DIR: join(WORK, side) });
  await Promise.all(SIDES.map((side) => untilReady(PORTS[side])));
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
  const results = {};
  for (const [domain, list] of Object.entries(LISTS)) {
    results[domain] = Object.fromEntries(SIDES.map((side) => [side, []]));
    // One warm-up round: the first load of each side pays for cold files and code caches of the servers.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const side of round % 2 ? SIDES : SIDES.toReversed()) {
        const result = await loadOnce(browser, PORTS[side], list);
        if (round > 0) results[domain][side].push(result);
        else if (process.env.BENCH_FILES) printFiles(domain, side, result.files);
      }
    }
  }
  await browser.close();
  return results;
}

/** One cold load by somebody signed in: all that is transferred until the list stands and the network rests. */
async function loadOnce(browser, port, { path, ready }) {
  const origin = `http://localhost:${port}`;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    storageState: await sessionOf(browser, origin),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const urls = new Map();
  const files = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await page.goto(origin + path);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
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
  // What stands in for the entries of remotes in the one bundle's feed is empty, and no part of it.
  const isPlaceholder = (pathname) => port === PORTS.oneBundle && pathname.endsWith('/remoteEntry.js');
  const isData = (pathname) => /^\/(api|chat|portal\/(events|tickets|reports))\b/.test(pathname);
  const code = files.filter(({ url }) => {
    if (!url.startsWith(origin)) return false;
    const { pathname } = new URL(url);
    return !isPlaceholder(pathname) && !isData(pathname);
  });
  return { files: code, bytes: code.reduce((sum, { bytes }) => sum + bytes, 0), requests: code.length, lcp };
}

/** A session of that origin, signed in to once: a fresh browser with it has nothing cached. */
async function sessionOf(browser, origin) {
  if (!sessions.has(origin)) {
    const context = await browser.newContext();
    await signIn(await context.newPage(), origin);
    sessions.set(origin, await context.storageState());
    await context.close();
  }
  return sessions.get(origin);
}

function printFiles(domain, side, files) {
  console.log(`\n${domain}, ${side}`);
  for (const { url, bytes } of files.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`${String(bytes).padStart(9)} ${new URL(url).pathname.replace(/^\/releases\//, '')}`);
}

function print(results) {
  const median = (all, key) =>
    quantile(
      all.map((result) => result[key]),
      0.5,
    );
  const figures = {};
  console.log(
    `\nFirst lists, cold, signed in, median of ${ROUNDS} rounds (HTML, scripts and styles; Brotli)`,
  );
  console.log('                           federated   one bundle   ratio');
  for (const [domain, { federated, oneBundle }] of Object.entries(results)) {
    for (const [key, unit] of [
      ['bytes', 'B'],
      ['requests', ''],
      ['lcp', 'ms'],
    ]) {
      const [a, b] = [median(federated, key), median(oneBundle, key)];
      const cell = (value) => `${value.toFixed(0)} ${unit}`.trim().padStart(11);
      const what = `${domain}, ${key === 'lcp' ? 'largest paint' : key}`;
      console.log(`${what.padEnd(24)} ${cell(a)} ${cell(b)}   ${(a / b).toFixed(2)}`);
      figures[what] = { value: a / b, bound: BOUNDS[key] };
    }
  }
  keep('bench:bundle', figures);
}
