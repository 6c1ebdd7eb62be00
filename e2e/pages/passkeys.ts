import type { Locator } from '@playwright/test';
import { PASSWORD } from '../support/api';
import type { Portal } from './portal';

/** The passkeys of the page /profile/security. */
export class Passkeys {
  readonly rows: Locator;
  readonly dialog: Locator;
  private readonly card: Locator;

  constructor(private readonly portal: Portal) {
    const { page, text } = portal;
    this.card = page.getByRole('region', { name: text('company.security.passkeys.title') });
    this.rows = this.card.getByRole('listitem');
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.portal.page.goto('/profile/security');
    await this.card.waitFor();
  }

  /** Opens the dialog of a new one and fills in the password. */
  async begin(): Promise<void> {
    const { text } = this.portal;
    await this.card.getByRole('button', { name: text('company.security.passkeys.add') }).click();
    await this.dialog.getByLabel(text('company.security.factor.password'), { exact: true }).fill(PASSWORD);
  }

  async makeIt(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.portal.text('company.security.passkeys.next') })
      .click();
  }

  async keepCodes(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.portal.text('company.security.factor.kept') }).click();
  }

  async remove(name: string): Promise<void> {
    const { text } = this.portal;
    await this.card
      .getByRole('button', { name: text('company.security.passkeys.removeOf', { name }) })
      .click();
    await this.dialog.getByLabel(text('company.security.factor.password'), { exact: true }).fill(PASSWORD);
    await this.dialog
      .getByRole('button', { name: text('company.security.passkeys.remove'), exact: true })
      .click();
  }
}
