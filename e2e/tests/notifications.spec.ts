import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { SCANS, violationsOf } from '../support/axe';
import { pressLast, recordNotifications, shownOn } from '../support/browser-notifications';
import { test } from '../support/company';
import { unfit } from '../support/fit';
import { writeAsLab } from '../support/lab';

const CHOICE = { browser: true, sound: false, mailDigest: true, quietHours: null };

test('[CH-04] two tabs tell of a message once, without the patient, and a press opens its chat', async ({
  context,
  request,
  api,
}) => {
  await recordNotifications(context);
  await api.call('POST', '/api/auth/user/update', { notices: CHOICE });
  const { uuid, identifier } = await api.newCase('Private Person');
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/doctors');
    await expect(new Portal(tab).toolbarButton('shell.inbox.count')).toHaveAccessibleName(/nothing new$/);
    await expect(new Portal(tab).heading).toBeVisible();
  }
  const shown = async () => (await Promise.all(tabs.map(shownOn))).flat();

  await writeAsLab(request, uuid, 'The plan is ready.');
  for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /);
  await expect.poll(shown).toHaveLength(1);
  expect(await shown()).toEqual([
    {
      title: `New message: ${identifier}`,
      body: expect.not.stringMatching(/Private|plan/),
      tag: `portal.chat.${uuid}`,
      silent: true,
    },
  ]);

  await writeAsLab(request, uuid, 'One more question.');
  await expect.poll(shown).toHaveLength(2);
  // The tabs have both heard of both: what is shown by now is all.
  for (const tab of tabs) await expect(tab).toHaveTitle(/^\(2\) /);
  expect(await shown()).toHaveLength(2);

  const [teller = tabs[0]] = (
    await Promise.all(tabs.map(async (tab) => ((await shownOn(tab)).length > 0 ? tab : null)))
  ).filter((tab) => tab !== null);
  await pressLast(teller!);
  await teller!.waitForURL(`**/${uuid}/chat`);
  // What is on screen is read, in all tabs.
  for (const tab of tabs) await expect(tab).not.toHaveTitle(/^\(/);
});

for (const language of ['en', 'tr', 'ar'] as const) {
  test(`[CH-04] [SH-07] a person chooses how to be told, and the choice is there at another desk (${language})`, async ({
    page,
    context,
    api,
  }) => {
    await context.grantPermissions(['notifications']);
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/');
    // A redirect closes what was opened before it.
    await page.waitForURL('**/dashboard/**');
    const drawer = page.getByRole('dialog', { name: portal.text('shell.notifications.title') });
    const open = async () => {
      await portal.toolbarButton('shell.inbox.count').click();
      await page.getByRole('button', { name: portal.text('shell.inbox.settings') }).click();
      await expect(drawer).toBeVisible();
    };
    const choice = (id: string) =>
      drawer.getByRole('switch', { name: portal.text(`shell.notifications.${id}`), exact: true });

    await open();
    await expect(choice('browser')).not.toBeChecked();
    await expect(choice('sound')).toBeDisabled();
    await choice('browser').click();
    await choice('quiet').click();
    await drawer.getByLabel(portal.text('shell.notifications.from'), { exact: true }).fill('21:30');
    // On, as the profile of a new company's super admin says.
    await expect(choice('digest')).toBeChecked();
    await choice('digest').click();
    const notices = {
      browser: true,
      sound: false,
      mailDigest: false,
      quietHours: { from: '21:30', to: '07:00' },
    };
    await expect
      .poll(async () => (await api.call<{ notices: unknown }>('GET', '/contact/me')).body.notices)
      .toEqual(notices);
    expect(await violationsOf(page, SCANS[language])).toEqual([]);

    await page.reload();
    await open();
    await expect(choice('browser')).toBeChecked();
    await expect(choice('digest')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
}

test('[SH-08] [CH-01] axe finds nothing on the inbox in its states, and its targets are large enough', async ({
  page,
  request,
  api,
}) => {
  const portal = new Portal(page);
  const [own, read] = [await api.newCase('Waits'), await api.newCase('Read')];
  for (const { uuid } of [read, own]) await writeAsLab(request, uuid, 'Please have a look');
  await page.goto(`/cases/${read.uuid}/chat`);
  await expect(portal.main.getByRole('log')).toContainText('Please have a look');
  for (const viewport of [
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/inbox');
    await expect(portal.main.getByRole('listitem')).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);
    for (const button of await portal.main.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(await unfit(page)).toEqual([]);
  }
  await page.goto('/inbox?show=unread');
  await portal.main
    .getByRole('button', { name: portal.text('chat.inbox.markRead', { identifier: own.identifier }) })
    .click();
  await expect(portal.main.getByText(portal.text('chat.inbox.allRead'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
