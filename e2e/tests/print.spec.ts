import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { CaseActionsPage } from '../pages/case-actions';
import { textsOfSheets } from '../support/printed';
import { publishedPlan } from '../support/published-plan';
// Plans with all that a lab does are the demo's; nothing of it is changed here.
import { test } from '../support/signed-in';

/** The overview: what comes next and the parts, then the facts and what happened last. */
const MOST_OF_CASE = 3;
/** The newest plan with all its data, what changed since the one before, and that one. */
const MOST_OF_PLANS = 8;

for (const language of ['en', 'ar'] as const) {
  test(`[CA-13] [CA-14] a plan’s sheet is one page of A4, and a case a few without an empty one (${language})`, async ({
    page,
    api,
  }) => {
    const portal = new Portal(page, language);
    const { main, text } = portal;
    const actions = new CaseActionsPage(portal);
    await portal.speak();
    const { caseUuid } = await publishedPlan(api);

    await test.step('the sheet for the chair', async () => {
      await page.goto(`/admin/all/${caseUuid}/plans?sheet=1`);
      const sheet = main.getByRole('article', { name: text('cases.planSheet.title', { number: '1' }) });
      await expect(sheet.getByRole('table')).toBeVisible();
      const texts = await textsOfSheets(page);
      expect(texts).toHaveLength(1);
      expect(Math.min(...texts)).toBeGreaterThan(0);
    });

    await test.step('the case', async () => {
      await actions.open(caseUuid);
      // Each of these comes with an answer of its own.
      for (const id of ['overview.photos', 'overview.plan', 'overview.parcel', 'overview.recent'])
        await expect(main.getByRole('region', { name: text(`cases.${id}`) })).toBeVisible();
      await expectSheets(MOST_OF_CASE);
    });

    await test.step('its plans, as tables', async () => {
      await actions.open(caseUuid, 'plans');
      await expect(main.getByRole('table', { name: text('cases.plans.compare') })).toBeVisible();
      await expectSheets(MOST_OF_PLANS);
    });

    async function expectSheets(most: number): Promise<void> {
      const texts = await textsOfSheets(page);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThanOrEqual(most);
      // Nor has any but a heading.
      expect(Math.min(...texts)).toBeGreaterThan(3);
    }
  });
}
