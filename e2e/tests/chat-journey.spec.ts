import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { RoomPage } from '../pages/room';
import { violationsOf } from '../support/axe';
import { addPerson } from '../support/company';
import { photo } from '../support/files';
import { writeAsLab } from '../support/lab';
import { mailsTo } from '../support/outbox';
import { test } from '../support/own-portal';

// The simulated lab answers after a second and a half; the hour after which unread messages are mailed is two seconds here.
test.use({ settings: { CHAT_DIGEST_SECONDS: '2', SIMULATOR_REPLY_MS: '1500' } });

const WORDS = {
  en: { question: 'Is this margin clear enough?', answer: 'Yes, it is. See https://example.com/margins.' },
  ar: {
    question: 'هل هذا الحد واضح بما يكفي؟ C-10023',
    answer: 'نعم، واضح. راجع https://example.com/margins',
  },
} as const;
const NO_NOTICES = { browser: false, sound: false, mailDigest: false, quietHours: null };

for (const language of ['en', 'ar'] as const) {
  const { question, answer } = WORDS[language];
  test(`[CH-01] [CH-02] [CH-04] [CH-06] a question with a photo, the lab's answer, seen, and a mail of what is not read (${language})`, async ({
    page,
    request,
    company,
    api,
    ownPortal,
  }) => {
    const colleague = await addPerson(company, 'No Mails', 'admin', ownPortal);
    const theirs = await api.again(colleague);
    await theirs.call('POST', '/api/auth/user/update', { notices: NO_NOTICES });
    await api.call('POST', '/api/auth/user/update', {
      locale: language,
      notices: { ...NO_NOTICES, mailDigest: true },
    });
    const { uuid, identifier } = await api.newCase('Private Person');
    const portal = new Portal(page, language);
    await portal.speak();
    const room = new RoomPage(portal);
    await room.open(uuid);
    await room.attach({ name: 'margin.png', mimeType: 'image/png', buffer: photo() });
    await room.write(question);
    const thumbnail = room.picture('margin.png');
    await expect(thumbnail).toHaveJSProperty('complete', true);
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

    await test.step('the simulated lab reads it and answers with a picture', async () => {
      await expect(room.mark('read')).toHaveCount(1);
      await expect(room.picture('front.jpg')).toBeVisible();
      await expect.poll(async () => (await room.texts()).length).toBe(2);
    });

    await test.step('somebody of the lab writes more', async () => {
      await company.lab.call('PUT', '/chat/typing', { room: uuid });
      await expect(portal.main.getByText(writingText(portal))).toBeVisible();
      await writeAsLab(request, uuid, answer, ownPortal);
      await expect(room.log.getByText(answer)).toBeVisible();
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

    await test.step('what is not read in time is mailed once, without the patient, to who wants it', async () => {
      await page.goto('/inbox');
      const mailsOf = (address: string, count: number) => mailsTo(address, count, ownPortal);
      await writeAsLab(request, uuid, 'The plan is ready.', ownPortal);
      // The first mail to each was the invitation.
      const [, digest] = await mailsOf(company.email, 2);
      expect(digest?.link).toBe(`/cases/admin/${uuid}/chat`);
      expect(digest?.text).toContain(identifier);
      expect(digest?.text).toMatch(language === 'ar' ? /المحادثة/ : /waiting for you in the chat/);
      expect(digest?.text).not.toMatch(/Private|plan is ready/);

      await writeAsLab(request, uuid, 'One more question.', ownPortal);
      expect(await mailsOf(company.email, 3)).toHaveLength(3);
      // The round of mails in which they would have had their first is over.
      expect(await mailsOf(colleague, 1)).toHaveLength(1);

      await page.goto(digest?.link ?? '');
      await expect(room.log).toContainText('One more question.');
      await expect(page).not.toHaveTitle(/^\(/);
    });
  });
}

function writingText(portal: Portal): RegExp {
  const [, end = ''] = portal.text('chat.room.typing').split('{name}');
  return new RegExp(`${end.trim()}$`);
}
