import { bus } from '@portal/shared/bus';
import { BATCH_NUMBERS, ORDER_STATUSES, type Case, type Order } from '@portal/shared/contract';
import type { SlotEntry } from '@portal/shared/mfe';
import { buildCase, fillSlots, signIn } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uuidOf } from '../../testing/builders';
import { BATCH, ORDER } from '../../testing/case-parts';
import { onPhone } from '../../testing/screen-width';
import { COUNTS, renderCases, servedCase, type Served } from '../../testing/render-cases';
import { orderStatusMessages } from './orders.messages';

const NOW = '2026-03-02T09:30:00.000Z';
const CASE = buildCase({ status: 'IN_MFG', submittedAt: NOW });
const REQUESTS: SlotEntry = {
  slot: 'case.tab',
  domain: 'shipments',
  id: 'requests',
  title: { en: 'Requests', tr: 'Talepler', ar: 'الطلبات' },
};
const SHIPMENTS: SlotEntry = {
  ...REQUESTS,
  id: 'shipments',
  title: { en: 'Shipments', tr: 'Gönderiler', ar: 'الشحنات' },
};
const DOCTORS = { ...CASE, side: 'doctor' } as const;

beforeEach(() => signIn());

const showTab = (tab: string, served: Served, caseRecord: Case = CASE) =>
  renderCases(`/admin/all/${CASE.uuid}/${tab}`, servedCase(caseRecord, served));
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('what is made of a case', () => {
  it('[CA-21] shows orders with each of their statuses, and why one was refused', async () => {
    const orders = ORDER_STATUSES.map((status, n) => ({
      ...ORDER,
      uuid: uuidOf(n),
      status,
      rejectReason: status === 'CANCELED' ? 'Undercut too deep' : null,
    }));
    await showTab('orders', { 'GET /case/{id}/order': orders });
    const rows = await rowsOf('Orders');
    expect(rows).toHaveLength(8);
    for (const [n, status] of ORDER_STATUSES.entries())
      expect(rows[n]).toHaveTextContent(String(orderStatusMessages[status].defaultMessage));
    expect(rows[0]).toHaveTextContent(/^O-500Pending1st302 Mar 202602 Mar 2026/);
    expect(rows[7]).toHaveTextContent('Undercut too deep');
  });

  it('[CA-21] shows an order as a card on a phone', async () => {
    onPhone();
    await showTab('orders', { 'GET /case/{id}/order': [ORDER] });
    const cards = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(cards.getByRole('listitem')).toHaveTextContent('O-500');
    expect(cards.getByText('Manufacturing')).toBeVisible();
  });

  it('[CA-16] names the batches, with their stages', async () => {
    const batches = BATCH_NUMBERS.map((number, n) => ({ ...BATCH, uuid: uuidOf(n), number }));
    await showTab('batches', { 'GET /case/{id}/batch': batches });
    const rows = await rowsOf('Batches');
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([...BATCH_NUMBERS]);
    expect(rows[0]).toHaveTextContent(/^1stShipped1–14/);
  });
});

describe('tabs of what is made of a case', () => {
  it.each([
    ['orders', /^There is no order yet/],
    ['batches', /^There is no batch yet/],
    ['refinements', /^There is no refinement/],
  ])('[CA-15] %s say when there will be some', async (tab, text) => {
    const shipped: Case = { ...CASE, hasRefinements: true };
    const calls = ['order', 'batch', 'refinement'];
    const served = Object.fromEntries(calls.map((call) => [`GET /case/{id}/${call}`, []]));
    await showTab(tab, served, shipped);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('[CA-15] stand only where there is something or can be', async () => {
    fillSlots([REQUESTS, SHIPMENTS]);
    await showTab('overview', { 'GET /case/{id}/statistics': { ...COUNTS, requests: 2 } });
    expect(await screen.findByRole('tab', { name: 'Requests 2' })).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      ...['Overview', 'Records', 'Plans', 'Orders', 'Batches', 'Requests 2', 'Shipments', 'History'],
    ]);
  });

  it('[CA-15] lead to the overview where there is nothing and will be nothing', async () => {
    await showTab('orders', { 'GET /case/{id}/order': [] }, { ...CASE, status: 'CANCELED' });
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  it('[CA-15] offer to try again after a failure', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const answer = () => (isDown ? Response.json({ message: 'Down' }, { status: 503 }) : [ORDER]);
    await showTab('orders', { 'GET /case/{id}/order': answer });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('O-500')).toBeVisible();
  });

  it('[CA-15] follow what happens without a reload', async () => {
    let orders: Order[] = [{ ...ORDER, status: 'PROCESSING' }];
    await showTab('orders', { 'GET /case/{id}/order': () => orders });
    expect(await screen.findByText('Processing')).toBeVisible();
    orders = [{ ...ORDER, status: 'SHIPPED' }];
    act(() => bus.emit('shipment:updated', { uuid: uuidOf(5) }));
    expect(await screen.findByText('Shipped')).toBeVisible();
  });

  it('[CA-15] follow a request, which may be the first', async () => {
    let requests = 0;
    fillSlots([REQUESTS]);
    await showTab(
      'overview',
      { 'GET /case/{id}/statistics': () => ({ ...COUNTS, requests }) },
      { ...CASE, status: 'CANCELED' },
    );
    await screen.findByRole('tab', { name: 'Overview' });
    expect(screen.queryByRole('tab', { name: 'Requests' })).toBeNull();
    requests = 1;
    act(() => bus.emit('request:updated', { uuid: uuidOf(40), caseUuid: CASE.uuid }));
    expect(await screen.findByRole('tab', { name: 'Requests 1' })).toBeVisible();
  });
});

describe('tabs of other domains', () => {
  it.each([
    ['client', 'admin', CASE],
    ['doctor', 'doctor', DOCTORS],
  ])('[CA-15] are told of which case they are: %s', async (side, list, caseRecord) => {
    fillSlots([SHIPMENTS]);
    await renderCases(`/${list}/all/${CASE.uuid}/shipments`, {
      [list === 'doctor' ? 'GET /dso/case/{id}' : 'GET /case/{id}']: caseRecord,
      [list === 'doctor' ? 'GET /dso/case/{id}/statistics' : 'GET /case/{id}/statistics']: COUNTS,
    });
    expect(await screen.findByRole('tab', { name: 'Shipments', selected: true })).toBeVisible();
    const props = JSON.stringify({ caseUuid: CASE.uuid, side });
    expect(screen.getByText(`shipments shipments ${props}`)).toBeVisible();
  });

  it('that the case knows nothing of stand before the history', async () => {
    fillSlots([{ ...SHIPMENTS, id: 'photos', title: { en: 'Photos', tr: 'Fotoğraflar', ar: 'الصور' } }]);
    await showTab('photos', {});
    expect(await screen.findByRole('tab', { name: 'Photos', selected: true })).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs.slice(-2)).toEqual(['Photos', 'History']);
  });

  it('that no live release has lead to the overview', async () => {
    await showTab('shipments', {});
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });
});
