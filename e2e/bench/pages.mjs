// npm run bench:pages: how quickly the pages of cases answer a person. On a list of 100 rows, with the CPU slowed down four times:
// a sort, opening a case and switching its tabs, from the click until the new content is painted, each against the API call behind
// it made bare in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { answer, areOtherRows, bareCall, measurePage } from './lib/interactions.mjs';

const ROWS = 100;
const LIST = `/cases/admin?rows=${ROWS}`;

await measurePage({
  title: 'Pages of cases',
  ports: { portal: 18_295, api: 18_296 },
  prepare: [fillList, ROWS],
  workThrough,
});

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
async function workThrough(page, origin) {
  await page.goto(origin + LIST);
  await page
    .locator(`main [aria-rowcount="${ROWS + 1}"] tbody tr[data-row-key]`)
    .first()
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
