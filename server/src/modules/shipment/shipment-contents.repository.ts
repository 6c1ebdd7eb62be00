import { asc, eq, inArray, and } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  batch,
  courier,
  dentalCase,
  plan,
  productionOrder,
  refinement,
  serviceRequest,
  shipmentCase,
} from '../../db/schema';

const CASE = {
  uuid: dentalCase.uuid,
  identifier: dentalCase.identifier,
  patientName: dentalCase.patientName,
};

/** Cases of some parcels, each with the order that brought it there, if that was kept. */
const selectOrders = (db: Db, shipmentIds: number[]) =>
  db
    .select({
      shipmentId: shipmentCase.shipmentId,
      isForRequest: shipmentCase.isForRequest,
      caseId: dentalCase.id,
      case: CASE,
      order: { uuid: productionOrder.uuid, identifier: productionOrder.identifier },
      batch: { uuid: batch.uuid, number: batch.number, fromStage: batch.fromStage, toStage: batch.toStage },
      plan: { uuid: plan.uuid, number: plan.number, createdAt: plan.createdAt },
      refinement: { uuid: refinement.uuid, number: refinement.number },
      lastMile: { shippedAt: shipmentCase.lastMileAt, airwayBillNumber: shipmentCase.lastMileAirwayBill },
      lastMileCourier: courier,
    })
    .from(shipmentCase)
    .innerJoin(dentalCase, eq(dentalCase.id, shipmentCase.caseId))
    .leftJoin(
      productionOrder,
      and(
        eq(productionOrder.shipmentId, shipmentCase.shipmentId),
        eq(productionOrder.caseId, shipmentCase.caseId),
      ),
    )
    .leftJoin(batch, eq(batch.id, productionOrder.batchId))
    .leftJoin(plan, eq(plan.id, productionOrder.planId))
    .leftJoin(refinement, eq(refinement.id, batch.refinementId))
    .leftJoin(courier, eq(courier.id, shipmentCase.lastMileCourierId))
    .where(inArray(shipmentCase.shipmentId, shipmentIds))
    .orderBy(asc(dentalCase.id), asc(productionOrder.id));

const selectRequests = (db: Db, shipmentIds: number[]) =>
  db
    .select({
      shipmentId: serviceRequest.shipmentId,
      caseId: serviceRequest.caseId,
      case: CASE,
      request: {
        uuid: serviceRequest.uuid,
        identifier: serviceRequest.identifier,
        type: serviceRequest.type,
        fromStep: serviceRequest.fromStep,
        toStep: serviceRequest.toStep,
        arch: serviceRequest.arch,
      },
      lastMile: { shippedAt: serviceRequest.lastMileAt, airwayBillNumber: serviceRequest.lastMileAirwayBill },
      lastMileCourier: courier,
    })
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .leftJoin(courier, eq(courier.id, serviceRequest.lastMileCourierId))
    .where(inArray(serviceRequest.shipmentId, shipmentIds))
    .orderBy(asc(serviceRequest.caseId), asc(serviceRequest.id));

/** What is in one parcel. */
export interface ParcelContents {
  readonly orders: Awaited<ReturnType<typeof selectOrders>>;
  readonly requests: Awaited<ReturnType<typeof selectRequests>>;
}

/** Reads what is in some parcels, and answers how to get it by the id of each. */
export async function readContents(
  db: Db,
  shipmentIds: number[],
): Promise<(shipmentId: number) => ParcelContents> {
  const [orders, requests] =
    shipmentIds.length === 0
      ? [[], []]
      : await Promise.all([selectOrders(db, shipmentIds), selectRequests(db, shipmentIds)]);
  const ordersOf = byShipment(orders);
  const requestsOf = byShipment(requests);
  return (id) => ({ orders: ordersOf.get(id) ?? [], requests: requestsOf.get(id) ?? [] });
}

function byShipment<T extends { readonly shipmentId: number | null }>(
  lines: readonly T[],
): Map<number | null, T[]> {
  const grouped = new Map<number | null, T[]>();
  for (const line of lines) {
    const known = grouped.get(line.shipmentId);
    if (known) known.push(line);
    else grouped.set(line.shipmentId, [line]);
  }
  return grouped;
}
