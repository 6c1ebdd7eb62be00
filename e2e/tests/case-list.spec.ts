import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { test } from '../support/company';

interface Listed {
  readonly identifier: string;
  readonly patientName: string;
  readonly status: string;
}
const FILTER = {
  op: 'AND',
  value: [
    {
      op: 'OR',
      value: ['NEW', 'PENDING_COURIER_PICKUP'].map((value) => ({ op: 'EQ', key: 'status', value })),
    },
    { op: 'EQ', key: 'productId', value: 'AL' },
  ],
};

test('[CA-03] [CA-04] [CA-05] [CA-08] a list is filtered, kept as a view, exported, and found again', async ({
  page,
  api,
}) => {
  const portal = new Portal(page);
  const { main, text } = portal;
  const rows = main.locator('tbody tr[data-row-key]');
  const chips = main.getByRole('group', { name: text('shared.list.filter.chosen') });
  await fillList(api);
  const wanted = await listed(api);
  expect(wanted).toHaveLength(14);
  await page.goto('/cases/admin');
  await rows.first().waitFor();

  await test.step('a filter is built in its panel, and stands in chips and in the address', async () => {
    const panel = await openPanel(portal, 'shared.list.filter');
    await choose(page, panel, 'Status', [
      text('shared.caseStatus.NEW'),
      text('shared.caseStatus.PENDING_COURIER_PICKUP'),
    ]);
    await choose(page, panel, 'Product', ['Clear Aligners']);
    await panel.getByRole('button', { name: text('shared.list.filter.apply') }).click();
    await expect(chips).toContainText(
      `Status: ${text('shared.caseStatus.NEW')} or ${text('shared.caseStatus.PENDING_COURIER_PICKUP')}`,
    );
    await expect(chips).toContainText('Product: Clear Aligners');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      status: 'NEW,PENDING_COURIER_PICKUP',
      productId: 'AL',
    });
    await expect(main).toContainText(String(wanted.length));
  });

  await test.step('the search for a patient stays out of the address', async () => {
    const [{ patientName, identifier }] = wanted as [Listed];
    const search = main.getByRole('searchbox');
    await search.fill(patientName);
    await search.press('Enter');
    await expect(rows.first()).toContainText(identifier);
    const part = patientName.split(' ')[0] ?? '';
    expect(decodeURIComponent(page.url())).not.toContain(part);
    await search.fill('');
    await search.press('Enter');
    await expect(rows).toHaveCount(10);
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(chips).toContainText('Product: Clear Aligners');
    await expect(rows).toHaveCount(10);
  });

  await test.step('its columns are chosen, and stay', async () => {
    // The first choice is on its way and the second waits for it when the page is reloaded.
    const keep = '**/api/client/contact/me/preferences/*';
    await page.route(keep, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
    const panel = await openPanel(portal, 'shared.list.columns');
    await panel.getByRole('checkbox', { name: text('cases.field.impressionType') }).check();
    await panel.getByRole('checkbox', { name: text('cases.field.turn') }).uncheck();
    await closePanel(page);
    await expectColumns(portal);
    await page.unroute(keep);
    await page.reload();
    await rows.first().waitFor();
    await expectColumns(portal);
  });

  await test.step('it is kept as a view, and opened again', async () => {
    const panel = await openPanel(portal, 'shared.list.views');
    await panel.getByLabel(text('shared.list.views.name')).fill('In hand');
    await panel.getByRole('button', { name: text('shared.list.views.save') }).click();
    await closePanel(page);
    await chips.getByRole('button', { name: text('shared.list.filter.reset') }).click();
    await expect(chips).toHaveCount(0);
    await (
      await openPanel(portal, 'shared.list.views')
    )
      .getByRole('button', { name: 'In hand', exact: true })
      .click();
    await expect(chips).toContainText(
      `Status: ${text('shared.caseStatus.NEW')} or ${text('shared.caseStatus.PENDING_COURIER_PICKUP')}`,
    );
  });

  await test.step('its export has every case of the filter, in the order of the list', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: text('shared.list.export') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}-\d{2}-\d{2}\.csv$/);
    const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(header).toContain('Case,Patient name');
    const exported = lines.map((line) => /C-\d+/.exec(line)?.[0]);
    expect(exported).toEqual((await listed(api)).map(({ identifier }) => identifier));
  });

  await test.step('back from a case the list is where it was', async () => {
    await main.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    const address = page.url();
    const { identifier = '' } = (await listed(api))[10] ?? {};
    await rows.first().getByRole('link', { name: identifier, exact: true }).click();
    await expect(portal.heading).toContainText(identifier);
    await main.getByRole('link', { name: text('cases.detail.back') }).click();
    await expect(page).toHaveURL(address);
    await expect(rows.first()).toContainText(identifier);
  });
});

/** Cases of both kinds that the filter finds, on two pages, and some that it does not; none moves by itself. */
async function fillList(api: PortalApi): Promise<void> {
  const physical = { impressionType: 'physical', arch: 'both', packageType: 'lite', patientType: 'adult' };
  for (let number = 1; number <= 7; number++) {
    await api.newCase(`Begun${number} Patient`);
    const facts = { ...physical, patientName: `Sent${number} Patient`, productId: 'AL' };
    const sent = await api.call<{ uuid: string }>('POST', '/case', facts);
    await api.call('PUT', `/case/${sent.body.uuid}`, { submit: true });
    await api.call('POST', '/case', { patientName: `Other${number} Patient`, productId: 'RE' });
  }
  const { uuid } = await api.newCase('Given Up');
  await api.call('PATCH', `/case/${uuid}/cancel`);
}

/** The cases of the filter, in the list's own order. */
async function listed(api: PortalApi): Promise<readonly Listed[]> {
  const filter = encodeURIComponent(JSON.stringify(FILTER));
  const { body } = await api.call<{ data: Listed[] }>('GET', `/case?paginate=500&filter=${filter}`);
  return body.data;
}

async function openPanel({ page, main, text }: Portal, id: string): Promise<Locator> {
  await main.getByRole('button', { name: text(id), exact: true }).click();
  const panel = page.getByRole('dialog', { name: text(id) });
  await expect(panel).toBeVisible();
  return panel;
}

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function choose(page: Page, panel: Locator, field: string, options: readonly string[]): Promise<void> {
  const box = panel.getByRole('combobox', { name: field, exact: true });
  for (const option of options) {
    await box.fill(option);
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  }
  await box.press('Escape');
}

async function expectColumns({ main, text }: Portal): Promise<void> {
  const header = (id: string) => main.getByRole('columnheader', { name: text(id) });
  await expect(header('cases.field.impressionType')).toBeVisible();
  await expect(header('cases.field.turn')).toHaveCount(0);
}
