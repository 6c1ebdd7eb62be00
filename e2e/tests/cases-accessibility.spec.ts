import { expect, type Page } from '@playwright/test';
import { CaseStepsPage } from '../pages/case-steps';
import { Portal } from '../pages/portal';
import { PortalApi } from '../support/api';
import { chooseLook, lookOf } from '../support/appearance';
import { violationsOf } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { test } from '../support/signed-in';

const LANGUAGES = ['en', 'tr', 'ar'] as const;
const TABS = [
  'overview',
  'records',
  'orders',
  'batches',
  'refinements',
  'requests',
  'shipments',
  'history',
] as const;
const PHONE = { width: 390, height: 844 };

/** Cases that together show every state of a page. */
interface Cases {
  /** Has been made, is refined by a second plan, and has a request. */
  readonly rich: string;
  readonly unfinished: string;
  readonly rejected: string;
}
let cases: Cases;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const api = await PortalApi.signIn(request);
  const fields = { packageType: 'standard', patientType: 'adult' };
  const rich = await CasePlayer.start(request, api, 'All Parts', fields);
  await rich.bring('SHIPPED');
  const asked = { type: 'replacement', method: 'stepNumber', stepNumber: 1, arch: 'upper' };
  await api.call('POST', '/request', { caseUuid: rich.uuid, ...asked });
  await rich.lab.call('POST', `/case/${rich.uuid}/refinement`, { note: 'One tooth came back' });
  await rich.bring('IN_CUSTOMER_APPPROVE');
  const unfinished = await api.newCase('Only Begun');
  const rejected = await CasePlayer.start(request, api, 'Turned Down', fields);
  await rejected.submit();
  await rejected.lab.call('PUT', `/case/${rejected.uuid}/reject`, { reason: 'No second molar' });
  cases = { rich: rich.uuid, unfinished: unfinished.uuid, rejected: rejected.uuid };
  await request.dispose();
});

for (const language of LANGUAGES) {
  test(`[CA-01] [CA-03] [CA-04] axe finds nothing on the dashboard, the lists and their panels in ${language}`, async ({
    page,
  }) => {
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/dashboard/admin/all');
    await rowsOf(page);
    await clean(page, 'dashboard');
    await page.goto('/cases/doctor?status=IN_QC,SHIPPED');
    await rowsOf(page);
    await clean(page, 'doctors’ list with a filter');
    for (const id of ['cases.filter.filter', 'cases.look.columns', 'cases.views.views']) {
      await portal.main.getByRole('button', { name: portal.text(id), exact: true }).click();
      await expect(page.getByRole('dialog', { name: portal.text(id) })).toBeVisible();
      await clean(page, id);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.goto('/cases/admin?createdTo=1999-01-01');
    await expect(portal.main.getByText(portal.text('cases.caseList.noMatch'))).toBeVisible();
    await clean(page, 'nothing matches');
    // What a failure looks like is the same in every language.
    if (language !== 'en') return;
    await failing(page, async () => {
      for (const path of ['/dashboard/admin/all', `/admin/all/${cases.rich}/overview`]) {
        await page.goto(path);
        await expect(
          portal.main.getByRole('button', { name: portal.text('shared.failed.retry') }).first(),
        ).toBeVisible();
        await clean(page, `${path} failed`);
      }
    });
  });

  test(`[CA-08] [CA-12] [CA-13] [CA-15] axe finds nothing on a case's tabs and dialogs in ${language}`, async ({
    page,
  }) => {
    const portal = new Portal(page, language);
    const steps = new CaseStepsPage(portal);
    await portal.speak();
    for (const tab of TABS) {
      await openTab(steps, portal, tab);
      await clean(page, tab);
    }
    await openTab(steps, portal, 'plans');
    await expect(portal.main.getByRole('table')).toBeVisible();
    await clean(page, 'plans');
    await steps.button('cases.plans.reject').click();
    await cleanDialog(page, 'rejection of a plan');
    await steps.button('cases.plans.approve').click();
    await cleanDialog(page, 'approval of a plan');
    await steps.button('cases.step.more').click();
    await clean(page, 'more actions');
    await portal.main.getByRole('menuitem').first().click();
    await cleanDialog(page, 'a step');

    await steps.open(cases.rejected);
    await clean(page, 'rejected');
    await steps.open(cases.unfinished, 'submission');
    await clean(page, 'submission');
    await page.setViewportSize(PHONE);
    for (const path of [`/admin/all/${cases.rich}/plans`, '/cases/admin']) {
      await page.goto(path);
      await portal.heading.waitFor();
      await loaded(page);
      await clean(page, `${path} on a phone`);
    }
  });
}

test('[CA-01] [CA-03] [CA-08] axe finds nothing in the dark', async ({ page }) => {
  const portal = new Portal(page, 'ar');
  await portal.speak();
  await page.goto('/dashboard/admin/all');
  await portal.heading.waitFor();
  await chooseLook(page, lookOf('dark'));
  for (const path of [
    '/dashboard/admin/all',
    '/cases/doctor?status=IN_QC,SHIPPED',
    `/admin/all/${cases.rich}/overview`,
    `/admin/all/${cases.rich}/plans`,
    `/admin/all/${cases.rich}/history`,
    `/admin/all/${cases.rejected}/overview`,
    `/admin/all/${cases.unfinished}/submission`,
  ]) {
    await page.goto(path);
    await portal.heading.waitFor();
    await loaded(page);
    await clean(page, path);
  }
  await chooseLook(page, null);
});

test.describe('a new company', () => {
  test.use({ username: 'admin@newleaf.example' });
  test('[CA-01] [CA-03] axe finds nothing on empty pages', async ({ page }) => {
    for (const path of ['/dashboard/admin/all', '/cases/admin']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await loaded(page);
      await clean(page, path);
    }
  });
});

async function openTab(steps: CaseStepsPage, portal: Portal, tab: string): Promise<void> {
  const name = portal.text(`cases.detail.tab.${tab}`);
  const found = portal.main.getByRole('tab', { name, exact: true });
  if ((await found.count()) === 0) await steps.open(cases.rich, tab);
  else await found.click();
  await expect(portal.main.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
  await loaded(portal.page);
}

function rowsOf(page: Page): Promise<void> {
  return page.locator('main tbody tr[data-row-key]').first().waitFor();
}

/** Nothing on the page is on its way any more. */
async function loaded(page: Page): Promise<void> {
  await expect(
    page.locator('main [aria-busy=true], main .ant-skeleton, main .ant-spin-spinning'),
  ).toHaveCount(0);
}

/** While `look` looks, the server has no cases to give. */
async function failing(page: Page, look: () => Promise<void>): Promise<void> {
  const calls = /\/api\/client\/case/;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
  await look();
  await page.unroute(calls);
}

async function cleanDialog(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await clean(page, what);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function clean(page: Page, what: string): Promise<void> {
  expect.soft(await violationsOf(page), what).toEqual([]);
}
