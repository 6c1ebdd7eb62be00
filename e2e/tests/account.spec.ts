import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { GuestPages } from '../pages/guest';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { unfit } from '../support/fit';
import { linkOfMail, setPassword } from '../support/outbox';
import { test } from '../support/person';

const NEW_PASSWORD = 'Quiet-harbour-2031';

for (const language of ['en', 'ar'] as const) {
  test(`[SH-28] who forgot a password sets a new one by mail, and the old one is worth nothing (${language})`, async ({
    page,
    person,
  }) => {
    const portal = new Portal(page, language);
    const guest = new GuestPages(portal);
    await portal.openLogin();
    await guest.forget(person.email);
    const link = await linkOfMail(person.email, 2);
    await page.goto(link);
    await guest.choose(NEW_PASSWORD);
    await page.waitForURL('**/login');
    await expect(page.getByText(portal.text('shell.notices.passwordSet'))).toBeVisible();

    await portal.tryToSignIn(person.email, PASSWORD);
    await expect(page.getByText(portal.text('shared.error.wrongCredentials'))).toBeVisible();
    await portal.tryToSignIn(person.email, NEW_PASSWORD);
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));

    // Signed in or not, a link that was used says so.
    await page.goto(link);
    await guest.choose(`${NEW_PASSWORD}-2`);
    await expect(page.getByText(portal.text('shell.guest.set.over'))).toBeVisible();
    await expect(guest.askForMail).toBeVisible();
  });
}

test('[SH-28] a password that is too easy is refused at its field, by the rules that stand there', async ({
  page,
  person,
  request,
}) => {
  const portal = new Portal(page, 'tr');
  await portal.openLogin();
  await request.post('/api/client/contact/forgetPassword', { data: { email: person.email } });
  const link = await linkOfMail(person.email, 2);
  await page.goto(link);
  await expect(page.getByText(portal.text('shell.newPassword.own'))).toBeVisible();
  await new GuestPages(portal).choose('password1234');
  await expect(page.getByText(portal.text('shared.field.passwordCommon'))).toBeVisible();
  expect(await setPassword(request, link, NEW_PASSWORD)).toBe(200);
});

test('[SH-28] a password that is changed signs the person’s other devices out, and this one stays', async ({
  page,
  browser,
  person,
}) => {
  const [here, otherContext] = [new Portal(page), await browser.newContext()];
  const there = new Portal(await otherContext.newPage());
  await here.signIn(person.email);
  await there.signIn(person.email);
  await expect(there.heading).toBeVisible();

  await page.goto('/reset-password');
  await page.getByLabel(here.text('shell.account.oldPassword')).fill(PASSWORD);
  await page.getByLabel(here.text('shell.newPassword.password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(here.text('shell.newPassword.repeated')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: here.text('shell.account.submit') }).click();
  await expect(here.notice(here.text('shell.notices.passwordChanged'))).toBeVisible();

  await expect(there.page.getByText(there.text('shell.notices.sessionExpired'))).toBeVisible();
  await page.reload();
  await expect(here.heading).toHaveText(here.text('shell.account.title'));
  await otherContext.close();
});

/** An email address and a good password in one. */
const ANYTHING = 'quiet-harbour@people.example';
const FORMS = [
  ['/login', ['shell.session.username', 'shell.session.password'], '/client/auth'],
  ['/forget-password', ['shell.guest.forget.email'], '/contact/forgetPassword'],
  [
    '/set-password#token=of-a-mail',
    ['shell.newPassword.password', 'shell.newPassword.repeated'],
    '/contact/setPassword',
  ],
] as const;
for (const [path, labels, call] of FORMS) {
  test(`[SH-28] ${path} hears Enter right after the last character, however quickly it comes`, async ({
    page,
  }) => {
    await page.goto(path);
    const { text } = new Portal(page);
    const [last, ...others] = labels.map((id) => page.getByLabel(text(id), { exact: true })).toReversed();
    for (const field of others) await field.fill(ANYTHING);
    await last?.focus();
    const sent = page.waitForRequest((request) => request.url().endsWith(call));
    await Promise.all([page.keyboard.insertText(ANYTHING), page.keyboard.press('Enter')]);
    await sent;
  });
}

test('[SH-28] too many wrong passwords lock an account, and the login page says so in three languages', async ({
  page,
  request,
}) => {
  const username = `nobody-${randomUUID()}@people.example`;
  const guess = () => request.post('/api/client/auth', { data: { username, password: 'a guess' } });
  for (let tries = 0; tries < 8; tries += 1) expect((await guess()).status()).toBe(400);
  for (const language of ['en', 'tr', 'ar'] as const) {
    const portal = new Portal(page, language);
    await portal.openLogin();
    await portal.tryToSignIn(username, 'a guess');
    const [, others = ''] = /other \{([^{}]+)\}/.exec(portal.text('shared.field.lockedFor')) ?? [];
    await expect(page.getByRole('alert')).toHaveText(others.replace('#', '15'));
  }
});

test('[DR-03] an invited doctor accepts by the link of the mail, once', async ({ page, api, company }) => {
  const email = company.email.replace('ada@', 'dora@');
  const { body: doctor } = await api.call<{ uuid: string }>('POST', '/dso/doctor', {
    name: 'Dr. Dora Passing',
    email,
  });
  const { text } = new Portal(page);
  const link = await linkOfMail(email);
  const accept = page.getByRole('button', { name: text('shell.guest.accept.submit') });
  await page.goto(link);
  await accept.click();
  await expect(page.getByText(text('shell.guest.accept.done'))).toBeVisible();
  const { body } = await api.call<{ status: string }>('GET', `/dso/doctor/${doctor.uuid}`);
  expect(body.status).toBe('active');
  await page.reload();
  await accept.click();
  await expect(page.getByText(text('shell.guest.accept.over'))).toBeVisible();
});

const PAGES = [
  '/login',
  '/forget-password',
  '/set-password',
  '/set-password#token=t',
  '/accept-invitation#token=t',
];
for (const language of ['en', 'tr', 'ar'] as const) {
  test(`[SH-04] the guest pages fit on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await new Portal(page, language).openLogin();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await unfit(page), path).toEqual([]);
    }
  });
}
