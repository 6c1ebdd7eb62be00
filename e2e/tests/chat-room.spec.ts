import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { RoomPage } from '../pages/room';
import { ChatLine } from '../support/chat-line';
import { test } from '../support/company';
import { writeAsLab } from '../support/lab';

test('[CH-02] scrolling up keeps the place, a message is found and shown, and the way back to the newest is one press', async ({
  page,
  context,
  request,
  api,
}) => {
  const line = await ChatLine.of(context);
  const { uuid } = await api.newCase('Long Room');
  for (let i = 1; i <= 70; i++)
    await writeAsLab(request, uuid, i === 7 ? 'the trim line is wavy' : `line ${i}`);
  const portal = new Portal(page);
  const room = new RoomPage(portal);
  await room.open(uuid);
  await portal.main.getByRole('button', { name: /^Jump to latest, 70 unread/ }).click();
  await expect(page.getByRole('button', { name: 'Inbox, nothing new' })).toBeVisible();

  const loadEarlier = line.hold('getPrevious');
  await page.reload();
  await expect(room.log.getByText('line 70', { exact: true })).toBeInViewport();

  const middle = room.log.getByText('line 52', { exact: true });
  await middle.scrollIntoViewIfNeeded();
  // The day is in view above it: its line moves up with each earlier message.
  await expect(room.log.getByRole('separator').first()).toBeInViewport();
  const before = await middle.boundingBox();
  loadEarlier();
  await expect(room.log.getByText('line 31', { exact: true })).toBeAttached();
  expect((await middle.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);

  await portal.main.getByRole('button', { name: portal.text('chat.room.search') }).click();
  await page.getByRole('searchbox').fill('TRIM line');
  await page.getByRole('button', { name: /the trim line is wavy/ }).click();
  await expect(page).toHaveURL(/\?message=7$/);
  const found = room.log.getByText('the trim line is wavy');
  await expect(found).toBeInViewport();
  await writeAsLab(request, uuid, 'line 71');
  await portal.main.getByRole('button', { name: /^Jump to latest, 1 unread/ }).click();
  await expect(room.log.getByText('line 71', { exact: true })).toBeInViewport();

  await page.goto(`/cases/${uuid}/chat?message=7`);
  await expect(found).toBeInViewport();
  await expect(found.locator('xpath=ancestor::article')).toBeFocused();

  // The end of a part is not the end of the room: the next page comes below who goes there.
  await expect(room.log.getByText('line 46', { exact: true })).toBeAttached();
  const lastLoaded = (await room.texts()).at(-1) ?? '';
  await room.log.press('End');
  await expect(room.log.getByText('line 65', { exact: true })).toBeAttached();
  await expect(room.log.getByText(lastLoaded, { exact: true })).toBeInViewport();
  await expect(room.log.getByText('line 65', { exact: true })).not.toBeInViewport();
});

test('[CH-02] a page of messages that comes while the log glides takes nobody further than they went', async ({
  page,
  request,
  api,
}) => {
  const { uuid } = await api.newCase('Gliding Room');
  for (let i = 1; i <= 70; i++) await writeAsLab(request, uuid, `line ${i}`);
  const portal = new Portal(page);
  const room = new RoomPage(portal);
  await room.open(uuid);
  await portal.main.getByRole('button', { name: /^Jump to latest, 70 unread/ }).click();
  await expect(page.getByRole('button', { name: 'Inbox, nothing new' })).toBeVisible();
  await page.reload();
  await expect(room.log.getByText('line 70', { exact: true })).toBeInViewport();
  await expect(room.log.getByText('line 1', { exact: true })).not.toBeAttached();

  const view = (await room.log.boundingBox())?.height ?? NaN;
  while (!(await room.log.getByText('line 1', { exact: true }).isVisible())) {
    await expect(room.log).toHaveAttribute('aria-busy', 'false');
    const place = room.log.getByText(await room.firstInView(), { exact: true });
    const before = (await place.boundingBox())?.y ?? NaN;
    // A page that comes ends a scroll for a moment, which then glides on.
    const isStill = room.log.evaluate(async (log) => {
      await new Promise((resolve) => log.addEventListener('scrollend', resolve, { once: true }));
      for (let frames = 0, last = NaN; frames < 10; frames += 1) {
        if (log.scrollTop !== last) frames = 0;
        last = log.scrollTop;
        await new Promise(requestAnimationFrame);
      }
    });
    await room.log.press('PageUp');
    await isStill;
    const went = ((await place.boundingBox())?.y ?? NaN) - before;
    expect(went).toBeGreaterThan(0);
    expect(went).toBeLessThan(view);
  }
});

test('[CH-02] a room opens where the unread begin, also where that is before the part that comes first', async ({
  page,
  request,
  api,
}) => {
  const { uuid } = await api.newCase('Unread Room');
  for (let i = 1; i <= 45; i++) await writeAsLab(request, uuid, `line ${i}`);
  const room = new RoomPage(new Portal(page));
  await room.open(uuid);
  await expect(room.log.getByText('line 1', { exact: true })).toBeInViewport();
  await expect(room.log.getByText('45 unread')).toBeInViewport();
});

test('[CH-02] a view of another height, as with a keyboard on the screen, takes nobody to the end of a short room', async ({
  page,
  request,
  api,
}) => {
  const { uuid } = await api.newCase('Short Room');
  for (let i = 1; i <= 25; i++) await writeAsLab(request, uuid, `line ${i}`);
  const room = new RoomPage(new Portal(page));
  await room.open(uuid);
  const first = room.log.getByText('line 1', { exact: true });
  await expect(first).toBeInViewport();
  const place = async () => (await room.box.boundingBox())?.y ?? NaN;
  const before = await place();
  await page.setViewportSize({ width: 1280, height: 820 });
  // The resize is through when the box below the log has moved with it.
  await expect.poll(place).toBeLessThan(before - 20);
  await expect(first).toBeInViewport();
  await expect(room.log.getByText('line 25', { exact: true })).not.toBeInViewport();
});

test('[CH-02] a room fills the window also after a turn to the width of a phone', async ({ page, api }) => {
  const { uuid } = await api.newCase('Turned Room');
  const room = new RoomPage(new Portal(page));
  await room.open(uuid);
  const below = async () => {
    const box = await room.box.boundingBox();
    return (page.viewportSize()?.height ?? NaN) - (box ? box.y + box.height : NaN);
  };
  for (const size of [
    { width: 390, height: 800 },
    { width: 1280, height: 860 },
  ]) {
    await page.setViewportSize(size);
    // Both at once: until the room has followed the window, its box may stand below it.
    await expect(async () => {
      const space = await below();
      expect(space).toBeGreaterThan(0);
      expect(space).toBeLessThan(60);
    }).toPass({ timeout: 15_000 });
  }
});

test('[CH-06] a file that lies about its type says so and is not sent; control characters do no harm', async ({
  page,
  api,
}) => {
  const { uuid } = await api.newCase('Bad Input');
  const room = new RoomPage(new Portal(page));
  await room.open(uuid);
  await room.attach({ name: 'lies.png', mimeType: 'image/png', buffer: Buffer.from('MZ is no picture') });
  await expect(page.getByText('Its content is not of the type that its name says.')).toBeVisible();
  await room.write('\u001b[31mred\u202egnp.exe');
  await room.expectTexts(['[31mredgnp.exe']);
  await expect(page.getByText('lies.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove lies.png' }).click();
  await expect(page.getByText('lies.png')).toBeHidden();
});
