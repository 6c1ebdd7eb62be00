import { expect, type Page } from '@playwright/test';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { RequestsPage } from '../pages/requests';
import type { PortalApi } from '../support/api';
import { CasePlayer } from '../support/case-player';
import { FULL, test, type Company } from '../support/company';
import { DIGITAL, deliveredToDoctor } from '../support/delivered-case';
import { binaryStl } from '../support/files';
import type { Language } from '../support/languages';

interface Made {
  readonly uuid: string;
  readonly identifier: string;
  readonly status: string;
}

function open(page: Page, language: Language = 'en') {
  const portal = new Portal(page, language);
  return { portal, requests: new RequestsPage(portal), actions: new CaseActionsPage(portal) };
}

const requestsOf = async (api: PortalApi, caseUuid: string): Promise<readonly Made[]> =>
  (await api.call<Made[]>('GET', `/case/${caseUuid}/request`)).body;

/** The statuses that a request has come to, in their order. */
async function wayOf(api: PortalApi, uuid: string): Promise<readonly string[]> {
  const { body } = await api.call<{ subjectTo: string }[]>('GET', `/request/${uuid}/history`);
  return body.map(({ subjectTo }) => subjectTo).reverse();
}

/** Approves a doctor's request and has the lab ask for impressions before it begins to make it. */
async function askForImpressions({ api, lab }: Company, uuid: string): Promise<void> {
  expect((await api.call('PUT', `/dso/request/${uuid}/approve`)).status).toBe(200);
  const asked = await lab.call('PUT', `/request/${uuid}/state`, { action: 'askForImpressions' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
}

test.describe('of a DSO with requests', () => {
  test('[SM-03] [SM-04] [SM-05] [SM-06] a retainer is asked for in the shipped case and goes through every status to its arrival', async ({
    page,
    api,
    request,
    company,
  }) => {
    const { portal, requests, actions } = open(page);
    const player = await deliveredToDoctor(request, company, 'Retainer Wearer');
    await actions.open(player.uuid, 'overview', 'doctor');

    await test.step('the case says what can be asked for, and leads there', async () => {
      await actions.button('cases.nextStep.askForRequest').click();
      await requests.button('shipments.newRequest.action').click();
      await requests.ask({
        type: 'retainer',
        stages: [8],
        scan: { name: 'upper.stl', buffer: binaryStl(10) },
      });
      await expect(requests.row(/^R-/)).toContainText(portal.text('shipments.requestStatus.PENDING_PAYMENT'));
      expect(await requestsOf(api, player.uuid)).toHaveLength(1);
    });

    const [made] = await requestsOf(api, player.uuid);
    const { uuid, identifier } = made ?? { uuid: '', identifier: '' };
    await test.step('it has its file, and is approved', async () => {
      await requests.open(identifier);
      await requests.openTab('files');
      const download = portal.text('shipments.files.download', { name: 'upper.stl' });
      await expect(portal.main.getByRole('link', { name: download })).toBeVisible();
      await requests.openTab('overview');
      await requests.take('approve');
    });

    await test.step('what the lab does appears without a reload, and it is sent on', async () => {
      await requests.expectStatus('FIRST_MILE_SHIPPED');
      await requests.take('lastMileShipped', async () => {
        await requests.choose('shipments.courier.field', 'DHL Express');
        await requests.dialog.getByLabel(portal.text('shipments.courier.airwayBill')).fill('12 3456 7890');
      });
      await requests.expectStatus('SHIPPED');
      const lastMile = portal.main.getByRole('region', { name: portal.text('shipments.request.lastMile') });
      await expect(lastMile).toContainText('DHL Express');
      await expect(lastMile.getByRole('link')).toHaveAttribute('href', /1234567890/);
      expect(await wayOf(api, uuid)).toEqual([
        'PENDING_PAYMENT',
        'APPROVED',
        'MANUFACTURING',
        'FIRST_MILE_SHIPPED',
        'SHIPPED',
      ]);
    });

    await test.step('its timeline tells each step', async () => {
      await requests.openTab('timeline');
      const timeline = portal.main.getByRole('region', { name: portal.text('shipments.request.history') });
      for (const action of ['requestCreated', 'requestApproved', 'requestShipped', 'requestLastMileShipped'])
        await expect(
          timeline.getByText(portal.text(`shipments.request.history.${action}`), { exact: true }),
        ).toBeVisible();
    });

    await test.step('its parcel arrives', async () => {
      await requests.openTab('overview');
      await portal.main.getByRole('link', { name: portal.text('shipments.request.openParcel') }).click();
      await requests.button('shipments.arrived.label').click();
      await requests.dialog.getByRole('button').last().click();
      await expect(
        portal.main.getByText(portal.text('shipments.arrival.ARRIVED'), { exact: true }).first(),
      ).toBeVisible();
    });
  });

  test('[SM-03] [SM-04] [SM-06] in Arabic, a replacement of stages 5 to 8 is rejected with a reason and asked for again; impressions are waited for', async ({
    page,
    api,
    request,
    company,
  }) => {
    const { portal, requests } = open(page, 'ar');
    await portal.speak();
    const player = await deliveredToDoctor(request, company, 'Again Please');

    await test.step('made for a case that is found by its patient, once by two presses', async () => {
      await page.goto('/request/dso');
      await requests.button('shipments.newRequest.action').click();
      await requests.pickCase(player.identifier, 'Again');
      await requests.ask({ type: 'replacement', arch: 'upper', stages: [5, 8] });
      await expect(page).toHaveURL(/\/request\/[\da-f-]{36}\/overview$/);
      expect(await requestsOf(api, player.uuid)).toHaveLength(1);
    });

    await test.step('rejected with a reason of the list, in the reader’s language', async () => {
      const reason = portal.text('shipments.rejectReason.wrongSteps');
      await requests.take('reject', () => requests.choose('shipments.requestAction.reason', reason));
      await requests.expectStatus('REJECTED');
      await expect(portal.main.getByRole('alert')).toContainText(reason);
    });

    await test.step('asked for again with the same choices by somebody who comes back', async () => {
      // Within a second the same request is the second click of a double click, and is made once.
      await page.reload();
      await requests.button('shipments.request.askAgain').click();
      const field = (name: string) =>
        requests.dialog.getByRole('spinbutton', { name: portal.text(`shipments.newRequest.${name}`) });
      await expect(field('fromStage')).toHaveValue('5');
      await expect(field('toStage')).toHaveValue('8');
      await requests.dialog.getByRole('button', { name: portal.text('shipments.newRequest.submit') }).click();
      await requests.expectStatus('PENDING_PAYMENT');
      expect(await requestsOf(api, player.uuid)).toHaveLength(2);
    });

    await test.step('the lab asks for impressions, and the courier is told', async () => {
      const again = (await requestsOf(api, player.uuid)).find(({ status }) => status === 'PENDING_PAYMENT');
      await askForImpressions(company, again?.uuid ?? '');
      await requests.expectStatus('PENDING_COURIER_PICKUP');
      await requests.take('courierNotified');
      await requests.expectStatus('AWAITING_IMPRESSION', 'APPROVED', 'MANUFACTURING', 'FIRST_MILE_SHIPPED');
      await expect.poll(() => wayOf(api, again?.uuid ?? '')).toContain('AWAITING_IMPRESSION');
    });

    await test.step('what waits for impressions can be given up', async () => {
      const asked = { type: 'retainer', method: 'stepNumber', stepNumber: 1, arch: 'upper' };
      const { body } = await api.call<Made>('POST', '/request', { caseUuid: player.uuid, ...asked });
      await askForImpressions(company, body.uuid);
      await page.goto('/request/dso');
      await expect(requests.row(body.identifier)).toContainText(
        portal.text('shipments.requestStatus.PENDING_COURIER_PICKUP'),
      );
      await requests.open(body.identifier);
      await requests.take('cancel');
      await requests.expectStatus('CANCELED');
      await expect(portal.main.locator('h1 ~ * .ant-btn')).toHaveCount(0);
    });
  });

  test('[CA-23] a refinement is refused with a reason, asked for again with new records, and goes to its own shipment', async ({
    page,
    api,
    request,
    company,
  }) => {
    const { portal, requests, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Second Round', DIGITAL);
    await player.bring('SHIPPED');
    await actions.open(player.uuid);

    await test.step('one that is refused shows the reason, and leaves the case where it is', async () => {
      await actions.button('cases.nextStep.askForRefinement').click();
      // By calls: a simulated lab would take it up in a moment.
      const { body } = await api.call<Made>('POST', `/case/${player.uuid}/refinement`, { reason: 'spaces' });
      const refusal = { action: 'refuse', reason: 'Wear stage 8 for two more weeks' };
      const refused = await company.lab.call('PUT', `/refinement/${body.uuid}/state`, refusal);
      expect(refused.status, JSON.stringify(refused.body)).toBe(200);
      // The history, drawn ahead, has it too; the overview has a button of the same name as the one that follows.
      const refinements = portal.main.getByRole('tabpanel', {
        name: portal.text('cases.detail.tab.refinements'),
      });
      const reason = refinements.getByText('Wear stage 8 for two more weeks');
      await expect(reason).toBeVisible();
      expect(await player.status()).toBe('SHIPPED');
    });

    await test.step('asked for again, with a new scan', async () => {
      await actions.button('cases.refinements.ask').click();
      const reason = portal.text('cases.refinements.reason.notTracking');
      await actions.dialog.getByRole('radio', { name: reason }).check();
      await actions.dialog.getByRole('button', { name: portal.text('cases.refinements.ask') }).click();
      await expect(actions.dialog).toBeHidden();
      const label = portal.text('cases.records.chooseFor', {
        action: portal.text('cases.records.choose'),
        slot: portal.text('shared.assetType.uprImp'),
      });
      await portal.main
        .getByLabel(label)
        .setInputFiles({ name: 'again-upper.stl', mimeType: 'model/stl', buffer: binaryStl(1_500) });
      await expect(
        portal.main.getByRole('link', {
          name: portal.text('cases.records.download', { name: 'again-upper.stl' }),
        }),
      ).toBeVisible();
    });

    await test.step('taken up, it has a plan and a shipment of its own', async () => {
      const { body } = await api.call<Made[]>('GET', `/case/${player.uuid}/refinement`);
      await company.lab.call('PUT', `/refinement/${body[0]?.uuid}/state`, { action: 'takeUp' });
      await expect.poll(() => player.status()).not.toBe('SHIPPED');
      await expect(portal.main.getByText(portal.text('cases.refinements.open')).first()).toBeVisible();
      await player.bring('SHIPPED');
      await actions.expectStatus('SHIPPED');
      await actions.open(player.uuid, 'shipments');
      await expect(requests.row(/^S-/)).toHaveCount(2);
    });
  });

  test('[SM-05] [CA-23] a blocked company is shown what it has, and asks for nothing', async ({
    page,
    request,
    api,
    company,
  }) => {
    const { requests, actions } = open(page);
    const player = await CasePlayer.start(request, api, 'Blocked Later', DIGITAL);
    await player.bring('SHIPPED');
    expect((await company.lab.call('PUT', `/company/${company.uuid}`, { status: 'BLOCKED' })).status).toBe(
      200,
    );
    await page.goto('/request');
    await expect(requests.button('shipments.newRequest.action')).toBeDisabled();
    await actions.open(player.uuid, 'requests');
    await expect(requests.button('shipments.newRequest.action')).toBeDisabled();
    await actions.open(player.uuid, 'refinements');
    await expect(actions.button('cases.refinements.ask')).toBeDisabled();
    const asked = { type: 'retainer', method: 'stepNumber', stepNumber: 1, arch: 'upper' };
    expect((await api.call('POST', '/request', { caseUuid: player.uuid, ...asked })).status).toBe(403);
  });
});

test.describe('of other roles', () => {
  const MENU = 'Request';
  test.describe('a DSO without requests', () => {
    test.use({ facts: { ...FULL, areRequestsEnabled: false }, role: 'RM' });
    test('[SM-03] [SH-06] has the menu entry and the lists, for a relationship manager too', async ({
      page,
    }) => {
      const { portal, requests } = open(page);
      await page.goto('/dashboard/admin/all');
      await portal.goTo(MENU);
      await expect(page).toHaveURL(/\/request$/);
      await expect(requests.button('shipments.newRequest.action')).toBeEnabled();
    });
  });

  test.describe('a clinic', () => {
    test.use({ facts: { returned: true } });
    test('[SM-03] [SH-06] has no menu entry, and goes home from the address', async ({
      page,
      api,
      request,
    }) => {
      const { portal, requests, actions } = open(page);
      const player = await CasePlayer.start(request, api, 'Of a Clinic');
      await player.bring('SHIPPED');
      await page.goto('/request');
      await expect(page).toHaveURL(/\/dashboard\/admin\/all$/);
      await expect(portal.navigation.getByRole('link', { name: MENU, exact: true })).toHaveCount(0);
      // A refinement it asks for all the same.
      await actions.open(player.uuid);
      await expect(actions.button('cases.nextStep.askForRefinement')).toBeVisible();
      await expect(requests.button('cases.nextStep.askForRequest')).toHaveCount(0);
    });
  });
});
