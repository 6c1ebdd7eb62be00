import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { violationsOf } from '../support/axe';
import { test } from '../support/company';
import { photo } from '../support/files';

/** As a phone takes it: HEIC, turned by 90°. */
const PICTURE = fileURLToPath(new URL('../../server/src/testing/files/turned.heic', import.meta.url));
const PATIENT = 'Phoebe Unseen';

async function openSlot(page: Page, uuid: string): Promise<Locator> {
  await page.goto(`/admin/all/${uuid}/submission?step=records`);
  return page.getByRole('listitem').filter({ has: page.getByText('Front image', { exact: true }) });
}

/** Answers the token in the code. */
async function showCode(page: Page, slot: Locator): Promise<string> {
  const making = page.waitForResponse((answer) => answer.url().endsWith('/phoneLink'));
  await slot.getByRole('button', { name: 'From a phone: Front image' }).click();
  const { token } = (await (await making).json()) as { token: string };
  return token;
}

function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
}

test('[CA-17] a phone without a login reads a code off the screen and sends one picture into that slot', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { uuid } = await api.newCase(PATIENT);
  const slot = await openSlot(page, uuid);
  const token = await showCode(page, slot);
  const dialog = page.getByRole('dialog', { name: 'Front image from a phone' });
  await expect(dialog.getByRole('img', { name: 'QR code for the phone' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Waiting for the phone');
  expect(await violationsOf(page)).toEqual([]);

  const phone = await openPhone(browser, baseURL);
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
  // Neither browser draws HEIC: it is looked at as the JPEG that it has become, of which so few points are enlarged.
  await expect(slot.getByText('This photo looks blurred.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('alert')).toContainText('This code is over or was used');
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  expect((await Promise.all(answers)).join()).not.toContain(PATIENT);
  await phone.close();
});

test('[CA-17] a phone says that a picture looks dark before it sends it, and the desk says it of what has arrived', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { uuid } = await api.newCase(PATIENT);
  const slot = await openSlot(page, uuid);
  const token = await showCode(page, slot);
  const phone = await openPhone(browser, baseURL);
  await phone.goto(`/phone#token=${token}`);
  const take = (buffer: Buffer) =>
    phone
      .getByLabel('Take a photo')
      .last()
      .setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer });
  await take(photo(640, 480));
  await expect(phone.getByRole('alert')).toContainText('This picture looks blurred');
  await expect(phone.getByRole('button', { name: 'Take another one' })).toBeFocused();
  expect(await violationsOf(phone)).toEqual([]);
  await phone.keyboard.press('Enter');
  await take(photo(640, 480, [30, 10]));
  await expect(phone.getByRole('alert')).toContainText('This picture looks dark');
  await phone.getByRole('button', { name: 'Send anyway' }).click();
  await expect(phone.getByRole('status')).toContainText('The picture has arrived');
  await expect(slot.getByText('This photo looks dark.')).toBeVisible();
  await phone.close();
});
