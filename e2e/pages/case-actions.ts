import { expect, type Locator } from '@playwright/test';
import type { Portal } from './portal';

type List = 'admin' | 'doctor';

/** The page of a case, by what is done there about it as a whole and about its plans. */
export class CaseActionsPage {
  readonly dialog: Locator;
  readonly progress: Locator;
  private readonly more: Locator;

  constructor(private readonly portal: Portal) {
    const { page, main, text } = portal;
    this.dialog = page.getByRole('dialog');
    this.more = main.getByRole('button', { name: text('cases.action.more') });
    this.progress = main.getByRole('list', { name: text('cases.detail.progress') });
  }

  async open(uuid: string, tab = 'overview', list: List = 'admin'): Promise<void> {
    await this.portal.page.goto(`/${list}/all/${uuid}/${tab}`);
    await expect(this.portal.heading).toHaveText(/C-\d+/);
  }

  /** A button of the page by the id of its text. */
  button(id: string): Locator {
    return this.portal.main.getByRole('button', { name: this.portal.text(id), exact: true });
  }

  plan(number: number): Locator {
    const name = this.portal.text('cases.plans.title', { number: String(number) });
    return this.portal.main.getByRole('region', { name });
  }

  /** The decisions that a plan asks for: its buttons but those that show it and open its data. */
  decisions(number: number): Locator {
    return this.plan(number)
      .getByRole('button')
      .filter({ hasNotText: this.portal.text('cases.plans.viewShort') })
      .filter({ hasNotText: this.portal.text('cases.planData.data') });
  }

  /** Takes the action that the case waits for; `fill` says what it takes. */
  async takeNext(action: string, fill?: () => Promise<void>): Promise<void> {
    await this.button(`cases.action.${action}.label`).click();
    await this.confirm(`cases.action.${action}.label`, fill);
  }

  /** Takes an action of the menu. */
  async takeOther(action: string, fill?: () => Promise<void>): Promise<void> {
    await this.more.click();
    await this.portal.page
      .getByRole('menuitem', { name: this.portal.text(`cases.action.${action}.label`) })
      .click();
    await this.confirm(`cases.action.${action}.label`, fill);
  }

  async confirm(id: string, fill?: () => Promise<void>): Promise<void> {
    await fill?.();
    await this.dialog.getByRole('button', { name: this.portal.text(id), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** A field of the open dialog. */
  field(id: string): Locator {
    return this.dialog.getByLabel(this.portal.text(id));
  }

  /** That the page says so, without a reload. */
  async expectStatus(...statuses: readonly string[]): Promise<void> {
    const names = statuses.map((status) => this.portal.text(`shared.caseStatus.${status}`));
    const chip = this.portal.main.locator('.ant-tag').first();
    await expect(chip).toHaveText(new RegExp(`^(${names.join('|')})$`));
  }

  async expectNoActions(): Promise<void> {
    await expect(this.more).toHaveCount(0);
    await expect(this.portal.main.locator('.ant-btn-primary')).toHaveCount(0);
  }
}
