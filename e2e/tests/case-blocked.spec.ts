import { expect } from '@playwright/test';
import { CaseStepsPage } from '../pages/case-steps';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { test } from '../support/signed-in';

test('[SH-26] a doctor’s case says that the doctor is blocked or restricted, and the server keeps a blocked one’s', async ({
  page,
  api,
}) => {
  const portal = new Portal(page);
  const steps = new CaseStepsPage(portal);
  const { body: doctors } = await api.call<{ data: { uuid: string; status: string }[] }>(
    'GET',
    '/dso/doctor?page=1&paginate=99',
  );
  for (const [status, banner] of [
    ['blocked', 'cases.banners.doctorBlocked'],
    ['restricted', 'cases.banners.doctorRestricted'],
  ] as const) {
    const uuid = await firstCaseOf(
      api,
      doctors.data.filter((doctor) => doctor.status === status).map((doctor) => doctor.uuid),
    );
    await steps.open(uuid, 'overview', 'doctor');
    await expect(portal.main.getByRole('alert').filter({ hasText: portal.text(banner) })).toBeVisible();
    const { body } = await api.call<{ code: string }>('PATCH', `/case/${uuid}/undoLastPlanApproval`);
    expect(body.code === 'doctorBlocked').toBe(status === 'blocked');
  }
});

test.describe('a blocked company', () => {
  test.use({ username: 'super@oldtown.example' });

  test('[SH-26] [SH-27] sees every case and can change nothing', async ({ page, api }) => {
    const portal = new Portal(page);
    const steps = new CaseStepsPage(portal);
    const { body } = await api.call<{ data: { uuid: string; status: string }[]; total: number }>(
      'GET',
      '/case?page=1&paginate=50',
    );
    await page.goto('/cases/admin');
    await expect(portal.main.locator('tbody tr[data-row-key]')).toHaveCount(body.total);
    await expect(portal.main.getByRole('alert')).toContainText('Your account is blocked.');
    await expectBlocked(portal, portal.text('cases.newCase.action'));
    await page.goto('/cases/new');
    await expectBlocked(portal, /^Clear Aligners/);

    const waiting = body.data.find(({ status }) => status === 'IN_CUSTOMER_APPPROVE');
    const unfinished = body.data.find(({ status }) =>
      ['NEW', 'REJECTED', 'IN_QC', 'IN_CUSTOMER_APPPROVE'].includes(status),
    );
    expect(unfinished, 'the demo has a case to do something about').toBeDefined();
    await steps.open(unfinished?.uuid ?? '');
    await expect(portal.main.getByRole('alert').first()).toContainText('Your account is blocked.');
    await expectBlocked(portal, portal.text('cases.step.more'));
    if (waiting) {
      await steps.open(waiting.uuid, 'plans');
      await expectBlocked(portal, portal.text('cases.plans.approve'));
      await expectBlocked(portal, portal.text('cases.plans.reject'));
    }
    const refused = await api.call<{ code: string }>('PATCH', `/case/${unfinished?.uuid}/cancel`);
    expect([refused.status, refused.body.code]).toEqual([403, 'companyBlocked']);
  });
});

/** A case of the first of the doctors who has one. */
async function firstCaseOf(api: PortalApi, doctors: readonly string[]): Promise<string> {
  for (const value of doctors) {
    const filter = encodeURIComponent(JSON.stringify({ op: 'EQ', key: 'doctor.uuid', value }));
    const { body } = await api.call<{ data: { uuid: string }[] }>('GET', `/dso/case?filter=${filter}`);
    const [found] = body.data;
    if (found) return found.uuid;
  }
  throw new Error('None of these doctors has a case');
}

/** A button that is there, cannot be used, and says why. */
async function expectBlocked({ page, main }: Portal, name: string | RegExp): Promise<void> {
  const button = main.getByRole('button', { name, exact: true });
  await expect(button).toBeDisabled();
  await button.locator('..').hover();
  await expect(page.getByRole('tooltip', { name: 'You are blocked' })).toBeVisible();
}
