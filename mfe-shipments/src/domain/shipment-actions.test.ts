import {
  SHIPMENT_ARRIVALS,
  SHIPMENT_STATUSES,
  type Shipment,
  type ShipmentArrival,
} from '@portal/shared/contract';
import { buildShipment } from '@portal/shared/testing';
import { PARCEL } from '../testing/parcels';
import { canSendOn, isToBeSentOn, offeredArrivals } from './shipment-actions';

const NOW = '2026-03-02T10:00:00.000Z';
const LAST_MILE = { courier: null, airwayBillNumber: null, trackingUrl: null, shippedAt: NOW };
const saidOf = (status: ShipmentArrival | null): Shipment['arrival'] =>
  status && { status, note: null, byName: null, caseUuid: null, reportedAt: NOW };

const STATES = SHIPMENT_STATUSES.flatMap((status) =>
  (['client', 'doctor'] as const).flatMap((side) =>
    [false, true].flatMap((isSentOn) =>
      [null, ...SHIPMENT_ARRIVALS].map((said) => [status, side, isSentOn, said] as const),
    ),
  ),
);

test.each(STATES)('[SM-02] a parcel that is %s, of side %s, sent on: %s, said to be %s', (...state) => {
  const [status, side, isSentOn, said] = state;
  const lastMile = isSentOn ? LAST_MILE : null;
  const shipment = buildShipment({ status, side, lastMile, arrival: saidOf(said) });
  const hasLeft = status === 'SHIPPED';
  expect(canSendOn(shipment)).toBe(hasLeft && side === 'doctor' && !isSentOn);
  expect(isToBeSentOn(shipment)).toBe(canSendOn(shipment));
  expect(offeredArrivals(shipment)).toEqual(hasLeft ? SHIPMENT_ARRIVALS.filter((one) => one !== said) : []);
});

test.each([
  ['default', true],
  ['company', true],
  ['doctor', false],
  [null, true],
] as const)(
  '[SM-02] a doctors’ parcel that has come by the address of kind %s is to be sent on: %s',
  (via, isWaiting) => {
    const shipment: Shipment = { ...PARCEL, shipTo: via && { ...PARCEL.shipTo!, via } };
    expect([canSendOn(shipment), isToBeSentOn(shipment)]).toEqual([true, isWaiting]);
  },
);
