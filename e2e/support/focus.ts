import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

interface Stop {
  readonly element: JSHandle<Element>;
  readonly indicator: string;
  readonly name: string;
}

/** Where the focus is, for somebody who has only the keyboard: at each stop it must be seen, and seen to be focused. */
export class Focus {
  private last: Stop | undefined;

  constructor(private readonly page: Page) {}

  /** Presses Tab until the element has the focus, as a person would. */
  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    await this.tabUntil(target, key);
    await this.expectAt(target);
  }

  /** The same for what is seen by another element that stands for it, as a file field by its label. */
  async tabUntil(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < 60; presses++) {
      await this.page.keyboard.press(key);
      if (await has(target)) return;
    }
    throw new Error(`${key} does not come to ${target}`);
  }

  /** The element has the focus, is on screen with nothing over it, and looks other than it did or does without. */
  async expectAt(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    const element = await target.evaluateHandle((node) => node);
    await expect.poll(() => element.evaluate(isSeen), { message: `${target} is seen` }).toBe(true);
    await expect
      .poll(() => element.evaluate(indicatorOf), { message: `${target} shows its focus` })
      .toMatch(/solid|auto|rgb/);
    await this.leave();
    this.last = { element, indicator: await element.evaluate(indicatorOf), name: String(target) };
  }

  /** What had the focus before looks otherwise without it, if it is still there. */
  private async leave(): Promise<void> {
    if (!this.last) return;
    const { element, indicator, name } = this.last;
    if (!(await element.evaluate((node) => node.isConnected && node !== document.activeElement))) return;
    await expect
      .poll(() => element.evaluate(indicatorOf), { message: `${name} looks otherwise without the focus` })
      .not.toBe(indicator);
  }
}

function has(target: Locator): Promise<boolean> {
  return target.evaluate((node) => node === document.activeElement, undefined, { timeout: 5_000 });
}

/** Runs in the page. */
function isSeen(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
  return width > 0 && height > 0 && seen !== null && (node.contains(seen) || seen.contains(node));
}

/** Runs in the page: outline, shadow and colours of the element and of the frame that stands for it. */
function indicatorOf(node: Element): string {
  return [node, node.parentElement]
    .map((one) => {
      if (!one) return '';
      const style = getComputedStyle(one);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
      return `${outline} ${style.boxShadow === 'none' ? '' : style.boxShadow}`;
    })
    .join(' | ');
}
