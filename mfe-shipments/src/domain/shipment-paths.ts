/** The two lists of shipments, as addresses name them: to the company itself, and for the doctors of its organisation. */
export const SHIPMENT_TYPES = ['client', 'dso'] as const;
export type ShipmentType = (typeof SHIPMENT_TYPES)[number];

export function isShipmentType(text: string | undefined): text is ShipmentType {
  return SHIPMENT_TYPES.some((type) => type === text);
}

export function listPath(type: ShipmentType): string {
  return `/shipments/${type}`;
}

export function shipmentPath(type: ShipmentType, uuid: string): string {
  return `/shipments/${type}/${uuid}/cases`;
}

/** A case of a shipment, a page of the cases domain. */
export function casePath(type: ShipmentType, caseUuid: string): string {
  return `/${type === 'dso' ? 'doctor' : 'admin'}/all/${caseUuid}/overview`;
}
