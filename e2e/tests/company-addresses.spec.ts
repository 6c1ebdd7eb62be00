import { expect } from '@playwright/test';
import { AUSTIN } from '../pages/address-form';
import { addAddress, CompanyProfilePage } from '../pages/company-profile';
import { Portal } from '../pages/portal';
import { CasePlayer } from '../support/case-player';
import { test } from '../support/company';
import type { Language } from '../support/languages';

const COUNTRY: Readonly<Record<'en' | 'ar', string>> = { en: 'United States', ar: 'الولايات المتحدة' };
const CHOSEN = { packageType: 'standard', patientType: 'adult' };
const KEEP = 'company.addresses.default.keep';

for (const language of ['en', 'ar'] as const satisfies readonly Language[]) {
  test(`[CO-08] [CO-10] [CO-11] [CO-12] [CO-14] [CO-16] [CO-17] the default shipping address moves from one to another and is never given up, in ${language}`, async ({
    page,
    api,
  }) => {
    const portal = new Portal(page, language);
    const profile = new CompanyProfilePage(portal);
    const { text, main } = portal;
    await portal.speak();
    await profile.open('addresses');
    await expect(main.getByText(text('company.addresses.noShipping'))).toBeVisible();

    await test.step('the first one becomes the default without a question', async () => {
      await profile.button('shared.address.add').click();
      const form = profile.titled('shared.address.add');
      await profile.fillAddress(form, COUNTRY[language], AUSTIN);
      await form.getByRole('checkbox', { name: text('company.addresses.default.use') }).check();
      await profile.press(form, 'shared.edit.submit');
      await expect(form).toBeHidden();
      await expect(main.getByText(text('company.addresses.noShipping'))).toBeHidden();
    });
    const row = (title: string) => main.getByRole('row').filter({ hasText: title });
    const marker = (title: string) =>
      row(title).getByRole('button', { name: text('company.addresses.defaultMarker') });
    await expect(marker(AUSTIN.title)).toBeVisible();
    await expect(row(AUSTIN.title)).toContainText(COUNTRY[language]);

    await test.step('another one takes its place when the question is confirmed', async () => {
      await addAddress(api, { title: 'Waco Branch', city: 'Waco' });
      const edit = row('Waco Branch').getByRole('button', {
        name: text('shared.address.editOf', { title: 'Waco Branch' }),
      });
      // Added by a call: it comes without a reload.
      await edit.click();
      const form = profile.titled('shared.address.edit');
      const checkbox = form.getByRole('checkbox', { name: text('company.addresses.default.use') });
      await checkbox.click();
      const question = profile.titled('company.addresses.default.title');
      await expect(question).toContainText(text('company.addresses.default.replace'));
      await profile.press(question, 'shared.edit.cancel');
      await expect(checkbox).not.toBeChecked();
      await checkbox.click();
      await profile.press(question, 'shared.confirm');
      await expect(checkbox).toBeChecked();
      await profile.press(form, 'shared.edit.submit');
      await expect(form).toBeHidden();
      await expect(marker('Waco Branch')).toBeVisible();
      await expect(marker(AUSTIN.title)).toHaveCount(0);
    });

    await test.step('the default can be neither unset nor removed', async () => {
      await row('Waco Branch')
        .getByRole('button', { name: text('shared.address.editOf', { title: 'Waco Branch' }) })
        .click();
      const form = profile.titled('shared.address.edit');
      await form.getByRole('checkbox', { name: text('company.addresses.default.use') }).click();
      const notice = profile.titled('company.addresses.default.title');
      await expect(notice).toContainText(text(KEEP));
      await expect(notice.getByRole('button', { name: text('shared.edit.cancel') })).toHaveCount(0);
      await profile.press(notice, 'shared.confirm');
      await expect(form.getByRole('checkbox')).toBeChecked();
      await profile.press(form, 'shared.edit.cancel');
      await row('Waco Branch')
        .getByRole('button', { name: text('shared.address.removeOf', { title: 'Waco Branch' }) })
        .click();
      await expect(notice).toContainText(text(KEEP));
      await profile.press(notice, 'shared.confirm');
      await expect(row('Waco Branch')).toBeVisible();
    });

    await test.step('the other one can be removed', async () => {
      await row(AUSTIN.title)
        .getByRole('button', { name: text('shared.address.removeOf', { title: AUSTIN.title }) })
        .click();
      await profile.press(profile.titled('shared.address.remove'), 'shared.address.confirmRemoval');
      await expect(row(AUSTIN.title)).toHaveCount(0);
    });
  });
}

test('[CO-16] a parcel goes where the default was as it was booked, the next case where it is now', async ({
  page,
  request,
  api,
}) => {
  const portal = new Portal(page);
  await addAddress(api, { isDefaultShippingAddress: true });
  const booked = await CasePlayer.start(request, api, 'Booked First', CHOSEN);
  await booked.bring('IN_SHIPPING', 'SHIPPED');
  const waco = await addAddress(api, { title: 'Waco Branch', city: 'Waco', street: '9 River Road' });
  await api.call('PUT', `/address/${waco}/default`);
  const next = await CasePlayer.start(request, api, 'Not Booked', CHOSEN);
  await next.submit();

  for (const [{ uuid }, street] of [
    [booked, AUSTIN.street],
    [next, '9 River Road'],
  ] as const) {
    await page.goto(`/admin/all/${uuid}/overview`);
    await expect(portal.main.getByText(portal.text('cases.shipTo.label'))).toBeVisible();
    await expect(portal.main).toContainText(street);
  }
});
