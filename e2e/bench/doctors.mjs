// npm run bench:doctors [-- --keep]: an organisation's list of doctors with 9,999 of them against one with 100, in one run and the CPU slowed down
// four times: the first rows of a visit, a key in the search, a sort; and the heap over 20 visits. Ends with 1 when a bound is broken.
import { openBrowser, quantile } from './lib/bench-browser.mjs';
import { NO_COMPILER, usedHeap } from './lib/heap.mjs';
import { answer, areOtherRows, inTurns, openPage, withPortal } from './lib/interactions.mjs';
import { keep } from './lib/keep.mjs';

const MANY = { user: 'super@brightsmile.example', doctors: 9_999 };
const FEW = { user: 'super@anadoludental.example', doctors: 100 };
const MOST_RATIO = 1.3;
const VISITS = 20;
const SETTLED = 5;
const MOST_GROWTH = 1.1;

await withPortal({ portal: 18_397, api: 18_398 }, async (origin) => {
  const browser = await openBrowser();
  const broken = [];
  const figures = {};
  const pages = [];
  for (const { user, doctors } of [FEW, MANY])
    pages.push(await openPage(browser, { origin, user, prepare: [fillDoctors, doctors] }));
  const times = await inTurns(pages, workThrough);
  console.log(
    `\nDoctors, ms to the paint at p50${''.padEnd(6)}${FEW.doctors}${''.padEnd(4)}${MANY.doctors}   ratio`,
  );
  for (const what of Object.keys(times[0])) {
    const [few, many] = times.map((results) => medianOf(results[what]));
    console.log(
      `${what.padEnd(32)}${few.toFixed(0).padStart(8)}${many.toFixed(0).padStart(8)}${(many / few).toFixed(2).padStart(8)}`,
    );
    figures[what] = { value: many / few, bound: MOST_RATIO };
    if (many / few > MOST_RATIO)
      broken.push(`${what}: ${(many / few).toFixed(2)} times the time with ${FEW.doctors}`);
  }
  await browser.close();
  const heap = await measureVisits(origin);
  if (heap > MOST_GROWTH) broken.push(`the heap grew to ${heap.toFixed(2)} of what it was`);
  keep('bench:doctors', { ...figures, 'heap after 20 visits': { value: heap, bound: MOST_GROWTH } });
  for (const bound of broken) console.log(`Broken: ${bound}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

/** In the page: adds doctors, whom nobody invites, until there are as many. */
async function fillDoctors(count) {
  const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const list = '/api/client/dso/doctor?page=1&paginate=1&getStatistics=false';
  const { total } = await (await fetch(list, { headers })).json();
  for (let from = total; from < count; from += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, count - from) }, (_, index) => ({
      // The letter that is searched for is in the names of a tenth.
      name: `${index % 10 ? 'Doctor' : 'Quill'} ${String(from + index).padStart(5, '0')}`,
      email: `doctor-${from + index}-of-${count}@bench.example`,
    }));
    const body = JSON.stringify({ rows, invite: false });
    const answered = await fetch('/api/client/dso/doctor/import', { method: 'POST', headers, body });
    const { added } = await answered.json();
    if (added !== rows.length) throw new Error(`${added} of ${rows.length} doctors were added`);
  }
}

async function workThrough(page, origin) {
  await page.goto(`${origin}/profile/profile`);
  await page.waitForLoadState('networkidle');
  const results = [];
  const time = async (what, ...interaction) => results.push([what, await answer(page, ...interaction)]);
  const main = page.locator('main');
  await time('first rows of a visit', page.getByRole('menuitem', { name: 'Doctors' }), areOtherRows);
  // Each on a page at rest: all doctors are there once all can be chosen.
  await main.locator('thead input[type=checkbox]:not([disabled])').waitFor();
  await page.evaluate(atRest);
  const first = await main.locator('tbody tr[data-row-key]').first().getAttribute('data-row-key');
  const search = main.getByRole('searchbox');
  await search.focus();
  await time('a key in the search', search, areOtherRows, 'q');
  await search.press('Backspace');
  await main.locator(`tbody tr[data-row-key="${first}"]`).waitFor();
  await page.evaluate(atRest);
  await time('sort by name', main.getByRole('columnheader', { name: 'Name' }), areOtherRows);
  return results;
}

/** In the page: what was begun is done and painted. */
function atRest() {
  return new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
}

/** The heap of a tab that comes to the list and leaves it again and again. */
async function measureVisits(origin) {
  const browser = await openBrowser(NO_COMPILER);
  const { page, devtools } = await openPage(browser, { origin, user: MANY.user, prepare: [() => undefined] });
  const heaps = {};
  for (let visit = 1; visit <= VISITS; visit++) {
    await page.getByRole('menuitem', { name: 'Doctors' }).click();
    await page.locator('main tbody tr[data-row-key]').nth(5).waitFor();
    await page.getByRole('menuitem', { name: 'Company profile' }).click();
    await page.waitForURL('**/profile/**');
    if (visit === SETTLED || visit === VISITS) heaps[visit] = await usedHeap(devtools);
  }
  await browser.close();
  const ratio = heaps[VISITS] / heaps[SETTLED];
  console.log(`Heap after ${VISITS} visits: ${ratio.toFixed(3)} of that after ${SETTLED}`);
  return ratio;
}

function medianOf(results) {
  return quantile(
    results.map(({ shown }) => shown),
    0.5,
  );
}
