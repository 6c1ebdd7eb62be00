import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf, type Scheme } from '../support/appearance';
import { SCANS, violationsOf, type Scan } from '../support/axe';
import { guestTest, test } from '../support/company';
import type { Language } from '../support/languages';

const LOOKED: readonly (readonly [Language, Scheme])[] = [
  ['en', 'light'],
  ['en', 'dark'],
  ['tr', 'light'],
  ['ar', 'light'],
];

for (const [language, scheme] of LOOKED) {
  const scan = scheme === 'dark' ? 'contrast' : SCANS[language];
  test(`[SH-01] [SH-13] axe finds nothing on the shell's pages and menus in ${language}, ${scheme}`, async ({
    page,
    api,
  }) => {
    const clean = cleaner(page, scan);
    const portal = new Portal(page, language);
    await portal.speak();
    await chooseLook(api, lookOf(scheme));
    for (const path of ['/quick-guide', '/reset-password', '/nowhere']) {
      await page.goto(path);
      await expect(portal.heading).toBeVisible();
      await clean(path);
    }
    await cleanMenus(portal, clean);
    await page.setViewportSize({ width: 390, height: 844 });
    await clean('phone');
    await portal.toolbarButton('shell.layout.openNavigation').click();
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
    await clean('drawer');
    await page.setViewportSize({ width: 1440, height: 860 });
    for (const style of [2, 3]) {
      await chooseLook(api, lookOf(scheme, { style }));
      await page.goto('/quick-guide');
      await expect(portal.heading).toBeVisible();
      await clean(`layout ${style}`);
    }
  });

  // Nobody has chosen a scheme yet.
  if (scheme === 'dark') continue;
  guestTest(`[SH-04] axe finds nothing on the guests' pages in ${language}`, async ({ page }) => {
    const clean = cleaner(page, scan);
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/login');
    // What stands there before any script has run is looked at in first-load.spec.
    await expect(page.locator('#splash')).toHaveCount(0);
    await clean('login');
    await portal.tryToSignIn('nobody@people.example', 'not-the-password');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await clean('login refused');
    for (const path of [
      '/forget-password',
      '/set-password#token=of-a-mail',
      '/accept-invitation#token=of-a-mail',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await clean(path);
    }
  });
}

type Clean = (what: string) => Promise<void>;

async function cleanMenus(portal: Portal, clean: Clean): Promise<void> {
  const { page } = portal;
  for (const id of [
    'shell.shortcuts.title',
    'shell.uploads.menu',
    'shell.inbox.count',
    'shell.portal.languageOf',
    'shell.layout.userMenu',
    'shell.theme.title',
  ]) {
    const button = portal.toolbarButton(id);
    await button.click();
    await expect(page.locator('.ant-popover, .ant-dropdown, .ant-drawer-section').last()).toBeVisible();
    await clean(id);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-popover, .ant-dropdown, .ant-drawer-section').last()).toBeHidden();
  }
  await page.getByRole('combobox', { name: portal.text('shell.search.label') }).fill('zzz');
  await expect(page.getByText(portal.text('shell.search.none'))).toBeVisible();
  await clean('search');
  await page.keyboard.press('Control+K');
  await page
    .getByRole('combobox', { name: portal.text('shell.search.paletteLabel') })
    .fill(portal.text('shell.layout.logout'));
  await expect(page.getByRole('option').first()).toBeVisible();
  await clean('palette');
  await page.keyboard.press('Escape');
  await portal.main.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: portal.text('shell.keyboard.title') })).toBeVisible();
  await clean('keyboard help');
  await page.keyboard.press('Escape');
}

function cleaner(page: Page, scan: Scan): Clean {
  return async (what) => expect.soft(await violationsOf(page, scan), what).toEqual([]);
}
