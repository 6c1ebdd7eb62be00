import type { Locator } from '@playwright/test';
import type { Portal } from './portal';

export type Step = 'configuration' | 'getStarted' | 'congratulations';

/** The dialogs that lead a new company's super admin. */
export class Onboarding {
  constructor(private readonly portal: Portal) {}

  dialog(step: Step): Locator {
    const name = this.portal.text(`company.onboarding.${step}.title`);
    return this.portal.page.getByRole('dialog', { name, exact: true });
  }

  async chooseNotation(notation: 'fdi' | 'palmer' | 'universal'): Promise<void> {
    const dialog = this.dialog('configuration');
    await dialog.getByText(this.portal.text(`company.dentalNotation.${notation}`), { exact: true }).click();
    await dialog.getByRole('button', { name: this.portal.text('shared.edit.submit') }).click();
  }

  async goToAddresses({ isLast }: { isLast: boolean }): Promise<void> {
    const dialog = this.dialog('getStarted');
    if (isLast)
      await dialog
        .getByRole('checkbox', { name: this.portal.text('company.onboarding.getStarted.hide') })
        .check();
    await dialog.getByRole('button', { name: this.portal.text('company.onboarding.getStarted.go') }).click();
  }

  async closeCongratulations(): Promise<void> {
    const name = this.portal.text('company.onboarding.congratulations.done');
    await this.dialog('congratulations').locator('.ant-modal-footer').getByRole('button', { name }).click();
  }
}
