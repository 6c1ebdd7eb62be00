import { expect } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { violationsOf } from '../support/axe';
import { test } from '../support/company';

/** As a phone takes it: HEIC, turned by 90°. */
const PICTURE = fileURLToPath(new URL('../../server/src/testing/files/turned.heic', import.meta.url));
const PATIENT = 'Phoebe Unseen';

test('[CA-17] a phone without a login reads a code off the screen and sends one picture into that slot', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { uuid } = await api.newCase(PATIENT);
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  const slot = page.getByRole('listitem').filter({ has: page.getByText('Front image', { exact: true }) });
  const making = page.waitForResponse((answer) => answer.url().endsWith('/phoneLink'));
  await slot.getByRole('button', { name: 'From a phone: Front image' }).click();
  const { token } = (await (await making).json()) as { token: string };
  const dialog = page.getByRole('dialog', { name: 'Front image from a phone' });
  await expect(dialog.getByRole('img', { name: 'QR code for the phone' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Waiting for the phone');
  expect(await violationsOf(page)).toEqual([]);

  const phone = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
  const asked: string[] = [];
  const answers: Promise<string>[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  phone.on('response', (answer) => {
    if (answer.url().includes('/phoneLink/')) answers.push(answer.text());
  });
  await phone.goto(`/phone#token=${token}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Front image' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);
  // On a phone's line: the login's first script and some texts, without the components of the pages behind it.
  expect(asked.filter((url) => /workbench.*\.js|antd/.test(url))).toEqual([]);
  await phone.getByLabel('Take a photo').last().setInputFiles(PICTURE);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('status')).toContainText('The picture has arrived');

  await expect(dialog).toBeHidden();
  const picture = slot.getByRole('img', { name: 'Front image' });
  await expect(picture).toBeVisible();
  // Upright, and in a format that every browser draws.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([48, 64]);
  await expect(slot.getByText('turned.jpg')).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('alert')).toContainText('This code is over or was used');
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  expect((await Promise.all(answers)).join()).not.toContain(PATIENT);
  await phone.close();
});
