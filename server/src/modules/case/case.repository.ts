import { CASE_STATUSES, PHASE_OF_STATUS, type CaseStatus, type Making } from '@portal/shared/contract';
import { and, desc, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  caseAsset,
  caseErasure,
  caseHistory,
  company,
  companyConfiguration,
  contact,
  dentalCase,
  doctor,
  productionOrder,
} from '../../db/schema';
import { isErasureObsolete } from './case-activity.repository';
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

/** Cases with their doctor and relationship manager. */
export const selectCases = (db: Db) =>
  db
    .select(CASE_COLUMNS)
    .from(dentalCase)
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(contact, eq(contact.id, dentalCase.assignedRmId))
    .$dynamic();

export type CaseRecord = Awaited<ReturnType<typeof selectCases>>[number];

/** A case by itself, with whose it is and how it is made: as the newest of its orders that counts says. */
export interface OneCaseRecord extends CaseRecord {
  readonly company: { readonly uuid: string; readonly name: string };
  readonly making: Making | null;
  /** When its patient data is to be erased, unless the portal will give that up. */
  readonly erasesAt: Date | null;
}

/** In these what is made next is still to be ordered: what was sent says nothing of it, an order that waits does. */
const TO_BE_ORDERED: readonly CaseStatus[] = [
  'ORDER_REJECTED',
  ...CASE_STATUSES.filter((status) => {
    const phase = PHASE_OF_STATUS[status];
    return phase === 'submission' || phase === 'qualityCheck' || phase === 'treatmentPlan';
  }),
];

const newestMaking = sql<Making | null>`(
  select ${productionOrder.making} from ${productionOrder}
  where ${and(
    eq(productionOrder.caseId, dentalCase.id),
    ne(productionOrder.status, 'CANCELED'),
    or(ne(productionOrder.status, 'SHIPPED'), notInArray(dentalCase.status, [...TO_BE_ORDERED])),
  )}
  order by ${productionOrder.id} desc limit 1
)`;

export async function findCase(db: Db, scope: CaseScope, uuid: string): Promise<OneCaseRecord | null> {
  const [found] = await db
    .select({
      ...CASE_COLUMNS,
      company: { uuid: company.uuid, name: company.name },
      making: newestMaking,
      erasure: caseErasure,
    })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .leftJoin(contact, eq(contact.id, dentalCase.assignedRmId))
    .leftJoin(caseErasure, and(eq(caseErasure.caseId, dentalCase.id), eq(caseErasure.state, 'scheduled')))
    .where(and(eq(dentalCase.uuid, uuid), inScope(scope)));
  if (!found) return null;
  const { erasure, ...record } = found;
  const isToCome = erasure !== null && !(await isErasureObsolete(db, erasure));
  return { ...record, erasesAt: isToCome ? erasure.dueAt : null };
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
    | 'trimLine'
    | 'offset'
    | 'material'
    | 'teeth'
    | 'prescription'
    | 'notes'
    | 'doctorId'
    | 'side'
    | 'assignedRmId'
    | 'withTs'
    | 'customFields'
    | 'dueOn'
    | 'appointmentOn'
    | 'changedBy'
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

/**
 * The doctor of an organisation, for a case of its; also one who was removed, as the cases keep them. The relationship manager
 * stays the doctor's until the transaction ends.
 */
export async function findDoctorForCase(tx: Db, companyId: number, doctorUuid: string) {
  const [row] = await tx
    .select({
      id: doctor.id,
      status: doctor.status,
      assignedRmId: doctor.assignedRmId,
      removedAt: doctor.removedAt,
    })
    .from(doctor)
    .where(and(eq(doctor.uuid, doctorUuid), eq(doctor.companyId, companyId)))
    .for('share');
  return row ?? null;
}

/** Types, states and sizes of a case's records, newest first, for the check before it is submitted. */
export async function listAssetStates(tx: Db, caseId: number) {
  return tx
    .select({
      assetType: caseAsset.assetType,
      state: caseAsset.state,
      activeAt: caseAsset.activeAt,
      contentType: caseAsset.contentType,
      size: caseAsset.size,
    })
    .from(caseAsset)
    .where(eq(caseAsset.caseId, caseId))
    .orderBy(desc(caseAsset.createdAt), desc(caseAsset.id));
}

/** Which of the fields of a case a company has, by its configuration. */
export async function findAllowedFields(tx: Db, companyId: number) {
  const [row] = await tx
    .select({
      isPackageTypeEnabled: companyConfiguration.isPackageTypeEnabled,
      isPatientTypeAllowed: companyConfiguration.isPatientTypeAllowed,
      isCustomFieldAllowed: companyConfiguration.isCustomFieldAllowed,
    })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId));
  if (!row) throw new Error(`Company ${companyId} has no configuration`);
  return row;
}
