import { expect } from '@playwright/test';
import { test } from '../support/company';

const HOME = /\/dashboard\/admin\/all$/;

test('[SH-03] addresses of before lead to the page that took their place', async ({ page, api }) => {
  const { uuid } = await api.newCase('Rita Redirected');
  for (const [address, place] of [
    ['/', HOME],
    ['/dashboard', HOME],
    ['/cases', HOME],
    [`/cases/admin/${uuid}`, HOME],
    ['/profile', /\/profile\/profile$/],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL(place);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
