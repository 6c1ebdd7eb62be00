import { expect, type Locator, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { test } from '../support/company';

test.use({ role: 'admin' });

test('[SH-12] pinned pages keep their order over a reload and in another browser, and are put back when saving fails', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const portal = new Portal(page);
  await page.goto('/');
  const panel = await openPanel(page);
  const unpin = panel.getByRole('button', { name: /^Unpin/ });
  while ((await unpin.count()) > 0) await unpin.first().click();

  const update = '**/api/auth/user/update';
  // The first is on its way and the second waits for it when the page is reloaded.
  await page.route(update, () => undefined);
  await panel.getByRole('button', { name: 'Pin Doctors' }).click();
  await panel.getByRole('button', { name: 'Pin Admin Cases' }).click();
  await expect(unpin).toHaveCount(2);
  await page.unroute(update);

  await test.step('after a reload', async () => {
    await page.reload();
    await expect((await openPanel(page)).getByRole('link')).toContainText(['Doctors', 'Admin Cases']);
    const saved = () => api.call<{ shortcuts: readonly string[] }>('GET', '/contact/me');
    await expect.poll(async () => (await saved()).body.shortcuts).toEqual(['/doctors', '/cases/admin']);
  });

  await test.step('in another browser', async () => {
    const session = (await api.again()).session(baseURL ?? '');
    const elsewhere = await browser.newContext({ storageState: session });
    const other = await elsewhere.newPage();
    await other.goto('/');
    await expect((await openPanel(other)).getByRole('link')).toContainText(['Doctors', 'Admin Cases']);
    await elsewhere.close();
  });

  await test.step('the palette has them first', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    // At once: what is typed behind the keys that open it arrives in it.
    await page.keyboard.type('c');
    await expect(page.getByRole('option').first()).toHaveText(/^Doctors.*Shortcut|^Admin Cases.*Shortcut/);
    await page.keyboard.press('Escape');
  });

  await test.step('what cannot be saved', async () => {
    const message = 'The service is resting';
    await page.route(update, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message } }),
    );
    const again = await openPanel(page);
    await again.getByRole('button', { name: 'Unpin Doctors' }).click();
    await expect(portal.notice(message)).toBeVisible();
    await expect(again.getByRole('button', { name: 'Unpin Doctors' })).toBeVisible();
  });
});

async function openPanel(page: Page): Promise<Locator> {
  const portal = new Portal(page);
  // The page behind a login takes the focus as it comes, and a panel closes as it loses it.
  await expect(portal.heading).toHaveText('Pending Actions');
  await portal.toolbarButton('shell.shortcuts.title').click();
  const panel = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(panel).toBeVisible();
  return panel;
}
