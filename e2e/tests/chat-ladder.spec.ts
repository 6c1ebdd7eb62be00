import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { RoomPage } from '../pages/room';
import { ChatLine } from '../support/chat-line';
import { addPerson, type Company } from '../support/company';
import { photo } from '../support/files';
import { test } from '../support/own-portal';
import type { PortalPlace } from '../support/portals';

const TEN = Array.from({ length: 10 }, (_, i) => `message ${i + 1}`);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: photo() });

async function openRoom(page: Page, room: string, search = ''): Promise<RoomPage> {
  const opened = new RoomPage(new Portal(page));
  await opened.open(room, search);
  return opened;
}

/** A colleague of the same clinic with a browser of their own, who sees what has really arrived. */
async function openAsColleague(
  browser: Browser,
  { company, portal, room }: { company: Company; portal: PortalPlace; room: string },
): Promise<{ colleague: RoomPage; context: BrowserContext }> {
  const session = await company.api.again(await addPerson(company, 'Cora Colleague', 'admin', portal));
  const storageState = session.session(portal.url);
  const context = await browser.newContext({ baseURL: portal.url, storageState });
  return { colleague: await openRoom(await context.newPage(), room), context };
}

test('[CH-06] [CH-07] ten messages and three files on their way while the server is killed: each arrives once, in order, without a press', async ({
  page,
  browser,
  company,
  api,
  portal,
  ownPortal,
}) => {
  const { uuid } = await api.newCase('Killed Chat');
  const room = await openRoom(page, uuid);
  const { colleague, context } = await openAsColleague(browser, { company, portal, room: uuid });
  await room.write(...TEN.slice(0, 3));
  await room.attach(picture('one.png'), picture('two.png'), picture('three.png'));
  await room.write(TEN[3] ?? '');
  const killed = ownPortal.killServer();
  await room.write(...TEN.slice(4));
  await (
    await killed
  )();
  await room.expectTexts(TEN);
  await colleague.expectTexts(TEN);
  for (const name of ['one.png', 'two.png', 'three.png'])
    await expect(colleague.picture(name)).toHaveCount(1);
  await page.reload();
  await room.expectTexts(TEN);
  await context.close();
});

test('[CH-07] ten minutes without a network: what was written waits, says so, and goes by itself', async ({
  page,
  context,
  api,
}) => {
  const { uuid } = await api.newCase('Long Offline');
  const line = await ChatLine.of(context);
  await page.clock.install();
  const room = await openRoom(page, uuid);
  const { main, text } = new Portal(page);
  await line.cut();
  await expect(main.getByText(text('chat.room.offline'))).toBeVisible();
  await room.write(...TEN);
  await expect(room.waiting).toHaveCount(10);
  await page.clock.fastForward('10:00');
  await expect(room.waiting).toHaveCount(10);
  await expect(main.getByText(text('chat.room.notSent'))).toBeHidden();
  await line.mend();
  await page.clock.fastForward('00:30');
  await room.expectTexts(TEN);
  await expect(main.getByText(text('chat.room.offline'))).toBeHidden();
});

test('[CH-06] [CH-07] a reload in the middle, and a closed tab: text and file go from whatever page is opened next', async ({
  page,
  context,
  api,
}) => {
  const { uuid } = await api.newCase('Reloaded Chat');
  const line = await ChatLine.of(context);
  const room = await openRoom(page, uuid);
  await line.cut();
  await room.attach(picture('kept.png'));
  await room.write(...TEN.slice(0, 5));
  await line.mend();
  // Whatever is on its way now is cut off again by the reload.
  await page.reload();
  await room.expectTexts(TEN.slice(0, 5));
  await expect(room.picture('kept.png')).toHaveCount(1);

  await line.cut();
  await room.write(...TEN.slice(5));
  await expect(room.waiting).toHaveCount(5);
  await page.close();
  await line.mend();
  const next = await context.newPage();
  await next.goto('/profile/profile');
  // Not the room: it is opened only to see what has arrived.
  await expect.poll(() => waitingIn(next)).toBe(0);
  const again = await openRoom(next, uuid);
  await again.expectTexts(TEN);
});

test('[CH-07] two tabs of one person write while the line is cut, and their phone meanwhile: each message goes once, each tab in its order', async ({
  page,
  context,
  browser,
  api,
  portal,
}) => {
  const { uuid } = await api.newCase('Two Tabs');
  const line = await ChatLine.of(context);
  const first = await openRoom(page, uuid);
  const second = await openRoom(await context.newPage(), uuid);
  const device = await browser.newContext({
    baseURL: portal.url,
    storageState: (await api.again()).session(portal.url),
    viewport: { width: 390, height: 844 },
  });
  const phone = await openRoom(await device.newPage(), uuid);
  await line.cut();
  const written = ['from the phone'];
  await openKeyboard(phone.page, 460);
  await phone.write(...written);
  await phone.expectTexts(written);
  const box = await phone.box.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(460);
  for (let i = 1; i <= 3; i++) {
    await first.write(`first ${i}`);
    await second.write(`second ${i}`);
    written.push(`first ${i}`, `second ${i}`);
  }
  // What waits is seen in both.
  await expect(first.waiting).toHaveCount(6);
  await expect(second.waiting).toHaveCount(6);
  await line.mend();
  for (const room of [first, second, phone]) await room.expectTexts(written);
  await device.close();
});

test('[CH-07] a laptop that falls asleep while it sends, and comes back to other sockets or another process, loses and doubles nothing', async ({
  page,
  context,
  api,
  ownPortal,
}) => {
  const { uuid } = await api.newCase('Sleeping Laptop');
  const line = await ChatLine.of(context);
  const room = await openRoom(page, uuid);
  const devtools = await context.newCDPSession(page);
  for (let nap = 0; nap < 2; nap++) {
    await room.write(...TEN.slice(nap * 5, nap * 5 + 5));
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    if (nap === 0) await (await ownPortal.killServer())();
    else await line.shake();
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  }
  await room.expectTexts(TEN);
  await page.reload();
  await room.expectTexts(TEN);
});

test('[CH-07] a token that ends while a message waits: it goes when the same person signs in again, and not as somebody else', async ({
  page,
  context,
  company,
  api,
  portal,
}) => {
  const other = await addPerson(company, 'Olga Other', 'admin', portal);
  const { uuid } = await api.newCase('Ended Session');
  const line = await ChatLine.of(context);
  const room = await openRoom(page, uuid);
  await line.cut();
  await room.write('mine');
  await expect(room.waiting).toHaveCount(1);
  await page.evaluate(() => localStorage.removeItem('portal.session.accessToken'));
  await line.mend();
  await page.reload();
  const entrance = new Portal(page);
  await page.waitForURL('**/login');
  await entrance.signIn(other);
  await room.open(uuid);
  await room.write('theirs');
  await room.expectTexts(['theirs']);
  await entrance.signOut('Olga Other');
  await entrance.signIn(company.email);
  await room.open(uuid);
  await room.expectTexts(['theirs', 'mine']);
});

/** Messages that wait on this device. */
function waitingIn(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('portal.outbox.')).length,
  );
}

/** As the keyboard of a phone does, which covers the page and leaves so many pixels of it. */
async function openKeyboard(page: Page, left: number): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, left);
}
