// npm run bench:addresses: how quickly a company's addresses answer a person, with 999 of them, 100 rows a page and the CPU slowed
// down four times: a sort, the next page, opening the form, and a key in its city; each against the call of the whole list made bare
// in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';
import { answer, areOtherRows, bareCall, inRounds, observe, print } from './lib/interactions.mjs';

const WORK = join(ROOT, '.cache/bench-addresses');
const PORTS = { portal: 18_297, api: 18_298 };
const ORIGIN = `http://localhost:${PORTS.portal}`;
const ADDRESSES = 999;
const CALL = `/address?page=1&paginate=${ADDRESSES}`;

try {
  rmSync(WORK, { recursive: true, force: true });
  goLive(WORK, buildAll());
  serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK, SIMULATOR_STEP_MS: 3_600_000 });
  serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
  await untilReady(PORTS.portal);
  print(`Page of ${ADDRESSES} addresses`, await measure());
} finally {
  stopAll();
}

async function measure() {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await signIn(page, ORIGIN);
  await page.evaluate(fillAddresses, ADDRESSES);
  const results = await inRounds(page, workThrough);
  await browser.close();
  return results;
}

/** In the page: makes addresses until the company has as many as a lookup reads. */
async function fillAddresses(count) {
  const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { total } = await (await fetch('/api/client/address?page=1&paginate=1', { headers })).json();
  for (let number = total; number < count; number++) {
    const address = {
      typeId: 2,
      ownerType: 'clinic',
      title: `Clinic ${number}`,
      countryId: 276,
      city: 'Berlin',
      state: 'Berlin',
      street: `Street ${number}`,
      zipCode: '10117',
      phone: '+49 30 1234',
    };
    const body = JSON.stringify(address);
    const { status } = await fetch('/api/client/address', { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`An address was answered by ${status}`);
  }
}

async function workThrough(page) {
  await page.goto(`${ORIGIN}/profile/addresses?rows=100`);
  await page.locator('main tbody tr[data-row-key]').nth(99).waitFor();
  await page.waitForLoadState('networkidle');
  const main = page.locator('main');
  const results = [];
  const time = async (what, target, isThere) =>
    results.push([what, { ...(await answer(page, target, isThere)), bare: await bareCall(page, CALL) }]);
  await time('sort by name', main.getByRole('columnheader', { name: 'Full Name' }), areOtherRows);
  await time('next page', main.getByRole('listitem', { name: '2', exact: true }), areOtherRows);
  await time('opening the form', main.getByRole('button', { name: 'Add address' }), isForm);
  await time('opening the countries', page.getByRole('combobox', { name: 'Country' }), isList);
  return results;
}

/** In the page: what each click leads to. */
function isForm() {
  return document.querySelector('[role=dialog] form input');
}
function isList() {
  return document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item');
}
