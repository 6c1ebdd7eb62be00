import { expect } from '@playwright/test';
import { Passkeys } from '../pages/passkeys';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { test } from '../support/person';
import { plugInDevice } from '../support/virtual-device';

test('[SH-28] a passkey is added, signs in without a password and as the second step, and is removed', async ({
  page,
  person,
}) => {
  const portal = new Portal(page);
  const passkeys = new Passkeys(portal);
  const { text } = portal;
  const device = await plugInDevice(page);
  const signedIn = () => expect(portal.heading).toHaveText(text('cases.dashboard.title'));
  const usePasskey = () => page.getByRole('button', { name: text('shell.session.passkey') }).click();

  await portal.openLogin();
  await portal.tryToSignIn(person.email, PASSWORD);
  await signedIn();

  await test.step('a prompt that ends without an answer is said plainly, and the next one makes a passkey', async () => {
    await passkeys.open();
    await passkeys.begin();
    await device.recognise(false);
    await passkeys.makeIt();
    await expect(passkeys.dialog.getByText(text('company.security.passkeys.closed'))).toBeVisible();
    await device.recognise(true);
    await passkeys.makeIt();
    await expect(passkeys.dialog.getByRole('listitem')).toHaveCount(10);
    await passkeys.keepCodes();
    await expect(passkeys.rows).toHaveCount(1);
    await expect(passkeys.rows).toContainText(/Chrome/);
    await expect(passkeys.rows).toContainText(text('company.security.passkeys.notUsed'));
  });

  await test.step('in without a password', async () => {
    await portal.signOut(person.name);
    await device.recognise(false);
    await usePasskey();
    await expect(page.getByText(text('shell.session.promptClosed'))).toBeVisible();
    await device.recognise(true);
    await usePasskey();
    await signedIn();
  });

  await test.step('the second step after the password, which is not enough any more', async () => {
    await portal.signOut(person.name);
    await portal.tryToSignIn(person.email, PASSWORD);
    await expect(page.getByLabel(text('shell.session.secondStep.recoveryCode'))).toBeVisible();
    await usePasskey();
    await signedIn();
  });

  await test.step('removed', async () => {
    await passkeys.open();
    await expect(passkeys.rows).not.toContainText(text('company.security.passkeys.notUsed'));
    const name = await passkeys.rows.locator('bdi').innerText();
    await passkeys.remove(name);
    await expect(passkeys.rows).toHaveCount(0);
    await portal.signOut(person.name);
    // The device has it still, and the server knows it no more.
    await usePasskey();
    await expect(page.getByRole('alert')).toHaveText(text('shared.field.wrongPasskey'));
    await portal.tryToSignIn(person.email, PASSWORD);
    await signedIn();
  });
});
