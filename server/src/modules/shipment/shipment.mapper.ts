import type { Shipment, ShipmentContent } from '@portal/shared/contract';
import { toLastMile, trackingUrl } from '../courier/courier.mapper';
import { goesStraight, toShipTo } from './ship-to';
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
    contents: toContents(record),
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

/** A shipment as it is for a case in it: by the way on, and its end, of the case itself where that was sent on by itself. */
export function toShipmentOfCase(record: ShipmentRecord, caseUuid: string): Shipment {
  const shipment = toShipment(record);
  const own = shipment.contents.find((line) => line.case.uuid === caseUuid)?.lastMile;
  const { arrival, lastMile = null } = shipment;
  const way = own ?? lastMile;
  // A report that is older than the way of the parcel is of a case that went before, perhaps by the same courier and airway bill.
  const isOfCase = !own && arrival?.caseUuid === caseUuid;
  const isOfWayBefore =
    arrival !== null && way !== null && arrival.reportedAt < way.shippedAt && !goesStraight(record.row);
  return { ...shipment, lastMile: way, arrival: isOfWayBefore && !isOfCase ? null : arrival };
}

/** A line for each reason why a case is in the parcel, in the order of the cases. */
function toContents({ row, contents: { orders, requests } }: ShipmentRecord): ShipmentContent[] {
  const byOrder = orders
    .filter(({ isForRequest }) => !isForRequest)
    .map(({ caseId, case: of, order, batch, plan, refinement, ...way }) => ({
      caseId,
      line: {
        case: of,
        order,
        batch,
        plan: plan && { ...plan, createdAt: plan.createdAt.toISOString() },
        refinement,
        request: null,
        lastMile: toOwnLastMile(row, way),
      },
    }));
  const byRequest = requests.map(({ caseId, case: of, request, ...way }) => ({
    caseId,
    line: {
      ...{ case: of, order: null, batch: null, plan: null, refinement: null, request },
      lastMile: toOwnLastMile(row, way),
    },
  }));
  return [...byOrder, ...byRequest].toSorted((a, b) => a.caseId - b.caseId).map(({ line }) => line);
}

type OwnWay = Pick<ParcelContents['orders'][number], 'lastMile' | 'lastMileCourier'>;

/** Null also where it is the way of the whole parcel. */
function toOwnLastMile(
  { lastMileAt, lastMileCourierId, lastMileAirwayBill }: ShipmentRecord['row'],
  { lastMile, lastMileCourier: courier }: OwnWay,
): Shipment['lastMile'] {
  const isOfAll =
    lastMileAt !== null &&
    lastMileCourierId === (courier?.id ?? null) &&
    lastMileAirwayBill === lastMile.airwayBillNumber;
  return isOfAll ? null : toLastMile({ courier, ...lastMile });
}
