import { expect } from '@playwright/test';
import { CompanyProfilePage } from '../pages/company-profile';
import { Portal } from '../pages/portal';
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
