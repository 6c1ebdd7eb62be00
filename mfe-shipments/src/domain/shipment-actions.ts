import {
  ARRIVAL_ACTIONS,
  findShipmentTransition,
  SHIPMENT_ARRIVALS,
  type Shipment,
  type ShipmentAction,
  type ShipmentArrival,
} from '@portal/shared/contract';

/** The facts that decide what can be done with a parcel. */
export type DecidingFacts = Pick<Shipment, 'status' | 'side' | 'lastMile' | 'arrival'>;

/** Whether the company may do this with a parcel now. The server uses the same table. */
export function canDo(action: ShipmentAction, { status, side, lastMile, arrival }: DecidingFacts): boolean {
  const facts = { side, isSentOn: lastMile !== null, arrival: arrival?.status ?? null };
  return findShipmentTransition(action, status, facts, 'client') !== undefined;
}

/** Whether the company can say that a doctors' parcel is sent on; of one that goes straight to the doctor, that it is there. */
export function canSendOn(shipment: DecidingFacts): boolean {
  return canDo('lastMile', shipment);
}

/** Whether the lab sends it to the doctor's own address, as in drop shipping (ADR 17): nobody sends it on. */
export function goesStraight({ shipTo }: Pick<Shipment, 'shipTo'>): boolean {
  return shipTo?.via === 'doctor';
}

/** Whether a doctors' parcel has come to the organisation and waits to be sent on. */
export function isToBeSentOn(shipment: DecidingFacts & Pick<Shipment, 'shipTo'>): boolean {
  return canSendOn(shipment) && !goesStraight(shipment);
}

/** What can be said of a parcel's arrival now. */
export function offeredArrivals(shipment: DecidingFacts): readonly ShipmentArrival[] {
  return SHIPMENT_ARRIVALS.filter((arrival) => canDo(ARRIVAL_ACTIONS[arrival], shipment));
}
