import type { Shipment } from '@portal/shared/contract';
import type { ShipmentRecord } from './shipment.repository';

export function toShipment({ row, courier, cases }: ShipmentRecord): Shipment {
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
    createdAt: row.createdAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
  };
}

function trackingUrl(template: string | null, airwayBillNumber: string | null): string | null {
  return template && airwayBillNumber
    ? template.replaceAll('{airwayBill}', encodeURIComponent(airwayBillNumber))
    : null;
}
