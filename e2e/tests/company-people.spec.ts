import { expect } from '@playwright/test';
import { CompanyProfilePage } from '../pages/company-profile';
import { Portal } from '../pages/portal';
import { addDoctor, addPerson, test } from '../support/company';
import { Focus } from '../support/focus';

test('[CO-04] [CO-05] [CO-06] somebody promoted to relationship manager and given a doctor is removed only with who takes over, and the keyboard is enough', async ({
  page,
  api,
  company,
}) => {
  const leaving = await addPerson(company, 'Rana Malik', 'admin');
  const staying = await addPerson(company, 'Omar Sy', 'RM');
  const people = (await api.call<{ data: { uuid: string; email: string }[] }>('GET', '/contact')).body.data;
  const uuidOf = (email: string) => people.find((person) => person.email === email)?.uuid;
  const doctor = await addDoctor(api);

  const portal = new Portal(page);
  const profile = new CompanyProfilePage(portal);
  const { main, text } = portal;
  await profile.open('profile');
  const table = main.getByRole('table', { name: text('company.people.title') });
  await expect(table.getByRole('row').filter({ hasText: company.email }).getByRole('button')).toHaveCount(0);

  await profile.button('company.people.editOf', { name: 'Rana Malik' }).click();
  const edit = profile.titled('company.people.edit');
  await edit.getByRole('checkbox', { name: text('company.people.manager') }).check();
  await profile.press(edit, 'shared.edit.submit');
  await expect(edit).toBeHidden();
  await expect(table.getByRole('row').filter({ hasText: 'Rana Malik' })).toContainText('RM');
  const given = await api.call('PUT', `/dso/doctor/${doctor}`, { assignedRmUuid: uuidOf(leaving) });
  expect(given.status).toBe(200);

  const focus = new Focus(page);
  const button = profile.button('company.people.removeOf', { name: 'Rana Malik' });
  await focus.tabTo(button);
  await page.keyboard.press('Enter');
  const dialog = profile.titled('company.people.remove');
  await expect(dialog).toContainText('Are you sure you want to delete Rana Malik');
  await expect(dialog).toContainText(
    'Rana Malik is the relationship manager of 1 doctor and 0 cases, none of them open.',
  );
  const remove = dialog.getByRole('button', { name: text('company.people.confirmRemoval') });
  await expect(remove).toBeDisabled();
  const successor = dialog.getByRole('combobox', { name: text('company.people.reassignTo') });
  await focus.tabUntil(successor);
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Omar Sy').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await focus.tabTo(remove);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(table.getByText('Rana Malik')).toHaveCount(0);
  const { body } = await api.call<{ assignedRm: { uuid: string } | null }>('GET', `/dso/doctor/${doctor}`);
  expect(body.assignedRm?.uuid).toBe(uuidOf(staying));
});

test('[CO-19] [CO-20] [CO-02] [CO-28] what one tab changes the other shows, over unsaved input only when asked', async ({
  page,
  context,
}) => {
  const portal = new Portal(page);
  const profile = new CompanyProfilePage(portal);
  const { text, main } = portal;
  await profile.open('profile');
  const other = new CompanyProfilePage(new Portal(await context.newPage()));
  await other.open('profile');
  const edit = (of: CompanyProfilePage) =>
    of.portal.main.getByRole('button', { name: /Edit Company Info$/ }).click();
  const phone = (of: CompanyProfilePage) =>
    of
      .titled('company.companyInfo.edit')
      .getByRole('textbox', { name: text('company.companyInfo.supportPhone') });

  await test.step('a form that holds input says so and keeps it', async () => {
    await edit(other);
    await phone(other).fill('+1 111');
    await edit(profile);
    await phone(profile).fill('+1 222');
    await profile
      .titled('company.companyInfo.edit')
      .getByRole('textbox', { name: text('company.companyInfo.supportEmail') })
      .fill('help@clinic.example');
    await profile.press(profile.titled('company.companyInfo.edit'), 'shared.edit.submit');
    await expect(main.getByText('+1 222')).toBeVisible();
    const dialog = other.titled('company.companyInfo.edit');
    await expect(dialog.getByText(text('shared.forms.newer'))).toBeVisible();
    await expect(phone(other)).toHaveValue('+1 111');
    await other.press(dialog, 'shared.forms.takeNewer');
    await expect(phone(other)).toHaveValue('+1 222');
    await other.press(dialog, 'shared.edit.cancel');
    await expect(other.portal.main.getByText('help@clinic.example')).toBeVisible();
  });

  await test.step('a logo is cropped here and stands there', async () => {
    // A picture of the page itself: larger than a logo may be.
    const buffer = await page.screenshot();
    await main
      .getByLabel(text('company.logo.add'), { exact: true })
      .and(main.locator('input'))
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    const dialog = profile.titled('company.picture.crop');
    await expect(dialog.getByRole('img', { includeHidden: true }).first()).toBeAttached();
    await dialog.getByText(text('company.picture.square'), { exact: true }).click();
    await dialog.getByRole('slider').press('ArrowRight');
    await profile.press(dialog, 'company.picture.use');
    await expect(portal.notice(text('company.logo.uploaded'))).toBeVisible();
    await expect(dialog).toBeHidden();
    const logo = other.portal.main.getByRole('img', { name: /^Clinic / });
    await expect(logo).toBeVisible();
    const size = await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([160, 160]);
  });

  await test.step('preferences are sent after the question, and stand there, too', async () => {
    await profile.open('preferences');
    await other.open('preferences');
    await main.getByRole('button', { name: /Edit Preferences$/ }).click();
    const form = profile.titled('company.preferences.edit');
    for (const group of ['company.preferences.aligner', 'company.preferences.retainer']) {
      const fields = form.getByRole('group', { name: text(group) });
      await profile.choose(fields, 'company.preferences.offset', '1 mm');
      await profile.choose(fields, 'company.preferences.cutline', 'Scalloped');
    }
    await profile.press(form, 'shared.edit.submit');
    const question = profile.titled('company.preferences.confirmTitle');
    await expect(question).toContainText(text('company.preferences.confirm'));
    await profile.press(question, 'shared.confirm');
    await expect(portal.notice(text('company.preferences.updated'))).toBeVisible();
    await expect(other.portal.main.getByText('1 mm')).toHaveCount(2);
  });
});
