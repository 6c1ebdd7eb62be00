import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { guestTest as test } from '../support/company';

test('[SH-25] a notice on a phone covers no button of the banner', async ({ page, company }) => {
  await page.setViewportSize({ width: 390, height: 860 });
  const portal = new Portal(page);
  // Shows the bar that chooses among releases, for the tab.
  await page.goto('/?portal-panel');
  await portal.signIn(company.email);
  const notice = page.getByRole('alert').filter({ hasText: 'Logging Successfuly' });
  await expect(notice).toBeVisible();
  // It waits meanwhile.
  await notice.hover();
  await page.getByRole('button', { name: portal.text('shell.sources.title') }).click({ trial: true });
  await expect(notice).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`[SH-25] a notice stands top centre under the toolbar, covers none of its controls, and goes (${width} px)`, async ({
    page,
    company,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    const portal = new Portal(page);
    await portal.signIn(company.email);
    const notice = page.getByRole('alert').filter({ hasText: 'Logging Successfuly' });
    await expect(notice).toBeVisible();
    // It waits meanwhile.
    await notice.hover();
    const toolbar = page.getByRole('banner');
    // It slides in: where it comes to rest counts.
    await expect
      .poll(async () => (await notice.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(((await toolbar.boundingBox())?.height ?? Infinity) - 1);
    const box = await notice.boundingBox();
    if (!box) throw new Error('The notice is gone already');
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(2);
    expect(box.x).toBeGreaterThanOrEqual(0);
    for (const button of await toolbar.getByRole('button').all()) {
      await button.click({ trial: true });
    }
    await page.mouse.move(width / 2, 800);
    await expect(notice).toBeHidden();
  });
}
