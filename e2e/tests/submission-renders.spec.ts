import { expect, type Page } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { test } from '../support/company';
import { countRenders } from '../support/render-counter';

const TEXT = 'Grinds at night, wears a guard';
/** Of components in the whole tab for one key, the beginning of an autosave included: the text field is some ten of antd's. */
const MOST_PER_KEY = 30;

test('[CA-18] typing notes renders the notes, not the form', async ({ page, api }) => {
  const portal = new Portal(page);
  const { main, text } = portal;
  const renders = await countRenders(page);
  const { body } = await api.call<{ uuid: string }>('POST', '/case', { productId: 'AL' });
  const autosave = await holdAutosave(page, body.uuid);
  await page.goto(`/admin/all/${body.uuid}/submission?step=clinical`);
  await expect(new CasePage(portal).stepHeading('clinical')).toBeVisible();
  await new CasePage(portal).untilTabsAreDrawn();
  // A notice counts the seconds that it stays.
  await expect(page.locator('.ant-message-notice, .ant-notification-notice')).toHaveCount(0);
  const notes = main.getByRole('textbox', { name: text('cases.field.notes') });
  await notes.focus();
  await renders.taken();
  await notes.pressSequentially(TEXT, { delay: 50 });
  await autosave.begun;
  const perKey = (await renders.taken()) / TEXT.length;
  test.info().annotations.push({ type: 'renders per key', description: perKey.toFixed(1) });
  expect(perKey).toBeLessThanOrEqual(MOST_PER_KEY);

  autosave.release();
  await expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
  await expect(notes).toHaveValue(TEXT);
});

/**
 * Keeps the first autosave of a case waiting for its reply. Until it has one no other begins, so that the number of renders does not
 * depend on how many saves a machine has time for while somebody types.
 */
async function holdAutosave(page: Page, uuid: string): Promise<{ begun: Promise<void>; release(): void }> {
  let begin = (): void => undefined;
  let release = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/client/case/${uuid}`, async (route) => {
    if (route.request().method() === 'PUT') {
      begin();
      await released;
    }
    await route.continue();
  });
  return { begun, release: () => release() };
}
