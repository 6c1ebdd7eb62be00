import { expect, type Locator, type Response } from '@playwright/test';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { test } from '../support/company';

// How long things move is a part of the layout. Who looks is a relationship manager.
test.use({ role: 'RM', contextOptions: { reducedMotion: 'no-preference' } });

const WIDE = { width: 1600, height: 900 };

const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.width ?? 0;
const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

test('[SH-17] the measures of the layout are those of the specification', async ({ page, api }) => {
  await page.setViewportSize(WIDE);
  const portal = new Portal(page);
  await page.goto('/cases/admin');
  await expect(portal.heading).toBeVisible();
  const sider = portal.navigation.locator('..');
  expect(await widthOf(sider)).toBe(280);
  expect(await heightOf(page.getByRole('banner'))).toBe(64);
  expect(await heightOf(portal.navigation.locator('> div').first()), 'head of the navbar').toBe(64);
  const top = (await portal.main.boundingBox())?.y ?? 0;
  const content = portal.heading.locator('xpath=../../following-sibling::*[1]');
  expect((await content.boundingBox())?.y, 'under a page header of 136 px').toBe(top + 136);
  await portal.toolbarButton('shell.layout.fold').click();
  await expect.poll(() => widthOf(sider)).toBe(64);
  await portal.toolbarButton('shell.layout.unfold').click();
  await expect.poll(() => widthOf(sider)).toBe(280);

  await chooseLook(api, lookOf('light', { style: 3, width: 'boxed' }));
  await page.reload();
  await expect(portal.heading).toBeVisible();
  for (const panel of ['shell.layout.leftPanel', 'shell.layout.rightPanel'])
    expect(await widthOf(page.getByRole('complementary', { name: portal.text(panel) }))).toBe(240);
  expect(await heightOf(portal.navigation.locator('..')), 'navbar above the page').toBe(64);
  expect(await widthOf(portal.main)).toBe(1120);
});

test('[SH-16] [SH-17] on a phone the navigation is a drawer of 280 px, whose entries come one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const portal = new Portal(page);
  await page.goto('/');
  await expect(portal.heading).toBeVisible();
  await expect(portal.navigation).toHaveCount(0);
  await portal.toolbarButton('shell.layout.openNavigation').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Pending Actions' })).toBeVisible();
  await expect.poll(() => widthOf(drawer)).toBe(280);
  const entries = drawer.locator('nav > ul > li');
  for (const [index, delay] of ['0s', '0.05s', '0.1s'].entries()) {
    await expect(entries.nth(index)).toHaveCSS('animation-duration', '0.2s');
    await expect(entries.nth(index)).toHaveCSS('animation-delay', delay);
  }
  await drawer.getByRole('link', { name: 'Admin Cases' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/cases\/admin$/);
});

test('[SH-13] a look chosen at one desk is there at the next, and nothing moves for who wants it still', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const portal = new Portal(page);
  await api.newCase('In a List');
  await page.goto('/');
  await portal.toolbarButton('shell.theme.title').click();
  const settings = page.getByRole('dialog');
  // The language of a person who has chosen none is kept by the same call.
  const isKept = (response: Response) =>
    response.url().endsWith('/auth/user/update') &&
    response.request().postData()?.includes('appearance') === true;
  const keptDark = page.waitForResponse(isKept);
  await settings.getByText(portal.text('shell.theme.dark'), { exact: true }).first().click();
  await expect(page.locator('html')).toHaveClass('portal-dark');
  await keptDark;
  const kept = page.waitForResponse(isKept);
  await settings.getByRole('switch', { name: portal.text('shell.theme.animations') }).click();
  expect((await kept).status()).toBe(200);

  // Nothing of the first desk's storage comes along: the look is the server's.
  const desk = await browser.newContext({ storageState: (await api.again()).session(baseURL ?? '') });
  const there = new Portal(await desk.newPage());
  await there.page.goto('/');
  await expect(there.page.locator('html')).toHaveClass('portal-dark');
  // The remote's page is of the same look as the shell around it.
  const background = await there.page
    .locator('.ant-card, .ant-table')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 255] = /\d+/.exec(background)?.map(Number) ?? [];
  expect(red).toBeLessThan(60);
  await expect(there.main.getByRole('button').first()).toHaveCSS('transition-property', 'none');
  await desk.close();

  await settings.getByRole('button', { name: portal.text('shell.theme.reset') }).click();
  await expect(page.locator('html')).toHaveClass('portal-light');
});

for (const whose of ['the person', 'their machine'] as const)
  test(`[SH-13] what opens stands where it belongs and is gone when it is closed, where ${whose} wants no animations`, async ({
    page,
    api,
  }) => {
    const portal = new Portal(page);
    // An empty list has nothing to filter.
    await api.newCase('In a List');
    if (whose === 'their machine') await page.emulateMedia({ reducedMotion: 'reduce' });
    await chooseLook(api, { ...lookOf('light'), animations: whose === 'their machine' });
    await page.goto('/cases/admin');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');

    await portal.toolbarButton('shell.inbox.count').click();
    const messages = page.getByRole('link', { name: 'See all messages' });
    await expect(messages).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(messages).toBeHidden();

    await portal.main.getByRole('combobox', { name: 'Filter by status' }).click();
    const option = page.getByTitle('Rejected', { exact: true });
    await option.click();
    await expect(page).toHaveURL(/status=REJECTED/);
    await expect(option.and(page.locator('.ant-select-item'))).toBeHidden();

    await portal.main.getByRole('button', { name: portal.text('shared.list.filter'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
