import { bus } from '@portal/shared/bus';
import { TO_BE_SENT_ON_FILTER, type ShipmentStatistics } from '@portal/shared/contract';
import { buildShipment, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SLIP } from '../../../testing/parcels';
import { listOf, renderShipments } from '../../../testing/render-shipments';

const SHIPPED = buildShipment({
  identifier: 'S-20001',
  status: 'SHIPPED',
  airwayBillNumber: '1234 5678 90',
  courier: { id: 1, title: 'DHL' },
  trackingUrl: 'https://courier.example/track/1234567890',
  shippedAt: '2026-03-05T10:00:00.000Z',
});
const PENDING = buildShipment({
  uuid: '00000000-0000-4000-8000-000000000006',
  identifier: 'S-20002',
  caseCount: 5,
  cases: ['C-1', 'C-2', 'C-3', 'C-4', 'C-5'].map((identifier) => ({
    uuid: `u-${identifier}`,
    identifier,
    patientName: 'Sarah Miller',
  })),
});
const queriesOf = (seen: Awaited<ReturnType<typeof renderShipments>>['seen']) =>
  seen
    .filter(({ call }) => call.endsWith('/shipment'))
    .map(({ request }) => Object.fromEntries(request.query));
const ofStatus = (value: string) =>
  JSON.stringify({ op: 'AND', value: [{ op: 'EQ', key: 'status', value }] });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => signIn());

const COUNTS: ShipmentStatistics = {
  counts: [
    { status: 'PENDING', count: 1 },
    { status: 'SHIPPED', count: 41 },
  ],
  toBeSentOn: 12,
  reported: 0,
};
/** A list, with what stands above it. */
const renderList: typeof renderShipments = (served, ...where) =>
  renderShipments(
    { 'GET /shipment/statistics': COUNTS, 'GET /dso/shipment/statistics': COUNTS, ...served },
    ...where,
  );

describe('the lists of shipments', () => {
  it('[SM-01] shows a shipment with its airway bill, courier, cases and dates', async () => {
    await renderList({ 'GET /shipment': listOf([SHIPPED, PENDING]) });
    const shipped = await row(/S-20001/);
    for (const text of ['Shipped', '02 Mar 2026', '05 Mar 2026'])
      expect(shipped.getByText(text)).toBeInTheDocument();
    expect(shipped.getByText('1234 5678 90')).toHaveAttribute('dir', 'ltr');
    expect(shipped.getByRole('button', { name: 'Copy the airway bill number' })).toBeEnabled();
    const track = shipped.getByRole('link', { name: /^1234 5678 90: track with the courier/ });
    expect(track).toHaveAttribute('href', 'https://courier.example/track/1234567890');
    expect(track).toHaveAttribute('target', '_blank');
    expect(shipped.getByText('DHL')).toBeInTheDocument();
    expect(shipped.getByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      `/admin/all/${SHIPPED.cases[0]?.uuid}/overview`,
    );
    const pending = await row(/S-20002/);
    expect(pending.getByText('and 2 more')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(pending.getAllByText('—')).toHaveLength(3);
  });

  it('[SM-01] shows the doctors’ shipments, whose cases are on the doctors’ side', async () => {
    await renderList({ 'GET /dso/shipment': listOf([buildShipment({ side: 'doctor' })]) }, '/shipments/dso');
    expect(await screen.findByRole('heading', { level: 1, name: 'Doctor Shipments' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/doctor\/all\/.+\/overview$/),
    );
  });

  it('[SM-01] asks for what the address says', async () => {
    const { seen } = await renderList(
      { 'GET /shipment': listOf([SHIPPED], 60) },
      '/shipments/client?page=2&rows=20&sort=shippedAt&direction=asc&status=SHIPPED',
    );
    await row(/S-20001/);
    expect(queriesOf(seen)).toEqual([
      { page: '2', paginate: '20', order: 'shippedAt asc', filter: ofStatus('SHIPPED') },
    ]);
  });

  it('[SM-01] filters, sorts and pages by the address', async () => {
    const { seen, user } = await renderList({ 'GET /shipment': listOf([SHIPPED, PENDING], 42) });
    await row(/S-20001/);
    await user.click(screen.getByTitle('3'));
    await waitFor(() => expect(window.location.search).toBe('?page=3'));
    await user.click(screen.getByRole('columnheader', { name: /Shipped at/ }));
    await waitFor(() => expect(window.location.search).toBe('?sort=shippedAt&direction=asc'));
    await user.click(screen.getByTitle('Pending (1)'));
    await waitFor(() => expect(window.location.search).toBe('?sort=shippedAt&direction=asc&status=PENDING'));
    await waitFor(() =>
      expect(queriesOf(seen).at(-1)).toEqual({
        page: '1',
        paginate: '10',
        order: 'shippedAt asc',
        filter: ofStatus('PENDING'),
      }),
    );
  });

  it('[SM-01] finds by a part of an airway bill and by days', async () => {
    const { seen, user } = await renderList(
      { 'GET /shipment': listOf([SHIPPED], 42) },
      '/shipments/client?airwayBill=1234&shippedFrom=2026-03-01',
    );
    await row(/S-20001/);
    expect(JSON.parse(queriesOf(seen)[0]?.filter ?? '')).toEqual({
      op: 'AND',
      value: [
        { op: 'LIKE', key: 'airwayBillNumber', value: '1234' },
        { op: 'GTE', key: 'shippedAt', value: new Date('2026-03-01T00:00').toISOString() },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Remove filter Shipped from: 01 Mar 2026' }));
    await waitFor(() => expect(window.location.search).toBe('?airwayBill=1234'));
  });

  it('[SM-01] says that an address asks for a status that there is not', async () => {
    const { seen, user } = await renderList(
      { 'GET /shipment': listOf([SHIPPED]) },
      '/shipments/client?status=LOST',
    );
    await row(/S-20001/);
    expect(screen.getByRole('alert')).toHaveTextContent('The filter in this address cannot be read');
    expect(queriesOf(seen)).toEqual([{ page: '1', paginate: '10', order: 'createdAt desc' }]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('[SM-01] searches without putting a patient into the address', async () => {
    const { seen, user } = await renderList({ 'GET /shipment': listOf([SHIPPED]) });
    await row(/S-20001/);
    await user.type(screen.getByRole('searchbox'), 'Miller{Enter}');
    await waitFor(() => expect(queriesOf(seen).at(-1)).toMatchObject({ search: 'Miller' }));
    expect(window.location.href).not.toContain('Miller');
  });

  it.each(['shipment:updated', 'case:updated'] as const)('reads the list again on %s', async (event) => {
    let shipments = [PENDING];
    await renderList({ 'GET /shipment': () => listOf(shipments) });
    await row(/S-20002/);
    shipments = [SHIPPED, PENDING];
    if (event === 'shipment:updated') bus.emit(event, { uuid: SHIPPED.uuid });
    else bus.emit(event, { uuid: 'u-C-1', identifier: 'C-1', status: 'SHIPPED', version: 2 });
    expect(await screen.findByRole('row', { name: /S-20001/ })).toBeInTheDocument();
  });

  it.each(['link', 'row'] as const)(
    '[SM-01] is found as it was left from a shipment opened by its %s',
    async (by) => {
      const search = '?page=2&sort=shippedAt&direction=asc&status=SHIPPED';
      const { user } = await renderList(
        {
          'GET /shipment': listOf([SHIPPED], 60),
          'GET /shipment/{id}': SHIPPED,
          'GET /shipment/{id}/history': [],
          'GET /shipment/{id}/packingSlip': SLIP,
        },
        `/shipments/client${search}`,
      );
      const shipped = await row(/S-20001/);
      await user.click(
        by === 'link' ? shipped.getByRole('link', { name: 'S-20001' }) : shipped.getByText('DHL'),
      );
      await user.click(await screen.findByRole('tab', { name: 'Timeline' }));
      await user.click(await screen.findByRole('link', { name: 'Packing slip' }));
      await user.click(await screen.findByRole('link', { name: 'S-20001' }));
      await user.click(await screen.findByRole('link', { name: 'Client Shipments' }));
      await row(/S-20001/);
      expect(window.location.pathname + window.location.search).toBe(`/shipments/client${search}`);
    },
  );

  it('says what would stand there, and how to see all', async () => {
    const { user } = await renderList({ 'GET /shipment': listOf([]) }, '/shipments/client?status=SHIPPED');
    expect(await screen.findByText('No shipment matches.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(await screen.findByText(/No shipments yet/)).toBeInTheDocument();
  });

  it('says that it failed, and tries again on demand', async () => {
    let isUp = false;
    const { user } = await renderList({
      'GET /shipment': () => (isUp ? listOf([SHIPPED]) : Response.json({}, { status: 503 })),
    });
    await screen.findByText('This could not be loaded');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /S-20001/ })).toBeInTheDocument();
  });

  it('leads from /shipments to the client’s', async () => {
    await renderList({ 'GET /shipment': listOf([SHIPPED]) }, '/shipments');
    expect(await screen.findByRole('heading', { level: 1, name: 'Client Shipments' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/shipments/client');
  });

  it('[SM-01] filters doctors’ parcels by what is still to be sent on, by courier and by the way on', async () => {
    const { seen, user } = await renderList(
      {
        'GET /dso/shipment': listOf([buildShipment({ ...SHIPPED, side: 'doctor' })], 42),
        'GET /courier': [
          { id: 1, title: 'DHL', trackingTemplate: null, airwayBillPattern: null, airwayBillExample: null },
        ],
      },
      '/shipments/dso?courier=1&sentOnFrom=2026-03-01',
    );
    const shipped = await row(/S-20001/);
    expect(shipped.getByText('To be sent on')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Sent on at' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Still to be sent on (12)' }));
    await waitFor(() => expect(window.location.search).toContain('toBeSentOn=true'));
    await waitFor(() => expect(queriesOf(seen)).toHaveLength(2));
    expect(JSON.parse(queriesOf(seen).at(-1)?.filter ?? '')).toEqual({
      op: 'AND',
      value: [
        TO_BE_SENT_ON_FILTER,
        { op: 'EQ', key: 'courier.id', value: 1 },
        { op: 'GTE', key: 'lastMile.shippedAt', value: new Date('2026-03-01T00:00').toISOString() },
      ],
    });
  });

  it('tells a company without doctors’ cases why it has no such list', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: false } } });
    await renderShipments({}, '/shipments/dso');
    expect(await screen.findByText(/^Your company submits no cases for doctors/)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/shipments/dso');
  });

  it('has no list of an unknown type', async () => {
    await renderShipments({}, '/shipments/nobody');
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });

  it('[SM-01] keeps airway bills left to right in Arabic', async () => {
    await renderList({ 'GET /shipment': listOf([SHIPPED]) }, '/shipments/client', 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'شحنات العميل' })).toBeInTheDocument();
    expect(await screen.findByText('1234 5678 90')).toHaveAttribute('dir', 'ltr');
  });
});
