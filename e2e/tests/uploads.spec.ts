import { expect, type Page } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { expectArrived, UploadsMenu } from '../pages/uploads';
import type { PortalApi } from '../support/api';
import { LAUNCH_OPTIMISING } from '../support/chromium';
import { DiskFiles, type DiskFile } from '../support/disk-files';
import { test } from '../support/company';
import {
  beforePart,
  LAST,
  MIDDLE,
  onUploads,
  recordUploads,
  SCAN_MEGABYTES,
  slowDown,
  type UploadRequest,
} from '../support/upload-requests';

test.use({ launchOptions: LAUNCH_OPTIMISING });

let files: DiskFiles;
let scan: DiskFile;
/** Two parts. */
let small: DiskFile;
test.beforeAll(async () => {
  files = await DiskFiles.create();
  scan = await files.scan('upper.stl', SCAN_MEGABYTES);
  small = await files.scan('small.stl', 9);
});
test.afterAll(() => files.remove());

/** Opens the slots of a new case. */
async function openCase(page: Page, api: PortalApi): Promise<string> {
  const { uuid } = await api.newCase('Upload Ladder');
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  return uuid;
}
const give = (page: Page, file = scan) => new CasePage(new Portal(page)).addRecord('uprImp', file.path);

const isPart = (offset: number) => (request: UploadRequest) =>
  request.method === 'PATCH' && request.offset === offset;
const RUNGS: readonly ((request: UploadRequest) => boolean)[] = [
  ({ method }) => method === 'POST',
  isPart(0),
  isPart(MIDDLE),
  isPart(LAST),
];

test('[UP-01][UP-04] an upload survives that its creation, its first part, one in its middle and its last are lost, and then that the server fails at each', async ({
  page,
  api,
}) => {
  const uuid = await openCase(page, api);
  const times = RUNGS.map(() => 0);
  await onUploads(page, async (request) => {
    const rung = RUNGS.findIndex((isIt) => isIt(request));
    const time = (times[rung] ?? 2) + 1;
    if (time > 2) return false;
    times[rung] = time;
    await (time === 1 ? request.route.abort('connectionreset') : request.route.fulfill({ status: 503 }));
    return true;
  });
  await give(page);
  await expectArrived(api, uuid, scan);
  expect(times).toEqual([2, 2, 2, 2]);
  await new CasePage(new Portal(page)).expectRecord('uprImp');
});

test('[UP-01][UP-04] an upload whose last answer is lost has arrived, once', async ({ page, api }) => {
  const uuid = await openCase(page, api);
  const devtools = await page.context().newCDPSession(page);
  let lost = 0;
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isLast = request.method === 'PATCH' && request.headers['Upload-Offset'] === String(LAST);
    if (isLast) lost++;
    void (isLast
      ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : devtools.send('Fetch.continueResponse', { requestId }));
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/client/upload*', requestStage: 'Response' }],
  });
  const requests = recordUploads(page);
  await give(page);
  await expectArrived(api, uuid, scan);
  await new CasePage(new Portal(page)).expectRecord('uprImp');
  expect(lost).toBe(1);
  expect(requests.slice(-2)).toEqual([`PATCH ${LAST}`, 'HEAD']);
});

test('[SH-10][UP-01] an upload waits ten minutes for the network, says so, and goes on where it was', async ({
  page,
  context,
  api,
}) => {
  await page.clock.install();
  const uuid = await openCase(page, api);
  const menu = new UploadsMenu(new Portal(page));
  const requests = recordUploads(page);
  await beforePart(page, MIDDLE, () => context.setOffline(true));
  await give(page);
  await menu.open();
  await menu.expectState('Waiting for the network…');
  // The page's clock, not the test's: pauses between tries and the end of all patience are timers of the page.
  await page.clock.fastForward('10:00');
  await menu.expectState('Waiting for the network…');
  await expect(menu.failed).toBeHidden();
  await context.setOffline(false);
  await expectArrived(api, uuid, scan);
  expect(requests.filter((request) => request === 'POST' || request === 'PATCH 0')).toEqual([
    'POST',
    'PATCH 0',
  ]);
});

test('[SH-10][UP-01] the menu says how fast a file goes and how long it takes; cancelled, it goes from the server', async ({
  page,
  api,
}) => {
  const uuid = await openCase(page, api);
  const portal = new Portal(page);
  const menu = new UploadsMenu(portal);
  await slowDown(page, 512 * 1024);
  await give(page);
  await menu.open();
  await menu.expectState(/^[\d.]+ [kM]B\/s · \d+ (second|minute)s? left$/);
  expect(await api.records(uuid)).toMatchObject([{ state: 'pending' }]);
  const cancel = portal.text('shell.uploads.cancel', { fileName: scan.name });
  await menu.uploading.getByRole('button', { name: cancel }).click();
  await expect.poll(() => api.records(uuid)).toEqual([]);
});

test('[UP-04] a file that was damaged on its way is sent anew by itself, and is there once', async ({
  page,
  api,
}) => {
  const uuid = await openCase(page, api);
  const claims = await claimOtherHash(page, 1);
  await give(page, small);
  await expectArrived(api, uuid, small);
  expect(claims()).toBe(2);
});

test('[UP-04] a file that is damaged each time is told, kept, and arrives by another try', async ({
  page,
  api,
}) => {
  const uuid = await openCase(page, api);
  const portal = new Portal(page);
  const menu = new UploadsMenu(portal);
  const claims = await claimOtherHash(page, 3);
  await give(page, small);
  const text = portal.text('shell.notices.checksumMismatch', { fileName: small.name });
  await expect(portal.notice(text)).toBeVisible();
  expect(claims()).toBe(3);
  expect(await api.records(uuid)).toEqual([]);
  await menu.open();
  await menu.failed.getByRole('button', { name: portal.text('shell.uploads.retry') }).click();
  await expectArrived(api, uuid, small);
});

/** Says another hash than the file's, so many times; answers how often a hash was said. */
async function claimOtherHash(page: Page, times: number): Promise<() => number> {
  let said = 0;
  await onUploads(page, async ({ route }) => {
    const headers = route.request().headers();
    if (headers['upload-sha256'] === undefined || ++said > times) return false;
    await route.continue({ headers: { ...headers, 'upload-sha256': '0'.repeat(64) } });
    return true;
  });
  return () => said;
}
