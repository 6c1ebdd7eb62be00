import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { test as ofCompany } from '../support/company';
import { scheduledErasure } from '../support/erasure';
// Lists with rows are the demo's; nothing of it is changed here.
import { test } from '../support/signed-in';

/** Lists that the server sorts; that of doctors is sorted in the page. */
const LISTS = [
  '/cases/admin',
  '/cases/doctor',
  '/shipments/client',
  '/shipments/dso',
  '/request',
  '/request/dso',
  '/profile/profile',
  '/profile/addresses',
  '/audit',
];

test('[CA-03] [SM-01] [SM-03] [CO-04] what a list offers to sort by, the server sorts by', async ({
  page,
  api,
}) => {
  const { body } = await api.call<{ data: { doctor: { uuid: string } }[] }>('GET', '/dso/case?paginate=1');
  // Columns are chosen here without the server: the demo's people keep theirs.
  await page.route('**/contact/me/preferences/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: route.request().postDataJSON() })
      : route.continue(),
  );
  const ofDoctor = body.data.map(({ doctor }) => `/doctors/${doctor.uuid}/cases`);
  for (const path of [...LISTS, ...ofDoctor]) await test.step(path, () => sortByEach(new Portal(page), path));
});

ofCompany(
  '[CA-03] what the list of erasures offers to sort by, the server sorts by',
  async ({ page, api }) => {
    await scheduledErasure(api, 'Erased Later');
    await sortByEach(new Portal(page), '/patient-data');
  },
);

/** Presses each head that sorts, also of columns that do not stand until somebody chooses them. */
async function sortByEach({ page, main, text }: Portal, path: string): Promise<void> {
  await page.goto(path);
  await main.locator('tbody tr[data-row-key]').first().waitFor();
  const columns = main.getByRole('button', { name: text('shared.list.columns'), exact: true });
  if (await columns.isVisible()) {
    await columns.click();
    const panel = page.getByRole('dialog', { name: text('shared.list.columns') });
    for (const box of await panel.getByRole('checkbox').all()) await box.check();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  const heads = await main.locator('th.ant-table-column-has-sorters').all();
  expect(heads).not.toHaveLength(0);
  for (const head of heads) {
    const sort = await head.getAttribute('aria-sort');
    await head.click();
    // A head says by what the rows are sorted that stand there: nothing of a sort that was refused.
    await expect.poll(() => head.getAttribute('aria-sort')).not.toBe(sort);
  }
}
