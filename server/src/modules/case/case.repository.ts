import type { CaseSide, CaseStatus } from '@portal/shared/contract';
import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseAsset, caseHistory, contact, dentalCase, doctor } from '../../db/schema';
import { contains } from '../../lists/filter-sql';
import type { ListRequest } from '../../lists/list-query';
import { inScope, type CaseScope } from './case-scope';

const CASE_COLUMNS = {
  row: dentalCase,
  doctor: {
    uuid: doctor.uuid,
    name: doctor.name,
    email: doctor.email,
    locationCountryId: doctor.countryId,
    status: doctor.status,
  },
  assignedRm: { uuid: contact.uuid, name: contact.name },
};

const selectCases = (db: Db) =>
  db
    .select(CASE_COLUMNS)
    .from(dentalCase)
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(contact, eq(contact.id, dentalCase.assignedRmId))
    .$dynamic();

export type CaseRecord = Awaited<ReturnType<typeof selectCases>>[number];

export async function findCase(db: Db, scope: CaseScope, uuid: string): Promise<CaseRecord | null> {
  const [record] = await selectCases(db).where(and(eq(dentalCase.uuid, uuid), inScope(scope)));
  return record ?? null;
}

export interface CaseListFilter {
  readonly scope: CaseScope;
  readonly list: ListRequest;
  readonly status?: CaseStatus | undefined;
  readonly search?: string | undefined;
}

export async function listCases(
  db: Db,
  filter: CaseListFilter,
): Promise<{ records: CaseRecord[]; total: number }> {
  const where = and(
    inScope(filter.scope),
    filter.list.where,
    filter.status && eq(dentalCase.status, filter.status),
    matching(filter.search),
  );
  const records = await selectCases(db)
    .where(where)
    .orderBy(...filter.list.orderBy)
    .limit(filter.list.limit)
    .offset(filter.list.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(dentalCase)
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}

/** Identifier, patient or reference holds the text. */
function matching(search: string | undefined): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  return or(
    contains(dentalCase.identifier, text),
    contains(dentalCase.patientName, text),
    contains(dentalCase.clientReferenceId, text),
  );
}

export async function countByStatus(
  db: Db,
  scope: { companyId: number; side: CaseSide },
  statuses: readonly CaseStatus[],
): Promise<Map<CaseStatus, number>> {
  const rows = await db
    .select({ status: dentalCase.status, count: count() })
    .from(dentalCase)
    .where(and(inScope(scope), inArray(dentalCase.status, [...statuses])))
    .groupBy(dentalCase.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

export type NewCaseRow = typeof dentalCase.$inferInsert;

export async function insertCase(tx: Db, values: NewCaseRow): Promise<typeof dentalCase.$inferSelect> {
  const [row] = await tx.insert(dentalCase).values(values).returning();
  if (!row) throw new Error('The case was not inserted');
  return row;
}

export type CaseFields = Partial<
  Pick<
    NewCaseRow,
    | 'patientName'
    | 'productId'
    | 'clientReferenceId'
    | 'impressionType'
    | 'packageType'
    | 'patientType'
    | 'arch'
    | 'notes'
    | 'doctorId'
    | 'side'
    | 'assignedRmId'
  >
>;

export async function updateCase(
  tx: Db,
  caseId: number,
  fields: CaseFields,
): Promise<typeof dentalCase.$inferSelect> {
  const [row] = await tx
    .update(dentalCase)
    .set({ ...fields, updatedAt: new Date(), version: sql`${dentalCase.version} + 1` })
    .where(eq(dentalCase.id, caseId))
    .returning();
  if (!row) throw new Error('The locked case is gone');
  return row;
}

export async function listHistory(
  db: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<(typeof caseHistory.$inferSelect)[]> {
  const rows = await db
    .select({ entry: caseHistory })
    .from(caseHistory)
    .innerJoin(dentalCase, eq(dentalCase.id, caseHistory.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .orderBy(desc(caseHistory.id));
  return rows.map(({ entry }) => entry);
}

/** The doctor of an organisation, for a case of its. */
export async function findDoctorForCase(tx: Db, companyId: number, doctorUuid: string) {
  const [row] = await tx
    .select({ id: doctor.id, status: doctor.status, assignedRmId: doctor.assignedRmId })
    .from(doctor)
    .where(and(eq(doctor.uuid, doctorUuid), eq(doctor.companyId, companyId)));
  return row ?? null;
}

/** Types and states of a case's records, for the check before it is submitted. */
export async function listAssetStates(tx: Db, caseId: number) {
  return tx
    .select({ assetType: caseAsset.assetType, state: caseAsset.state, activeAt: caseAsset.activeAt })
    .from(caseAsset)
    .where(eq(caseAsset.caseId, caseId));
}
