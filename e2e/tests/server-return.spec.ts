import { expect } from '@playwright/test';
import { expectPage, PAGES } from '../pages/domains';
import { Portal } from '../pages/portal';
import { test } from '../support/own-portal';

test('[SH-27] a page that was opened without the server shows its data by itself when the server is there again', async ({
  page,
  ownPortal,
}) => {
  const portal = new Portal(page);
  await page.goto('/');
  await expectPage(portal, 'cases');
  const untilBack = await ownPortal.killServer();
  await PAGES.company.open(portal);
  await expect(portal.main.getByText(portal.text('shared.failed.title')).first()).toBeVisible();
  await untilBack();
  await expectPage(portal, 'company');
});

test('[SH-18] a visit that began without the server goes on with its session when the server is there again', async ({
  page,
  ownPortal,
}) => {
  const untilBack = await ownPortal.killServer();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await untilBack();
  await expectPage(new Portal(page), 'cases');
});
