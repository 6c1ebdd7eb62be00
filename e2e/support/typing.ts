import { expect, type Locator, type Page } from '@playwright/test';
import { sized } from '../../tooling/testing/soak';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';

/** What is typed last at each step, and what the server then has of it. */
export type Step = 'patient' | 'clinical' | 'records';
/** One where something is typed, and one where something is chosen, unless it is about endurance. */
export const STEPS: readonly Step[] = sized(['patient', 'records'], ['patient', 'clinical', 'records']);
export const FIELDS = { patient: 'clientReferenceId', clinical: 'notes', records: 'impressionType' } as const;

/** Types or chooses something at a step and waits until it is saved; then something more, which may be lost. */
export async function workAt(page: Page, uuid: string, step: Step): Promise<void> {
  const portal = new Portal(page);
  const casePage = new CasePage(portal);
  const { main, text } = portal;
  await page.goto(`/admin/all/${uuid}/submission?step=${step}`);
  switch (step) {
    case 'patient':
      return typeIn(portal, main.getByRole('textbox', { name: text('cases.field.clientReferenceId') }));
    case 'clinical':
      return typeIn(portal, main.getByRole('textbox', { name: text('cases.field.notes') }));
    case 'records':
      await casePage.choose(text('cases.impressionType.meditScanner'));
      return expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
  }
}

/** Never pauses: what is saved is saved while the typing goes on. */
async function typeIn({ page }: Portal, field: Locator): Promise<void> {
  await field.fill('');
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('kept'),
  );
  await field.pressSequentially('kept ');
  let isSaved = false;
  void saved.then(() => (isSaved = true));
  while (!isSaved) await field.pressSequentially('x', { delay: 50 });
}
