import type { Page } from '@playwright/test';

/** What of the page has no room in the window, each as one line: the page itself, and headings that are cut. */
export function unfit(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    if (tooWide > 0) found.push(`the page by ${tooWide} px`);
    const isCutBy = (box: Element): boolean =>
      getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth;
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      // One that only a screen reader has is cut on purpose.
      if (getComputedStyle(heading).position === 'absolute') continue;
      for (let box: Element | null = heading; box?.closest('main'); box = box.parentElement)
        if (isCutBy(box)) {
          found.push(`the heading '${heading.textContent}'`);
          break;
        }
    }
    return found;
  });
}
