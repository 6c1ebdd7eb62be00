import { expect, type Request } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { SCANS, violationsOf } from '../support/axe';
import { binaryStl } from '../support/files';
import { Focus } from '../support/focus';
import { test } from '../support/company';
import { unfit } from '../support/fit';
import { giveRequiredRecords } from '../support/required-records';

const STEPS = ['patient', 'clinical', 'records', 'review'] as const;
const SCAN = { name: 'upper.stl', mimeType: 'model/stl', buffer: binaryStl(1_500) };

test('[CA-18][CA-20] a case goes from New case to submitted by keyboard alone', async ({ page, api }) => {
  const portal = new Portal(page);
  const { main, text } = portal;
  const { keyboard } = page;
  const casePage = new CasePage(portal);
  const focus = new Focus(page);
  const radio = (id: string) => main.getByRole('radio', { name: text(id), exact: true });
  const choose = async (id: string): Promise<void> => {
    await focus.tabUntil(radio(id));
    await keyboard.press('Space');
    await expect(radio(id)).toBeChecked();
  };
  const next = async (step: (typeof STEPS)[number]): Promise<void> => {
    await focus.tabTo(main.getByRole('button', { name: text('cases.submission.next'), exact: true }));
    await keyboard.press('Enter');
    await expect(casePage.stepHeading(step)).toBeFocused();
  };

  await page.goto('/cases/admin');
  await focus.tabTo(main.getByRole('button', { name: text('cases.newCase.action') }));
  await keyboard.press('Enter');
  await focus.tabTo(casePage.product('Clear Aligners'));
  await keyboard.press('Enter');
  await page.waitForURL('**/submission?**');
  const uuid = page.url().split('/').at(-2) ?? '';

  await expect(casePage.stepHeading('patient')).toBeVisible();
  await focus.expectAt(casePage.patientName);
  await keyboard.type('Keyboard Only');
  await choose('cases.packageType.lite');
  await choose('cases.patientType.adult');
  await next('clinical');

  await choose('cases.arch.both');
  await keyboard.press('ArrowRight');
  await expect(radio('cases.arch.upper')).toBeChecked();
  await focus.tabTo(main.getByRole('button', { name: 'Upper right 8 (18)' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await focus.expectAt(main.getByRole('button', { name: 'Upper right 6 (16)' }));
  await keyboard.press('Space');
  await next('records');

  await choose('cases.impressionType.digitalThirdParty');
  await focus.tabUntil(casePage.slot('uprImp'));
  await casePage.addRecord('uprImp', SCAN);
  await casePage.expectRecord('uprImp');
  await giveRequiredRecords(casePage, ['uprImp']);
  await next('review');

  await focus.tabTo(main.getByRole('button', { name: text('cases.submission.submit') }));
  await keyboard.press('Enter');
  await page.waitForURL('**/overview');
  const { body } = await api.call<Record<string, unknown>>('GET', `/case/${uuid}`);
  expect(body).toMatchObject({ patientName: 'Keyboard Only', arch: 'upper', packageType: 'lite' });
  expect(body.teeth).toEqual({ doNotMove: [16] });
  expect(body.submittedAt).not.toBeNull();
});

for (const language of ['en', 'tr', 'ar'] as const) {
  test(`[CA-18][CA-19] axe finds nothing on a new case and the steps of its submission in ${language}`, async ({
    page,
    api,
  }) => {
    const portal = new Portal(page, language);
    const casePage = new CasePage(portal);
    await portal.speak();
    await page.goto('/cases/new');
    await expect(casePage.product('Whitening Kit')).toBeVisible();
    expect.soft(await violationsOf(page, SCANS[language]), 'new case').toEqual([]);
    const uuid = await newCase(api, { impressionType: 'physical', customFields: { Chair: '4' } });
    await page.goto(`/admin/all/${uuid}/submission?step=patient`);
    for (const step of STEPS) {
      await casePage.openStep(step);
      expect.soft(await violationsOf(page, SCANS[language]), step).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await casePage.openStep('clinical');
    expect.soft(await violationsOf(page, SCANS[language]), 'phone').toEqual([]);
    expect(await unfit(page)).toEqual([]);
  });
}

test('[CA-18] a change that could not be saved is saved by itself as soon as the portal answers', async ({
  page,
  api,
}) => {
  const { main, text } = new Portal(page);
  const uuid = await newCase(api, {});
  const saves = `**/api/client/case/${uuid}`;
  await page.route(saves, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.goto(`/admin/all/${uuid}/submission?step=patient`);
  const reference = main.getByRole('textbox', { name: text('cases.field.clientReferenceId') });
  await reference.fill('Later');
  const alert = main.getByRole('alert').filter({ hasText: text('cases.submission.failed') });
  await expect(alert).toContainText(text('cases.submission.retrying'));
  await expect(main.getByText(text('cases.submission.notSaved'), { exact: true })).toBeVisible();
  await page.unroute(saves);
  await expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(reference).toBeFocused();
  const { body } = await api.call<Record<string, unknown>>('GET', `/case/${uuid}`);
  expect(body.clientReferenceId).toBe('Later');
});

test('[CA-18] four saves while typing cost their own tab no read, and another tab one list query in two seconds', async ({
  page,
  context,
  api,
}) => {
  const uuid = await newCase(api, {});
  const isRead = (request: Request, path: RegExp) =>
    request.method() === 'GET' && path.test(new URL(request.url()).pathname);
  const other = await context.newPage();
  await other.goto('/cases/admin');
  await expect(new Portal(other).main.getByText('Step Walker')).toBeVisible();
  await page.goto(`/admin/all/${uuid}/submission?step=patient`);
  const { main, text } = new Portal(page);
  const reference = main.getByRole('textbox', { name: text('cases.field.clientReferenceId') });
  await reference.fill('0');
  await expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
  await new CasePage(new Portal(page)).untilTabsAreDrawn();

  const ownReads: string[] = [];
  page.on('request', (request) => isRead(request, /^\/api\//) && ownReads.push(request.url()));
  const listReads: Request[] = [];
  other.on('requestfinished', (request) => {
    if (isRead(request, /\/client\/case$/)) listReads.push(request);
  });
  for (const typed of ['1', '2', '3', '4']) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await reference.fill(typed);
    await saved;
  }
  // Longer than the other tab waits for its last query.
  await page.waitForTimeout(3_000);
  const starts = listReads.map((request) => request.timing().startTime).toSorted((a, b) => a - b);
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  expect(ownReads).toEqual([]);
  expect(starts.length).toBeGreaterThan(0);
  // Two seconds by the page's clock, told by that of the network; a query for each save would be 0.8 s apart.
  expect(Math.min(...gaps, 2_000)).toBeGreaterThanOrEqual(1_500);
});

test('[CA-18] the step is in the address: Back and reload stay where one was', async ({ page, api }) => {
  const casePage = new CasePage(new Portal(page));
  const uuid = await newCase(api, { packageType: 'lite', patientType: 'adult' });
  await page.goto(`/admin/all/${uuid}/submission`);
  await expect(casePage.stepHeading('clinical')).toBeVisible();
  await casePage.openStep('records');
  await casePage.openStep('review');
  await page.goBack();
  await expect(casePage.stepHeading('records')).toBeVisible();
  await page.reload();
  await expect(casePage.stepHeading('records')).toBeVisible();
});

test('[CA-19] the courier slip is a PDF that opens from the records and from the case that waits for the courier', async ({
  page,
  api,
}) => {
  const { main, text } = new Portal(page);
  const facts = { impressionType: 'physical', arch: 'both', packageType: 'lite', patientType: 'adult' };
  const uuid = await newCase(api, facts);
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    const slip = page.waitForResponse((response) => response.url().endsWith('/physicalImpressionsLink'));
    await main.getByRole('button', { name: text('cases.impressions.open') }).click();
    const { url } = (await (await slip).json()) as { url: string };
    const pdf = await page.request.get(url);
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  };
  await open(`/admin/all/${uuid}/submission?step=records`);
  expect((await api.call('PUT', `/case/${uuid}`, { submit: true })).status).toBe(200);
  await open(`/admin/all/${uuid}/overview`);
});

test('[CA-17] files that are dropped together find their slots, and what is not clear is asked', async ({
  page,
  api,
}) => {
  const portal = new Portal(page);
  const { main, text } = portal;
  const uuid = await newCase(api, { impressionType: 'digitalThirdParty', arch: 'upper' });
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  // The tab of the records is drawn ahead, and has such a place, too.
  const hint = main.getByText(text('cases.records.dropHint')).filter({ visible: true });
  await expect(hint).toBeVisible();
  const scans = [SCAN.buffer, binaryStl(1_600), binaryStl(1_700)].map((scan) => scan.toString('base64'));
  const data = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [index, base64] of contents.entries()) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(
        new File([bytes], ['scan of maxilla.stl', 'mandible.stl', 'second.stl'][index] ?? ''),
      );
    }
    return transfer;
  }, scans);
  await hint.dispatchEvent('drop', { dataTransfer: data });
  await new CasePage(portal).expectRecord('uprImp');
  await new CasePage(portal).expectRecord('lwrImp');
  const name = 'second.stl';
  await expect(main.getByText(text('cases.records.belongs')).filter({ visible: true })).toBeVisible();
  await main.getByRole('combobox', { name: text('cases.records.slotFor', { name }) }).click();
  await page.getByTitle(text('shared.assetType.trdPty')).click();
  await main.getByRole('button', { name: text('cases.records.placeFile', { name }) }).click();
  await new CasePage(portal).expectRecord('trdPty');
  const stored = await api.records(uuid);
  expect(stored.map(({ assetType }) => assetType).toSorted()).toEqual(['lwrImp', 'trdPty', 'uprImp']);
});

test('[CA-22] leaving a case for another domain with a record on its way warns', async ({ page, api }) => {
  const portal = new Portal(page);
  const uuid = await newCase(api, {});
  await page.route('**/api/client/caseAsset', () => undefined);
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  const announced = page.waitForRequest('**/api/client/caseAsset');
  await new CasePage(portal).addRecord('uprImp', SCAN);
  // Until then it is being looked at, and no record yet.
  await announced;
  await portal.follow('Client Shipments');
  await expect(portal.notice(portal.text('shell.notices.uploadsRunning'))).toBeVisible();
});

async function newCase(api: PortalApi, facts: object): Promise<string> {
  const body = { patientName: 'Step Walker', productId: 'AL', ...facts };
  return (await api.call<{ uuid: string }>('POST', '/case', body)).body.uuid;
}
