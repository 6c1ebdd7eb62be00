import { bus } from '@portal/shared/bus';
import {
  CASE_SIDES,
  REQUEST_STATUSES,
  REQUEST_TRANSITIONS,
  type RequestAction,
  type ServiceRequest,
} from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildRequest } from '../../../testing/build-request';
import { fakeUploads } from '../../../testing/fake-uploads';
import { PARCEL, SENT_ON } from '../../../testing/parcels';
import { renderShipments } from '../../../testing/render-shipments';

const REASONS = [
  { id: 3, key: 'wrongSteps', title: 'Wrong steps or arch' },
  { id: 8, key: 'other', title: 'Another reason, see the note' },
  { id: 9, key: 'ofLater', title: 'A reason of a newer list' },
];
const COURIERS = [
  {
    id: 2,
    title: 'FedEx',
    trackingTemplate: null,
    airwayBillPattern: null,
    airwayBillExample: null,
  },
];
const LABELS: Partial<Record<RequestAction, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  cancel: 'Cancel request',
  courierNotified: 'Courier notified',
  lastMileShipped: 'Last mile shipped',
};

beforeEach(() => signIn());

/** The page of a request that becomes what `answers` say. */
function show(
  over: Partial<ServiceRequest>,
  served: Parameters<typeof renderShipments>[0] = {},
  tab = 'overview',
) {
  const request = buildRequest(over);
  return renderShipments({ 'GET /request/{id}': request, ...served }, `/request/${request.uuid}/${tab}`);
}
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

describe('the actions of a request', () => {
  const EVERY = REQUEST_STATUSES.flatMap((status) => CASE_SIDES.map((side) => ({ status, side })));

  it.each(EVERY)(
    '[SM-04] in $status, of a $side’s case, are those of the table',
    async ({ status, side }) => {
      await show({ status, side });
      await screen.findByRole('region', { name: 'What is asked for' });
      const allowed = REQUEST_TRANSITIONS.filter(
        ({ action, from, by, when }) =>
          from.includes(status) &&
          by.includes('client') &&
          (when?.holds({ side, workflow: 'ONE_STEP' }) ?? true) &&
          // A clinic's own parcel goes nowhere else: there is no call to send it on.
          (side === 'doctor' || action !== 'lastMileShipped'),
      ).map(({ action }) => LABELS[action]);
      const offered = Object.values(LABELS).filter((name) => screen.queryByRole('button', { name }));
      expect(offered.toSorted()).toEqual(allowed.toSorted());
    },
  );

  it.each([
    ['Approve', 'PENDING_PAYMENT', 'doctor', 'PUT /dso/request/{id}/approve', 'APPROVED'],
    ['Cancel request', 'AWAITING_IMPRESSION', 'client', 'PUT /request/{id}/cancel', 'CANCELED'],
    [
      'Courier notified',
      'PENDING_COURIER_PICKUP',
      'client',
      'PUT /request/{id}/courierNotified',
      'AWAITING_IMPRESSION',
    ],
    [
      'Courier notified',
      'PENDING_COURIER_PICKUP',
      'doctor',
      'PUT /dso/request/{id}/courierNotified',
      'AWAITING_IMPRESSION',
    ],
  ] as const)('[SM-04] "%s" in %s of a %s’s case asks first', async (name, status, side, call, to) => {
    let request = buildRequest({ status, side });
    const { seen, user } = await show(
      { status, side },
      {
        'GET /request/{id}': () => request,
        [call]: () => (request = { ...request, status: to }),
      },
    );
    await user.click(await screen.findByRole('button', { name }));
    const asked = await dialog(/R-1001 \(Sarah Miller\)/);
    await user.click(asked.getByRole('button', { name }));
    await waitFor(() => expect(seen.some((one) => one.call === call)).toBe(true));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(await screen.findByText(/R-1001( is (approved|canceled))?\.$/)).toBeVisible();
  });

  it('[SM-04] [SM-06] rejects with a reason of the server’s list, told by its key; another reason wants a note', async () => {
    const { seen, user } = await show(
      { side: 'doctor' },
      { 'GET /rejectReason': REASONS, 'PUT /dso/request/{id}/reject': buildRequest({ status: 'REJECTED' }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const form = await dialog('Reject request R-1001 (Sarah Miller)?');
    await user.click(form.getByRole('combobox', { name: 'Reason' }));
    expect(await screen.findByTitle('A reason of a newer list')).toBeInTheDocument();
    await user.click(screen.getByTitle('Another reason, see the note'));
    await waitFor(() => expect(form.getByRole('button', { name: 'Reject' })).toBeDisabled());
    await user.type(form.getByRole('textbox', { name: /^Note/ }), ' Ask the patient ');
    expect(form.getByText('17 / 2000')).toBeVisible();
    await waitFor(() => expect(form.getByRole('button', { name: 'Reject' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call.endsWith('/reject'))?.request.body).toEqual({
        rejectReasonId: 8,
        note: 'Ask the patient',
      }),
    );
  });

  it('[SM-04] [SM-06] sends on by a courier of the server’s list', async () => {
    const { seen, user } = await show(
      { side: 'doctor', status: 'FIRST_MILE_SHIPPED' },
      {
        'GET /courier': COURIERS,
        'POST /dso/request/{id}/lastMileShipped': buildRequest({ status: 'SHIPPED' }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Last mile shipped' }));
    const form = await dialog(/^Was request R-1001/);
    await user.click(form.getByRole('combobox', { name: /^Courier/ }));
    await user.click(await screen.findByTitle('FedEx'));
    await user.type(form.getByRole('textbox', { name: /^Airway bill number/ }), '1234 5678 9012');
    await user.click(form.getByRole('button', { name: 'Last mile shipped' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call.endsWith('/lastMileShipped'))?.request.body).toEqual({
        courierId: 2,
        airwayBillNumber: '1234 5678 9012',
      }),
    );
  });

  it('[SM-02] are seen on the page of the parcel that the request is in, of whoever takes them', async () => {
    let parcel = PARCEL;
    const sendAlone = (isAlone: boolean) => {
      const lastMile = isAlone ? SENT_ON.lastMile : null;
      parcel = { ...PARCEL, contents: PARCEL.contents.map((line) => ({ ...line, lastMile })) };
    };
    const request = buildRequest({ side: 'doctor', status: 'FIRST_MILE_SHIPPED', shipmentUuid: PARCEL.uuid });
    const { user } = await renderShipments(
      {
        'GET /dso/shipment/{id}': () => parcel,
        'GET /dso/shipment/{id}/case': PARCEL.cases.map((found) => buildCase({ ...found, side: 'doctor' })),
        'GET /request/{id}': request,
        'GET /courier': COURIERS,
        'POST /dso/request/{id}/lastMileShipped': () => {
          sendAlone(true);
          return { ...request, status: 'SHIPPED' as const };
        },
      },
      `/shipments/dso/${PARCEL.uuid}/cases`,
    );
    await user.click(await screen.findByRole('link', { name: /^Retainer R-1004/ }));
    await user.click(await screen.findByRole('button', { name: 'Last mile shipped' }));
    const form = await dialog(/^Was request R-1001/);
    await user.click(form.getByRole('button', { name: 'Last mile shipped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Open the shipment' }));
    expect(await screen.findByText(/^Some of it was sent on by itself/)).toBeVisible();
    expect(screen.getByText('The rest has not been sent on yet.')).toBeVisible();
    sendAlone(false);
    const change = { uuid: request.uuid, caseUuid: request.case.uuid };
    act(() => bus.emit('request:updated', change));
    await waitFor(() => expect(screen.queryByText(/^Some of it was sent on by itself/)).toBeNull());
  });

  it.each([
    ['Reject', 'PENDING_PAYMENT', /^Note/, 'APPROVED'],
    ['Last mile shipped', 'FIRST_MILE_SHIPPED', /^Airway bill number/, 'SHIPPED'],
  ] as const)(
    '[SM-04] keep what is typed into "%s" when a colleague is quicker',
    async (name, status, field, to) => {
      let request = buildRequest({ side: 'doctor', status });
      const { user } = await show(
        {},
        { 'GET /request/{id}': () => request, 'GET /rejectReason': REASONS, 'GET /courier': COURIERS },
      );
      await user.click(await screen.findByRole('button', { name }));
      const form = await dialog(/R-1001 \(Sarah Miller\)/);
      await user.type(form.getByRole('textbox', { name: field }), '1234 5678');
      request = { ...request, status: to };
      act(() => bus.emit('request:updated', { uuid: request.uuid, caseUuid: request.case.uuid }));
      // The one that is left is the dialog's.
      await waitFor(() => expect(screen.queryAllByRole('button', { name })).toHaveLength(1));
      expect(screen.getByRole('textbox', { name: field })).toHaveValue('1234 5678');
    },
  );

  it('[SM-04] are not for a blocked company', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await show({ side: 'doctor' });
    for (const name of ['Approve', 'Reject', 'Cancel request'])
      expect(await screen.findByRole('button', { name })).toBeDisabled();
  });

  it.each([
    ['overview', ['Approve', 'Reject', 'Cancel request']],
    ['files', ['Approve', 'Choose file: Upper impression']],
  ])('[SH-26] are not for a blocked doctor: %s', async (tab, names) => {
    fakeUploads();
    const doctor = {
      uuid: '00000000-0000-4000-9000-000000000050',
      name: 'Dr. Ada',
      status: 'blocked',
    } as const;
    await show({ side: 'doctor', doctor }, { 'GET /request/{id}/asset': [] }, tab);
    expect(await screen.findByText("This doctor's account is blocked.")).toBeVisible();
    for (const name of names) expect(screen.getByRole('button', { name })).toBeDisabled();
  });
});
