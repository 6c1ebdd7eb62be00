import { expect, type Page } from '@playwright/test';
import { expectPage } from '../pages/domains';
import { Portal } from '../pages/portal';
import { violationsOf } from '../support/axe';
import { OPS_TOKEN, test } from '../support/own-gateway';
import { secondRelease } from '../support/second-release';

/** Somebody of ops at night, with a phone. */
async function openOps(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ops');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Token').fill(OPS_TOKEN);
  // Held back until it is known where the button stands without events: it must not move when they come, or a press is lost.
  const [isLooked, letEventsCome] = heldBack();
  await page.route('**/portal/events', async (route) => {
    await isLooked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Log in' }).click();
  const button = page.getByRole('button', { name: 'Change company' });
  await expect(page.getByText('asking every 15 s')).toBeVisible();
  const before = await button.boundingBox();
  letEventsCome();
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await button.click();
}

function heldBack(): [Promise<void>, () => void] {
  let letGo = (): void => undefined;
  return [new Promise<void>((resolve) => (letGo = resolve)), () => letGo()];
}

async function expectClean(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

test('[PL-03] ops show a release to one tab by a link, give it to all in steps, and pause that', async ({
  page,
  context,
  gateway,
}) => {
  const { version: live } = await gateway.live('company');
  const { dir, version: newer } = await secondRelease('mfe-company', 'second');
  await gateway.delivery('publish', dir);
  const ops = await context.newPage();
  await openOps(ops);
  const reason = ops.getByLabel('Reason, for the audit trail');

  await test.step('the link opens its tab with the release, and no other', async () => {
    await ops.getByRole('button', { name: `Preview ${newer}` }).click();
    await reason.fill('for one clinic');
    await ops.getByRole('button', { name: 'Make the link' }).click();
    const link = ops.getByRole('link', { name: /portal-preview=/ });
    await expectClean(ops);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('status').filter({ hasText: newer })).toContainText('Preview');
    await page.goto('/profile/profile');
    await expectPage(new Portal(page), 'company');
    await expect(page.locator(`[data-release="${newer}"]:visible`)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/profile/profile?portal-preview=nonsense');
    await expect(other.getByText(/This preview link is not whole/)).toBeVisible();
    await expect(other.locator(`[data-release="${live}"]:visible`)).toBeVisible();
    await other.close();
    expect(await gateway.live('company')).toMatchObject({ version: live });
    await page.getByRole('button', { name: new Portal(page).text('shell.sources.clear') }).click();
    await expect(page.locator(`[data-release="${live}"]:visible`)).toBeVisible();
  });

  await test.step('it goes to all in steps only when it is meant, as no browser has opened it', async () => {
    await ops.getByRole('button', { name: `Activate ${newer}` }).click();
    await ops.getByRole('radio', { name: 'In steps, by itself' }).check();
    await reason.fill('new profile');
    await ops.getByRole('button', { name: 'Begin the steps' }).click();
    await expect(ops.getByText('Please say that you have seen it.')).toBeVisible();
    await ops.getByRole('checkbox', { name: /I have seen this/ }).check();
    await expectClean(ops);
    await ops.getByRole('button', { name: 'Begin the steps' }).click();
    await ops.getByRole('tab', { name: 'Plan' }).click();
    await expect(ops.getByRole('dialog').getByText(/next 50 %/)).toBeVisible();
    expect(await gateway.live('company')).toMatchObject({ version: newer, percent: 10 });
  });

  await test.step('a plan that runs is paused', async () => {
    await reason.fill('a call of a clinic');
    await ops.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(ops.getByRole('dialog').getByText(/before 50 %/)).toBeVisible();
    await expectClean(ops);
    await ops.keyboard.press('Escape');
    await expect(ops.getByRole('progressbar')).toHaveAccessibleName(/company/);
    await ops.getByRole('tab', { name: 'Upkeep' }).click();
    await ops.getByRole('button', { name: 'List what would go' }).click();
    await expect(ops.getByText(/Nothing would go/)).toBeVisible();
    await expectClean(ops);
  });
});
