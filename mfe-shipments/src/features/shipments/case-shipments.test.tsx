import { buildCase, buildShipment, signIn } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderCasePart } from '../../testing/render-case-part';

const SHIPMENT = buildShipment({
  status: 'SHIPPED',
  airwayBillNumber: '1Z-9',
  courier: { id: 1, title: 'DHL' },
});

beforeEach(() => signIn());

describe('the shipments of a case, in the page of the case', () => {
  it.each([
    ['client', 'client', 'GET /case/{id}/shipments'],
    ['dso', 'doctor', 'GET /dso/case/{id}/shipments'],
  ] as const)('[CA-15] link to the %s shipments', async (type, side, call) => {
    await renderCasePart('caseShipments', { [call]: [SHIPMENT] }, side);
    const link = await screen.findByRole('link', { name: 'S-20001' });
    expect(link).toHaveAttribute('href', `/shipments/${type}/${SHIPMENT.uuid}/parcel`);
    expect(screen.getByRole('row', { name: /S-20001 Shipped DHL 1Z-9/ })).toBeVisible();
  });

  it('[CA-15] say when there will be some', async () => {
    await renderCasePart('caseShipments', { 'GET /case/{id}/shipments': [] });
    expect(await screen.findByText(/^There is no shipment yet/)).toBeVisible();
  });

  it('[CA-15] become those of another case when the page does', async () => {
    const other = buildCase({ uuid: '00000000-0000-4000-9000-000000000077' }).uuid;
    const part = await renderCasePart('caseShipments', {
      'GET /case/{id}/shipments': ({ params }) => (params['id'] === other ? [] : [SHIPMENT]),
    });
    await screen.findByRole('link', { name: 'S-20001' });
    part.update({ caseUuid: other, side: 'client' });
    expect(await screen.findByText(/^There is no shipment yet/)).toBeVisible();
  });
});
