import { expect } from '@playwright/test';
import { test } from '../support/signed-in';
import { Stillness } from '../support/stillness';

const PAGES = ['/dashboard', '/inbox', '/lmp', '/audit', '/cases/new'].concat(
  ['profile', 'addresses', 'preferences', 'security'].map((tab) => `/profile/${tab}`),
);
/** Lists whose first record is opened, and the tabs of it. */
const RECORDS = {
  '/cases/admin': ['overview', 'records', 'history'],
  '/doctors': ['profile', 'cases', 'addresses', 'statistics', 'history'],
  '/shipments/client': ['parcel', 'cases', 'timeline'],
  '/request': ['overview', 'files', 'timeline'],
};

test('nothing that can be pressed moves while a page loads', async ({ page }) => {
  const stillness = await Stillness.watch(page);
  // A step for each, so that one that never ends is named.
  const moved = async (path: string) =>
    test.step(path, async () => (await stillness.movedOn(path)).map((text) => `${path}: ${text}`));
  const found: string[] = [];
  for (const path of PAGES) found.push(...(await moved(path)));
  for (const [list, tabs] of Object.entries(RECORDS)) {
    found.push(...(await moved(list)));
    const record = (await page.locator('main tbody a[href*="-"]').first().getAttribute('href')) ?? '';
    for (const tab of tabs) found.push(...(await moved(record.replace(/[^/]+$/, tab))));
  }
  expect(found).toEqual([]);
});
