import { expect, type Page } from '@playwright/test';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { CasePlayer } from '../support/case-player';
import { addDoctor, FULL, test } from '../support/company';

interface Opened {
  readonly portal: Portal;
  readonly actions: CaseActionsPage;
}
function open(page: Page): Opened {
  const portal = new Portal(page);
  return { portal, actions: new CaseActionsPage(portal) };
}

/** What is with the lab moves on by itself where a simulated one plays it. */
const WITH_LAB = ['IN_TS_GENERATING', 'IN_CUSTOMER_APPPROVE'] as const;
const IN_WORK = ['PRE_MFG', 'IN_MFG', 'READY_FOR_SHIPPING', 'IN_SHIPPING', 'SHIPPED'] as const;

test.describe('in two steps', () => {
  test.use({ facts: { isDso: true, workflow: 'TWO_STEPS', isPackageTypeEnabled: true } });

  test('[CA-12] [CA-13] a plan is rejected with a reason, revised, approved, undone, approved again and cleared', async ({
    page,
    api,
    request,
  }) => {
    const { portal, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Two Steps', { packageType: 'standard' });
    await player.bring('IN_CUSTOMER_APPPROVE');
    await actions.open(player.uuid, 'plans');

    await test.step('rejected', async () => {
      await actions.button('cases.plans.reject').click();
      await actions.confirm('cases.plans.reject', () =>
        actions.field('cases.plans.rejectLabel').fill('Less IPR on 23'),
      );
      await expect(actions.plan(1)).toContainText('Less IPR on 23');
      expect(await player.plans()).toContainEqual(
        expect.objectContaining({ number: 1, status: 'REJECTED', rejectReason: 'Less IPR on 23' }),
      );
    });

    await test.step('its revision appears without a reload, and can be compared', async () => {
      await player.bring('IN_CUSTOMER_APPPROVE');
      await expect(actions.plan(2)).toContainText(portal.text('cases.planStatus.PUBLISHED'));
      await expect(
        portal.main.getByRole('table', { name: portal.text('cases.plans.compare') }),
      ).toBeVisible();
      await expect(actions.decisions(1)).toHaveCount(0);
    });

    await test.step('approved', async () => {
      await actions.button('cases.plans.approve').click();
      await actions.confirm('shared.confirm');
      await actions.expectStatus('IN_CLEARANCE');
      expect(await player.status()).toBe('IN_CLEARANCE');
    });

    await test.step('undone', async () => {
      await actions.takeOther('undoLastPlanApproval');
      await actions.expectStatus('IN_CUSTOMER_APPPROVE');
      expect((await player.history())[0]).toBe('reverted');
      await expect(actions.button('cases.plans.approve')).toBeVisible();
    });

    await test.step('approved by a colleague, held back and cleared here', async () => {
      await player.decide('approve');
      await actions.button('cases.plans.unclearMfg').click();
      await actions.confirm('shared.confirm');
      await actions.expectStatus('UNCLEARED_FOR_MFG');
      await expect(actions.button('cases.plans.unclearMfg')).toHaveCount(0);
      await actions.button('cases.plans.clearMfg').click();
      await actions.confirm('shared.confirm');
      await actions.expectStatus(...IN_WORK);
      expect(await player.history()).toEqual(expect.arrayContaining(['cleared', 'uncleared', 'approved']));
    });
  });
});

test.describe('in two steps, with doctors', () => {
  test.use({ facts: { ...FULL, workflow: 'TWO_STEPS' } });

  test('[CA-10] [CA-12] [CA-19] a doctor’s retainer goes without a plan, from its impressions to the doctor', async ({
    page,
    api,
    request,
    company,
  }) => {
    const { portal, actions } = open(page);
    const doctorUuid = await addDoctor(api);
    // No organisation any more, but one that has doctors' cases.
    const kind = { isDso: false, returned: true };
    expect((await company.lab.call('PUT', `/company/${company.uuid}`, kind)).status).toBe(200);
    const player = await CasePlayer.start(request, api, 'Retainer Wearer', {
      productId: 'RE',
      withTs: true,
      impressionType: 'physical',
      patientType: 'adult',
      doctorUuid,
    });
    await player.bring('PENDING_COURIER_PICKUP');
    await actions.open(player.uuid, 'overview', 'doctor');
    await expect(actions.progress.getByRole('listitem')).toHaveCount(4);

    await test.step('the courier is told', async () => {
      await actions.takeNext('courierNotified');
      await expect.poll(() => player.history()).toContain('courierNotified');
    });

    await test.step('what the lab does appears without a reload, and the case is approved', async () => {
      await player.bring('IN_CLEARANCE');
      await actions.expectStatus('IN_CLEARANCE');
      await actions.takeNext('approveRetainerCase');
      await expect.poll(() => player.history()).toContain('retainerApproved');
    });

    await test.step('it is sent on with a courier and a bill', async () => {
      await player.bring('FIRST_MILE_SHIPPED');
      await actions.takeNext('lastMileShipped', () =>
        actions.field('cases.action.airwayBill').fill('176-1234 5675'),
      );
      await actions.expectStatus('SHIPPED');
      expect(await player.status()).toBe('SHIPPED');
      await actions.expectNoActions();
      await expect(portal.main.getByText(portal.text('cases.nextStep.SHIPPED'))).toBeVisible();
    });
  });
});

test.describe('in one step', () => {
  const DIGITAL = { packageType: 'standard', patientType: 'adult' };

  test('[CA-12] a rejected case tells why, is submitted again, or goes on as it is', async ({
    page,
    api,
    request,
  }) => {
    const { portal, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Turned Down', DIGITAL);
    const reject = async (reason: string) => {
      await player.submit();
      expect((await player.lab.call('PUT', `/case/${player.uuid}/reject`, { reason })).status).toBe(200);
    };
    await actions.open(player.uuid);

    await test.step('the reason appears without a reload', async () => {
      await reject('The upper scan ends early');
      await actions.expectStatus('REJECTED');
      await expect(portal.main.getByRole('alert')).toContainText('The upper scan ends early');
      await expect(actions.button('cases.detail.correct')).toBeVisible();
    });

    await test.step('submitted again and rejected again, it tells the newer reason', async () => {
      await reject('Still no second molar');
      await expect(portal.main.getByRole('alert')).toContainText('Still no second molar');
      await expect(portal.main.getByRole('alert')).not.toContainText('The upper scan ends early');
    });

    await test.step('the lab’s advice is overridden with a word', async () => {
      await actions.takeOther('overrideReject', () => actions.field('cases.action.note').fill('Good enough'));
      await actions.expectStatus(...WITH_LAB);
      await expect(portal.main.getByRole('alert')).toHaveCount(0);
      expect(await player.history()).toContain('rejectOverridden');
    });

    await test.step('with the plan there it is canceled, and nothing is left to do', async () => {
      await player.bring('IN_CUSTOMER_APPPROVE');
      await actions.takeOther('cancel');
      await actions.expectStatus('CANCELED');
      expect(await player.status()).toBe('CANCELED');
      expect((await player.plans())[0]?.status).toBe('INACTIVE');
      await actions.expectNoActions();
    });
  });

  test('[CA-12] [CA-23] a refinement has a plan of its own, and leaves the case as it was when it is given up', async ({
    page,
    api,
    request,
  }) => {
    const { portal, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Second Round', DIGITAL);
    await player.bring('SHIPPED');
    await actions.open(player.uuid, 'refinements');
    await expect(
      portal.main.getByRole('tabpanel').getByText(portal.text('cases.refinements.none')),
    ).toBeVisible();

    await player.lab.call('POST', `/case/${player.uuid}/refinement`, { note: 'One tooth came back' });
    await expect(portal.main.getByRole('tabpanel').getByText('One tooth came back')).toBeVisible();
    await player.bring('IN_CUSTOMER_APPPROVE');
    expect((await player.plans()).map(({ status }) => status)).toEqual(['PUBLISHED', 'INACTIVE']);
    await actions.takeOther('cancelAgain');
    await actions.expectStatus('SHIPPED');
    await expect(
      portal.main.getByRole('tabpanel').getByText(portal.text('cases.refinements.canceled')).first(),
    ).toBeVisible();
    expect(await player.status()).toBe('SHIPPED');
  });
});

test.describe('without a step', () => {
  test.use({ facts: { workflow: 'ZERO_STEP' } });

  test('[CA-12] [CA-13] nobody is asked about a plan, and its case goes on', async ({
    page,
    api,
    request,
  }) => {
    const { portal, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'No Step');
    await actions.open(player.uuid);
    await player.bring('SHIPPED');
    await actions.expectStatus('SHIPPED');
    await actions.open(player.uuid, 'plans');
    await expect(actions.plan(1)).toContainText(portal.text('cases.planStatus.APPROVED'));
    await expect(actions.decisions(1)).toHaveCount(0);
    await expect(actions.progress.getByRole('listitem')).toHaveCount(5);
    expect(await player.history()).not.toContain('approved');
  });

  test('[CA-10] what is only manufactured never has a plan', async ({ page, api, request }) => {
    const { portal, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Night Guard', { productId: 'NG', withTs: true });
    await player.bring('SHIPPED');
    await actions.open(player.uuid, 'plans');
    await expect(actions.progress.getByRole('listitem')).toHaveCount(4);
    await expect(page).toHaveURL(/\/overview$/);
    await expect(portal.main.getByRole('tab', { name: portal.text('cases.detail.tab.plans') })).toHaveCount(
      0,
    );
    expect(await player.plans()).toEqual([]);
  });
});
