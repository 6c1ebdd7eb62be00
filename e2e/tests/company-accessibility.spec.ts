import { expect, type Page } from '@playwright/test';
import { addAddress, CompanyProfilePage } from '../pages/company-profile';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { violationsOf, type Scan } from '../support/axe';
import { addPerson, test } from '../support/company';

const PHONE = { width: 390, height: 844 };
const TABS = ['profile', 'addresses', 'preferences'] as const;

for (const [language, scan] of [
  ['en', 'everything'],
  ['ar', 'everything'],
] as const) {
  test(`[CO-01] [CO-02] [CO-04] [CO-08] [CO-19] axe finds nothing on the company profile and in its dialogs in ${language}`, async ({
    page,
    api,
    company,
  }) => {
    const portal = new Portal(page, language);
    const profile = new CompanyProfilePage(portal);
    const clean = cleaner(page, scan);
    await portal.speak();
    await profile.open('addresses');
    await clean('no address');
    await addPerson(company, 'Rana Malik', 'RM');
    await addAddress(api, { isDefaultShippingAddress: true });
    for (const tab of TABS) {
      await profile.open(tab);
      await clean(tab);
    }
    await scanDialogs(profile, clean);
    await page.setViewportSize(PHONE);
    for (const tab of TABS) {
      await profile.open(tab);
      await clean(`${tab} on a phone`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), tab).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 860 });
    await chooseLook(api, lookOf('dark'));
    const cleanDark = cleaner(page, 'contrast');
    for (const tab of TABS) {
      await profile.open(tab);
      await cleanDark(`${tab} in the dark`);
    }
  });
}

async function scanDialogs(profile: CompanyProfilePage, clean: Clean): Promise<void> {
  const { main, text } = profile.portal;
  const scan = async (what: string) => {
    await expect(profile.dialog).toBeVisible();
    await clean(what);
    await profile.press(profile.dialog, 'shared.edit.cancel');
    await expect(profile.dialog).toBeHidden();
  };
  const pencil = (id: string) =>
    main.getByRole('button', { name: text('shared.edit.label', { title: text(id) }) });
  await profile.open('preferences');
  await pencil('company.preferences.edit').click();
  await scan('preferences');
  await profile.open('profile');
  await pencil('company.companyInfo.edit').click();
  await scan('company info');
  await pencil('company.userInfo.edit').click();
  await scan('user info');
  await profile.button('company.people.add').click();
  await scan('a new person');
  await profile.button('company.people.removeOf', { name: 'Rana Malik' }).click();
  await scan('removal of a relationship manager');
  const buffer = await main.page().screenshot();
  await main.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await scan('crop');
  await profile.open('addresses');
  await profile.button('shared.address.add').click();
  await scan('a new address');
  await profile.button('shared.address.editOf', { title: 'Austin Receiving' }).click();
  await scan('an address');
}

type Clean = (what: string) => Promise<void>;

function cleaner(page: Page, scan: Scan): Clean {
  return async (what) => expect.soft(await violationsOf(page, scan), what).toEqual([]);
}
