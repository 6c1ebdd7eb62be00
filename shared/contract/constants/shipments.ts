import type { CaseSide } from './cases';
import { findTransition, type Actor, type Transition } from './transitions';

export const SHIPMENT_STATUSES = ['PENDING', 'SHIPPED'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export const SHIPMENT_ACTIONS = ['ship', 'lastMile'] as const;
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number];

/** Labelled entries of a shipment's history. */
export const SHIPMENT_HISTORY_ACTIONS = ['shipmentBooked', 'shipmentShipped', 'shipmentLastMile'] as const;
export type ShipmentHistoryAction = (typeof SHIPMENT_HISTORY_ACTIONS)[number];

export interface ShipmentFacts {
  readonly side: CaseSide;
}
export type ShipmentTransition = Transition<
  ShipmentAction,
  ShipmentStatus,
  ShipmentHistoryAction,
  ShipmentFacts
>;

/** The one table of a shipment's transitions (specification § 4). */
export const SHIPMENT_TRANSITIONS: readonly ShipmentTransition[] = [
  { action: 'ship', from: ['PENDING'], to: 'SHIPPED', by: ['provider'], history: 'shipmentShipped' },
  // The organisation sends a doctors' parcel on: it stays shipped, and its cases have arrived with it.
  {
    action: 'lastMile',
    from: ['SHIPPED'],
    to: 'SHIPPED',
    by: ['client'],
    history: 'shipmentLastMile',
    when: { label: 'doctors’ parcel', holds: ({ side }) => side === 'doctor' },
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
