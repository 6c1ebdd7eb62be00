import { expect, type Page } from '@playwright/test';
import { expectOthersWork, expectPage, PAGES } from '../pages/domains';
import { Portal } from '../pages/portal';
import { PortalApi } from '../support/api';
import { test } from '../support/own-gateway';
import { secondRelease } from '../support/second-release';
import { sized } from '../../tooling/testing/soak';

const { title } = PAGES.company;
/** Two swaps each. */
const ROUNDS = sized(1, 25);

/** Somebody at the company's page, in a page that notes if it is loaded anew. */
async function openCompany(page: Page): Promise<Portal> {
  const portal = new Portal(page);
  await page.goto('/profile/profile');
  await expectPage(portal, 'company');
  await page.evaluate(() => Object.assign(window, { openedOnce: true }));
  return portal;
}

async function expectRelease(page: Page, version: string): Promise<void> {
  await expect(page.locator(`[data-release="${version}"]:visible`)).toBeVisible();
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true);
}

test('[PL-03] a newer release is offered in the open page, and a rollback replaces it there at once, without a reload', async ({
  page,
  gateway,
}) => {
  test.setTimeout(sized(300_000, 900_000));
  const { version: earlier } = await gateway.live('company');
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  const portal = await openCompany(page);
  const address = page.url();

  for (let round = 0; round < ROUNDS; round += 1) {
    // From the second round on it is a release that was rolled back.
    await gateway.delivery('activate', `company@${newer}`, '--again');
    await expect(portal.main.getByText(portal.text('shell.remotes.newer', { title }))).toBeVisible();
    await expectRelease(page, earlier);
    await portal.main.getByRole('button', { name: portal.text('shell.remotes.showNewer') }).click();
    await expectRelease(page, newer);
    await expectPage(portal, 'company');

    await gateway.delivery('rollback', 'company');
    await expectRelease(page, earlier);
    await expectPage(portal, 'company');
    expect(page.url()).toBe(address);
  }
  await expectOthersWork(portal, 'company');
});

test('[PL-03] a newer release comes with the next visit, and nobody is asked', async ({ page, gateway }) => {
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  const portal = await openCompany(page);
  await gateway.delivery('activate', `company@${newer}`);
  await expect(portal.main.getByText(portal.text('shell.remotes.newer', { title }))).toBeVisible();
  await PAGES.doctors.open(portal);
  await expectPage(portal, 'doctors');
  await PAGES.company.open(portal);
  await expectPage(portal, 'company');
  await expectRelease(page, newer);
});

test('[PL-03] a rollback does not take what somebody is typing: it waits until they say so', async ({
  page,
  gateway,
}) => {
  const { version: earlier } = await gateway.live('company');
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  await gateway.delivery('activate', `company@${newer}`);
  const portal = await openCompany(page);
  await portal.main.getByRole('button', { name: /^Edit/ }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('Typed with care');

  await gateway.delivery('rollback', 'company');
  await expect(page.getByText(portal.text('shell.remotes.earlier', { title }))).toBeVisible();
  await expect(field).toHaveValue('Typed with care');
  await expectRelease(page, newer);

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await portal.main.getByRole('button', { name: portal.text('shell.remotes.showEarlier') }).click();
  await expectRelease(page, earlier);
  await expectPage(portal, 'company');
});

test('[PL-05] a domain that is retired leaves open tabs, its pages say so, and an activation brings it back', async ({
  page,
  gateway,
}) => {
  const { version } = await gateway.live('company');
  const portal = await openCompany(page);
  const entry = page.getByRole('navigation').getByRole('link', { name: title, exact: true });
  await expect(entry).toBeVisible();

  await gateway.delivery('retire', 'company');
  await expect(portal.main.getByText(portal.text('shell.remotes.retiredTitle', { title }))).toBeVisible();
  await expect(page.locator(`[data-release="${version}"]:visible`)).toBeHidden();
  await expect(entry).toBeHidden();
  await expectOthersWork(portal, 'company');
  await page.goto('/profile/profile');
  await expect(portal.main.getByText(portal.text('shell.remotes.retiredTitle', { title }))).toBeVisible();

  await gateway.delivery('activate', `company@${version}`);
  await expectPage(portal, 'company');
  await expect(entry).toBeVisible();
});

test('[PL-03] a release for one clinic reaches its open tab and no other; a rollback ends it', async ({
  page,
  gateway,
  company,
  browser,
  request,
}) => {
  const { version: earlier } = await gateway.live('company');
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  const portal = await openCompany(page);
  const elsewhere = await PortalApi.signIn(request);
  const storageState = elsewhere.session(gateway.url, {});
  const other = await browser.newPage({ storageState, baseURL: gateway.url });
  await other.goto('/profile/profile');
  await expect(other.locator(`[data-release="${earlier}"]:visible`)).toBeVisible();
  await gateway.delivery('activate', `company@${newer}`, '--for', company.uuid);
  await portal.main.getByRole('button', { name: portal.text('shell.remotes.showNewer') }).click();
  await expectRelease(page, newer);
  await other.reload();
  await expect(other.locator(`[data-release="${earlier}"]:visible`)).toBeVisible();

  await gateway.delivery('rollback', 'company');
  await expectRelease(page, earlier);
});

test('[PL-03] an open tab follows a change of keys: a rollback signed by the new one reaches it', async ({
  page,
  gateway,
}) => {
  const { version: earlier } = await gateway.live('company');
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  await gateway.delivery('activate', `company@${newer}`);
  await openCompany(page);
  await expectRelease(page, newer);
  await gateway.delivery('keys', '--rotate');
  await gateway.delivery('keys', '--finish');
  await gateway.delivery('rollback', 'company');
  await expectRelease(page, earlier);
});
