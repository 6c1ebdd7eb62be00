import type { Locator } from '@playwright/test';
import type { Portal } from './portal';

/** What an address's form is filled with, by the ids of its labels. */
export interface TypedAddress {
  readonly title: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly street: string;
  readonly phone: string;
}

export const AUSTIN: TypedAddress = {
  title: 'Austin Receiving',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  street: '500 Brazos Lane',
  phone: '+1 512 555 0107',
};

/** Dialogs that hold the form of an address, whosever it is. */
export class AddressForm {
  constructor(readonly portal: Portal) {}

  /** A dialog by its title. */
  titled(id: string): Locator {
    return this.portal.page.getByRole('dialog', { name: this.portal.text(id), exact: true });
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.portal.main.getByRole('button', { name: this.portal.text(id, values) });
  }

  async press(dialog: Locator, id: string): Promise<void> {
    await dialog.getByRole('button', { name: this.portal.text(id), exact: true }).click();
  }

  /** Chooses in a form what stands in the list by its text, or by a part of it that is typed. */
  async choose(dialog: Locator, labelId: string, option: string, typed?: string): Promise<void> {
    const field = dialog.getByRole('combobox', { name: this.portal.text(labelId), exact: true });
    await field.click();
    if (typed !== undefined) await field.fill(typed);
    await this.portal.page.getByTitle(option, { exact: true }).last().click();
  }

  /** Fills who receives where in the United States. */
  async fillPlace(dialog: Locator, country: string, address: TypedAddress): Promise<void> {
    const { text } = this.portal;
    const type = (id: string, value: string) =>
      dialog.getByRole('textbox', { name: text(id), exact: true }).fill(value);
    await type('shared.address.title', address.title);
    await this.choose(dialog, 'shared.address.country', country, country.slice(0, 6));
    await dialog.getByRole('combobox', { name: text('shared.address.city'), exact: true }).fill(address.city);
    await this.choose(dialog, 'shared.address.state', address.state, address.state);
    await type('shared.address.zipCode', address.zipCode);
    await type('shared.address.street', address.street);
    await type('shared.address.phone', address.phone);
  }
}
