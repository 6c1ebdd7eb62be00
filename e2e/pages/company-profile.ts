import { expect, type Locator } from '@playwright/test';
import type { PortalApi } from '../support/api';
import { AddressForm, AUSTIN, type TypedAddress } from './address-form';
import type { Portal } from './portal';

/** The company profile: its tabs, tables and dialogs. */
export class CompanyProfilePage extends AddressForm {
  readonly dialog: Locator;

  constructor(portal: Portal) {
    super(portal);
    this.dialog = portal.page.getByRole('dialog');
  }

  async open(tab: 'profile' | 'addresses' | 'preferences' | 'security'): Promise<void> {
    const { page, main, text } = this.portal;
    await page.goto(`/profile/${tab}`);
    await expect(
      main.getByRole('tab', { name: text(`company.profile.tab.${tab}`), exact: true, selected: true }),
    ).toBeVisible();
    await expect(main.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
  }

  /** Fills a shipping address in the United States, but for the default checkbox. */
  async fillAddress(dialog: Locator, country: string, address: TypedAddress): Promise<void> {
    const { text } = this.portal;
    await this.choose(dialog, 'company.addresses.field.type', text('shared.address.type.shipment'));
    await this.choose(dialog, 'company.addresses.column.owner', text('company.addresses.owner.adminOffice'));
    await this.fillPlace(dialog, country, address);
  }
}

/** A shipping address by call; answers its uuid. */
export async function addAddress(api: PortalApi, change: object = {}): Promise<string> {
  const address = { ...AUSTIN, typeId: 2, ownerType: 'clinic', countryId: 840, ...change };
  const { status, body } = await api.call<{ uuid: string }>('POST', '/address', address);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.uuid;
}
