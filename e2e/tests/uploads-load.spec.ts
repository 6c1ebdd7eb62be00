import { expect, type Page } from '@playwright/test';
import { sized } from '../../tooling/testing/soak';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { expectArrived, UploadsMenu } from '../pages/uploads';
import { LAUNCH_OPTIMISING } from '../support/chromium';
import { DiskFiles, type DiskFile } from '../support/disk-files';
import { watchMemory } from '../support/memory';
import { test } from '../support/company';
import { countAtOnce, onUploads } from '../support/upload-requests';

const slotsOf = (uuid = '') => `/admin/all/${uuid}/submission?step=records`;

test.use({ launchOptions: LAUNCH_OPTIMISING });

let files: DiskFiles;
test.beforeAll(async () => {
  files = await DiskFiles.create();
});
test.afterAll(() => files.remove());

/** One for each slot that takes scans, volumes or documents, named so that it finds its slot. */
const MEGABYTES = sized(1, 10);
const NAMES = ['upper.stl', 'lower.stl', 'third.stl', 'cbct.zip'];

test('[UP-01][UP-03] twenty files at once: six on their way, the others wait, and all arrive while the person goes on', async ({
  page,
  api,
}) => {
  const cases = await Promise.all(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => api.newCase(`Twenty ${name}`)),
  );
  const sent = await Promise.all(
    NAMES.map((name) =>
      name.endsWith('.zip') ? files.volume(name, MEGABYTES) : files.scan(name, MEGABYTES),
    ),
  );
  const atOnce = countAtOnce(page);
  const menu = new UploadsMenu(new Portal(page));
  await page.goto(slotsOf(cases[0]?.uuid));
  let proceed = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (proceed = resolve));
  await onUploads(page, async ({ method }) => {
    if (method === 'PATCH') await isFree;
    return false;
  });
  for (const one of cases) await giveAll(page, one, sent);
  await menu.open();
  await expect(menu.uploading.getByRole('listitem')).toHaveCount(6);
  await expect(menu.waiting.getByRole('listitem')).toHaveCount(14);
  proceed();
  for (const { uuid } of cases)
    await expect
      .poll(async () => hashesOf(await api.records(uuid)), { timeout: 120_000 })
      .toEqual(hashesOf(sent.map((file) => ({ ...file, state: 'stored' }))));
  expect(atOnce()).toBe(6);
  await expect(menu.uploading).toBeHidden();
});

const hashesOf = (records: readonly { state: string; sha256: string | null }[]) =>
  records.map(({ state, sha256 }) => `${state} ${sha256}`).sort();

/** Goes to a case as the portal itself does, without loading a page, and gives it all files at once. */
async function giveAll(
  page: Page,
  { uuid, identifier }: { uuid: string; identifier: string },
  sent: readonly DiskFile[],
): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), slotsOf(uuid));
  const portal = new Portal(page);
  // The tab of the records, drawn ahead, has one of its own, after this one.
  const several = portal.main.getByLabel(portal.text('cases.records.chooseSeveral')).first();
  await expect(portal.heading).toContainText(identifier);
  await several.setInputFiles(sent.map((file) => file.path));
}

/** In megabytes. What is read, hashed and not yet collected takes up to 140 of them, so a file that is kept must be well above. */
const LARGE = sized(300, 500);

test(`[UP-01][UP-04] a file of ${LARGE} MB arrives in flat memory`, async ({ page, api }) => {
  const volume = await files.volume('volume.zip', LARGE);
  const { uuid } = await api.newCase('Large Volume');
  await page.goto(slotsOf(uuid));
  await expect(new CasePage(new Portal(page)).slot('CBCT')).toBeAttached();
  const memory = await watchMemory(page);
  const began = Date.now();
  await new CasePage(new Portal(page)).addRecord('CBCT', volume.path);
  await expectArrived(api, uuid, volume);
  const { heap, renderer } = await memory.growth();
  console.log(
    `${LARGE} MB in ${((Date.now() - began) / 1_000).toFixed(0)} s; heap grew by at most ${heap} MB, the renderer by ${renderer} MB`,
  );
  // What was read and not yet collected; a file that is kept would be all of it.
  expect(heap).toBeLessThan(64);
  expect(renderer ?? 0).toBeLessThan(250);
});
