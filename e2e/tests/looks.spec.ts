import { expect } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf, type Scheme } from '../support/appearance';
import { FULL, test } from '../support/company';
import { bringOwnFont } from '../support/own-font';

const STILL = fileURLToPath(new URL('../support/still.css', import.meta.url));
const SIZES = {
  desk: { width: 1280, height: 640 },
  phone: { width: 390, height: 700 },
};

// Letters are drawn differently elsewhere, in the same font too.
test.skip(process.platform !== 'linux', 'The pictures were taken on Linux');

test.use({ facts: { ...FULL, name: 'New Leaf Dental' } });

for (const language of ['en', 'ar'] as const) {
  for (const scheme of ['light', 'dark'] as const satisfies readonly Scheme[]) {
    test(`[SH-13] [SH-14] the layouts look as they did, in ${language}, ${scheme}`, async ({ page, api }) => {
      const portal = new Portal(page, language);
      await portal.speak();
      await bringOwnFont(page);
      for (const style of [1, 2, 3]) {
        await chooseLook(api, lookOf(scheme, { style }));
        for (const [name, size] of Object.entries(SIZES)) {
          await page.setViewportSize(size);
          await page.goto('/reset-password');
          await expect(portal.heading).toBeVisible();
          await expect(page).toHaveScreenshot(`${language}-${scheme}-layout${style}-${name}.png`, {
            // Room for another version of the browser; a part that moves or changes its colour is more.
            maxDiffPixelRatio: 0.02,
            stylePath: STILL,
          });
        }
      }
    });
  }
}
