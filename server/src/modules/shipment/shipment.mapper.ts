import type { Shipment, ShipmentContent } from '@portal/shared/contract';
import { toLastMile, trackingUrl } from '../courier/courier.mapper';
import { toShipTo } from './ship-to';
import type { ParcelContents } from './shipment-contents.repository';
import type { ShipmentRecord } from './shipment.repository';

/** A shipment as calls answer it. */
export function toShipment(record: ShipmentRecord): Shipment {
  const { row, courier, lastMileCourier, addressUuid, contents } = record;
  const cases = new Map(contents.orders.map((line) => [line.case.uuid, line.case]));
  return {
    uuid: row.uuid,
    identifier: row.identifier,
    side: row.side,
    status: row.status,
    airwayBillNumber: row.airwayBillNumber,
    courier: courier && { id: courier.id, title: courier.title },
    trackingUrl: trackingUrl(courier, row.airwayBillNumber),
    caseCount: cases.size,
    cases: [...cases.values()],
    contents: toContents(contents),
    shipTo: toShipTo(row.shipTo, addressUuid),
    createdAt: row.createdAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    lastMile: toLastMile({
      courier: lastMileCourier,
      airwayBillNumber: row.lastMileAirwayBill,
      shippedAt: row.lastMileAt,
    }),
    arrival: toArrival(record),
  };
}

function toArrival({ row, reportedCaseUuid }: ShipmentRecord): Shipment['arrival'] {
  const { arrival, arrivalNote, arrivalByName, arrivalAt } = row;
  if (arrival === null || arrivalAt === null) return null;
  return {
    status: arrival,
    note: arrivalNote,
    byName: arrivalByName,
    caseUuid: reportedCaseUuid,
    reportedAt: arrivalAt.toISOString(),
  };
}

/** A line for each reason why a case is in the parcel, in the order of the cases. */
export function toContents({ orders, requests }: ParcelContents): ShipmentContent[] {
  const byOrder = orders
    .filter(({ isForRequest }) => !isForRequest)
    .map(({ caseId, case: of, order, batch, plan, refinement }) => ({
      caseId,
      line: {
        case: of,
        order,
        batch,
        plan: plan && { ...plan, createdAt: plan.createdAt.toISOString() },
        refinement,
        request: null,
      },
    }));
  const byRequest = requests.map(({ caseId, case: of, request }) => ({
    caseId,
    line: { case: of, order: null, batch: null, plan: null, refinement: null, request },
  }));
  return [...byOrder, ...byRequest].toSorted((a, b) => a.caseId - b.caseId).map(({ line }) => line);
}
