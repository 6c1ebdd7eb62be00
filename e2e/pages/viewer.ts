import { expect, type Locator, type Page } from '@playwright/test';

/** A plan in 3D. */
export class ViewerPage {
  readonly stage: Locator;
  readonly other: Locator;
  readonly play: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.stage = main.getByRole('slider', { name: 'Stage', exact: true });
    this.other = main.getByRole('slider', { name: 'Stage to compare with' });
    this.play = main.getByRole('button', { name: 'Play', exact: true });
  }

  /** What is drawn, by what it says of itself. */
  picture(name: string | RegExp): Locator {
    return this.page.getByRole('img', { name });
  }

  /** Waits until the picture is another one than before something was done. */
  async expectOtherPicture(change: () => Promise<void>): Promise<void> {
    const canvas = this.page.locator('canvas');
    const before = await canvas.screenshot();
    await change();
    await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false);
  }
}
