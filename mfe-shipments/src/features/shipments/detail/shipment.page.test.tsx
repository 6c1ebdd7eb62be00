import { bus } from '@portal/shared/bus';
import { buildShipment, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderShipments } from '../../../testing/render-shipments';

const SHIPMENT = buildShipment({ airwayBillNumber: '1234567890' });
const CASE = SHIPMENT.cases[0]!;
const at = (type: string, tab = 'cases') => `/shipments/${type}/${SHIPMENT.uuid}/${tab}`;

beforeEach(() => signIn());

describe('the page of one shipment', () => {
  it.each([
    ['client', 'GET /shipment/{id}', 'admin', 'Client Shipments'],
    ['dso', 'GET /dso/shipment/{id}', 'doctor', 'Doctor Shipments'],
  ] as const)('[SM-02] shows a shipment of type %s and its cases', async (type, call, side, list) => {
    await renderShipments({ [call]: SHIPMENT }, at(type));
    const facts = within(await screen.findByRole('region', { name: 'Shipment' }));
    expect(facts.getByText('1234567890')).toBeInTheDocument();
    expect(facts.getByText('Courier').nextSibling).toHaveTextContent('—');
    const cases = within(screen.getByRole('table', { name: 'Cases' }));
    expect(cases.getByText('Sarah Miller')).toBeInTheDocument();
    expect(cases.getByRole('link', { name: 'C-10001' })).toHaveAttribute(
      'href',
      `/${side}/all/${CASE.uuid}/overview`,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'S-20001' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: list })).toHaveAttribute('href', `/shipments/${type}`);
  });

  it('[SM-02] follows a shipment that moves', async () => {
    let shipment = SHIPMENT;
    await renderShipments({ 'GET /shipment/{id}': () => shipment }, at('client'));
    expect(await screen.findByText('Pending')).toBeInTheDocument();
    shipment = { ...SHIPMENT, status: 'SHIPPED' };
    bus.emit('shipment:updated', { uuid: SHIPMENT.uuid });
    expect(await screen.findByText('Shipped')).toBeInTheDocument();
  });

  it('[SM-02] says when there is no such shipment', async () => {
    const answer = () => Response.json({ code: 'notFound', message: 'No' }, { status: 404 });
    await renderShipments({ 'GET /shipment/{id}': answer }, at('client'));
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });

  it('[SM-02] asks for nothing at an unknown tab', async () => {
    const { seen } = await renderShipments({}, at('client', 'nothing'));
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
    expect(seen).toEqual([]);
  });
});
