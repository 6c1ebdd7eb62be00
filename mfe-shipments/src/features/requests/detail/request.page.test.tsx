import { bus } from '@portal/shared/bus';
import type { CaseAsset, ServiceRequest } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildRequest, buildRequestableCase, buildRequestEntry } from '../../../testing/build-request';
import { fakeUploads } from '../../../testing/fake-uploads';
import { renderShipments } from '../../../testing/render-shipments';

const FILE: CaseAsset = {
  uuid: '00000000-0000-4000-9000-000000000200',
  caseUuid: buildRequest().case.uuid,
  assetType: 'uprImp',
  name: 'upper.stl',
  size: 4_200_000,
  contentType: 'model/stl',
  sha256: null,
  state: 'stored',
  isArriving: false,
  url: '/files/upper.stl',
  planUuid: null,
  batchUuid: null,
  refinementUuid: null,
  requestUuid: buildRequest().uuid,
  createdAt: '2026-03-02T09:30:00.000Z',
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

describe('the page of a request', () => {
  it('[SM-03] shows what is asked for, both ways of the parcel and the shipment', async () => {
    await show({
      side: 'doctor',
      doctor: { uuid: '00000000-0000-4000-9000-000000000050', name: 'Dr. Ada', status: 'active' },
      status: 'SHIPPED',
      note: 'Bitten through',
      courier: { id: 1, title: 'DHL Express' },
      airwayBillNumber: '1234567890',
      trackingUrl: 'https://courier.example/1234567890',
      shippedAt: '2026-03-05T10:00:00.000Z',
      shipmentUuid: '00000000-0000-4000-9000-000000000070',
      lastMile: {
        courier: { id: 2, title: 'FedEx' },
        airwayBillNumber: '999888777666',
        trackingUrl: null,
        shippedAt: '2026-03-09T10:00:00.000Z',
      },
    });
    const facts = within(await screen.findByRole('region', { name: 'What is asked for' }));
    for (const text of ['Replacement', '4–6', 'Upper', 'Bitten through', 'Dr. Ada', '02 Mar 2026'])
      expect(facts.getByText(text)).toBeInTheDocument();
    const first = within(screen.getByRole('region', { name: 'From the lab' }));
    for (const text of ['DHL Express', '1234567890', '05 Mar 2026'])
      expect(first.getByText(text)).toBeVisible();
    expect(first.getByRole('link', { name: /1234567890/ })).toHaveAttribute(
      'href',
      'https://courier.example/1234567890',
    );
    expect(first.getByRole('link', { name: 'Open the shipment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/shipments\/dso\/00000000-0000-4000-9000-000000000070\//),
    );
    const last = within(screen.getByRole('region', { name: 'On to the doctor' }));
    for (const text of ['FedEx', '999888777666', '09 Mar 2026']) expect(last.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/request/dso');
  });

  it('[SM-04] tells the reason of a rejection in the reader’s language, and asks again with the same choices', async () => {
    const rejected = {
      status: 'REJECTED',
      rejectReason: { id: 3, key: 'wrongSteps', title: 'Wrong steps or arch' },
      rejectNote: '5 is the last one',
    } as const;
    const { user, seen } = await show(
      { ...rejected, fromStep: 5, toStep: 8 },
      {
        'GET /case/{id}/requestable': buildRequestableCase(),
        'POST /request': buildRequest({ uuid: '00000000-0000-4000-9000-000000000041', identifier: 'R-1002' }),
      },
    );
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Wrong steps or arch')).toBeVisible();
    expect(alert.getByText('5 is the last one')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Ask again' }));
    const form = await dialog('New request');
    expect(form.getByRole('spinbutton', { name: 'From stage' })).toHaveValue('5');
    expect(form.getByRole('spinbutton', { name: 'To stage' })).toHaveValue('8');
    await user.click(form.getByRole('button', { name: 'Make request' }));
    await waitFor(() => expect(window.location.pathname).toContain('000000000041'));
    expect(seen.find(({ call }) => call === 'POST /request')?.request.body).toMatchObject({
      type: 'replacement',
      method: 'stepRange',
      fromStep: 5,
      toStep: 8,
      arch: 'upper',
    });
  });

  it('[SM-03] has a timeline, whose rejection is told by the reason’s key', async () => {
    const entries = [
      buildRequestEntry({
        uuid: '00000000-0000-4000-9000-000000000302',
        action: 'requestRejected',
        label: 'requestRejected',
        actor: 'provider',
        actorName: null,
        note: 'Wrong steps or arch: 5 is the last one',
      }),
      buildRequestEntry({ note: 'Bitten through' }),
    ];
    await show(
      {
        status: 'REJECTED',
        rejectReason: { id: 3, key: 'wrongSteps', title: 'An old title' },
        rejectNote: '5 is the last one',
      },
      { 'GET /request/{id}/history': entries },
      'timeline',
    );
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    for (const text of [
      'Request made',
      'Bitten through',
      'Emma Clark',
      'Request rejected',
      'The lab',
      'Wrong steps or arch',
    ])
      expect(timeline.getByText(text)).toBeVisible();
  });

  it('[SM-05] lists its files, and takes more until it is being made', async () => {
    const { asked } = fakeUploads();
    let files = [FILE];
    const { user } = await show({ status: 'APPROVED' }, { 'GET /request/{id}/asset': () => files }, 'files');
    const stored = await screen.findByRole('link', { name: 'Download upper.stl' });
    expect(stored).toHaveAttribute('href', '/files/upper.stl');
    const scan = new File(['solid'], 'better.stl');
    await user.upload(screen.getByLabelText('Choose file: Upper impression', { selector: 'input' }), scan);
    expect(asked).toEqual([expect.objectContaining({ file: scan, requestUuid: buildRequest().uuid })]);
    expect(await screen.findByRole('progressbar', { name: 'Upper impression' })).toBeVisible();
    files = [{ ...FILE, uuid: '00000000-0000-4000-9000-000000000201', name: 'better.stl' }, FILE];
    act(() => bus.emit('assets:updated', { caseUuid: FILE.caseUuid }));
    expect(await screen.findByRole('link', { name: 'Download better.stl' })).toBeVisible();
  });

  it.each([
    [true, 'Still arriving'],
    [false, 'The upload was not finished'],
  ])('[SM-05] says of a file that is not there whether it is arriving: %s', async (isArriving, hint) => {
    const half = { ...FILE, state: 'pending', isArriving, url: null } as const;
    await show({ status: 'APPROVED' }, { 'GET /request/{id}/asset': [half] }, 'files');
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('[SM-05] has addresses of files that work on a page that somebody comes back to', async () => {
    jest.useFakeTimers();
    try {
      let reads = 0;
      const file = () => ({ ...FILE, url: `/files/${(reads += 1)}.stl` });
      await show({ status: 'MANUFACTURING' }, { 'GET /request/{id}/asset': () => [file()] }, 'files');
      const expectLink = (href: string) =>
        waitFor(() =>
          expect(screen.getByRole('link', { name: 'Download upper.stl' })).toHaveAttribute('href', href),
        );
      await expectLink('/files/1.stl');
      await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
      await expectLink('/files/2.stl');
      // As after a night in which the machine slept.
      jest.setSystemTime(Date.now() + 8 * 3_600_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await expectLink('/files/3.stl');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each(['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'] as const)(
    '[SM-05] takes scans while new impressions are waited for: %s',
    async (status) => {
      fakeUploads();
      await show({ status }, { 'GET /request/{id}/asset': [] }, 'files');
      expect(await screen.findByRole('region', { name: 'Add files' })).toBeVisible();
    },
  );

  it('[SM-05] takes no file any more once it is being made', async () => {
    await show({ status: 'MANUFACTURING' }, { 'GET /request/{id}/asset': [] }, 'files');
    expect(await screen.findByText('The request has no files')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Add files' })).toBeNull();
  });

  it('[SM-04] follows what the provider does without a reload', async () => {
    let request = buildRequest({ status: 'APPROVED' });
    await show({}, { 'GET /request/{id}': () => request });
    expect(await screen.findByText('The lab starts manufacturing soon.')).toBeVisible();
    request = { ...request, status: 'PENDING_COURIER_PICKUP' };
    act(() => bus.emit('request:updated', { uuid: request.uuid, caseUuid: request.case.uuid }));
    expect(await screen.findByText(/^The lab needs new impressions/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Courier notified' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel request' })).toBeEnabled();
  });

  it('[SM-03] shows the parcel that it is booked into without a reload', async () => {
    const shipmentUuid = '00000000-0000-4000-9000-000000000070';
    let request = buildRequest({ status: 'MANUFACTURING' });
    await show({}, { 'GET /request/{id}': () => request });
    await screen.findByRole('region', { name: 'What is asked for' });
    const toParcel = () =>
      screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes(shipmentUuid));
    expect(toParcel()).toEqual([]);
    request = { ...request, shipmentUuid };
    act(() => bus.emit('shipment:updated', { uuid: shipmentUuid }));
    await waitFor(() => expect(toParcel()).not.toEqual([]));
  });

  it('[SM-04] does not say of a parcel that it comes to the organisation: it may go straight to the doctor', async () => {
    await show({ side: 'doctor', status: 'FIRST_MILE_SHIPPED' });
    expect(
      await screen.findByText(
        'The parcel is on its way. If it comes to you, send it on to the doctor; if it goes straight to the doctor, choose “Last mile shipped” once it is there.',
      ),
    ).toBeVisible();
  });

  it('[SM-03] says that there is no such request, or no such tab', async () => {
    const missing = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await show({}, { 'GET /request/{id}': missing });
    expect(await screen.findByText('There is nothing here')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'All requests' })[0]).toHaveAttribute('href', '/request');
  });
});
