import { pathTo, SHIPMENT_LISTS, type CaseSide, type ShipmentListName } from '@portal/shared/contract';

export type ShipmentType = ShipmentListName;

/** The tabs of a shipment; the slip is a page of its own. */
export const SHIPMENT_TABS = ['parcel', 'cases', 'timeline'] as const;
export type ShipmentTab = (typeof SHIPMENT_TABS)[number];
export const SLIP = 'slip';

export function isShipmentType(text: string | undefined): text is ShipmentType {
  return SHIPMENT_LISTS.some((type) => type === text);
}

export function isShipmentTab(text: string): text is ShipmentTab {
  return SHIPMENT_TABS.some((tab) => tab === text);
}

/** Where the shipments of a case are listed, by whose case it is. */
export function typeOfSide(side: CaseSide): ShipmentType {
  return side === 'doctor' ? 'dso' : 'client';
}

export function listPath(type: ShipmentType): string {
  return pathTo('shipmentList', { type });
}

export function shipmentPath(
  type: ShipmentType,
  uuid: string,
  tab: ShipmentTab | typeof SLIP = 'parcel',
): string {
  return pathTo('shipment', { type, shipmentId: uuid, tab });
}

/** A case of a shipment, a page of the cases domain. */
export function casePath(type: ShipmentType, caseId: string): string {
  const list = type === 'dso' ? 'doctor' : 'admin';
  return pathTo('case', { list, status: 'all', caseId, tab: 'overview' });
}
