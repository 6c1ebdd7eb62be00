import { expect } from '@playwright/test';
import { LaserMarking, type Mark } from '../pages/laser-marking';
import { Portal } from '../pages/portal';
import { SCANS, violationsOf } from '../support/axe';
import { addPerson, test } from '../support/company';
import { photo } from '../support/files';

const NAME = 'Bright Smile';

for (const language of ['en', 'ar'] as const) {
  test(`[CO-23] [CO-24] [CO-28] every setting is saved at once and seen in the picture, in ${language}`, async ({
    page,
    api,
  }) => {
    const portal = new Portal(page, language);
    const marking = new LaserMarking(portal);
    await portal.speak();
    await marking.open();
    await expect(portal.heading).toHaveText(marking.text('title'));
    expect(await marking.engraved()).toEqual([]);
    await expect(marking.name).toBeDisabled();

    for (const mark of ['logo', 'companyName', 'patientName', 'arch', 'stepNumber'] as Mark[]) {
      await marking.switchOf(mark).click();
      await expect(marking.switchOf(mark)).toBeChecked();
      // Saved, and what the mark still lacks is said, which moves the rows below.
      await expect(marking.switchOf(mark)).toBeEnabled();
    }
    await marking.name.fill(NAME);
    await marking.save.click();
    await expect(marking.save).toBeHidden();
    await marking.choose('nameStyle', 'nameStyle.full');
    await marking.choose('trimLine', 'trimLine.scalloped');
    await marking.changeLogo('none.png', Buffer.from('no picture'));
    await expect(portal.notice(marking.text('logo.notUploaded'))).toBeVisible();
    await marking.changeLogo('logo.png', photo(64, 64));
    await expect(portal.notice(marking.text('logo.uploaded'))).toBeVisible();
    await expect(marking.logoDialog()).toBeHidden();

    // Mirrored for those who read from the right; what is engraved stays as it is.
    const inOrder = ['logo', NAME, 'Jane Doe', 'U', '3'];
    await expect.poll(() => marking.engraved()).toEqual(language === 'ar' ? inOrder.toReversed() : inOrder);
    await expect(marking.picture).toHaveAttribute('aria-label', new RegExp(NAME));
    const { body } = await api.call<object>('GET', '/lmp');
    expect(body).toMatchObject({
      logoFlag: true,
      logoFile: expect.stringMatching(/^\/api\/files\//) as unknown,
      companyName: NAME,
      companyNameFlag: true,
      patientNameFlag: true,
      patientNameStyle: 'FULL NAME',
      archFlag: true,
      stepNumberFlag: true,
      trimLine: 'Scalloped',
    });
    expect(await violationsOf(page, SCANS[language])).toEqual([]);
  });
}

test('[CO-24] what one changes another sees, and not over what is typed; a failure stays at its row', async ({
  page,
  browser,
  baseURL,
  company,
  api,
}) => {
  for (const key of ['companyNameFlag', 'archFlag']) await api.call('PUT', '/lmp', { key, value: true });
  const mine = new LaserMarking(new Portal(page));
  await mine.open();
  const colleague = await api.again(await addPerson(company, 'Cora Colleague', 'admin'));
  const elsewhere = await browser.newContext({ storageState: colleague.session(baseURL ?? '') });
  const theirs = new LaserMarking(new Portal(await elsewhere.newPage()));
  await theirs.open();

  await mine.name.fill('Mine');
  await theirs.name.fill('Theirs');
  await expect(theirs.save).toBeVisible();
  const place = await theirs.switchOf('arch').boundingBox();
  await theirs.save.click();
  await expect(theirs.save).toBeHidden();
  // Or the press on it that follows could miss it.
  expect(await theirs.switchOf('arch').boundingBox()).toEqual(place);
  await theirs.switchOf('arch').click();
  await expect(theirs.switchOf('arch')).not.toBeChecked();
  await expect(mine.switchOf('arch')).not.toBeChecked();
  await expect.poll(() => mine.engraved()).toEqual(['Theirs']);
  await expect(mine.name).toHaveValue('Mine');
  await expect(page.getByText(mine.text('changedElsewhere', { name: 'Theirs' }))).toBeVisible();

  await page.route('**/api/client/lmp', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await mine.save.click();
  await expect(mine.failureOf('companyName')).toBeVisible();
  await expect(mine.name).toHaveValue('Mine');
  await page.unroute('**/api/client/lmp');
  await mine.save.click();
  await expect.poll(() => theirs.engraved()).toEqual(['Mine']);
  await elsewhere.close();
});
