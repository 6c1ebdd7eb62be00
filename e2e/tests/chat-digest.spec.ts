import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { addPerson } from '../support/company';
import { writeAsLab } from '../support/lab';
import { mailsTo } from '../support/outbox';
import { test } from '../support/own-portal';

// An hour is two seconds here.
test.use({ settings: { CHAT_DIGEST_SECONDS: '2' } });
test.slow();

test('[CH-04] what is not read in time is mailed once, without the patient, to who wants it; its link leads to the chat', async ({
  page,
  request,
  api,
  company,
  ownPortal,
}) => {
  const colleague = await addPerson(company, 'No Mails', 'admin', ownPortal);
  const theirs = await api.again(colleague);
  const notices = { browser: false, sound: false, mailDigest: false, quietHours: null };
  await theirs.call('POST', '/api/auth/user/update', { notices });
  await api.call('POST', '/api/auth/user/update', { notices: { ...notices, mailDigest: true } });
  const { uuid, identifier } = await api.newCase('Private Person');
  const mailsOf = (address: string, count: number) => mailsTo(address, count, ownPortal);

  await writeAsLab(request, uuid, 'The plan is ready.', ownPortal);
  // The first mail to each was the invitation.
  const [, digest] = await mailsOf(company.email, 2);
  expect(digest?.link).toBe(`/cases/admin/${uuid}/chat`);
  expect(digest?.text).toContain(identifier);
  expect(digest?.text).not.toMatch(/Private|plan is ready/);

  await writeAsLab(request, uuid, 'One more question.', ownPortal);
  expect(await mailsOf(company.email, 3)).toHaveLength(3);
  // The round of mails in which they would have had their first is over.
  expect(await mailsOf(colleague, 1)).toHaveLength(1);

  const portal = new Portal(page);
  await page.goto(digest?.link ?? '');
  await expect(portal.main.getByRole('log')).toContainText('One more question.');
  await expect(page).not.toHaveTitle(/^\(/);
});
