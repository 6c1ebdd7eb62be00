import { bus } from '@portal/shared/bus';
import { REQUEST_STATUSES, type CaseNext, type CaseSide } from '@portal/shared/contract';
import { buildShipment, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRequest, buildRequestableCase } from '../../testing/build-request';
import { CASE_UUID, renderCasePart } from '../../testing/render-case-part';
import { requestStatusMessages } from './requests.messages';

const REQUEST = buildRequest({
  status: 'REJECTED',
  rejectReason: { id: 2, key: 'wrongCase', title: 'Wrong case or patient' },
  rejectNote: 'Of her sister',
});
const NEXT: CaseNext = {
  phase: 'delivered',
  stages: { delivered: 14, last: 14 },
  isRequestable: true,
  isRefinable: true,
  openRefinementUuid: null,
  openRequests: 0,
  parcelUuid: null,
};
const render = (served: Parameters<typeof renderCasePart>[1], side?: CaseSide) =>
  renderCasePart(
    'caseRequests',
    { 'GET /case/{id}/next': NEXT, 'GET /dso/case/{id}/next': NEXT, ...served },
    side,
  );

beforeEach(() => signIn());

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Requests' }))
    .getAllByRole('row')
    .slice(1);

describe('the requests of a case, in the page of the case', () => {
  it('[CA-15] are listed, with the reason of a rejection', async () => {
    await render({ 'GET /case/{id}/request': [REQUEST] });
    const [row] = await rows();
    for (const text of [
      'R-1001',
      'Replacement',
      'Rejected',
      'Wrong case or patient',
      'Of her sister',
      '4–6',
      'Upper',
    ])
      expect(row).toHaveTextContent(text);
  });

  it('[CA-15] have a label for every status', async () => {
    const requests = REQUEST_STATUSES.map((status, n) => ({ ...REQUEST, uuid: `request-${n}`, status }));
    await render({ 'GET /case/{id}/request': requests });
    const shown = await rows();
    for (const [n, status] of REQUEST_STATUSES.entries())
      expect(shown[n]).toHaveTextContent(String(requestStatusMessages[status].defaultMessage));
  });

  it('[CA-15] say when there will be some, also of a doctor’s case', async () => {
    await render({ 'GET /dso/case/{id}/request': [] }, 'doctor');
    expect(await screen.findByText(/^There is no request/)).toBeVisible();
  });

  it('[CA-15] follow what happens without a reload', async () => {
    let requests = [REQUEST];
    await render({ 'GET /case/{id}/request': () => requests });
    expect(await screen.findByText('Rejected')).toBeVisible();
    requests = [{ ...REQUEST, status: 'CANCELED' }];
    act(() => bus.emit('request:updated', { uuid: REQUEST.uuid, caseUuid: CASE_UUID }));
    expect(await screen.findByText('Canceled')).toBeVisible();
    requests = [{ ...REQUEST, status: 'SHIPPED' }];
    act(() => bus.emit('shipment:updated', { uuid: buildShipment().uuid }));
    expect(await screen.findByText('Shipped')).toBeVisible();
  });

  it('[SM-05] keep what is typed into a new one when none can be made any more', async () => {
    const user = userEvent.setup();
    let next = NEXT;
    await render({
      'GET /case/{id}/next': () => next,
      'GET /case/{id}/request': [],
      'GET /case/{id}/requestable': buildRequestableCase(),
    });
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    await user.type(await screen.findByRole('textbox', { name: /^Note for the lab/ }), 'Bitten through');
    next = { ...NEXT, isRequestable: false };
    act(() => bus.emit('request:updated', { uuid: REQUEST.uuid, caseUuid: CASE_UUID }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'New request' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Note for the lab/ })).toHaveValue('Bitten through');
  });
});
