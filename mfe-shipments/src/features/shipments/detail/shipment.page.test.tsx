import { bus } from '@portal/shared/bus';
import type { Shipment } from '@portal/shared/contract';
import { buildCase, buildShipment, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildEntry, COURIERS, PARCEL, SENT_ON } from '../../../testing/parcels';
import { renderShipments } from '../../../testing/render-shipments';

const OWN = buildShipment({ airwayBillNumber: '1234567890' });
const at = (type: string, tab = 'parcel') => `/shipments/${type}/${PARCEL.uuid}/${tab}`;
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const ofCall = (seen: Awaited<ReturnType<typeof renderShipments>>['seen'], call: string) =>
  seen.filter((one) => one.call === call).map(({ request }) => request);

beforeEach(() => signIn());

describe('the page of one shipment', () => {
  it('[SM-02] shows the way from the lab apart from the way on to the doctor', async () => {
    await renderShipments({ 'GET /dso/shipment/{id}': SENT_ON }, at('dso'));
    const first = await region('From the lab');
    expect(first.getByRole('link', { name: /^1234567890: track/ })).toHaveAttribute(
      'href',
      'https://courier.example/1234567890',
    );
    expect(first.getByText('DHL Express')).toBeVisible();
    expect(first.getByText('Bright Smile Receiving')).toBeVisible();
    expect(first.getByText('Default shipping address')).toBeVisible();
    const last = await region('On to the doctor');
    expect(last.getByText('Own courier')).toBeVisible();
    expect(last.getByText('LM-1')).toHaveAttribute('dir', 'ltr');
    expect(last.queryByRole('link')).toBeNull();
    expect(screen.getByText('Nobody has said yet that it has arrived.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'S-20001' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Doctor Shipments' })).toHaveAttribute('href', '/shipments/dso');
    expect(screen.queryByRole('button', { name: 'Send on' })).toBeNull();
  });

  it('[SM-02] says that a parcel to the doctor’s address goes straight there', async () => {
    const straight: Shipment = { ...PARCEL, shipTo: { ...PARCEL.shipTo!, via: 'doctor' } };
    await renderShipments({ 'GET /dso/shipment/{id}': straight }, at('dso'));
    const last = await region('On to the doctor');
    expect(
      last.getByText('It goes straight to the doctor. Choose “Send on” once it is there.'),
    ).toBeVisible();
    expect(screen.queryByText('To be sent on')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send on' })).not.toHaveClass('ant-btn-primary');
  });

  it('[SM-02] shows its cases, and what it brings for each', async () => {
    const [sarah, omar] = PARCEL.cases.map((found) =>
      buildCase({ ...found, side: 'doctor', status: 'ACTIVE' }),
    );
    const { user } = await renderShipments(
      { 'GET /dso/shipment/{id}': PARCEL, 'GET /dso/shipment/{id}/case': [sarah!, omar!] },
      at('dso'),
    );
    await user.click(await screen.findByRole('tab', { name: 'Cases (2)' }));
    await waitFor(() => expect(window.location.pathname).toBe(at('dso', 'cases')));
    const rows = within(await screen.findByRole('table', { name: 'Cases' }));
    expect(rows.getByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      `/doctor/all/${sarah!.uuid}/overview`,
    );
    expect(rows.getByText('1st batch, stages 1–10')).toBeVisible();
    expect(rows.getByRole('link', { name: 'Retainer R-1004 (upper arch, stage 12)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/request\//),
    );
    expect(rows.getByText('Omar Haddad')).toBeVisible();
    expect(rows.getByRole('link', { name: 'Ask about it in the chat of C-10001' })).toHaveAttribute(
      'href',
      `/cases/dso/${sarah!.uuid}/chat?refers=parcel:${PARCEL.uuid}`,
    );
  });

  it('[SM-02] shows with each case how it was sent on where that was not together', async () => {
    const [alone, other] = PARCEL.contents;
    const lastMile = {
      ...SENT_ON.lastMile!,
      airwayBillNumber: 'LM-2',
      trackingUrl: 'https://own.example/LM-2',
    };
    const apart: Shipment = {
      ...SENT_ON,
      lastMile: { ...SENT_ON.lastMile!, courier: null, airwayBillNumber: null },
      contents: [{ ...alone!, lastMile }, other!],
    };
    const cases = PARCEL.cases.map((found) => buildCase({ ...found, side: 'doctor' }));
    const { user } = await renderShipments(
      { 'GET /dso/shipment/{id}': apart, 'GET /dso/shipment/{id}/case': cases },
      at('dso'),
    );
    expect(await screen.findByText(/^Some of it was sent on by itself/)).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Cases (2)' }));
    const row = within(await screen.findByRole('row', { name: /C-10001/ }));
    expect(row.getByText('Sent on by itself on 05 Mar 2026')).toBeVisible();
    expect(row.getByText('Own courier')).toBeVisible();
    expect(row.getByRole('link', { name: /^LM-2: track/ })).toHaveAttribute(
      'href',
      'https://own.example/LM-2',
    );
    expect(screen.getAllByText(/^Sent on by itself/)).toHaveLength(1);
  });

  it('[SM-02] shows the cases of an own shipment', async () => {
    const sarah = buildCase({ ...OWN.cases[0], patientName: 'Sarah Miller', side: 'client' });
    await renderShipments(
      { 'GET /shipment/{id}': OWN, 'GET /shipment/{id}/case': [sarah] },
      at('client', 'cases'),
    );
    const rows = within(await screen.findByRole('table', { name: 'Cases' }));
    expect(rows.getByText('Sarah Miller')).toBeVisible();
    expect(rows.getByRole('link', { name: sarah.identifier })).toHaveAttribute(
      'href',
      `/admin/all/${sarah.uuid}/overview`,
    );
  });

  it('tells what happened to it, newest first, and what it has no words for as a change', async () => {
    await renderShipments(
      {
        'GET /shipment/{id}': OWN,
        'GET /shipment/{id}/history': [
          buildEntry('shipmentMissing', { actor: 'client', actorName: 'Ada Admin', note: 'Not at the desk' }),
          buildEntry('shipmentShipped'),
          buildEntry('shipmentSingsASong'),
        ],
      },
      at('client', 'timeline'),
    );
    const entries = await region('Timeline');
    const items = entries.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Reported missing.*Ada Admin.*Not at the desk$/),
      expect.stringMatching(/^Handed to the courier.*The lab$/),
      expect.stringMatching(/^Changed/),
    ]);
  });

  it('[SM-02] follows a shipment that moves', async () => {
    let shipment = OWN;
    await renderShipments({ 'GET /shipment/{id}': () => shipment }, at('client'));
    expect(await screen.findByText('Pending')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'It has arrived' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'On to the doctor' })).toBeNull();
    shipment = { ...OWN, status: 'SHIPPED' };
    bus.emit('shipment:updated', { uuid: OWN.uuid });
    expect(await screen.findByText('Shipped')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'It has arrived' })).toBeEnabled();
  });

  it('[SM-02] says when there is no such shipment', async () => {
    const answer = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await renderShipments({ 'GET /shipment/{id}': answer }, at('client'));
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Client Shipments' })[0]).toHaveAttribute(
      'href',
      '/shipments/client',
    );
  });

  it('[SM-02] asks for nothing at an unknown tab', async () => {
    const { seen } = await renderShipments({}, at('client', 'nothing'));
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
    expect(seen).toEqual([]);
  });
});

describe('what a company says of a parcel', () => {
  it('that it has arrived', async () => {
    let shipment = PARCEL;
    const { user, seen } = await renderShipments(
      {
        'GET /dso/shipment/{id}': () => shipment,
        'PUT /dso/shipment/{id}/arrival': () => (shipment = said('ARRIVED')),
      },
      at('dso'),
    );
    await user.click(await screen.findByRole('button', { name: 'It has arrived' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const arrival = await region('Arrival');
    expect(await arrival.findByText('Arrived')).toBeVisible();
    expect(arrival.getByText('Ada Admin')).toBeVisible();
    expect(ofCall(seen, 'PUT /dso/shipment/{id}/arrival')[0]?.body).toEqual({ arrival: 'ARRIVED' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'It has arrived' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Missing or wrong' })).toBeEnabled();
  });

  it('that it is missing or wrong, in the chat of one of its cases, which opens', async () => {
    const { user, seen } = await renderShipments(
      {
        'GET /dso/shipment/{id}': PARCEL,
        'PUT /dso/shipment/{id}/arrival': () => said('WRONG', PARCEL.cases[1]!.uuid),
      },
      at('dso'),
    );
    await user.click(await screen.findByRole('button', { name: 'Missing or wrong' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Shipment S-20001 is missing or wrong' }),
    );
    const send = dialog.getByRole('button', { name: 'Report and open the chat' });
    expect(send).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Something in it is missing, wrong or damaged' }));
    await user.click(dialog.getByRole('combobox', { name: /About the case/ }));
    await user.click(await screen.findByTitle('C-10002 · Omar Haddad'));
    await user.type(dialog.getByLabelText(/What the lab should know/), 'Two aligners short');
    expect(dialog.getByText('18 / 2000')).toBeVisible();
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(window.location.pathname).toBe(`/cases/dso/${PARCEL.cases[1]!.uuid}/chat`));
    expect(ofCall(seen, 'PUT /dso/shipment/{id}/arrival')[0]?.body).toEqual({
      arrival: 'WRONG',
      caseUuid: PARCEL.cases[1]!.uuid,
      note: 'Two aligners short',
    });
  });

  it('[SM-02] that it is missing or wrong, about a case whose patient data is not erased', async () => {
    const [first, second] = PARCEL.cases;
    const erased = { ...first!, patientName: '' };
    const third = { ...first!, uuid: OWN.uuid, identifier: 'C-10003', patientName: 'Zoe Clark' };
    let shipment = { ...PARCEL, cases: [erased, second!, third] };
    const { user } = await renderShipments({ 'GET /dso/shipment/{id}': () => shipment }, at('dso'));
    await user.click(await screen.findByRole('button', { name: 'Missing or wrong' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByTitle('C-10002 · Omar Haddad')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: /About the case/ }));
    expect(await screen.findByTitle('C-10003 · Zoe Clark')).toBeInTheDocument();
    expect(screen.queryByTitle(/^C-10001/)).toBeNull();
    shipment = { ...PARCEL, cases: [erased] };
    act(() => bus.emit('shipment:updated', { uuid: PARCEL.uuid }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Missing or wrong' })).toBeNull());
  });

  it('[SM-02] [SM-06] that it is on its way to the doctor, by a courier of the server’s list', async () => {
    let shipment = PARCEL;
    const { user, seen } = await renderShipments(
      {
        'GET /dso/shipment/{id}': () => shipment,
        'GET /courier': COURIERS,
        'PUT /dso/shipment/{id}/lastmile': () => (shipment = SENT_ON),
      },
      at('dso'),
    );
    await user.click(await screen.findByRole('button', { name: 'Send on' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /Courier/ }));
    await user.click(await screen.findByTitle('DHL Express'));
    const bill = dialog.getByRole('textbox', { name: /Airway bill number/ });
    await user.type(bill, '1Z 12');
    expect(
      await dialog.findByText('This is no airway bill of DHL Express: theirs look like 1234567890'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send on' })).toBeDisabled();
    await user.clear(bill);
    await user.type(bill, '123-456 7890');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send on' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Send on' }));
    expect(await screen.findByText('LM-1')).toBeVisible();
    expect(ofCall(seen, 'PUT /dso/shipment/{id}/lastmile')[0]?.body).toEqual({
      courierId: 1,
      airwayBillNumber: '123-456 7890',
    });
  });

  it('[SM-02] and keeps what is typed when a colleague has sent it on meanwhile', async () => {
    let shipment = PARCEL;
    const { user } = await renderShipments(
      { 'GET /dso/shipment/{id}': () => shipment, 'GET /courier': COURIERS },
      at('dso'),
    );
    await user.click(await screen.findByRole('button', { name: 'Send on' }));
    const bill = { name: /Airway bill number/ };
    await user.type(await screen.findByRole('textbox', bill), '123-456 7890');
    shipment = SENT_ON;
    act(() => bus.emit('shipment:updated', { uuid: PARCEL.uuid }));
    expect(await screen.findByText('LM-1')).toBeInTheDocument();
    expect(screen.getByRole('textbox', bill)).toHaveValue('123-456 7890');
  });

  it('[SH-27] not where the company is blocked, and says why to the keyboard, too', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    const { user } = await renderShipments({ 'GET /dso/shipment/{id}': PARCEL }, at('dso'));
    for (const name of ['Missing or wrong', 'It has arrived', 'Send on'])
      expect(await screen.findByRole('button', { name })).toBeDisabled();
    screen.getByRole('link', { name: 'Packing slip' }).focus();
    await user.tab();
    expect(await screen.findByRole('tooltip', { name: 'You are blocked' })).toBeInTheDocument();
  });
});

function said(status: 'ARRIVED' | 'WRONG', caseUuid: string | null = null): Shipment {
  const reportedAt = '2026-03-06T08:00:00.000Z';
  return { ...PARCEL, arrival: { status, note: null, byName: 'Ada Admin', caseUuid, reportedAt } };
}
