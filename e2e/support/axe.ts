import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from './languages';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is looked for. A page is held to all rules in English and in Arabic, whose direction and letters change sizes, overlaps
 * and what scrolls. Turkish has other texts and names of other lengths, but the direction, the letters and the colours of
 * English; there contrasts, a third of a scan's cost, are left out. In the dark nothing but colours is another.
 */
export type Scan = 'everything' | 'allButContrast' | 'contrast';
export const SCANS: Readonly<Record<Language, Scan>> = {
  en: 'everything',
  tr: 'allButContrast',
  ar: 'everything',
};

const OPTIONS: Readonly<Record<Scan, axe.RunOptions>> = {
  everything: {},
  allButContrast: { rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

/**
 * What the whole page as it stands violates of WCAG 2.2 AA and of axe's best practices, one line each: rule, place, what is
 * wrong. Evaluated by the browser's tools, so that the page's own policy of scripts holds for everybody else.
 */
export async function violationsOf(page: Page, scan: Scan = 'everything'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...options }),
    OPTIONS[scan],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * Colours on their way from one to another have no contrast of their own yet, and what stands for a text has no words. A tab that
 * is drawn ahead and hidden may wait for its data until it is shown.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.ant-skeleton')].every((skeleton) => !skeleton.checkVisibility()) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  );
}

/** Looks at the dialog that is open, and closes it. */
export async function cleanDialog(page: Page, clean: Clean, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await clean(what);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Holds the page as it stands to have no violations; `what` names it in a failure, after which the test goes on. */
export type Clean = (what: string) => Promise<void>;

export function cleaner(page: Page, scan: Scan): Clean {
  return async (what) => expect.soft(await violationsOf(page, scan), what).toEqual([]);
}
