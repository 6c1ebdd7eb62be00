import { expect, type Page } from '@playwright/test';
import { GuestPages } from '../pages/guest';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { guestTest, test } from '../support/company';
import { refusedCalls } from '../support/refused-calls';
import { linkOfMail } from '../support/outbox';

/** Data that comes as it is: the name of a country. */
const DATA = /Afghanistan/g;

/**
 * The refusals are the real server's, each of a call of its own. The page makes another call, that of a shortcut's pin, and is
 * answered by them: so the portal tells each of them as it tells every failed call, and the forms that are still to come are no
 * condition.
 */
test('[SH-02] [AP-03] forty refusals of the server are told in Arabic, without a word in Latin letters', async ({
  page,
  company,
}) => {
  const portal = new Portal(page, 'ar');
  await portal.speak();
  const calls = await refusedCalls(company);
  const answers: { call: (typeof calls)[number]; status: number; body: { code: string } }[] = [];
  for (const call of calls) answers.push({ call, ...(await company.api.call<{ code: string }>(...call)) });
  for (const { call, status } of answers)
    expect([...call, status >= 400 && status < 500]).toEqual([...call, true]);
  expect(answers.length).toBeGreaterThanOrEqual(40);

  const heard = await hearNotices(page);
  let next = 0;
  await page.route('**/api/auth/user/update', (route) => {
    const { status, body } = answers[next] ?? { status: 500, body: {} };
    return route.fulfill({ status, json: body });
  });
  await page.goto('/');
  await expect(portal.heading).toBeVisible();
  await portal.toolbarButton('shell.shortcuts.title').click();
  const [before] = portal.text('shell.shortcuts.pin').split('{');
  const pin = page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${before}`) })
    .first();
  for (const { call, body } of answers) {
    const received = heard.length;
    await pin.click();
    await expect
      .poll(() => heard.length, { message: `${call.join(' ')}: ${JSON.stringify(body)}` })
      .toBeGreaterThan(received);
    next += 1;
  }
  const texts = [...new Set(heard)];
  expect(texts.filter((text) => /[a-z]/i.test(text.replaceAll(DATA, '')))).toEqual([]);
  // Not one general sentence for all.
  expect(texts.length).toBeGreaterThan(30);
});

/** What notices say, each time that one comes or changes. */
async function hearNotices(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardNotice', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const hear = (node: Node): void => {
      const notice =
        node instanceof Element
          ? (node.closest('.ant-message-notice') ?? node.querySelector('.ant-message-notice'))
          : null;
      const { heardNotice } = window as unknown as { heardNotice(text: string): void };
      if (notice?.textContent) heardNotice(notice.textContent);
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(hear))).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    );
  });
  return heard;
}

guestTest(
  '[SH-02] [SH-28] what the server refuses at a form stands in Arabic at its field',
  async ({ page, company, request }) => {
    const portal = new Portal(page, 'ar');
    await portal.openLogin();
    await portal.tryToSignIn(company.email, 'not the password');
    await expect(
      page.getByLabel(portal.text('shell.session.password'), { exact: true }),
    ).toHaveAccessibleDescription(portal.text('shared.field.wrongCredentials'));

    await request.post('/api/client/contact/forgetPassword', { data: { email: company.email } });
    await page.goto(await linkOfMail(company.email, 2));
    await new GuestPages(portal).choose('password1234');
    await expect(page.getByText(portal.text('shared.field.passwordCommon'))).toBeVisible();

    await portal.signIn(company.email);
    await page.goto('/reset-password');
    await page.getByLabel(portal.text('shell.account.oldPassword')).fill(PASSWORD);
    for (const label of ['shell.newPassword.password', 'shell.newPassword.repeated'])
      await page.getByLabel(portal.text(label), { exact: true }).fill(`${company.name} 26`);
    await page.getByRole('button', { name: portal.text('shell.account.submit') }).click();
    await expect(page.getByText(portal.text('shared.field.passwordPersonal'))).toBeVisible();
  },
);
