import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { CasePlayer } from '../support/case-player';
import { addDoctor, FULL, test } from '../support/company';
import type { Lab } from '../support/lab';

/** Needs no plan, so that it is made in a few steps. */
const GUARD = { productId: 'NG', arch: 'upper' };

interface Parcel {
  readonly uuid: string;
  readonly identifier: string;
  readonly status: string;
  readonly airwayBillNumber: string | null;
  readonly lastMile: { readonly airwayBillNumber: string | null } | null;
}

/** A case of a doctor whose parcel has come from the lab, and the parcel. */
async function shipped(
  request: APIRequestContext,
  api: PortalApi,
  patientName: string,
  fields: Readonly<Record<string, unknown>>,
) {
  const player = await CasePlayer.start(request, api, patientName, { ...GUARD, ...fields });
  await player.bring('FIRST_MILE_SHIPPED');
  const { body } = await api.call<Parcel[]>('GET', `/dso/case/${player.uuid}/shipments`);
  const [parcel] = body;
  if (!parcel) throw new Error(`${patientName} has no parcel`);
  return { player, parcel };
}

interface Refusal {
  readonly extra?: readonly { readonly code: string }[];
}

/** The lab makes what is requested and sends it; a simulated one may be quicker. */
async function shipRequest(lab: Lab, uuid: string): Promise<void> {
  for (const step of [
    { action: 'startMfg' },
    { action: 'ship', courierId: 1, airwayBillNumber: '3000000001' },
  ]) {
    const { status, body } = await lab.call<Refusal>('PUT', `/request/${uuid}/state`, step);
    // What the simulated lab has booked and not yet shipped is refused another airway bill.
    const isBooked = body.extra?.some(({ code }) => code === 'bookedOtherwise') ?? false;
    if (status !== 409 && !isBooked) expect(status, JSON.stringify(body)).toBe(200);
  }
}

const rows = (page: Page) => page.locator('main tbody tr[data-row-key]');

test.describe('a DSO without requests', () => {
  test.use({ facts: { isDso: true, areRequestsEnabled: false, workflow: 'ZERO_STEP' } });

  test('[SH-06] [SM-01] [SM-02] [SM-06] a dispatcher sends ten parcels on in one go, and reaches every doctor’s case', async ({
    page,
    context,
    api,
    request,
  }) => {
    const portal = new Portal(page);
    const { main, text } = portal;
    const doctorUuid = await addDoctor(api);
    const made = [];
    for (let number = 1; number <= 10; number++)
      made.push(await shipped(request, api, `Waiting ${number}`, { doctorUuid }));
    const [first] = made;

    await test.step('the menu hides the doctors’ cases alone, and their pages open', async () => {
      await page.goto('/shipments/dso');
      await expect(portal.navigation.getByRole('link', { name: 'Doctor Shipments' })).toBeVisible();
      await expect(portal.navigation.getByRole('link', { name: 'Doctor Cases' })).toHaveCount(0);
      await rows(page).last().getByRole('link', { name: first!.player.identifier }).click();
      await expect(portal.heading).toHaveText(`Case ${first!.player.identifier}`);
      expect(new URL(page.url()).pathname).toBe(`/doctor/all/${first!.player.uuid}/overview`);
      await page.goto('/dashboard/admin/all');
      await main.getByText(text('cases.dashboard.doctor'), { exact: true }).click();
      await expect(rows(page)).toHaveCount(10);
      await page.goto('/cases/doctor');
      await expect(rows(page)).toHaveCount(10);
    });

    await test.step('the airway bill leads to the courier’s page of the parcel', async () => {
      await context.route(/dhl/, (route) => route.fulfill({ body: 'Where it is' }));
      await page.goto(`/shipments/dso/${first!.parcel.uuid}/parcel`);
      const bill = main.getByRole('link', { name: new RegExp(`^${first!.parcel.airwayBillNumber}`) });
      const [tracking] = await Promise.all([context.waitForEvent('page'), bill.click()]);
      await expect(tracking.getByText('Where it is')).toBeVisible();
      await tracking.close();
    });

    await test.step('all that is still to be sent on is sent on', async () => {
      await page.goto('/shipments/dso');
      await main.getByRole('button', { name: 'Still to be sent on (10)' }).click();
      await main.getByRole('checkbox', { name: text('shared.table.selectAll') }).click();
      await main.getByRole('button', { name: 'Send 10 shipments on' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').click();
      await page.getByTitle('DHL Express', { exact: true }).click();
      const bills = dialog.getByRole('textbox');
      await expect(bills).toHaveCount(10);
      await bills.first().fill('1Z999AA10123456784');
      await expect(dialog.getByText(/^This is no airway bill of DHL Express/)).toBeVisible();
      for (const [index, bill] of (await bills.all()).entries()) await bill.fill(`200000000${index}`);
      await dialog.getByRole('button', { name: text('shipments.sendOn.label') }).click();
      await expect(portal.notice('10 shipments are on their way to the doctors.')).toBeVisible();
      await expect(main.getByText(text('shipments.list.noneFound'))).toBeVisible();
      await expect(main.getByRole('button', { name: 'Still to be sent on (0)' })).toBeVisible();
    });

    await test.step('both ways are kept apart', async () => {
      const { body } = await api.call<Parcel>('GET', `/dso/shipment/${first!.parcel.uuid}`);
      expect(body.airwayBillNumber).toBe(first!.parcel.airwayBillNumber);
      expect(body.lastMile?.airwayBillNumber).toMatch(/^200000000\d$/);
      expect(await first!.player.status()).toBe('SHIPPED');
      await page.goto(`/shipments/dso/${first!.parcel.uuid}/timeline`);
      await expect(main.getByText(text('shipments.history.shipmentLastMile'))).toBeVisible();
    });
  });
});

test.describe('a clinic', () => {
  test.use({ facts: { workflow: 'ZERO_STEP' } });

  test('[SM-01] [SM-02] a parcel arrives without a reload, is reported in the chat of its case, and has its slip', async ({
    page,
    api,
    request,
  }) => {
    const portal = new Portal(page);
    const { main, text } = portal;
    const player = await CasePlayer.start(request, api, 'Own Patient', GUARD);
    await player.bring('IN_SHIPPING', 'SHIPPED');
    const { body } = await api.call<Parcel[]>('GET', `/case/${player.uuid}/shipments`);
    const { uuid = '', identifier = '' } = body[0] ?? {};

    await test.step('the lab ships it while its page is open', async () => {
      await page.goto('/shipments/client');
      await rows(page).getByRole('link', { name: identifier }).click();
      await expect(portal.heading).toHaveText(identifier);
      await player.bring('SHIPPED');
      await expect(main.getByRole('button', { name: text('shipments.arrived.label') })).toBeVisible();
    });

    await test.step('it is missing, which the lab reads in the chat', async () => {
      await main.getByRole('button', { name: text('shipments.report.label') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(text('shipments.problem.MISSING')).click();
      await dialog.getByLabel(text('shipments.report.note')).fill('The desk has seen no courier');
      await dialog.getByRole('button', { name: text('shipments.report.send') }).click();
      await page.waitForURL(`**/cases/${player.uuid}/chat`);
      const message = main.getByText('The desk has seen no courier');
      await expect(message).toBeVisible();
      await expect(message).toContainText(identifier);
    });

    await test.step('it has come after all', async () => {
      await page.goto(`/shipments/client/${uuid}/parcel`);
      await expect(main.getByText(text('shipments.arrival.MISSING')).first()).toBeVisible();
      await main.getByRole('button', { name: text('shipments.arrived.label') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('shared.confirm') })
        .click();
      await expect(main.getByText(text('shipments.arrival.ARRIVED')).first()).toBeVisible();
      await main.getByRole('tab', { name: text('shipments.tab.timeline') }).click();
      const timeline = main.getByRole('region', { name: text('shipments.tab.timeline') });
      for (const label of ['Booked', 'Shipped', 'Missing', 'Arrived'])
        await expect(timeline.getByText(text(`shipments.history.shipment${label}`))).toBeVisible();
    });

    await test.step('its slip is all that is printed, on one sheet of A4', async () => {
      await main.getByRole('link', { name: text('shipments.detail.slip') }).click();
      const sheet = main.getByRole('article', { name: text('shipments.slip.title') });
      await expect(sheet).toContainText('Own Patient');
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(portal.navigation).toBeHidden();
      await expect(portal.heading).toBeHidden();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
      expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('there are no doctors, which is said', async () => {
      await portal.follow('Doctor Shipments');
      await expect(main.getByText(text('shipments.app.onlyDoctorSide'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/shipments/dso');
      await expect(portal.navigation.getByRole('link', { name: 'Request', exact: true })).toHaveCount(0);
    });
  });
});

test.describe('a relationship manager of a DSO with requests', () => {
  test.use({ facts: { ...FULL, workflow: 'ZERO_STEP' }, role: 'RM' });

  test('[SM-02] [SH-27] sends a parcel on until the company is blocked, and finds the parcel of a request', async ({
    page,
    api,
    request,
    company,
  }) => {
    const portal = new Portal(page);
    const { main, text } = portal;
    const doctorUuid = await addDoctor(company.api);
    const fields = { packageType: 'standard', patientType: 'adult' };
    const own = await CasePlayer.start(request, api, 'Asks Again', fields);
    await own.bring('SHIPPED');
    const asked = { type: 'replacement', method: 'stepNumber', stepNumber: 1, arch: 'upper' };
    const { body } = await api.call<{ uuid: string; identifier: string }>('POST', '/request', {
      caseUuid: own.uuid,
      ...asked,
    });
    const { parcel } = await shipped(request, api, 'Sent On', { ...fields, doctorUuid });
    const other = await shipped(request, api, 'Stays Here', { ...fields, doctorUuid });

    await test.step('sent on alone', async () => {
      await page.goto(`/shipments/dso/${parcel.uuid}/parcel`);
      await main.getByRole('button', { name: text('shipments.sendOn.label') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('shipments.sendOn.label') })
        .click();
      await expect(main.getByText(text('shipments.way.sentOn'), { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: text('shipments.sendOn.label') })).toHaveCount(0);
    });

    await test.step('what is requested comes in a parcel, too', async () => {
      await shipRequest(company.lab, body.uuid);
      await page.goto('/shipments/client');
      await rows(page).first().getByRole('link').first().click();
      await main.getByRole('tab', { name: /^Cases/ }).click();
      await main.getByRole('link', { name: new RegExp(body.identifier) }).click();
      await expect(portal.heading).toContainText(body.identifier);
    });

    await test.step('blocked', async () => {
      const { lab, uuid } = company;
      expect((await lab.call('PUT', `/company/${uuid}`, { status: 'BLOCKED' })).status).toBe(200);
      await page.goto(`/shipments/dso/${other.parcel.uuid}/parcel`);
      await expect(main.getByRole('button', { name: text('shipments.sendOn.label') })).toBeDisabled();
      await main.getByRole('link', { name: text('shipments.detail.slip') }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip', { name: 'You are blocked' })).toBeVisible();
      const refused = await api.call<{ code: string }>(
        'PUT',
        `/dso/shipment/${other.parcel.uuid}/lastmile`,
        {},
      );
      expect([refused.status, refused.body.code]).toEqual([403, 'companyBlocked']);
    });
  });
});
