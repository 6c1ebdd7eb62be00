import { OPEN_REQUEST_STATUSES, RETENTION_REASONS } from '@portal/shared/contract';
import { and, desc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseErasure, dentalCase, doctor, refinement, serviceRequest } from '../../../db/schema';
import type { CaseRow } from '../../case/state/case-state.repository';

export interface PatientCaseRecord {
  readonly row: CaseRow;
  readonly doctorName: string | null;
  readonly hasOpenRequest: boolean;
  /** A clinic asks for one, and nobody has decided about it. */
  readonly hasAskedRefinement: boolean;
  /** Of a scheduled erasure. */
  readonly erasureDueAt: Date | null;
  readonly isErasureByPortal: boolean;
}

/** A case and those of its company that bear the same patient's name, whatever the case of its letters; the case itself first. */
export async function listCasesOfName(
  db: Db,
  { id, companyId, patientName }: Pick<CaseRow, 'id' | 'companyId' | 'patientName'>,
  limit: number,
): Promise<PatientCaseRecord[]> {
  const rows = await db
    .select({
      row: dentalCase,
      doctorName: doctor.name,
      hasOpenRequest: sql<boolean>`${exists(openRequests(db))}`,
      hasAskedRefinement: sql<boolean>`${exists(askedRefinements(db))}`,
      erasureDueAt: caseErasure.dueAt,
      isErasureByPortal: sql<boolean>`coalesce(${inArray(caseErasure.reason, [...RETENTION_REASONS])}, false)`,
    })
    .from(dentalCase)
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(caseErasure, and(eq(caseErasure.caseId, dentalCase.id), eq(caseErasure.state, 'scheduled')))
    .where(
      or(
        eq(dentalCase.id, id),
        and(
          eq(dentalCase.companyId, companyId),
          // Both sides, so that the index of names is used.
          inArray(dentalCase.side, ['client', 'doctor']),
          ne(dentalCase.patientName, ''),
          eq(sql`lower(${dentalCase.patientName})`, sql`lower(${patientName})`),
          isNull(dentalCase.erasedAt),
        ),
      ),
    )
    .orderBy(desc(eq(dentalCase.id, id)), desc(dentalCase.id))
    .limit(limit);
  return rows;
}

/** Requests for a case of the outer query that are not at an end. */
function openRequests(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(serviceRequest)
    .where(
      and(
        eq(serviceRequest.caseId, dentalCase.id),
        inArray(serviceRequest.status, [...OPEN_REQUEST_STATUSES]),
      ),
    );
}

/** Of a case of the outer query. */
function askedRefinements(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(refinement)
    .where(and(eq(refinement.caseId, dentalCase.id), eq(refinement.asked, 'REQUESTED')));
}

/** The status of a request that is still to be answered or on its way, if a case has one. */
export async function findOpenRequestStatus(tx: Db, caseId: number) {
  const [row] = await tx
    .select({ status: serviceRequest.status })
    .from(serviceRequest)
    .where(and(eq(serviceRequest.caseId, caseId), inArray(serviceRequest.status, [...OPEN_REQUEST_STATUSES])))
    .limit(1);
  return row?.status ?? null;
}
