import { expect, test, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf, type Scheme } from '../support/appearance';
import { violationsOf } from '../support/axe';
import type { Language } from '../support/languages';

const PERSON = 'admin@brightsmile.example';
const LANGUAGES: readonly Language[] = ['en', 'tr', 'ar'];
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

for (const language of LANGUAGES) {
  test(`[SH-04] axe finds nothing on the guests' pages in ${language}`, async ({ page }) => {
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/login');
    await clean(page, 'login');
    await portal.tryToSignIn(PERSON, 'not-the-password');
    await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();
    await clean(page, 'login refused');
    for (const path of [
      '/forget-password',
      '/set-password?token=of-a-mail',
      '/accept-invitation?token=of-a-mail',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await clean(page, path);
    }
  });

  for (const scheme of SCHEMES) {
    test(`[SH-01] [SH-13] axe finds nothing on the shell's pages and menus in ${language}, ${scheme}`, async ({
      page,
    }) => {
      const portal = new Portal(page, language);
      await portal.speak();
      await portal.signIn(PERSON);
      await chooseLook(page, lookOf(scheme));
      for (const path of ['/quick-guide', '/reset-password', '/nowhere']) {
        await page.goto(path);
        await expect(portal.heading).toBeVisible();
        await clean(page, path);
      }
      await cleanMenus(portal);
      await page.setViewportSize({ width: 390, height: 844 });
      await clean(page, 'phone');
      await portal.toolbarButton('shell.layout.openNavigation').click();
      await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
      await clean(page, 'drawer');
      await page.setViewportSize({ width: 1440, height: 860 });
      for (const style of [2, 3]) {
        await chooseLook(page, lookOf(scheme, { style }));
        await page.goto('/quick-guide');
        await expect(portal.heading).toBeVisible();
        await clean(page, `layout ${style}`);
      }
      await chooseLook(page, null);
    });
  }
}

async function cleanMenus(portal: Portal): Promise<void> {
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
    await clean(page, id);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-popover, .ant-dropdown, .ant-drawer-section').last()).toBeHidden();
  }
  await page.getByRole('combobox', { name: portal.text('shell.search.label') }).fill('zzz');
  await expect(page.getByText(portal.text('shell.search.none'))).toBeVisible();
  await clean(page, 'search');
  await page.keyboard.press('Control+K');
  await page
    .getByRole('combobox', { name: portal.text('shell.search.paletteLabel') })
    .fill(portal.text('shell.layout.logout'));
  await expect(page.getByRole('option').first()).toBeVisible();
  await clean(page, 'palette');
  await page.keyboard.press('Escape');
  await portal.main.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: portal.text('shell.keyboard.title') })).toBeVisible();
  await clean(page, 'keyboard help');
  await page.keyboard.press('Escape');
}

async function clean(page: Page, what: string): Promise<void> {
  expect.soft(await violationsOf(page), what).toEqual([]);
}
