import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is looked for. Most rules are about the markup, which is the same in every language and scheme: a page is held to all of
 * them once, in English and light. Another language has texts, names and a direction of its own, another scheme its
 * colours, and nothing else that a rule could find; so there only the rules about these run.
 */
export type Scan = 'everything' | 'texts' | 'colours';

const TAGS_OF_TEXTS = ['cat.name-role-value', 'cat.language', 'cat.text-alternatives', 'cat.forms'];
const OPTIONS: Readonly<Record<Scan, axe.RunOptions>> = {
  everything: {},
  texts: { runOnly: { type: 'tag', values: TAGS_OF_TEXTS } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
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

/** Colours on their way from one to another have no contrast of their own yet, and what stands for a text has no words. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.ant-skeleton') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  );
}
