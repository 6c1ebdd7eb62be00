import { expect, type Page } from '@playwright/test';
import { addAddress, CompanyProfilePage } from '../pages/company-profile';
import { Passkeys } from '../pages/passkeys';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { violationsOf, type Scan } from '../support/axe';
import { addPerson, test as companyTest } from '../support/company';
import { plugInDevice } from '../support/virtual-device';
import { scheduledErasure } from '../support/erasure';
import { unfit } from '../support/fit';

/** The page has the session of the calls: the passkey that it adds ends the person's others. */
const test = companyTest.extend({
  storageState: async ({ baseURL, api }, use) => {
    const { body } = await api.call<{ uuid: string }>('GET', '/contact/me');
    await use(api.session(baseURL ?? '', { [`portal.onboarding.${body.uuid}`]: 'told' }));
  },
});

const PHONE = { width: 390, height: 844 };
const TABS = ['profile', 'addresses', 'preferences', 'security'] as const;

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
    await addPasskey(portal, clean);
    await scheduledErasure(api, 'To Be Erased');
    await openErasures(portal);
    await clean('patient data');
    await page.setViewportSize(PHONE);
    await openErasures(portal);
    await clean('patient data on a phone');
    expect.soft(await unfit(page), 'patient data').toEqual([]);
    for (const tab of TABS) {
      await profile.open(tab);
      await clean(`${tab} on a phone`);
      expect.soft(await unfit(page), tab).toEqual([]);
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

async function openErasures({ page, main }: Portal): Promise<void> {
  await page.goto('/patient-data');
  await expect(main.locator('tbody tr[data-row-key], .ant-card, li').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
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

/** Leaves the security page with a passkey, for the looks that follow. */
async function addPasskey(portal: Portal, clean: Clean): Promise<void> {
  const passkeys = new Passkeys(portal);
  const device = await plugInDevice(portal.page);
  await passkeys.open();
  await passkeys.begin();
  await clean('a new passkey');
  await device.recognise(false);
  await passkeys.makeIt();
  await expect(passkeys.dialog.getByText(portal.text('company.security.passkeys.closed'))).toBeVisible();
  await clean('a prompt that was closed');
  await device.recognise(true);
  await passkeys.makeIt();
  await expect(passkeys.dialog.getByRole('listitem')).toHaveCount(10);
  await clean('recovery codes');
  await passkeys.keepCodes();
  await expect(passkeys.rows).toHaveCount(1);
}

type Clean = (what: string) => Promise<void>;

function cleaner(page: Page, scan: Scan): Clean {
  return async (what) => expect.soft(await violationsOf(page, scan), what).toEqual([]);
}
