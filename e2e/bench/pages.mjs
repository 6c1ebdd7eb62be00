// npm run bench:pages [-- --keep]: how quickly the pages of cases answer a person. On a list of 100 rows, with the CPU slowed down four times:
// a sort, opening a case (its row pressed at once, or after the pointer has rested on it) and switching its tabs, from the click until the new content is painted, each against the API call behind
// it made bare in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { answer, areOtherRows, bareCall, figureOf, measurePage } from './lib/interactions.mjs';
import { keep } from './lib/keep.mjs';

const ROWS = 100;
const [SORT, CASE, HOVERED] = [`sort of ${ROWS} rows`, 'opening a case', 'a hovered case'];
/** How long a pointer rests on a row before it presses, and a case is read before its next tab is pressed, in milliseconds. */
const [REST, READ] = [800, 2_000];
const LIST = `/cases/admin?rows=${ROWS}`;

/** What a person may wait for on a slow processor, in milliseconds at p75; a sort, beyond its bare call. */
const BOUNDS = { sort: 300, case: 400, hovered: 100, tab: 100, interaction: 100 };

const results = await measurePage({
  title: 'Pages of cases',
  ports: { portal: 18_295, api: 18_296 },
  prepare: [fillList, ROWS],
  workThrough,
});

keep('bench:pages', figures(results));

/** What a person waits for, and the slowest of the interactions, by what they may take. */
function figures({ [SORT]: sort, [CASE]: toCase, [HOVERED]: toHovered, ...tabs }) {
  const all = [sort, toCase, toHovered, ...Object.values(tabs)];
  return {
    'sort of 100 rows beyond its call, ms': {
      value: figureOf(sort, 'shown', 0.75) - figureOf(sort, 'bare', 0.75),
      bound: BOUNDS.sort,
    },
    "a row's case, ms": { value: figureOf(toCase, 'shown', 0.75), bound: BOUNDS.case },
    "a row's case, hovered, ms": { value: figureOf(toHovered, 'shown', 0.75), bound: BOUNDS.hovered },
    ...Object.fromEntries(
      Object.entries(tabs).map(([what, tab]) => [
        `${what}, ms`,
        { value: figureOf(tab, 'shown', 0.75), bound: BOUNDS.tab },
      ]),
    ),
    'interaction to next paint, ms': {
      value: Math.max(...all.map((one) => figureOf(one, 'interaction', 0.75))),
      bound: BOUNDS.interaction,
    },
  };
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

/** A list on a page that has read nothing yet. */
async function openList(page, origin) {
  await page.goto(origin + LIST);
  await page
    .locator(`main [aria-rowcount="${ROWS + 1}"] tbody tr[data-row-key]`)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** What a person does with a list, and with a case of it. */
async function workThrough(page, origin) {
  await openList(page, origin);
  const main = page.locator('main');
  // Beside its name a tab has a count.
  const tab = (name) => main.getByRole('tab', { name: new RegExp(`^${name}`) });
  const results = [];
  const time = async (what, target, isThere, path) =>
    results.push([what, { ...(await answer(page, target, isThere)), bare: await bareCall(page, path()) }]);

  await time(
    SORT,
    main.getByRole('columnheader', { name: 'Patient name' }),
    areOtherRows,
    () => `/case?page=1&paginate=${ROWS}&order=patientName%20desc`,
  );
  const row = main.locator('tbody tr[data-row-key]').first();
  const link = row.getByRole('link');
  const sorted = await row.getAttribute('data-row-key');
  await time(CASE, link, isCase, () => `/case/${sorted}`);
  await openList(page, origin);
  await link.hover();
  await page.waitForTimeout(REST);
  const id = await row.getAttribute('data-row-key');
  await time(HOVERED, link, isCase, () => `/case/${id}`);
  await page.waitForTimeout(READ);
  for (const [name, call] of [
    // Those that every case has, a draft too.
    ['Records', '/asset'],
    ['History', '/history'],
    ['Overview', ''],
  ])
    await time(`its tab ${name}`, tab(name), isTab, () => `/case/${id}${call}`);
  return results;
}

/** In the page: what each click leads to. */
function isCase(main) {
  const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility());
  return /C-\d+/.test(heading?.textContent ?? '') && main.querySelector('[role=tabpanel]')?.checkVisibility();
}
function isTab(main, before) {
  if (main.querySelector('[role=tab][aria-selected=true]')?.textContent === before.tab) return false;
  const panel = main.querySelector('[role=tabpanel]:not([hidden])');
  return panel?.textContent && !panel.querySelector('.ant-skeleton, [aria-busy=true]');
}
