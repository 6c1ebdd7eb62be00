import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { titleOfTab } from '../pages/case';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { type Clean, SCANS, cleanDialog, cleaner } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { addDoctor, test, type Company } from '../support/company';
import { endedCase, scheduledErasure } from '../support/erasure';
import { unfit } from '../support/fit';

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
  readonly ended: string;
  readonly scheduled: string;
}
async function makeCases(request: APIRequestContext, { api }: Company): Promise<Cases> {
  const fields = { packageType: 'standard', patientType: 'adult' };
  const rich = await CasePlayer.start(request, api, 'All Parts', fields);
  await rich.bring('SHIPPED');
  const asked = { type: 'replacement', method: 'stepNumber', stepNumber: 1, arch: 'upper' };
  await api.call('POST', '/request', { caseUuid: rich.uuid, ...asked });
  await rich.lab.call('POST', `/case/${rich.uuid}/refinement`, { note: 'One tooth came back' });
  await rich.bring('IN_CUSTOMER_APPPROVE');
  const doctorUuid = await addDoctor(api);
  await api.call('POST', '/case', { patientName: 'Of a Doctor', productId: 'AL', doctorUuid });
  const unfinished = await api.newCase('Only Begun');
  const rejected = await CasePlayer.start(request, api, 'Turned Down', fields);
  await rejected.submit();
  await rejected.lab.call('PUT', `/case/${rejected.uuid}/reject`, { reason: 'No second molar' });
  const ended = await endedCase(api, 'Only Begun');
  const scheduled = await scheduledErasure(api, 'To Be Erased');
  return {
    rich: rich.uuid,
    unfinished: unfinished.uuid,
    rejected: rejected.uuid,
    ended: ended.uuid,
    scheduled: scheduled.uuid,
  };
}

for (const language of ['en', 'tr', 'ar'] as const) {
  test(`[CA-01] [CA-03] [CA-04] [CA-08] [CA-12] [CA-13] [CA-15] axe finds nothing on the dashboard, the lists, a case's tabs and dialogs in ${language}`, async ({
    page,
    request,
    company,
  }) => {
    const clean = cleaner(page, SCANS[language]);
    const cases = await makeCases(request, company);
    const portal = new Portal(page, language);
    await portal.speak();
    await scanLists(portal, clean);
    await scanCase(portal, cases, clean);
    await page.setViewportSize(PHONE);
    for (const path of [`/admin/all/${cases.rich}/plans`, '/cases/admin']) {
      await open(portal, path);
      await clean(`${path} on a phone`);
      expect.soft(await unfit(page), path).toEqual([]);
    }
    // What a failure looks like is the same in every language.
    if (language === 'en') await scanFailures(portal, cases, clean);
  });
}

test('[CA-01] [CA-03] [CA-08] axe finds nothing in the dark', async ({ page, request, company }) => {
  const clean = cleaner(page, 'contrast');
  const cases = await makeCases(request, company);
  const portal = new Portal(page, 'ar');
  await portal.speak();
  await chooseLook(company.api, lookOf('dark'));
  for (const path of [
    '/dashboard/admin/all',
    '/cases/doctor?status=NEW',
    `/admin/all/${cases.rich}/overview`,
    `/admin/all/${cases.rich}/plans`,
    `/admin/all/${cases.rich}/history`,
    `/admin/all/${cases.rejected}/overview`,
    `/admin/all/${cases.unfinished}/submission`,
  ]) {
    await open(portal, path);
    await clean(path);
  }
});

test('[CA-01] [CA-03] axe finds nothing on the empty pages of a new company', async ({ page }) => {
  const clean = cleaner(page, 'everything');
  for (const path of ['/dashboard/admin/all', '/cases/admin']) {
    await open(new Portal(page), path);
    await clean(path);
  }
});

async function scanLists(portal: Portal, clean: Clean): Promise<void> {
  const { page } = portal;
  await page.goto('/dashboard/admin/all');
  await rowsOf(page);
  await clean('dashboard');
  await page.goto('/cases/doctor?status=NEW');
  await rowsOf(page);
  await clean('doctors’ list with a filter');
  for (const id of ['shared.list.filter', 'shared.list.columns', 'shared.list.views']) {
    await portal.main.getByRole('button', { name: portal.text(id), exact: true }).click();
    await expect(page.getByRole('dialog', { name: portal.text(id) })).toBeVisible();
    await clean(id);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goto('/cases/admin?createdTo=1999-01-01');
  await expect(portal.main.getByText(portal.text('cases.caseList.noMatch'))).toBeVisible();
  await clean('nothing matches');
}

async function scanCase(portal: Portal, cases: Cases, clean: Clean): Promise<void> {
  const { page } = portal;
  const actions = new CaseActionsPage(portal);
  await actions.open(cases.rich);
  for (const tab of TABS) {
    await openTab(portal, tab);
    await clean(tab);
  }
  await openTab(portal, 'plans');
  await expect(portal.main.getByRole('table')).toBeVisible();
  await clean('plans');
  await actions.button('cases.plans.reject').click();
  await cleanDialog(page, clean, 'rejection of a plan');
  await actions.button('cases.plans.approve').click();
  await cleanDialog(page, clean, 'approval of a plan');
  await actions.button('cases.action.more').click();
  await clean('more actions');
  await portal.main.getByRole('menuitem').first().click();
  await cleanDialog(page, clean, 'a step');

  await actions.open(cases.ended);
  for (const id of ['cases.patient.export', 'cases.patient.erase']) {
    await actions.button('cases.patient.menu').click();
    await page.getByRole('menuitem', { name: portal.text(id), exact: true }).click();
    await cleanDialog(page, clean, id);
  }

  await actions.open(cases.scheduled);
  await expect(portal.main.getByRole('link', { name: portal.text('cases.patient.erasures') })).toBeVisible();
  await clean('to be erased');
  await actions.open(cases.rejected);
  await clean('rejected');
  await actions.open(cases.unfinished, 'submission');
  await clean('submission');
}

/** The pages while the server has no cases to give. */
async function scanFailures(portal: Portal, cases: Cases, clean: Clean): Promise<void> {
  const { page, main, text } = portal;
  const down = { status: 503, json: { message: 'Down' } };
  await page.route(/\/api\/client\/case/, (route) => route.fulfill(down));
  for (const path of ['/dashboard/admin/all', `/admin/all/${cases.rich}/overview`]) {
    await page.goto(path);
    await expect(main.getByRole('button', { name: text('shared.failed.retry') }).first()).toBeVisible();
    await clean(`${path} failed`);
  }
}

/** Opens a page and waits until nothing on it is on its way any more. */
async function open({ page, heading }: Portal, path: string): Promise<void> {
  await page.goto(path);
  await heading.waitFor();
  await loaded(page);
}

async function openTab({ page, main, text }: Portal, tab: string): Promise<void> {
  // A tab says how many records it has.
  const name = new RegExp(`^${text(titleOfTab(tab))}( \\d+)?$`);
  await main.getByRole('tab', { name }).click();
  await expect(main.getByRole('tab', { name, selected: true })).toBeVisible();
  // A tab of another domain is empty until its code is there; a skeleton has no text either.
  await expect(main.getByRole('tabpanel')).toHaveText(/\S/);
  await loaded(page);
}

function rowsOf(page: Page): Promise<void> {
  return page.locator('main tbody tr[data-row-key]').first().waitFor();
}

async function loaded(page: Page): Promise<void> {
  await expect(
    page.locator(
      'main [aria-busy=true]:visible, main .ant-skeleton:visible, main .ant-spin-spinning:visible',
    ),
  ).toHaveCount(0);
}
