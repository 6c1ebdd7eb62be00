import type { Locator } from '@playwright/test';
import type { Portal } from './portal';

/** The pages of who cannot sign in. */
export class GuestPages {
  readonly askForMail: Locator;
  readonly setPassword: Locator;

  constructor(private readonly portal: Portal) {
    const button = (id: string) => portal.page.getByRole('button', { name: portal.text(id) });
    this.askForMail = button('shell.guest.forget.submit');
    this.setPassword = button('shell.guest.set.submit');
  }

  async forget(email: string): Promise<void> {
    const { page, text } = this.portal;
    await page.getByRole('link', { name: text('shell.session.forgotten') }).click();
    await this.askForMail.waitFor();
    await page.getByLabel(text('shell.guest.forget.email')).fill(email);
    await this.askForMail.click();
    await page.getByText(text('shell.guest.forget.sent')).waitFor();
  }

  async choose(password: string): Promise<void> {
    const { page, text } = this.portal;
    await page.getByLabel(text('shell.newPassword.password'), { exact: true }).fill(password);
    await page.getByLabel(text('shell.newPassword.repeated'), { exact: true }).fill(password);
    await this.setPassword.click();
  }
}
