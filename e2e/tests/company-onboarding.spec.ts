import { expect } from '@playwright/test';
import { CasePage } from '../pages/case';
import { AUSTIN } from '../pages/address-form';
import { CompanyProfilePage } from '../pages/company-profile';
import { Onboarding } from '../pages/onboarding';
import { Portal } from '../pages/portal';
import { SCANS, violationsOf } from '../support/axe';
import { addPerson, FULL, test } from '../support/company';
import { giveRequiredRecords } from '../support/required-records';

const SHIPPING = {
  typeId: 2,
  ownerType: 'clinic',
  title: 'Front desk',
  countryId: 276,
  city: 'Berlin',
  state: 'Berlin',
  street: 'Unter den Linden 1',
  zipCode: '10117',
  phone: '+49 30 1234',
} as const;

const COUNTRY = { en: 'United States', ar: 'الولايات المتحدة' } as const;

test.use({ facts: { ...FULL, isNew: true } });

for (const language of ['en', 'ar'] as const) {
  test(`[CO-25] [CO-26] [CO-27] a new company goes from its first sign-in to its first submitted case, in ${language}`, async ({
    page,
    context,
    api,
  }) => {
    const portal = new Portal(page, language);
    const onboarding = new Onboarding(portal);
    await portal.speak();
    await page.goto('/');
    const configuration = onboarding.dialog('configuration');
    await expect(configuration).toBeVisible();
    await expect(configuration).toContainText(portal.text('company.onboarding.configuration.text'));
    expect(await violationsOf(page, SCANS[language])).toEqual([]);
    // Neither Escape nor a click beside it leaves the dialog.
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(configuration).toBeVisible();
    await expect(configuration.getByRole('button')).toHaveCount(1);
    await expect(onboarding.dialog('getStarted')).toBeHidden();

    // Another tab is asked the same, and need not answer again.
    const other = new Portal(await context.newPage(), language);
    const there = new Onboarding(other);
    await other.speak();
    await other.page.goto('/shipments/client');
    await expect(there.dialog('configuration')).toBeVisible();
    await onboarding.chooseNotation('palmer');
    for (const tab of [onboarding, there]) {
      await expect(tab.dialog('configuration')).toBeHidden();
      await expect(tab.dialog('getStarted')).toBeVisible();
    }
    expect(await violationsOf(page, SCANS[language])).toEqual([]);

    await onboarding.goToAddresses({ isLast: true });
    await page.waitForURL('**/profile/addresses');
    await expect(there.dialog('getStarted')).toBeHidden();
    await expect
      .poll(async () => (await api.call<Flags>('GET', '/contact/me')).body.flagsMap.showHelp)
      .toBe(false);

    const profile = new CompanyProfilePage(portal);
    await profile.button('shared.address.add').click();
    const form = profile.titled('shared.address.add');
    await profile.fillAddress(form, COUNTRY[language], AUSTIN);
    await form.getByRole('checkbox', { name: portal.text('company.addresses.default.use') }).check();
    await profile.press(form, 'shared.edit.submit');
    for (const tab of [onboarding, there]) await expect(tab.dialog('congratulations')).toBeVisible();
    await expect(onboarding.dialog('congratulations')).toContainText(
      portal.text('company.onboarding.congratulations.text'),
    );
    expect(await violationsOf(page, SCANS[language])).toEqual([]);
    await onboarding.closeCongratulations();
    for (const tab of [onboarding, there]) await expect(tab.dialog('congratulations')).toBeHidden();

    // Each once: neither comes again.
    await page.reload();
    await expect(portal.heading).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('the first case says where it will go, and is submitted', async () => {
      const casePage = new CasePage(portal);
      await page.goto('/dashboard/admin/all');
      await casePage.create('First Patient', 'Clear Aligners');
      await casePage.choose(portal.text('cases.packageType.standard'));
      await casePage.choose(portal.text('cases.patientType.adult'));
      await casePage.openStep('clinical');
      await casePage.choose(portal.text('cases.arch.upper'));
      await casePage.openStep('records');
      await casePage.choose(portal.text('cases.impressionType.digitalThirdParty'));
      await giveRequiredRecords(casePage);
      await casePage.openStep('review');
      await expect(portal.main.getByText(portal.text('shared.shipTo.via.default'))).toBeVisible();
      await expect(portal.main).toContainText(AUSTIN.street);
      await casePage.submit();
      await casePage.expectStatus('IN_QC', 'IN_TS_GENERATING', 'IN_CUSTOMER_APPPROVE');
    });
  });
}

interface Flags {
  readonly flagsMap: { readonly showHelp: boolean };
}

test('[CO-26] [CO-27] help that is not switched off comes again, and an address made elsewhere is noticed', async ({
  page,
  api,
}) => {
  const portal = new Portal(page);
  const onboarding = new Onboarding(portal);
  await page.goto('/profile/profile');
  await onboarding.chooseNotation('fdi');
  await onboarding.goToAddresses({ isLast: false });
  await page.waitForURL('**/profile/addresses');
  await page.goto('/doctors');
  await expect(onboarding.dialog('getStarted')).toBeVisible();
  await page.goto('about:blank');
  await api.call('POST', '/address', SHIPPING);
  await page.goto('/doctors');
  await expect(onboarding.dialog('congratulations')).toBeVisible();
  await expect
    .poll(async () => (await api.call<Flags>('GET', '/contact/me')).body.flagsMap.showHelp)
    .toBe(false);
});

test('[CO-25] nobody else is led, and nobody else loads it', async ({ company, api, browser, baseURL }) => {
  const admin = await api.again(await addPerson(company, 'Ann Admin', 'admin'));
  const context = await browser.newContext({ storageState: admin.session(baseURL ?? '') });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/shipments/client');
  await expect(new Portal(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('/releases/company/'))).toEqual([]);
  await context.close();
});
