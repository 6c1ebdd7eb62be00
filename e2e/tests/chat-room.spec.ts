import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { RoomPage } from '../pages/room';
import { violationsOf } from '../support/axe';
import { test } from '../support/company';
import { photo } from '../support/files';
import { writeAsLab } from '../support/lab';

const WORDS = {
  en: { question: 'Is this margin clear enough?', answer: 'Yes, it is. See https://example.com/margins.' },
  ar: {
    question: 'هل هذا الحد واضح بما يكفي؟ C-10023',
    answer: 'نعم، واضح. راجع https://example.com/margins',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  const { question, answer } = WORDS[language];
  test(`[CH-01] [CH-02] [CH-06] a question with a photo, the lab's answer, seen (${language})`, async ({
    page,
    request,
    company,
    api,
  }) => {
    const { uuid } = await api.newCase('Sarah Miller');
    const portal = new Portal(page, language);
    await portal.speak();
    const room = new RoomPage(portal);
    await room.open(uuid);
    await room.attach({ name: 'margin.png', mimeType: 'image/png', buffer: photo() });
    await room.write(question);
    await expect(room.mark('sent')).toHaveCount(1);
    const thumbnail = room.picture('margin.png');
    await expect(thumbnail).toHaveJSProperty('complete', true);
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

    await test.step('the lab reads, writes and answers', async () => {
      await company.lab.call('PUT', '/chat/seen', { room: uuid });
      await expect(room.mark('read')).toHaveCount(1);
      await company.lab.call('PUT', '/chat/typing', { room: uuid });
      await expect(portal.main.getByText(writingText(portal))).toBeVisible();
      await writeAsLab(request, uuid, answer);
      await room.expectTexts([question, answer]);
      await expect(portal.main.getByText(writingText(portal))).toBeHidden();
    });

    await test.step('words keep their direction whatever the page’s is', async () => {
      const own = room.log.getByText(question);
      await expect(own).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
      await expect(room.log.getByRole('link', { name: 'https://example.com/margins' })).toHaveCSS(
        'direction',
        'ltr',
      );
    });

    await test.step('the photo opens in a viewer', async () => {
      await thumbnail.click();
      const large = page.locator('.ant-image-preview-img');
      await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
    });
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('[CH-02] scrolling up keeps the place, a message is found and shown, and the way back to the newest is one press', async ({
  page,
  request,
  api,
}) => {
  const { uuid } = await api.newCase('Long Room');
  for (let i = 1; i <= 70; i++)
    await writeAsLab(request, uuid, i === 7 ? 'the trim line is wavy' : `line ${i}`);
  const portal = new Portal(page);
  const room = new RoomPage(portal);
  await room.open(uuid);
  // It opens where the unread begin.
  await portal.main.getByRole('button', { name: /^Jump to latest, 70 unread/ }).click();
  await expect(room.log.getByText('line 70', { exact: true })).toBeInViewport();

  const middle = room.log.getByText('line 52', { exact: true });
  await middle.scrollIntoViewIfNeeded();
  const before = await middle.boundingBox();
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

function writingText(portal: Portal): RegExp {
  const [, end = ''] = portal.text('chat.room.typing').split('{name}');
  return new RegExp(`${end.trim()}$`);
}
