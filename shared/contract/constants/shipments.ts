import type { FilterExpression } from '../resources/filter';
import type { CaseSide } from './cases';
import { findTransition, type Actor, type Condition, type Transition } from './transitions';

export const SHIPMENT_STATUSES = ['PENDING', 'SHIPPED'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** What who waited for a parcel said of it, last. */
export const SHIPMENT_ARRIVALS = ['ARRIVED', 'MISSING', 'WRONG'] as const;
export type ShipmentArrival = (typeof SHIPMENT_ARRIVALS)[number];

export const SHIPMENT_ACTIONS = [
  'ship',
  'lastMile',
  'confirmArrival',
  'reportMissing',
  'reportWrong',
] as const;
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number];
/** The action by which each is said. */
export const ARRIVAL_ACTIONS = {
  ARRIVED: 'confirmArrival',
  MISSING: 'reportMissing',
  WRONG: 'reportWrong',
} as const satisfies Record<ShipmentArrival, ShipmentAction>;

/** Labelled entries of a shipment's history. */
export const SHIPMENT_HISTORY_ACTIONS = ['shipmentBooked', 'shipmentShipped', 'shipmentLastMile'] as const;
export const ARRIVAL_HISTORY_ACTIONS = ['shipmentArrived', 'shipmentMissing', 'shipmentWrong'] as const;
export type ShipmentHistoryAction =
  | (typeof SHIPMENT_HISTORY_ACTIONS)[number]
  | (typeof ARRIVAL_HISTORY_ACTIONS)[number];

export interface ShipmentFacts {
  readonly side: CaseSide;
  /** A doctors' parcel that the organisation has sent on. */
  readonly isSentOn?: boolean;
  /** What was said of its arrival, on the way that it has gone last. */
  readonly arrival?: ShipmentArrival | null;
}
export type ShipmentTransition = Transition<
  ShipmentAction,
  ShipmentStatus,
  ShipmentHistoryAction,
  ShipmentFacts
>;

const TO_BE_SENT_ON: Condition<ShipmentFacts> = {
  label: 'doctors’ parcel, not sent on yet',
  holds: ({ side, isSentOn }) => side === 'doctor' && isSentOn !== true,
};
/** Who said the wrong thing says the right one; the same is not said twice. */
const notYet = (arrival: ShipmentArrival): Condition<ShipmentFacts> => ({
  label: `not said to be ${arrival}`,
  holds: (facts) => facts.arrival !== arrival,
});
const CLIENT: readonly Actor[] = ['client'];

/** The one table of a shipment's transitions (specification § 4). What is shipped stays so; the rest is facts of it. */
export const SHIPMENT_TRANSITIONS: readonly ShipmentTransition[] = [
  { action: 'ship', from: ['PENDING'], to: 'SHIPPED', by: ['provider'], history: 'shipmentShipped' },
  // The organisation sends a doctors' parcel on, and what is in it has arrived with it.
  {
    action: 'lastMile',
    from: ['SHIPPED'],
    to: 'SHIPPED',
    // With the last of what is in it, whoever said that this had come.
    by: ['client', 'provider', 'system'],
    history: 'shipmentLastMile',
    when: TO_BE_SENT_ON,
  },
  {
    action: 'confirmArrival',
    from: ['SHIPPED'],
    to: 'SHIPPED',
    by: CLIENT,
    history: 'shipmentArrived',
    when: notYet('ARRIVED'),
  },
  {
    action: 'reportMissing',
    from: ['SHIPPED'],
    to: 'SHIPPED',
    by: CLIENT,
    history: 'shipmentMissing',
    when: notYet('MISSING'),
  },
  {
    action: 'reportWrong',
    from: ['SHIPPED'],
    to: 'SHIPPED',
    by: CLIENT,
    history: 'shipmentWrong',
    when: notYet('WRONG'),
  },
];

/** The transition an action would make now, or nothing when it is not allowed. */
export function findShipmentTransition(
  action: ShipmentAction,
  from: ShipmentStatus,
  facts: ShipmentFacts,
  actor: Actor,
): ShipmentTransition | undefined {
  return findTransition(SHIPMENT_TRANSITIONS, { action, from, facts, actor });
}

/**
 * An airway bill as it is kept and compared: people type spaces and hyphens as they are printed.
 * @param number as typed, not blank
 */
export function normaliseAirwayBill(number: string): string {
  return number.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether an airway bill has the form of its courier's numbers; any has where the courier has no form. */
export function isAirwayBillOf(
  { airwayBillPattern }: { readonly airwayBillPattern: string | null },
  number: string,
): boolean {
  return (
    airwayBillPattern === null || new RegExp(`^(?:${airwayBillPattern})$`).test(normaliseAirwayBill(number))
  );
}

/** The filter of a list of doctors' parcels for those that have come and are still to be sent on; those straight to the doctor are not. */
export const TO_BE_SENT_ON_FILTER: FilterExpression = {
  op: 'AND',
  value: [
    { op: 'EQ', key: 'status', value: 'SHIPPED' },
    { op: 'NULL', key: 'lastMile.shippedAt' },
    { op: 'NOT', key: 'shipTo.via', value: 'doctor' },
  ],
};
