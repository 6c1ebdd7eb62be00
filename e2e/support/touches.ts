import type { Browser, Locator, Page } from '@playwright/test';
import type { SessionState } from './api';
import { unfit } from './fit';

/** A page on a phone, which is touched alone: each touch counts. */
export class Phone {
  private touched = 0;

  private constructor(readonly page: Page) {}

  static async open(
    browser: Browser,
    options: { readonly baseURL: string; readonly storageState: SessionState },
  ): Promise<Phone> {
    const context = await browser.newContext({
      ...options,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    return new Phone(await context.newPage());
  }

  get touches(): number {
    return this.touched;
  }

  async touch(what: Locator): Promise<void> {
    this.touched++;
    await what.tap();
  }

  /** What has no room on the screen. */
  unfit(): Promise<readonly string[]> {
    return unfit(this.page);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
