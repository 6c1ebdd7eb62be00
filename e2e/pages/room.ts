import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The room of a case. */
export class RoomPage {
  readonly log: Locator;
  readonly box: Locator;

  constructor(private readonly portal: Portal) {
    const { main, text } = portal;
    this.log = main.getByRole('log', { name: text('chat.room.log') });
    this.box = main.getByRole('textbox', { name: text('chat.room.compose') });
  }

  get page(): Page {
    return this.portal.page;
  }

  async open(room: string, search = ''): Promise<void> {
    await this.portal.page.goto(`/cases/${room}/chat${search}`);
    await expect(this.box).toBeEnabled();
  }

  /** Writes and sends as fast as it can be typed. */
  async write(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.box.fill(text);
      await this.box.press('Enter');
    }
  }

  async attach(...files: readonly ChosenFile[]): Promise<void> {
    const { main, text } = this.portal;
    await main
      .locator(`input[type=file][aria-label="${text('chat.room.attach')}"]`)
      .setInputFiles([...files]);
    const chips = main.getByRole('list', { name: text('chat.room.chosenFiles') });
    for (const { name } of files) await expect(chips.getByText(name)).toBeVisible();
  }

  /** Every text of the log, from top to bottom. */
  texts(): Promise<string[]> {
    return this.log.locator('article p[dir=auto]').allInnerTexts();
  }

  /** The text of the first message in view. */
  firstInView(): Promise<string> {
    return this.log.evaluate((log) => {
      const { top } = log.getBoundingClientRect();
      const texts = [...log.querySelectorAll('article p[dir=auto]')];
      return texts.find((text) => text.getBoundingClientRect().top >= top)?.textContent ?? '';
    });
  }

  /** The log has these texts and no others, each once and in this order, none of them waiting. */
  async expectTexts(texts: readonly string[]): Promise<void> {
    await expect.poll(() => this.texts(), { timeout: 60_000 }).toEqual(texts);
    // Those that wait are shown in their place: they are sent when none waits any more.
    await expect(this.waiting).toHaveCount(0, { timeout: 60_000 });
  }

  get waiting(): Locator {
    return this.log.getByRole('img', { name: this.portal.text('chat.room.sending') });
  }

  mark(what: 'sent' | 'read'): Locator {
    return this.log.getByRole('img', { name: this.portal.text(`chat.room.${what}`), exact: true });
  }

  picture(name: string): Locator {
    return this.log.getByRole('img', { name: this.portal.text('chat.file.picture', { name }) });
  }
}
