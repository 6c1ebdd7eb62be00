import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { PASSWORD, type PortalApi } from '../support/api';
import { guestTest, test } from '../support/company';

const MAX_BYTES = 162_000;
const MAX_REQUESTS = 12;

guestTest('the login page is at most 162 kB on the line, in at most 12 requests', async ({ page }, info) => {
  const load = await measureLoad(page, '/login');
  info.annotations.push(
    { type: 'first load', description: `${load.bytes} bytes in ${load.requests.length} requests` },
    { type: 'requests', description: load.requests.join('\n') },
  );
  await expect(
    page.getByRole('button', { name: new Portal(page).text('shell.session.submit') }),
  ).toBeVisible();
  expect(load.notPacked).toEqual([]);
  expect(load.requests.length).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(load.bytes).toBeLessThanOrEqual(MAX_BYTES);
  // Less would mean that the page was not counted.
  expect(load.bytes).toBeGreaterThan(30_000);
});

guestTest(
  '[SH-05] the address that somebody wanted before the login is where they are after it',
  async ({ page, company }) => {
    const portal = new Portal(page);
    const wanted = '/cases/admin?status=REJECTED&sort=patientName&direction=asc';
    await page.goto(wanted);
    await page.waitForURL('**/login');
    await portal.tryToSignIn(company.email, PASSWORD);
    await expect(portal.heading).toHaveText(portal.text('cases.caseList.adminTitle'));
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(wanted);
  },
);

guestTest(
  '[SH-02] [SH-18] the language and its direction stay over a reload, before and after the login',
  async ({ page, company }) => {
    const portal = new Portal(page, 'ar');
    const html = page.locator('html');
    await page.goto('/login');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await page.getByText('العربية', { exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: portal.text('shell.session.submit') })).toBeVisible();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');

    await portal.tryToSignIn(company.email, PASSWORD);
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));
    await page.reload();
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
    const [navigation, main] = [
      page.getByRole('navigation', { name: portal.text('shell.layout.navigation') }),
      portal.main,
    ];
    expect((await navigation.boundingBox())?.x).toBeGreaterThan((await main.boundingBox())?.x ?? Infinity);
  },
);

guestTest('[SH-04] guest pages show neither navigation nor toolbar nor footer', async ({ page, company }) => {
  const portal = new Portal(page);
  for (const path of ['/login', '/forget-password', '/set-password#token=of-a-mail']) {
    await page.goto(path);
    await expect(portal.main).toBeVisible();
    for (const landmark of ['navigation', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(0);
  }
  await portal.signIn(company.email);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('[CA-08] who opens a case of a list and returns finds its page and filter as they were', async ({
  page,
  api,
}) => {
  await fillSecondPage(api);
  const portal = new Portal(page);
  const { main, text } = portal;
  await page.goto('/cases/admin');
  await main.getByLabel(text('cases.caseList.filter')).click();
  await page
    .getByRole('listbox')
    .or(page.locator('.ant-select-dropdown'))
    .last()
    .getByText(text('shared.caseStatus.NEW'))
    .click();
  const pages = main.getByRole('navigation', {
    name: text('shared.table.pages', { list: text('cases.caseList.adminTitle') }),
  });
  const answered = page.waitForResponse((response) =>
    /\/client\/case\?(?=.*\bpage=2\b)/.test(response.url()),
  );
  await pages.getByTitle('2', { exact: true }).click();
  // The rows of the page before stay until the new ones are there: what was answered says which those are.
  const { data } = (await (await answered).json()) as { data: { identifier: string }[] };
  const identifier = data[0]?.identifier ?? '';
  await expect(main.getByRole('link', { name: identifier })).toBeVisible();
  await expect(page).toHaveURL(/\/cases\/admin\?(?=.*page=2)(?=.*status=NEW)/);
  await expect(
    pages.locator('[aria-current=page]').or(pages.locator('.ant-pagination-item-active')),
  ).toHaveText('2');
  const list = page.url();

  for (const comeBack of [
    () => main.getByRole('link', { name: text('cases.detail.back') }).click(),
    () => page.goBack(),
  ]) {
    await main.getByRole('link', { name: identifier }).click();
    await expect(page).toHaveURL(/\/admin\/NEW\/[\w-]+\/submission$/);
    await expect(portal.heading).toContainText(identifier);
    await comeBack();
    await expect(page).toHaveURL(list);
    await expect(main.getByRole('link', { name: identifier })).toBeVisible();
    await expect(main).toContainText(text('shared.caseStatus.NEW'));
    await expect(pages.locator('.ant-pagination-item-active')).toHaveText('2');
  }
});

/** Adds so many unfinished cases that their list has a second page. */
async function fillSecondPage(api: PortalApi): Promise<void> {
  for (let total = 1; total <= 11; total += 1) await api.newCase(`Page Turner ${total}`);
}

/** What goes over the line for an address in a browser that has nothing of it yet. */
async function measureLoad(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const load = { bytes: 0, requests: [] as string[], notPacked: [] as string[] };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return;
    const { pathname } = new URL(response.url);
    addresses.set(requestId, pathname);
    const isPacked = response.headers['content-encoding'] === 'br';
    if (pathname.endsWith('.js') && !isPacked) load.notPacked.push(pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address === undefined) return;
    load.bytes += encodedDataLength;
    load.requests.push(`${encodedDataLength} ${address}`);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.goto(path, { waitUntil: 'networkidle' });
  return load;
}
