import type { BrowserContext, Page } from '@playwright/test';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean;
}

/**
 * Writes down which notifications the pages of a context show; a headless browser has no place to show them. Permission and
 * constructor are the browser's own otherwise.
 */
export async function recordNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const shown: unknown[] = [];
    class Recorded extends EventTarget {
      static readonly permission = 'granted';
      static requestPermission = (): Promise<string> => Promise.resolve('granted');
      onclick: (() => void) | null = null;
      constructor(title: string, options: NotificationOptions) {
        super();
        shown.push({ title, body: options.body, tag: options.tag, silent: options.silent });
        press = () => this.onclick?.();
      }
      close(): void {}
    }
    let press = (): void => undefined;
    Object.assign(window, {
      Notification: Recorded,
      shownNotifications: shown,
      pressNotification: () => press(),
    });
  });
}

/** What a page has shown so far. */
export function shownOn(page: Page): Promise<Shown[]> {
  return page.evaluate(() => (window as unknown as { shownNotifications: Shown[] }).shownNotifications);
}

/** Presses the last notification that a page has shown. */
export function pressLast(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { pressNotification: () => void }).pressNotification());
}
