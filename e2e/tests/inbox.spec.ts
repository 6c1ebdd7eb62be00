import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { Portal } from '../pages/portal';
import { addDoctor, test } from '../support/company';
import { writeAsLab } from '../support/lab';

interface Case {
  readonly uuid: string;
  readonly identifier: string;
  readonly patientName: string;
}

const PATIENT = 'Maximiliane-Alexandra Konstantinopoulou-Wolfeschlegelsteinhausenbergerdorff';
const SIDES: Record<'en' | 'ar', { admin: string; doctor: string }> = {
  en: { admin: 'Admin', doctor: 'Doctor' },
  ar: { admin: 'الإدارة', doctor: 'الأطباء' },
};

for (const language of ['en', 'ar'] as const) {
  test(`[SH-08] [SH-09] [SH-30] what the lab writes stands in the inbox at once, newest first, and leads to its room (${language})`, async ({
    page,
    request,
    api,
  }) => {
    await api.call('PUT', '/company', { dateFormat: 'DD/MM/YYYY' });
    const { body: own } = await api.call<Case>('POST', '/case', { patientName: PATIENT, productId: 'AL' });
    const facts = { patientName: 'Of a Doctor', productId: 'AL', doctorUuid: await addDoctor(api) };
    const { body: theirs } = await api.call<Case>('POST', '/case', facts);
    const portal = new Portal(page, language);
    await portal.speak();
    await page.goto('/');
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));

    const button = portal.toolbarButton('shell.inbox.count');
    await button.click();
    const inbox = page.getByRole('dialog', { name: portal.text('shell.inbox.title') });
    const cards = inbox.getByRole('listitem');

    await test.step('a message appears without a reload', async () => {
      await writeAsLab(request, own.uuid, 'The upper scan is fine.');
      await expect(cards.first()).toContainText(own.identifier);
      await expect(cards.first()).toContainText(PATIENT);
      await expect(cards.first()).toContainText(SIDES[language].admin);
      await expect(cards.first().locator('time')).toHaveText(await today(page));
    });

    await test.step('a newer one of another case stands above it', async () => {
      await writeAsLab(request, theirs.uuid, 'The plan is ready.');
      await expect(cards.first()).toContainText(theirs.identifier);
      await expect(cards.first()).toContainText(SIDES[language].doctor);
      await expect(cards.nth(1)).toContainText(own.identifier);
    });

    await test.step('the count is that of the cards', async () => {
      const count = await cards.count();
      await expect(inbox.locator('..').locator('..')).toContainText(
        `${portal.text('shell.inbox.title')} (${count})`,
      );
    });

    await test.step('it fits: a list of at most 300 px, nothing sideways, identifiers left to right', async () => {
      const list = inbox.getByRole('list');
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
      expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(inbox.getByText(own.identifier)).toHaveCSS('direction', 'ltr');
    });

    await test.step('a card opens the room by the side of the case, and what is read goes', async () => {
      await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', `/cases/admin/${own.uuid}/chat`);
      await cards.first().getByRole('link').press('Enter');
      await page.waitForURL(`**/cases/dso/${theirs.uuid}/chat`);
      await expect(portal.main.getByRole('log')).toContainText('The plan is ready.');
      await expect(inbox).toBeHidden();
      await button.click();
      await expect(cards.filter({ hasText: own.identifier })).toBeVisible();
      await expect(cards.filter({ hasText: theirs.identifier })).toBeHidden();
    });

    await test.step('all messages', async () => {
      await inbox.getByRole('link', { name: portal.text('shell.inbox.seeAll') }).click();
      await page.waitForURL('**/inbox');
      await expect(portal.main).toContainText(own.identifier);
    });
  });
}

test('[SH-08] says that the connection is lost, and is up to date when it is back', async ({
  page,
  request,
  api,
}) => {
  const { body: own } = await api.call<Case>('POST', '/case', { patientName: 'Lost Line', productId: 'AL' });
  const line = await holdSocket(page);
  const portal = new Portal(page);
  await page.goto('/');
  await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));
  await portal.toolbarButton('shell.inbox.count').click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expect(inbox.getByText(portal.text('shell.inbox.lost'))).toBeHidden();
  await line.cut();
  await expect(inbox.getByText(portal.text('shell.inbox.lost'))).toBeVisible();
  await writeAsLab(request, own.uuid, 'While you were away');
  line.mend();
  await expect(inbox.getByRole('listitem').first()).toContainText(own.identifier);
  await expect(inbox.getByText(portal.text('shell.inbox.lost'))).toBeHidden();
});

/** The chat socket of a page, with a way to cut it. */
async function holdSocket(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let isCut = false;
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/chat/, async (socket) => {
    if (isCut) return socket.close();
    open = socket;
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await open?.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** Today as the company writes dates, with a time behind it. */
async function today(page: Page): Promise<RegExp> {
  const iso = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const [year, month, day] = iso.split('-');
  return new RegExp(`^${day}/${month}/${year} \\d\\d:\\d\\d$`);
}
