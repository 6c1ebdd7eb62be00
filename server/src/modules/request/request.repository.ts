import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import {
  caseHistory,
  courier,
  dentalCase,
  doctor,
  rejectReason,
  serviceRequest,
  shipment,
} from '../../db/schema';
import { inScope as caseInScope, type CaseScope } from '../case/case-scope';

/** Whose requests: one company's, perhaps of one side only, or every company's for the provider. */
export type RequestScope = CaseScope;
export type RequestRow = typeof serviceRequest.$inferSelect;

/** The scope as a condition on the table of requests. */
export function inScope(scope: RequestScope): SQL | undefined {
  if (scope === 'provider') return undefined;
  return and(
    eq(serviceRequest.companyId, scope.companyId),
    scope.side && eq(serviceRequest.side, scope.side),
  );
}

const lastMileCourier = alias(courier, 'last_mile_courier');

const REQUEST_COLUMNS = {
  row: serviceRequest,
  case: { uuid: dentalCase.uuid, identifier: dentalCase.identifier, patientName: dentalCase.patientName },
  doctor: { uuid: doctor.uuid, name: doctor.name, status: doctor.status },
  rejectReason: { id: rejectReason.id, key: rejectReason.key, title: rejectReason.title },
  courier,
  lastMileCourier,
  shipmentUuid: shipment.uuid,
};

export const selectRequests = (db: Db) =>
  db
    .select(REQUEST_COLUMNS)
    .from(serviceRequest)
    .innerJoin(dentalCase, eq(dentalCase.id, serviceRequest.caseId))
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(rejectReason, eq(rejectReason.id, serviceRequest.rejectReasonId))
    .leftJoin(courier, eq(courier.id, serviceRequest.courierId))
    .leftJoin(lastMileCourier, eq(lastMileCourier.id, serviceRequest.lastMileCourierId))
    .leftJoin(shipment, eq(shipment.id, serviceRequest.shipmentId))
    .$dynamic();

export type RequestRecord = Awaited<ReturnType<typeof selectRequests>>[number];

export async function findRequest(db: Db, scope: RequestScope, uuid: string): Promise<RequestRecord | null> {
  const [record] = await selectRequests(db).where(and(eq(serviceRequest.uuid, uuid), inScope(scope)));
  return record ?? null;
}

/** Requests for a case, newest first; nothing when the case is not in the scope. */
export async function listRequestsOfCase(
  db: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<RequestRecord[]> {
  return selectRequests(db)
    .where(and(eq(dentalCase.uuid, caseUuid), caseInScope(scope)))
    .orderBy(desc(serviceRequest.id));
}

/** What happened to a request of the scope, newest first. */
export async function listRequestHistory(
  db: Db,
  scope: RequestScope,
  uuid: string,
): Promise<(typeof caseHistory.$inferSelect)[]> {
  const rows = await db
    .select({ entry: caseHistory })
    .from(caseHistory)
    .innerJoin(serviceRequest, eq(serviceRequest.caseId, caseHistory.caseId))
    .where(
      and(
        eq(serviceRequest.uuid, uuid),
        inScope(scope),
        eq(caseHistory.subject, 'request'),
        eq(caseHistory.subjectUuid, uuid),
      ),
    )
    .orderBy(desc(caseHistory.id));
  return rows.map(({ entry }) => entry);
}
