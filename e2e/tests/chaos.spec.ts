import { expect, type Page } from '@playwright/test';
import { expectOthersWork, expectPage, PAGES } from '../pages/domains';
import { Portal } from '../pages/portal';
import type { Fault } from '../support/broken-releases';
import { test, type OwnGateway } from '../support/own-gateway';

/** The domain that a person is at while another one breaks; a mark in its page tells whether it was put up anew. */
async function workInDoctors(page: Page): Promise<Portal> {
  const portal = new Portal(page);
  await page.goto('/doctors');
  await expectPage(portal, 'doctors');
  await markAsSeen(portal);
  return portal;
}

const markAsSeen = ({ heading }: Portal): Promise<void> =>
  heading.evaluate((element) => element.setAttribute('data-seen', 'before'));

async function expectUndisturbed(portal: Portal): Promise<void> {
  await expect(portal.heading).toHaveAttribute('data-seen', 'before');
  await expectPage(portal, 'doctors');
}

/** Makes a release live and waits until the open tab has heard of it. */
async function goLive(page: Page, gateway: OwnGateway, ref: string, ...options: string[]): Promise<void> {
  const version = ref.split('@')[1] ?? '';
  // One that came before the change does not tell of it; without the stream a tab asks each 15 s.
  const heard = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/portal/feed.json') &&
      (await response.text().catch(() => '')).includes(version),
    { timeout: 60_000 },
  );
  await gateway.delivery('activate', ref, ...options);
  await heard;
}

type Faults = readonly (readonly [fault: Fault, what: string])[];
const TRIED: Faults = [
  ['syntaxError', 'whose entry is no program'],
  ['throwsAtImport', 'that throws when it is imported'],
  ['throwsInRender', 'whose page throws'],
  ['neverResolves', 'that never comes'],
];
/** What cannot fit this shell is not tried at all. */
const NEVER_TRIED: Faults = [
  ['brokenManifest', 'whose manifest is broken'],
  ['newerContract', 'that was built for a newer platform'],
];

/** Has a release with a fault go live and be rolled back while somebody works beside it, one fault after the other. */
async function walkThrough(
  faults: Faults,
  { page, gateway }: { page: Page; gateway: OwnGateway },
  expectWord: (portal: Portal) => Promise<void>,
): Promise<void> {
  const portal = await workInDoctors(page);
  for (const [fault, what] of faults)
    await test.step(`a release ${what}`, async () => {
      await markAsSeen(portal);
      const version = await gateway.publishBroken('company', fault);
      await goLive(page, gateway, `company@${version}`, '--force');
      await expectUndisturbed(portal);
      await PAGES.company.open(portal);
      await expectPage(portal, 'company');
      await expectWord(portal);
      await expectOthersWork(portal, 'company');
      await PAGES.company.open(portal);
      await gateway.delivery('rollback', 'company');
      await expect(portal.main.getByText(fallbackText(portal))).toBeHidden();
      await expectPage(portal, 'company');
      await PAGES.doctors.open(portal);
      await expectPage(portal, 'doctors');
    });
}

test('[PL-05] a release that fails disturbs nobody, however it fails: its pages go on in the release before it, and say so', async ({
  page,
  gateway,
}) => {
  await walkThrough(TRIED, { page, gateway }, (portal) =>
    expect(portal.main.getByRole('status').filter({ hasText: fallbackText(portal) })).toBeVisible(),
  );
});

test('[PL-05] a release that cannot fit disturbs nobody: its pages go on in the release before it', async ({
  page,
  gateway,
}) => {
  await walkThrough(NEVER_TRIED, { page, gateway }, (portal) =>
    expect(portal.main.getByText(fallbackText(portal))).toBeHidden(),
  );
});
const fallbackText = ({ text }: Portal) => text('shell.remotes.fallback', { title: PAGES.company.title });

test('[PL-05] a page that throws in the only release there is says so in its place, and the others go on', async ({
  page,
  gateway,
}) => {
  const portal = await workInDoctors(page);
  const { version: before } = await gateway.live('company');
  const version = await gateway.publishBroken('company', 'throwsInRender');
  const putBack = await gateway.removeFolder('company', before);
  await goLive(page, gateway, `company@${version}`, '--force');
  await expectUndisturbed(portal);
  await PAGES.company.open(portal);
  await expect(portal.main.getByRole('alert')).toContainText(
    portal.text('shell.remotes.failedTitle', { title: PAGES.company.title }),
  );
  await expectOthersWork(portal, 'company');
  await putBack();
  await gateway.delivery('rollback', 'company');
  await PAGES.company.open(portal);
  await expectPage(portal, 'company');
});

test('[PL-05] a lazy part that is gone costs its language, not the page', async ({ page, gateway }) => {
  const portal = await workInDoctors(page);
  // The Arabic texts of another domain, asked for when that is next on screen.
  await gateway.removeChunk('company', '\u0645\u0644\u0641 \u0627\u0644\u0634\u0631\u0643\u0629');
  await page
    .getByRole('button', { name: portal.text('shell.portal.languageOf', { language: 'English' }) })
    .click();
  await page.getByText('العربية').click();
  const arabic = new Portal(page, 'ar');
  await expect(arabic.heading).toBeVisible();
  await arabic.follow('ملف الشركة');
  await expect(arabic.main).toContainText(PAGES.company.content);
  await arabic.follow('الأطباء');
  await expect(arabic.main).toContainText(PAGES.doctors.content);
});

test('[PL-05] a feed that is not rightly signed is not followed, and that is said', async ({
  page,
  gateway,
}) => {
  const portal = await workInDoctors(page);
  await page.route('**/portal/feed.json', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"percent":100/g, '"percent":0');
    await route.fulfill({ response, body });
  });
  const version = await gateway.publishBroken('company', 'throwsInRender');
  await goLive(page, gateway, `company@${version}`, '--force');
  await askForFeed(page);
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeVisible();
  await expectUndisturbed(portal);
  await PAGES.company.open(portal);
  await expectPage(portal, 'company');
  await page.unroute('**/portal/feed.json');
  await gateway.delivery('rollback', 'company');
  await askForFeed(page);
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeHidden();
});

test('[PL-05] a feed that was changed in its store is not given out: the last good one is, and that is said', async ({
  page,
  gateway,
}) => {
  const portal = await workInDoctors(page);
  await gateway.tamper();
  await askForFeed(page);
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeVisible();
  await expectUndisturbed(portal);
  await page.reload();
  await expectPage(portal, 'doctors');
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeVisible();
  await expectOthersWork(portal, 'doctors');
});

test('[PL-05] while the feed cannot be reached the portal goes on, and says so until it can', async ({
  page,
}) => {
  const portal = await workInDoctors(page);
  await page.route('**/portal/**', (route) => route.abort());
  await askForFeed(page);
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeVisible();
  await expectUndisturbed(portal);
  await expectOthersWork(portal, 'doctors');
  await page.unroute('**/portal/**');
  await askForFeed(page);
  await expect(page.getByText(portal.text('shell.remotes.stale'))).toBeHidden();
});

test('[PL-05] without the stream of events a new revision comes by asking', async ({ page, gateway }) => {
  await page.route('**/portal/events', (route) => route.abort());
  const portal = await workInDoctors(page);
  const version = await gateway.publishBroken('company', 'throwsInRender');
  await goLive(page, gateway, `company@${version}`, '--force');
  await expectUndisturbed(portal);
  await PAGES.company.open(portal);
  await expect(portal.main.getByText(fallbackText(portal))).toBeVisible();
  await expectOthersWork(portal, 'company');
});

/** What makes a tab ask for the feed at once: the line is back. Twice, since one miss is not worth a word. */
async function askForFeed(page: Page): Promise<void> {
  for (let times = 0; times < 2; times++) {
    const asked = page.waitForEvent('requestfinished', isFeed).catch(() => undefined);
    const failed = page.waitForEvent('requestfailed', isFeed).catch(() => undefined);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await Promise.race([asked, failed]);
  }
}
const isFeed = (request: { url(): string }): boolean => request.url().endsWith('/portal/feed.json');
