import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { violationsOf } from '../support/axe';
import { addPerson, test } from '../support/company';
import { unfit } from '../support/fit';

const PHONE = { width: 390, height: 844 };

test('a super admin sees who did, read and was refused what, narrows it and takes it along', async ({
  page,
  api,
  company,
}) => {
  const portal = new Portal(page);
  const { text, main } = portal;
  const { body: made } = await api.call<{ uuid: string; identifier: string }>('POST', '/case', {
    patientName: 'Ada Audited',
    productId: 'AL',
  });
  await api.call('GET', `/case/${made.uuid}`);
  expect((await api.call('PUT', `/case/${made.uuid}`, { submit: true })).status).toBe(409);

  await page.goto('/profile/profile');
  await main.getByRole('link', { name: text('company.audit.title') }).click();
  await expect(portal.heading).toHaveText(text('company.audit.title'));
  const rows = main.locator('tbody tr[data-row-key]');
  const row = (deed: string, outcome: string) =>
    rows.filter({ hasText: made.identifier }).filter({ hasText: deed }).filter({ hasText: outcome });
  const [done, refused] = [text('company.audit.outcome.done'), text('company.audit.outcome.refused')];
  await expect(row(text('company.audit.deed.add'), done)).toHaveCount(1);
  await expect(row(text('company.audit.deed.view'), done)).toHaveCount(1);
  await expect(row(text('company.audit.deed.change'), refused)).toHaveCount(1);
  await expect(rows.filter({ hasText: company.admin }).first()).toBeVisible();

  await test.step('only what was refused, also after a reload', async () => {
    await main.getByText(refused, { exact: true }).first().click();
    await expect(row(text('company.audit.deed.add'), done)).toHaveCount(0);
    await expect(row(text('company.audit.deed.change'), refused)).toHaveCount(1);
    await page.reload();
    await expect(row(text('company.audit.deed.change'), refused)).toHaveCount(1);
    await expect(row(text('company.audit.deed.add'), done)).toHaveCount(0);
  });

  await test.step('the table has what the list has', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: text('shared.list.export') }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(made.uuid);
    expect(csv.trim().split('\r\n').length).toBeLessThan(10);
  });
});

test('nobody but a super admin comes to the audit log', async ({ page, company }) => {
  const email = await addPerson(company, 'Adam Admin', 'admin');
  const portal = new Portal(page);
  await page.goto('/');
  await portal.signOut(company.admin);
  await portal.signIn(email);
  await page.goto('/profile/profile');
  await expect(portal.heading).toBeVisible();
  await expect(portal.main.getByRole('link', { name: portal.text('company.audit.title') })).toHaveCount(0);
  await page.goto('/audit');
  await expect(portal.main.getByText(portal.text('company.audit.onlySuperAdmins'))).toBeVisible();
});

for (const language of ['en', 'ar'] as const)
  test(`axe finds nothing on the audit log in ${language}`, async ({ page, api }) => {
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/audit');
    await expect(portal.main.locator('tbody tr[data-row-key]').first()).toBeVisible();
    expect(await violationsOf(page, 'everything')).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(portal.heading).toBeVisible();
    await expect(portal.main.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
    expect(await violationsOf(page, 'everything')).toEqual([]);
    expect(await unfit(page)).toEqual([]);
    await chooseLook(api, lookOf('dark'));
    await page.reload();
    await expect(portal.main.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
    expect(await violationsOf(page, 'contrast')).toEqual([]);
  });
