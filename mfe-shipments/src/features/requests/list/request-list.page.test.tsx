import { bus } from '@portal/shared/bus';
import { PAGES, REQUEST_STATUSES } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { buildRequest } from '../../../testing/build-request';
import { listOf, renderShipments } from '../../../testing/render-shipments';
import { requestStatusMessages } from '../requests.messages';

const OWN = buildRequest();
const OF_DOCTOR = buildRequest({
  side: 'doctor',
  identifier: 'R-1002',
  doctor: { uuid: '00000000-0000-4000-9000-000000000050', name: 'Dr. Ada', status: 'active' },
  type: 'retainer',
  method: 'stepNumber',
  fromStep: 14,
  toStep: 14,
  arch: 'both',
});
const SERVED = {
  'GET /request': listOf([OWN], 42),
  'GET /dso/request': listOf([OF_DOCTOR]),
  'GET /request/statistics': [{ status: 'PENDING_PAYMENT' as const, count: 42 }],
  'GET /dso/request/statistics': [
    { status: 'PENDING_PAYMENT' as const, count: 3 },
    { status: 'FIRST_MILE_SHIPPED' as const, count: 2 },
    { status: 'SHIPPED' as const, count: 9 },
  ],
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const queriesOf = (seen: Awaited<ReturnType<typeof renderShipments>>['seen'], call: string) =>
  seen.filter((one) => one.call === call).map(({ request }) => Object.fromEntries(request.query));

beforeEach(() => signIn());

describe('the lists of requests', () => {
  it('[SM-03] show own requests at the address of the specification, and the doctors’ beside them', async () => {
    const { user } = await renderShipments(SERVED, '/request');
    const own = await row(/R-1001/);
    for (const text of ['Replacement', 'Pending payment', 'Sarah Miller', '4–6', 'Upper', '02 Mar 2026'])
      expect(own.getByText(text)).toBeInTheDocument();
    expect(own.getByRole('link', { name: 'R-1001' })).toHaveAttribute(
      'href',
      `/request/${OWN.uuid}/overview`,
    );
    expect(own.getByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      `/admin/all/${OWN.case.uuid}/overview`,
    );
    expect(screen.queryByRole('columnheader', { name: 'Doctor' })).toBeNull();
    // Of the doctors', three wait for a decision and two to be sent on.
    await user.click(await screen.findByText('Doctors’ cases, 5 waiting'));
    const doctors = await row(/R-1002/);
    for (const text of ['Retainer', 'Dr. Ada', '14', 'Both arches'])
      expect(doctors.getByText(text)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/request/dso');
    expect(doctors.getByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      `/doctor/all/${OWN.case.uuid}/overview`,
    );
  });

  it('[SM-03] ask for what the address says, and for what waits by one press', async () => {
    const { seen, user } = await renderShipments(
      SERVED,
      '/request/dso?page=2&rows=20&sort=shippedAt&direction=asc&type=retainer',
    );
    await row(/R-1002/);
    expect(queriesOf(seen, 'GET /dso/request')[0]).toEqual({
      page: '2',
      paginate: '20',
      order: 'shippedAt asc',
      filter: JSON.stringify({ op: 'AND', value: [{ op: 'EQ', key: 'type', value: 'retainer' }] }),
    });
    await user.click(screen.getByRole('button', { name: /^Waits for me/ }));
    await waitFor(() => expect(window.location.search).toContain('waiting=true'));
    await waitFor(() =>
      expect(queriesOf(seen, 'GET /dso/request').at(-1)?.['filter']).toContain('FIRST_MILE_SHIPPED'),
    );
    await user.type(screen.getByRole('searchbox'), 'Miller{Enter}');
    await waitFor(() =>
      expect(queriesOf(seen, 'GET /dso/request').at(-1)).toMatchObject({ search: 'Miller' }),
    );
    expect(window.location.href).not.toContain('Miller');
  });

  it('[SM-03] fall back to their own order where an older address sorts by the stages', async () => {
    const { seen } = await renderShipments(SERVED, '/request?sort=fromStep');
    await row(/R-1001/);
    expect(queriesOf(seen, 'GET /request')[0]).toMatchObject({ order: 'createdAt desc' });
  });

  it.each(['link', 'row'] as const)(
    '[SM-03] are found as they were left from one opened by its %s',
    async (by) => {
      const search = '?page=2&sort=shippedAt&direction=asc&type=retainer';
      const { user } = await renderShipments(
        { ...SERVED, 'GET /request/{id}': OF_DOCTOR, 'GET /request/{id}/history': [] },
        `/request/dso${search}`,
      );
      const found = await row(/R-1002/);
      await user.click(
        by === 'link' ? found.getByRole('link', { name: 'R-1002' }) : found.getByText('Dr. Ada'),
      );
      await user.click(await screen.findByRole('tab', { name: 'Timeline' }));
      await user.click(await screen.findByRole('link', { name: 'All requests' }));
      await row(/R-1002/);
      expect(window.location.pathname + window.location.search).toBe(`/request/dso${search}`);
    },
  );

  it('[SM-04] have a label for every status, and follow what the provider does', async () => {
    let requests = REQUEST_STATUSES.map((status, n) =>
      buildRequest({ uuid: `00000000-0000-4000-9000-0000000001${n}0`, identifier: `R-${n}`, status }),
    );
    await renderShipments({ ...SERVED, 'GET /request': () => listOf(requests) }, '/request');
    for (const [n, status] of REQUEST_STATUSES.entries())
      expect(await screen.findByRole('row', { name: new RegExp(`R-${n}\\b`) })).toHaveTextContent(
        String(requestStatusMessages[status].defaultMessage),
      );
    requests = [buildRequest({ identifier: 'R-77' })];
    act(() => bus.emit('request:updated', { uuid: OWN.uuid, caseUuid: OWN.case.uuid }));
    await row(/R-77/);
  });

  it('[SM-03] say what can be asked for where there is none', async () => {
    await renderShipments(
      { ...SERVED, 'GET /request': listOf([]), 'GET /request/statistics': [] },
      '/request',
    );
    expect(await screen.findByText(/^No requests yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'New request' })).toBeEnabled();
  });

  it('[SM-03] are in the menu of the roles customer and customerWithRequest, and open for both', async () => {
    const entry = manifest.navigation.find(({ path }) => path === PAGES.requests);
    expect(entry).toMatchObject({ access: 'customerWithRequest', title: { en: 'Request' } });
    signIn({ company: { areRequestsEnabled: false } });
    await renderShipments(SERVED, '/request');
    await row(/R-1001/);
  });

  it.each(['/request', '/request/dso', `/request/${OWN.uuid}/overview`])(
    '[SM-03] send a role without requests home from %s',
    async (path) => {
      signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: true } } });
      await renderShipments({}, path);
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    },
  );

  it('[SM-03] do not let a blocked company make one', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderShipments(SERVED, '/request');
    await row(/R-1001/);
    expect(screen.getByRole('button', { name: 'New request' })).toBeDisabled();
    expect(screen.getByRole('group', { name: 'You are blocked' })).toBeVisible();
  });
});
