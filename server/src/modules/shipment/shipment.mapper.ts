import type { Shipment } from '@portal/shared/contract';
import { toShipTo } from './ship-to';
import type { ShipmentRecord } from './shipment.repository';

/** A shipment as calls answer it. */
export function toShipment({ row, courier, lastMileCourier, addressUuid, cases }: ShipmentRecord): Shipment {
  return {
    uuid: row.uuid,
    identifier: row.identifier,
    side: row.side,
    status: row.status,
    airwayBillNumber: row.airwayBillNumber,
    courier: courier && { id: courier.id, title: courier.title },
    trackingUrl: trackingUrl(courier?.trackingTemplate ?? null, row.airwayBillNumber),
    caseCount: cases.length,
    cases,
    contents: [],
    arrival: null,
    shipTo: toShipTo(row.shipTo, addressUuid),
    createdAt: row.createdAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    lastMile: row.lastMileAt && {
      courier: lastMileCourier,
      airwayBillNumber: row.lastMileAirwayBill,
      trackingUrl: null,
      shippedAt: row.lastMileAt.toISOString(),
    },
  };
}

function trackingUrl(template: string | null, airwayBillNumber: string | null): string | null {
  return template && airwayBillNumber
    ? template.replaceAll('{airwayBill}', encodeURIComponent(airwayBillNumber))
    : null;
}
