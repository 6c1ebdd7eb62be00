import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { test, type Person } from '../support/person';

const SECURITY = '/profile/security';
const PERIOD_MS = 30_000;

/** What an app with this key shows now, or so many periods later: no code is taken twice. */
function codeOf(key: string, later = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS });
}

/** The two steps of a sign-in. */
async function signIn(portal: Portal, { email }: Person, code: string): Promise<void> {
  const { page, text } = portal;
  await portal.tryToSignIn(email, PASSWORD);
  await page.getByLabel(text('shell.session.secondStep.code')).fill(code);
  await page.getByRole('button', { name: text('shell.session.secondStep.submit') }).click();
  await expect(portal.heading).toHaveText(text('cases.dashboard.title'));
}

/** Sets an app up as the page leads; answers its key and the recovery codes. */
async function setUp(page: Page, text: Portal['text']): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto(SECURITY);
  await page.getByRole('button', { name: text('company.security.factor.setUp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('company.security.factor.password'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: text('company.security.factor.next') }).click();
  await expect(dialog.getByRole('img', { name: text('company.security.factor.picture') })).toBeVisible();
  const key = await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText();
  await dialog.getByLabel(text('company.security.factor.code'), { exact: true }).fill(codeOf(key));
  await dialog.getByRole('button', { name: text('company.security.factor.confirm') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: text('company.security.factor.kept') }).click();
  await expect(page.getByText(text('company.security.factor.on'), { exact: true })).toBeVisible();
  return { key, recoveryCodes };
}

test('[SH-28] an authenticator app is set up, signs in, is stood in for by a recovery code, and a session ends from afar', async ({
  page,
  browser,
  person,
}) => {
  const portal = new Portal(page);
  const { text } = portal;
  await portal.openLogin();
  await portal.tryToSignIn(person.email, PASSWORD);
  await expect(portal.heading).toHaveText(text('cases.dashboard.title'));
  const { key, recoveryCodes } = await setUp(page, text);
  await portal.signOut(person.name);

  await test.step('the code of the app', async () => {
    await portal.tryToSignIn(person.email, PASSWORD);
    const code = page.getByLabel(text('shell.session.secondStep.code'));
    await code.fill('000000');
    await page.getByRole('button', { name: text('shell.session.secondStep.submit') }).click();
    await expect(page.getByText(text('shared.field.wrongCode'))).toBeVisible();
    await code.fill(codeOf(key, 1));
    await page.getByRole('button', { name: text('shell.session.secondStep.submit') }).click();
    await expect(portal.heading).toHaveText(text('cases.dashboard.title'));
  });

  const elsewhere = await browser.newContext();
  const other = new Portal(await elsewhere.newPage());
  await test.step('a recovery code, on another device', async () => {
    await other.openLogin();
    await signIn(other, person, recoveryCodes[0] ?? '');
  });

  await test.step('the end of that session', async () => {
    await page.goto(SECURITY);
    const sessions = portal.main.getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: text('company.security.sessions.isThis') })).toHaveCount(1);
    await sessions.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('company.security.sessions.end'), exact: true })
      .click();
    await expect(sessions).toHaveCount(1);
    // Nobody touches that tab: it hears of it by its socket.
    await other.page.waitForURL((url) => url.pathname === '/login');
    await expect(other.page.getByText(text('shell.session.expired'))).toBeVisible();
  });
  await elsewhere.close();
});
