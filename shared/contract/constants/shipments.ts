export const SHIPMENT_STATUSES = ['PENDING', 'SHIPPED'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];
