import { expect, type Locator } from '@playwright/test';
import type { Portal } from './portal';

export interface PinToAdd {
  readonly tooth: string;
  readonly stage: string;
  readonly text: string;
}

/** A plan in 3D with all that its decision takes beside it. */
export class PlanReviewPage {
  /** Comments on the plan that is shown. */
  readonly pins: Locator;
  private readonly dialog: Locator;

  constructor(private readonly portal: Portal) {
    const { main, page, text } = portal;
    this.pins = main.getByRole('list', { name: text('cases.review.comments') });
    this.dialog = page.getByRole('dialog');
  }

  get stage(): Locator {
    return this.portal.main.getByRole('slider', {
      name: this.portal.text('cases.viewer.stage'),
      exact: true,
    });
  }

  /** Comments on the plan before, with what became of them. */
  earlier(number: number): Locator {
    const name = this.portal.text('cases.review.earlier', { number: String(number) });
    return this.portal.main.getByRole('list', { name }).getByRole('listitem');
  }

  place({ tooth, stage }: Pick<PinToAdd, 'tooth' | 'stage'>): string {
    return this.portal.text('cases.pins.place', { tooth, stage });
  }

  /** Comments on a tooth at the stage of the picture. */
  async addPin({ tooth, stage, text: said }: PinToAdd): Promise<void> {
    const { main, page, text } = this.portal;
    await this.stage.fill(stage);
    await main.getByRole('button', { name: text('cases.review.addComment') }).click();
    await expect(this.dialog.getByLabel(text('cases.review.stage'))).toHaveValue(stage);
    await this.dialog.getByRole('combobox', { name: text('cases.review.tooth') }).fill(tooth);
    await page.keyboard.press('Enter');
    await this.dialog.getByRole('textbox', { name: text('cases.review.comment') }).fill(said);
    await this.dialog.getByRole('button', { name: text('cases.review.saveComment'), exact: true }).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.pins.getByRole('listitem').filter({ hasText: said })).toContainText(
      this.place({ tooth, stage }),
    );
  }

  async reject(reason: string): Promise<void> {
    const { main, text } = this.portal;
    const reject = text('cases.plans.reject');
    await main.getByRole('button', { name: reject, exact: true }).click();
    await this.dialog.getByLabel(text('cases.plans.rejectLabel')).fill(reason);
    await this.dialog.getByRole('button', { name: reject, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
