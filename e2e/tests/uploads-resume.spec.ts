import { expect, type Page } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { expectArrived, UploadsMenu } from '../pages/uploads';
import { PASSWORD, type PortalApi } from '../support/api';
import { LAUNCH_OPTIMISING } from '../support/chromium';
import { DiskFiles, type DiskFile } from '../support/disk-files';
import { test } from '../support/company';
import { beforePart, MIDDLE, onUploads, recordUploads, SCAN_MEGABYTES } from '../support/upload-requests';

test.use({ launchOptions: LAUNCH_OPTIMISING });

let files: DiskFiles;
let scan: DiskFile;
test.beforeAll(async () => {
  files = await DiskFiles.create();
  scan = await files.scan('upper.stl', SCAN_MEGABYTES);
});
test.afterAll(() => files.remove());

const slotsOf = (uuid: string) => `/admin/all/${uuid}/submission?step=records`;
const give = (page: Page) => new CasePage(new Portal(page)).addRecord('uprImp', scan.path);

/** Gives the file again; it goes on in its middle, as nothing else would. */
async function expectResumed(page: Page, api: PortalApi, uuid: string): Promise<void> {
  const requests = recordUploads(page);
  await give(page);
  await expectArrived(api, uuid, scan);
  await new CasePage(new Portal(page)).expectRecord('uprImp');
  expect(requests.slice(0, 2)).toEqual(['HEAD', expect.stringMatching(/^PATCH \d+$/)]);
  expect(Number(requests[1]?.split(' ')[1])).toBeGreaterThanOrEqual(MIDDLE);
}

for (const where of ['the same tab', 'another tab'] as const) {
  test(`[UP-01] a token that expires in the middle ends the session; signed in again in ${where}, the same file goes on`, async ({
    page,
    context,
    company,
  }) => {
    const { api, email } = company;
    const { uuid } = await api.newCase('Expired Token');
    await page.goto(slotsOf(uuid));
    // The line breaks, and what asks how much has arrived is the first to hear of the token.
    await onUploads(page, async ({ method, offset, route }) => {
      if (method !== 'PATCH' || offset !== MIDDLE) return false;
      await endSession(page);
      await route.abort('connectionreset');
      return true;
    });
    await give(page);
    await page.waitForURL((url) => url.pathname === '/login');
    await page.unrouteAll();
    const tab = where === 'the same tab' ? page : await context.newPage();
    if (tab !== page) await tab.goto('/login');
    await new Portal(tab).tryToSignIn(email, PASSWORD);
    await tab.waitForURL((url) => url.pathname !== '/login');
    await page.waitForURL((url) => url.pathname !== '/login');
    await tab.goto(slotsOf(uuid));
    await expectResumed(tab, api, uuid);
  });
}

test('[UP-01] after its tab was closed the same file goes on where it was', async ({
  page,
  context,
  api,
}) => {
  const { uuid } = await api.newCase('Closed Tab');
  await page.goto(slotsOf(uuid));
  const isThere = new Promise<void>((resolve) => {
    void onUploads(page, async ({ method, offset }) => {
      if (method !== 'PATCH' || offset !== MIDDLE) return false;
      resolve();
      // Neither answered nor sent on.
      return true;
    });
  });
  await give(page);
  await isThere;
  await page.close();
  const next = await context.newPage();
  await next.goto(slotsOf(uuid));
  await expectResumed(next, api, uuid);
});

test('[UP-01] leaving while a file is on its way asks; navigation in the portal neither asks nor stops it', async ({
  page,
  api,
}) => {
  const { uuid } = await api.newCase('Leaving Early');
  const portal = new Portal(page);
  await page.goto(slotsOf(uuid));
  let proceed = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (proceed = resolve));
  await beforePart(page, MIDDLE, () => isFree);
  await give(page);
  const menu = new UploadsMenu(portal);
  await menu.open();
  await expect(menu.uploading).toContainText('Leaving Early');
  await page.keyboard.press('Escape');
  await portal.goTo('Client Shipments');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await menu.open();
  await expect(menu.uploading).toContainText('Leaving Early');

  proceed();
  await expectArrived(api, uuid, scan);
  await expect(menu.uploading).toBeHidden();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

/** As the server does when a token expires: it is worth nothing from now on, and the page does not know. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('portal.session.accessToken'));
  const ended = await page.request.post('/api/client/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok()).toBe(true);
}
