// npm run bench:release: how long a squad waits from a saved file until each of 20 open tabs of its domain has the release, with types, lint,
// tests, build, smoke test, signature and the check of the calls it makes; and the same where the tests run in a job of their own. Changes
// one line of a remote in the working tree, which is put back at the end, and says what each step cost. A portal of its own; ends with 1 when
// a tab never gets the release.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const PORT = 18_400;
const DATA = join(ROOT, '.cache/bench-release');
const TABS = Number(process.env.BENCH_TABS ?? 20);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const ALL_KINDS = {
  tests: ['with its tests', []],
  tested: ['tests in a job of their own', ['--tested']],
};
const KINDS = (process.env.BENCH_PARTS ?? 'tests,tested').split(',').map((part) => ALL_KINDS[part]);
const FILE = join(ROOT, 'mfe-doctors/src/features/doctors/doctor-list.page.tsx');

const source = readFileSync(FILE, 'utf8');
const putBack = () => writeFileSync(FILE, source);
// However it ends, the file is as it was and nothing runs on.
process.once('exit', () => (putBack(), stopAll()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const browser = await openBrowser();
try {
  rmSync(DATA, { recursive: true, force: true });
  goLive(DATA, buildAll());
  serve('server', { API_PORT: PORT + 1, DATA_DIR: DATA });
  // One machine plays many people here, each with an address of its own.
  serve('delivery', { PORT, DATA_DIR: DATA, TRUST_PROXY: 'loopback' });
  await untilReady(PORT);
  print(await measure(`http://localhost:${PORT}`));
} finally {
  await browser.close();
  stopAll();
}

async function measure(origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await signIn(await context.newPage(), origin);
  const tabs = [];
  for (let tab = 0; tab < TABS; tab++) tabs.push(await openTab(context, origin));
  const results = [];
  for (const [name, options] of KINDS) {
    const [arrived, released] = [[], []];
    for (let round = 1; round <= ROUNDS; round++) {
      const offered = tabs.map((page) => offer(page).waitFor({ timeout: 0 }));
      const started = performance.now();
      writeFileSync(FILE, `${source}// ${name} ${round}\n`);
      const report = await release(options);
      released.push(performance.now() - started);
      await Promise.all(offered);
      arrived.push(performance.now() - started);
      console.log(`\n${name}, round ${round}\n${report}`);
      for (const page of tabs) await take(page);
    }
    results.push({ name, arrived, released });
  }
  return results;
}

async function openTab(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/doctors`);
  await page.locator('main tbody tr[data-row-key]').first().waitFor();
  return page;
}

function offer(page) {
  return page.locator('main').getByRole('button', { name: 'Show it' });
}

async function take(page) {
  await offer(page).click();
  await offer(page).waitFor({ state: 'detached' });
}

/** The command that a squad gives, and what it said. */
function release(options) {
  const args = [
    'tooling/scripts/release.mjs',
    'doctors',
    '--activate',
    '--dirty',
    ...options,
    '--data',
    DATA,
  ];
  const env = { ...process.env, API_PORT: String(PORT + 1) };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return new Promise((done, fail) => {
    child.on('exit', (code) => (code === 0 ? done(output) : fail(new Error(output))));
  });
}

function print(results) {
  const seconds = (values) => `p50 ${(quantile(values, 0.5) / 1000).toFixed(1)} s`;
  console.log(`\nFrom a saved file to the offer in each of ${TABS} open tabs, ${ROUNDS} releases`);
  for (const { name, arrived, released } of results)
    console.log(`  ${name}: the command ${seconds(released)}, the last tab ${seconds(arrived)}`);
}
