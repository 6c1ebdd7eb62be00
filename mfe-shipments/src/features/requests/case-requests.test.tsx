import { bus } from '@portal/shared/bus';
import { REQUEST_STATUSES, type ServiceRequest } from '@portal/shared/contract';
import { buildShipment, signIn } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { CASE_UUID, renderCasePart } from '../../testing/render-case-part';
import { requestStatusMessages } from './requests.messages';

const NOW = '2026-03-02T09:30:00.000Z';
const REQUEST: ServiceRequest = {
  uuid: '00000000-0000-4000-9000-000000000040',
  identifier: 'R-1001',
  case: { uuid: CASE_UUID, identifier: 'C-10001', patientName: 'Sarah Miller' },
  doctor: null,
  side: 'client',
  type: 'replacement',
  method: 'stepRange',
  fromStep: 4,
  toStep: 6,
  arch: 'upper',
  note: null,
  status: 'REJECTED',
  rejectReason: { id: 1, key: 'outOfWarranty', title: 'Out of warranty' },
  rejectNote: 'Over a year',
  courier: null,
  airwayBillNumber: null,
  trackingUrl: null,
  lastMile: null,
  shipmentUuid: null,
  createdAt: NOW,
  updatedAt: NOW,
  shippedAt: null,
};

beforeEach(() => signIn());

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Requests' }))
    .getAllByRole('row')
    .slice(1);

describe('the requests of a case, in the page of the case', () => {
  it('[CA-15] are listed, with the reason of a rejection', async () => {
    await renderCasePart('caseRequests', { 'GET /case/{id}/request': [REQUEST] });
    const [row] = await rows();
    for (const text of [
      'R-1001',
      'Replacement',
      'Rejected',
      'Out of warranty',
      'Over a year',
      '4–6',
      'Upper',
    ])
      expect(row).toHaveTextContent(text);
  });

  it('[CA-15] have a label for every status', async () => {
    const requests = REQUEST_STATUSES.map((status, n) => ({ ...REQUEST, uuid: `request-${n}`, status }));
    await renderCasePart('caseRequests', { 'GET /case/{id}/request': requests });
    const shown = await rows();
    for (const [n, status] of REQUEST_STATUSES.entries())
      expect(shown[n]).toHaveTextContent(String(requestStatusMessages[status].defaultMessage));
  });

  it('[CA-15] say when there will be some, also of a doctor’s case', async () => {
    await renderCasePart('caseRequests', { 'GET /dso/case/{id}/request': [] }, 'doctor');
    expect(await screen.findByText(/^There is no request/)).toBeVisible();
  });

  it('[CA-15] follow what happens without a reload', async () => {
    let requests = [REQUEST];
    await renderCasePart('caseRequests', { 'GET /case/{id}/request': () => requests });
    expect(await screen.findByText('Rejected')).toBeVisible();
    requests = [{ ...REQUEST, status: 'CANCELED' }];
    act(() => bus.emit('request:updated', { uuid: REQUEST.uuid, caseUuid: CASE_UUID }));
    expect(await screen.findByText('Canceled')).toBeVisible();
    requests = [{ ...REQUEST, status: 'SHIPPED' }];
    act(() => bus.emit('shipment:updated', { uuid: buildShipment().uuid }));
    expect(await screen.findByText('Shipped')).toBeVisible();
  });
});
