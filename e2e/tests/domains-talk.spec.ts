import { expect, type Page } from '@playwright/test';
import { CompanyProfilePage } from '../pages/company-profile';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { ChatLine } from '../support/chat-line';
import { test } from '../support/company';

const [BEFORE, AFTER] = [/\d{1,2} [A-Z][a-z]{2} \d{4}/, /\d{2}\/\d{2}\/\d{4}/];

test('[PL-04] what the company’s domain saves the cases show at once, in another tab too, and does not load them for it', async ({
  page,
  context,
  api,
}) => {
  await api.newCase('Tara Told');
  const cases = await context.newPage();
  await cases.goto('/cases/admin');
  const row = cases.getByRole('row').filter({ hasText: 'Tara Told' });
  await expect(row).toContainText(BEFORE);
  await cases.evaluate(() => Object.assign(window, { openedOnce: true }));

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const profile = new CompanyProfilePage(new Portal(page));
  await profile.open('profile');
  await profile.choose(profile.portal.main, 'company.companyInfo.dateFormat', 'MM/DD/YYYY');

  await expect(row).toContainText(AFTER);
  expect(await cases.evaluate(() => 'openedOnce' in window)).toBe(true);
  expect(loaded.some((url) => url.includes('/releases/company/'))).toBe(true);
  expect(loaded.filter((url) => /\/releases\/(cases|doctors|shipments|chat)\//.test(url))).toEqual([]);
});

/** What a page has read of the cases since it was noted last, by path. */
function noteReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/client/')) reads.push(pathname);
  });
  return reads;
}

test('what a colleague changed while a page was offline it shows when it is back, and it reads nothing that has not changed', async ({
  page,
  context,
  api,
}) => {
  const { uuid } = await api.newCase('Olga Online');
  const line = await ChatLine.of(context);
  await page.goto('/cases/admin');
  const isShown = (patient: string) =>
    expect(page.getByRole('row').filter({ hasText: patient })).toBeVisible();
  await isShown('Olga Online');
  // Until the socket is open and the page has settled, changes are read for once or twice: the second one proves that it has.
  for (const name of ['Olga Live', 'Olga Settled']) {
    await rename(api, uuid, name);
    await isShown(name);
  }
  const reads = noteReads(page);

  await line.cut();
  await rename(api, uuid, 'Olga Offline');
  expect(reads).toEqual([]);
  await line.mend();
  await isShown('Olga Offline');
  expect(reads).toEqual(OF_ONE_CHANGE);

  await test.step('a connection that breaks while nothing changes costs no read', async () => {
    await line.cut();
    await line.mend();
    await rename(api, uuid, 'Olga Back');
    await isShown('Olga Back');
    expect(reads).toEqual([...OF_ONE_CHANGE, ...OF_ONE_CHANGE]);
  });
});

const OF_ONE_CHANGE = ['/api/client/case'];

/** As a colleague does it, in a browser of their own. */
async function rename(api: PortalApi, uuid: string, patientName: string): Promise<void> {
  const { version } = (await api.call<{ version: number }>('GET', `/case/${uuid}`)).body;
  const { status } = await api.call('PUT', `/case/${uuid}`, { patientName, version });
  expect(status).toBe(200);
}
