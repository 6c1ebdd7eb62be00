import { pathTo, SHIPMENT_LISTS, type CaseSide, type ShipmentListName } from '@portal/shared/contract';

export type ShipmentType = ShipmentListName;

export function isShipmentType(text: string | undefined): text is ShipmentType {
  return SHIPMENT_LISTS.some((type) => type === text);
}

/** Where the shipments of a case are listed, by whose case it is. */
export function typeOfSide(side: CaseSide): ShipmentType {
  return side === 'doctor' ? 'dso' : 'client';
}

export function listPath(type: ShipmentType): string {
  return pathTo('shipmentList', { type });
}

export function shipmentPath(type: ShipmentType, uuid: string): string {
  return pathTo('shipment', { type, shipmentId: uuid, tab: 'cases' });
}

/** A case of a shipment, a page of the cases domain. */
export function casePath(type: ShipmentType, caseId: string): string {
  const list = type === 'dso' ? 'doctor' : 'admin';
  return pathTo('case', { list, status: 'all', caseId, tab: 'overview' });
}
