import { expect } from '@playwright/test';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { addDoctor, test } from '../support/company';
import { CasePlayer } from '../support/case-player';

test('[SH-26] a doctor’s case says that the doctor is blocked or restricted, and the server keeps a blocked one’s', async ({
  page,
  api,
}) => {
  const portal = new Portal(page);
  for (const [status, banner] of [
    ['blocked', 'cases.banners.doctorBlocked'],
    ['restricted', 'cases.banners.doctorRestricted'],
  ] as const) {
    const doctorUuid = await addDoctor(api);
    const facts = { patientName: `Of a ${status} doctor`, productId: 'AL', doctorUuid };
    const { uuid } = (await api.call<{ uuid: string }>('POST', '/case', facts)).body;
    expect((await api.call('PUT', `/dso/doctor/${doctorUuid}`, { status })).status).toBe(200);
    await page.goto(`/doctor/all/${uuid}/overview`);
    await expect(portal.main.getByRole('alert').filter({ hasText: portal.text(banner) })).toBeVisible();
    const { body } = await api.call<{ code: string }>('PATCH', `/case/${uuid}/undoLastPlanApproval`);
    expect(body.code === 'doctorBlocked').toBe(status === 'blocked');
  }
});

test('[SH-26] [SH-27] a blocked company sees every case and can change nothing', async ({
  page,
  api,
  request,
  company,
}) => {
  const portal = new Portal(page);
  const actions = new CaseActionsPage(portal);
  const facts = { packageType: 'standard', patientType: 'adult' };
  const waiting = await CasePlayer.start(request, api, 'Awaits Approval', facts);
  await waiting.bring('IN_CUSTOMER_APPPROVE');
  const unfinished = await api.newCase('Only Begun');
  expect((await company.lab.call('PUT', `/company/${company.uuid}`, { status: 'BLOCKED' })).status).toBe(200);

  await page.goto('/cases/admin');
  await expect(portal.main.locator('tbody tr[data-row-key]')).toHaveCount(2);
  await expect(portal.main.getByRole('alert')).toContainText(
    'Your account is blocked. Please contact help@lab.example',
  );
  await expectBlocked(portal, portal.text('cases.newCase.action'));
  await page.goto('/cases/new');
  await expectBlocked(portal, /^Clear Aligners/);

  for (const [uuid, tab] of [
    [unfinished.uuid, 'overview'],
    [waiting.uuid, 'plans'],
  ] as const) {
    await actions.open(uuid, tab);
    await expect(portal.main.getByRole('alert').first()).toContainText('Your account is blocked.');
    await expectBlocked(portal, portal.text('cases.action.more'));
  }
  await expectBlocked(portal, portal.text('cases.plans.approve'));
  await expectBlocked(portal, portal.text('cases.plans.reject'));
  const refused = await api.call<{ code: string }>('PATCH', `/case/${waiting.uuid}/cancel`);
  expect([refused.status, refused.body.code]).toEqual([403, 'companyBlocked']);
});

/** A button that is there, cannot be used, and says why. */
async function expectBlocked({ page, main }: Portal, name: string | RegExp): Promise<void> {
  const button = main.getByRole('button', { name, exact: true });
  await expect(button).toBeDisabled();
  await button.locator('..').hover();
  const why = page.getByRole('tooltip', { name: 'You are blocked' });
  await expect(why).toBeVisible();
  // The next button's says the same.
  await page.mouse.move(0, 0);
  await expect(why).toBeHidden();
}
