// npm run bench:pages: how quickly the pages of cases answer a person. On a list of 100 rows, with the CPU slowed down four times:
// a sort, opening a case and switching its tabs, from the click until the new content is painted, each against the API call behind
// it made bare in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const WORK = join(ROOT, '.cache/bench-pages');
const PORTS = { portal: 18_295, api: 18_296 };
const ORIGIN = `http://localhost:${PORTS.portal}`;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOW_DOWN = 4;
const LIMIT_MS = 200;
const ROWS = 100;
const LIST = `/cases/admin?rows=${ROWS}`;

try {
  rmSync(WORK, { recursive: true, force: true });
  goLive(WORK, buildAll());
  serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK, SIMULATOR_STEP_MS: 3_600_000 });
  serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
  await untilReady(PORTS.portal);
  print(await measure());
} finally {
  stopAll();
}

async function measure() {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await signIn(page, ORIGIN);
  await page.evaluate(fillList, ROWS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const results = {};
  // The first round pays for cold files and code.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [what, result] of await workThrough(page)) if (round > 0) (results[what] ??= []).push(result);
  }
  await browser.close();
  return results;
}

/** In the page: makes cases until the list has a page full of them. */
async function fillList(rows) {
  const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { total } = await (await fetch('/api/client/case?paginate=1', { headers })).json();
  for (let number = total; number < rows; number++) {
    const body = JSON.stringify({ patientName: `Patient ${number}`, productId: 'AL' });
    await fetch('/api/client/case', { method: 'POST', headers, body });
  }
}

/** What a person does with a list, on a page that has read nothing yet. */
async function workThrough(page) {
  await page.goto(ORIGIN + LIST);
  await page
    .locator('main tbody tr[data-row-key]')
    .nth(ROWS - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  const main = page.locator('main');
  const tab = (name) => main.getByRole('tab', { name, exact: true });
  const results = [];
  const time = async (what, target, isThere, path) =>
    results.push([what, { ...(await answer(page, target, isThere)), bare: await bareCall(page, path()) }]);

  await time(
    `sort of ${ROWS} rows`,
    main.getByRole('columnheader', { name: 'Patient name' }),
    areOtherRows,
    () => `/case?page=1&paginate=${ROWS}&order=patientName%20desc`,
  );
  const id = await main.locator('tbody tr[data-row-key]').first().getAttribute('data-row-key');
  await time('opening a case', main.locator('tbody tr[data-row-key] a').first(), isCase, () => `/case/${id}`);
  for (const [name, call] of [
    ['Plans', 'plan'],
    ['Records', 'asset'],
    ['History', 'history'],
  ])
    await time(`its tab ${name}`, tab(name), isTab, () => `/case/${id}/${call}`);
  return results;
}

/** Milliseconds from a click until what it leads to is painted, and the interaction as the browser timed it. */
async function answer(page, target, isThere) {
  await page.evaluate(`globalThis.bench.await(${isThere})`);
  await target.click();
  return page.evaluate(() => globalThis.bench.answer());
}

/** The call alone, from the same page: milliseconds until its reply is read. */
function bareCall(page, path) {
  return page.evaluate(async (url) => {
    const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
    const started = performance.now();
    await (await fetch(url, { headers: { authorization } })).json();
    return performance.now() - started;
  }, `/api/client${path}`);
}

/** In the page, from its first moment: times clicks and what comes of them. */
function observe() {
  const interactions = [];
  new PerformanceObserver((list) => interactions.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
  const frames = [];
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
  });
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let waiting;

  globalThis.bench = {
    /** Begins to look for what a click, yet to come, leads to. */
    await(isThere) {
      interactions.length = frames.length = 0;
      const before = {
        row: document.querySelector('main tbody tr[data-row-key]')?.dataset.rowKey,
        tab: document.querySelector('main [role=tab][aria-selected=true]')?.textContent,
      };
      waiting = new Promise((done) => {
        const look = () => {
          if (clicked === 0 || !isThere(document.querySelector('main'), before)) return;
          observer.disconnect();
          void painted().then(() => done(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      clicked = 0;
    },
    async answer() {
      const at = await waiting;
      // The browser tells of an event some time after its frame.
      await new Promise((done) => setTimeout(done, 300));
      const [longest] = frames.toSorted((one, other) => other.duration - one.duration);
      return {
        shown: at - clicked,
        interaction: Math.max(
          0,
          ...interactions.filter((one) => one.interactionId).map((one) => one.duration),
        ),
        longest: longest && {
          duration: longest.duration,
          style: longest.startTime + longest.duration - longest.styleAndLayoutStart,
          scripts: longest.scripts.map((script) => [script.invoker, Math.round(script.duration)]),
        },
      };
    },
  };
}

/** In the page: what each click leads to. */
function areOtherRows(main, before) {
  const first = main.querySelector('tbody tr[data-row-key]');
  return first && first.dataset.rowKey !== before.row && !main.querySelector('.ant-spin-spinning');
}
function isCase(main) {
  return main.querySelector('[role=tabpanel]') && /C-\d+/.test(main.querySelector('h1')?.textContent ?? '');
}
function isTab(main, before) {
  if (main.querySelector('[role=tab][aria-selected=true]')?.textContent === before.tab) return false;
  const panel = main.querySelector('[role=tabpanel]:not([aria-hidden=true])');
  return panel?.textContent && !panel.querySelector('.ant-skeleton, [aria-busy=true]');
}

function print(results) {
  console.log(`\nPages of cases, CPU ${SLOW_DOWN}x slower, ${ROUNDS} rounds (ms from the click)`);
  const cells = (...texts) =>
    texts.map((text, index) => String(text)[index === 0 ? 'padEnd' : 'padStart'](18)).join('');
  console.log(cells('', 'painted p50', 'bare call p50', 'ratio', 'to next paint p75'));
  for (const [what, all] of Object.entries(results)) {
    const of = (key, share) =>
      quantile(
        all.map((result) => result[key]),
        share,
      );
    const [shown, bare, interaction] = [of('shown', 0.5), of('bare', 0.5), of('interaction', 0.75)];
    console.log(
      cells(what, shown.toFixed(0), bare.toFixed(0), (shown / bare).toFixed(1), interaction.toFixed(0)),
    );
    if (interaction > LIMIT_MS) console.log(`  above ${LIMIT_MS} ms; its longest frames:`, worst(all));
  }
}

/** Where the time of the slowest interaction went. */
function worst(all) {
  const [slowest] = all.toSorted((one, other) => other.interaction - one.interaction);
  return JSON.stringify(slowest.longest);
}
