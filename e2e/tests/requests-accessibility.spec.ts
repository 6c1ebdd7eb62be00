import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { RequestsPage } from '../pages/requests';
import { chooseLook, lookOf } from '../support/appearance';
import { SCANS, violationsOf, type Scan } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { test, type Company } from '../support/company';
import { DIGITAL, deliveredToDoctor } from '../support/delivered-case';
import { unfit } from '../support/fit';

const PHONE = { width: 390, height: 844 };

interface Prepared {
  /** A doctor's request that waits for a decision. */
  readonly request: string;
  /** The shipped case that a request and a refinement can be asked for. */
  readonly shipped: CasePlayer;
}

async function prepare(request: APIRequestContext, company: Company): Promise<Prepared> {
  const { api } = company;
  const shipped = await CasePlayer.start(request, api, 'Ask For More', DIGITAL);
  await shipped.bring('SHIPPED');
  const doctors = await deliveredToDoctor(request, company, 'Of a Doctor');
  const asked = { type: 'replacement', method: 'stepRange', fromStep: 5, toStep: 8, arch: 'upper' };
  const { body } = await api.call<{ uuid: string }>('POST', '/request', { caseUuid: doctors.uuid, ...asked });
  return { request: body.uuid, shipped };
}

for (const language of ['en', 'ar'] as const) {
  test(`[SM-03] [SM-04] [SM-05] [CA-23] axe finds nothing on requests and refinements, their dialogs and a phone in ${language}`, async ({
    page,
    request,
    company,
  }) => {
    const clean = cleaner(page, SCANS[language]);
    const { request: uuid, shipped } = await prepare(request, company);
    const portal = new Portal(page, language);
    await portal.speak();
    await scanRequests(portal, uuid, clean);
    await scanCase(portal, shipped, clean);
    await page.setViewportSize(PHONE);
    for (const path of ['/request/dso', `/request/${uuid}/overview`]) {
      await open(portal, path);
      await clean(`${path} on a phone`);
      expect.soft(await unfit(page), path).toEqual([]);
    }
    if (language === 'en') return;
    await chooseLook(company.api, lookOf('dark'));
    const inTheDark = cleaner(page, 'contrast');
    for (const path of [
      '/request/dso',
      `/request/${uuid}/overview`,
      `/admin/all/${shipped.uuid}/refinements`,
    ]) {
      await open(portal, path);
      await inTheDark(`${path} in the dark`);
    }
  });
}

async function scanRequests(portal: Portal, uuid: string, clean: Clean): Promise<void> {
  const requests = new RequestsPage(portal);
  await open(portal, '/request');
  await clean('no request');
  await open(portal, '/request/dso');
  await requests.row(/R-\d/).first().waitFor();
  await clean('doctors’ requests');
  for (const tab of ['timeline', 'files', 'overview'] as const) {
    await open(portal, `/request/${uuid}/${tab}`);
    await clean(`request, ${tab}`);
  }
  await requests.button('shipments.requestAction.reject.label').click();
  await cleanDialog(portal.page, clean, 'rejection');
}

async function scanCase(portal: Portal, { uuid, identifier, api }: CasePlayer, clean: Clean): Promise<void> {
  const { page } = portal;
  const actions = new CaseActionsPage(portal);
  const requests = new RequestsPage(portal);
  for (const tab of ['overview', 'requests']) {
    await actions.open(uuid, tab);
    await loaded(page);
    await clean(tab);
  }
  await requests.button('shipments.newRequest.action').click();
  await expect(requests.dialog.getByRole('spinbutton')).toBeVisible();
  await clean('new request of a case');
  await requests.dialog.getByRole('spinbutton').fill('99');
  await expect(requests.dialog.locator('.ant-form-item-explain-error')).toBeVisible();
  await clean('new request beyond the plan');
  await open(portal, '/request');
  await requests.button('shipments.newRequest.action').first().click();
  await requests.dialog.getByRole('combobox').fill('Ask');
  await page.getByTitle(identifier).waitFor();
  await clean('cases to pick');
  await actions.open(uuid, 'refinements');
  await actions.button('cases.refinements.ask').click();
  await cleanDialog(page, clean, 'a refinement is asked for');
  await api.call('POST', `/case/${uuid}/refinement`, { reason: 'spaces', note: 'Gap at 12' });
  // The history, drawn ahead, has it too.
  await expect(portal.main.getByRole('tabpanel').getByText('Gap at 12')).toBeVisible();
  await loaded(page);
  await clean('refinements');
}

async function open({ page, heading }: Portal, path: string): Promise<void> {
  await page.goto(path);
  await heading.waitFor();
  await loaded(page);
}

async function loaded(page: Page): Promise<void> {
  await expect(
    page.locator(
      'main [aria-busy=true]:visible, main .ant-skeleton:visible, main .ant-spin-spinning:visible',
    ),
  ).toHaveCount(0);
}

async function cleanDialog(page: Page, clean: Clean, what: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(what);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

type Clean = (what: string) => Promise<void>;

function cleaner(page: Page, scan: Scan): Clean {
  return async (what) => expect.soft(await violationsOf(page, scan), what).toEqual([]);
}
