// npm run bench:pages: how quickly the pages of cases answer a person. On a list of 100 rows, with the CPU slowed down four times:
// a sort, opening a case and switching its tabs, from the click until the new content is painted, each against the API call behind
// it made bare in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, signIn } from './lib/bench-browser.mjs';
import { answer, areOtherRows, bareCall, inRounds, observe, print } from './lib/interactions.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const WORK = join(ROOT, '.cache/bench-pages');
const PORTS = { portal: 18_295, api: 18_296 };
const ORIGIN = `http://localhost:${PORTS.portal}`;
const ROWS = 100;
const LIST = `/cases/admin?rows=${ROWS}`;

try {
  rmSync(WORK, { recursive: true, force: true });
  goLive(WORK, buildAll());
  serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK, SIMULATOR_STEP_MS: 3_600_000 });
  serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
  await untilReady(PORTS.portal);
  print('Pages of cases', await measure());
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
  const results = await inRounds(page, workThrough);
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

/** In the page: what each click leads to. */
function isCase(main) {
  return main.querySelector('[role=tabpanel]') && /C-\d+/.test(main.querySelector('h1')?.textContent ?? '');
}
function isTab(main, before) {
  if (main.querySelector('[role=tab][aria-selected=true]')?.textContent === before.tab) return false;
  const panel = main.querySelector('[role=tabpanel]:not([aria-hidden=true])');
  return panel?.textContent && !panel.querySelector('.ant-skeleton, [aria-busy=true]');
}
