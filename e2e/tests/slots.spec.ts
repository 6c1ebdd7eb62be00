import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { STAND_IN_TEXT } from '../support/broken-releases';
import { test } from '../support/own-gateway';

const PATIENT = 'Typed with care';

test('[PL-03] a rollback of the chat replaces it beside an open case, whose unsaved input stays', async ({
  page,
  gateway,
  api,
}) => {
  const { uuid } = await api.newCase('Somebody');
  await gateway.delivery('activate', `chat@${await gateway.publishStandIn()}`);
  const portal = new Portal(page);
  const { main, text } = portal;
  await page.route(`**/api/client/case/${uuid}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/admin/all/${uuid}/submission?step=patient`);
  await page.evaluate(() => Object.assign(window, { openedOnce: true }));
  const patient = main.getByLabel(text('cases.field.patientName'));
  await patient.fill(PATIENT);
  await expect(main.getByText(text('cases.submission.notSaved'), { exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Chat', exact: true }).click();
  const side = main.getByRole('complementary', { name: 'Chat' });
  await expect(side.getByText(STAND_IN_TEXT)).toBeVisible();

  await gateway.delivery('rollback', 'chat');
  const message = side.getByRole('textbox', { name: text('chat.room.compose') });
  await expect(message).toBeVisible();
  await expect(side.getByText(STAND_IN_TEXT)).toBeHidden();
  await message.fill('Is my case on its way?');
  await message.press('Enter');
  await expect(side.getByRole('log')).toContainText('Is my case on its way?');
  await expect(patient).toHaveValue(PATIENT);
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true);
});
