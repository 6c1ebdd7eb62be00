import { expect, type Page } from '@playwright/test';
import { expectPage, PAGES } from '../pages/domains';
import { Portal } from '../pages/portal';
import { test } from '../support/own-portal';

const API = '**/api/**';
/** However soon the server is back, a slow page still finds it gone. */
const keepFromServer = (page: Page): Promise<unknown> =>
  page.route(API, (route) => route.fulfill({ status: 502, body: '' }));

test('[SH-27] a page that was opened without the server shows its data by itself when the server is there again', async ({
  page,
  ownPortal,
}) => {
  const portal = new Portal(page);
  await page.goto('/');
  await expectPage(portal, 'cases');
  const untilBack = await ownPortal.killServer();
  await keepFromServer(page);
  await PAGES.company.open(portal);
  await expect(portal.main.getByText(portal.text('shared.failed.title')).first()).toBeVisible();
  await untilBack();
  await page.unroute(API);
  // It asks every ten seconds or so.
  await expect(portal.main).toContainText(PAGES.company.content, { timeout: 40_000 });
  await expectPage(portal, 'company');
});

test('[SH-18] a visit that began without the server goes on with its session when the server is there again', async ({
  page,
  ownPortal,
}) => {
  const untilBack = await ownPortal.killServer();
  await keepFromServer(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await untilBack();
  await page.unroute(API);
  await expectPage(new Portal(page), 'cases');
});
