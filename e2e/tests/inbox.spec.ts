import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { Portal } from '../pages/portal';
import { addDoctor, addPerson, test } from '../support/company';
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
  test(`[SH-08] [SH-09] [SH-30] what the lab writes stands in the inbox at once, unread and newest first, and leads to its room (${language})`, async ({
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
      await expect(cards.first()).toContainText('The upper scan is fine.');
      await expect(cards.first().locator('time')).toHaveAttribute('title', await today(page));
    });

    await test.step('a newer one of another case stands above it', async () => {
      await writeAsLab(request, theirs.uuid, 'The plan is ready.');
      await expect(cards.first()).toContainText(theirs.identifier);
      await expect(cards.first()).toContainText(SIDES[language].doctor);
      await expect(cards.nth(1)).toContainText(own.identifier);
    });

    await test.step('the count is that of the unread ones', async () => {
      await expect(inbox.locator('..').locator('..')).toContainText(
        `${portal.text('shell.inbox.title')} (2)`,
      );
    });

    await test.step('it fits: a list of at most 300 px, nothing sideways, identifiers left to right', async () => {
      const list = inbox.getByRole('list');
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
      expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(inbox.getByText(own.identifier)).toHaveCSS('direction', 'ltr');
    });

    await test.step('a card opens the room by the side of the case, and what is read stands behind what is not', async () => {
      await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', `/cases/admin/${own.uuid}/chat`);
      await cards.first().getByRole('link').press('Enter');
      await page.waitForURL(`**/cases/dso/${theirs.uuid}/chat`);
      await expect(portal.main.getByRole('log')).toContainText('The plan is ready.');
      await expect(inbox).toBeHidden();
      await button.click();
      await expect(cards.first()).toContainText(own.identifier);
      await expect(cards.nth(1)).toContainText(theirs.identifier);
      await inbox.getByText(portal.text('shell.inbox.unreadOnly'), { exact: true }).click();
      await expect(cards.filter({ hasText: theirs.identifier })).toBeHidden();
      await expect(cards.filter({ hasText: own.identifier })).toBeVisible();
    });

    await test.step('all messages', async () => {
      await inbox.getByRole('link', { name: portal.text('shell.inbox.seeAll') }).click();
      await page.waitForURL('**/inbox');
      await expect(portal.main).toContainText(own.identifier);
    });
  });
}

test('[CH-01] [CH-04] pages of conversations, marks and the title of the tab', async ({
  page,
  request,
  api,
  company,
}) => {
  const portal = new Portal(page);
  const cases: Case[] = [];
  for (let count = 1; count <= 22; count += 1) cases.push((await api.newCase(`Patient ${count}`)) as Case);
  for (const { uuid } of cases) await writeAsLab(request, uuid, 'Please have a look');
  const [first, last] = [cases[0]!, cases.at(-1)!];
  const asked = countQuestions(page);
  await page.goto('/inbox');
  const cards = portal.main.getByRole('list', { name: portal.text('chat.inbox.list') }).getByRole('listitem');

  await test.step('the list is asked for once, though toolbar and page both show it', async () => {
    await expect(cards).toHaveCount(20);
    // Once more with the page's code in the browser: both ask within the seconds for which an answer is shared.
    const before = asked();
    await page.reload();
    await expect(cards).toHaveCount(20);
    await expect(portal.toolbarButton('shell.inbox.count')).toHaveAccessibleName(/22/);
    expect(asked() - before).toBe(1);
  });

  await test.step('twenty at a time, newest first', async () => {
    await expect(cards.first()).toContainText(last.identifier);
    await portal.main.getByRole('button', { name: portal.text('chat.inbox.more') }).click();
    await expect(cards).toHaveCount(22);
    await expect(cards.last()).toContainText(first.identifier);
  });

  const named = (id: string, identifier = last.identifier) => portal.text(id, { identifier });
  await test.step('what is marked as read moves behind what is not, and the title counts it no more', async () => {
    await expect(page).toHaveTitle(/^\(22\) Inbox/);
    await portal.main.getByRole('button', { name: named('chat.inbox.markRead') }).click();
    await expect(page).toHaveTitle(/^\(21\) Inbox/);
    await expect(cards.last()).toContainText(last.identifier);
  });

  await test.step('unread ones alone, which the address keeps', async () => {
    await portal.main.getByText(/^Unread \(/).click();
    await expect(page).toHaveURL(/\/inbox\?show=unread$/);
    await page.reload();
    await expect(cards).toHaveCount(20);
    await portal.main.getByRole('button', { name: portal.text('chat.inbox.more') }).click();
    await expect(cards).toHaveCount(21);
    await expect(cards.filter({ hasText: last.identifier })).toHaveCount(0);
  });

  await test.step('and back to unread, on the page of another domain too', async () => {
    await page.goto('/doctors');
    await expect(page).toHaveTitle(/^\(21\) Doctors/);
    await portal.toolbarButton('shell.inbox.count').click();
    const inbox = page.getByRole('dialog', { name: portal.text('shell.inbox.title') });
    await inbox.getByRole('button', { name: portal.text('shell.inbox.more') }).click();
    await inbox.getByRole('button', { name: named('shell.inbox.markUnread') }).click();
    await expect(page).toHaveTitle(/^\(22\) Doctors/);
  });

  await test.step('who joins the company now has nothing to catch up on, and finds all conversations', async () => {
    const colleague = await api.again(await addPerson(company, 'New Here', 'admin'));
    const context = await page
      .context()
      .browser()!
      .newContext({ storageState: colleague.session(new URL(page.url()).origin) });
    const theirs = new Portal(await context.newPage());
    await theirs.page.goto('/inbox');
    await expect(theirs.main.getByRole('listitem')).toHaveCount(20);
    await expect(theirs.toolbarButton('shell.inbox.count')).toHaveAccessibleName(/nothing new$/);
    await expect(theirs.page).toHaveTitle('Inbox');
    await context.close();
  });
});

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

/** How often a page has asked for its conversations on the chat socket. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"getPendings"')) count += 1;
    }),
  );
  return () => count;
}

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
